/* fh-language.c: the language in which the program speaks, chosen at run time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GNU gettext follows the variable LANGUAGE, except under the locale "C" and, in the C library
 * since 2.39, under "C.UTF-8".  A machine may have no other.  But the C library accepts any name of
 * the form ll_RR.UTF-8 that it can lead back to a locale it has, and then honours LANGUAGE: so
 * names are tried until one is kept.
 */
#include "fh-language.h"

#include <glib/gi18n.h>
#include <libintl.h>
#include <locale.h>
#include <string.h>

#include "fh-made.h"

/* GNU gettext keeps what it has looked up until this number changes (its manual, "gettext grok").
 */
#if defined(__GLIBC__)
extern int _nl_msg_cat_cntr;
#endif

struct _FhLanguage
{
  GObject parent_instance;

  char *domain;
  char *localedir;
  char *code;
  char *session; /* LANGUAGE as the session had it, or NULL */
  char *region;  /* of the table, such as "US", or NULL */
  int is_rtl;    /* how that which is spoken is written; sentences ask it in any thread */
};

static FhLanguage *the_language;

G_DEFINE_FINAL_TYPE (FhLanguage, fh_language, G_TYPE_OBJECT)

static void
fh_language_class_init (FhLanguageClass *klass)
{
  FH_HOLDS (klass, FhLanguage, domain, g_free);
  FH_HOLDS (klass, FhLanguage, localedir, g_free);
  FH_HOLDS (klass, FhLanguage, code, g_free);
  FH_HOLDS (klass, FhLanguage, session, g_free);
  FH_HOLDS (klass, FhLanguage, region, g_free);

  fh_made_signal (klass, "changed", 0);
}

static void
fh_language_init (FhLanguage *self)
{
  self->code = g_strdup ("");
}

static gboolean
is_untranslated_locale (const char *locale)
{
  return locale == NULL || g_str_equal (locale, "C") || g_str_equal (locale, "POSIX")
         || g_str_has_prefix (locale, "C.");
}

static void
choose_locale (void)
{
  static const char *const candidates[] = { "en_US.UTF-8", "C_XX.UTF-8", "en_GB.UTF-8",
                                            "en_CA.UTF-8" };

  if (setlocale (LC_ALL, "") == NULL)
    g_debug ("The session's locale is not installed");
  /* Numbers in files and on the command line are written with a point. */
  setlocale (LC_NUMERIC, "C");
  if (is_untranslated_locale (setlocale (LC_CTYPE, NULL)))
    setlocale (LC_CTYPE, "C.UTF-8");
  for (guint i = 0;
       i < G_N_ELEMENTS (candidates) && is_untranslated_locale (setlocale (LC_MESSAGES, NULL)); i++)
    setlocale (LC_MESSAGES, candidates[i]);
}

/* The languages that the session asks for as gettext wants them in LANGUAGE, or NULL for none.
 * They are read from the environment, because the session's locale may not be installed. */
static char *
dup_session_languages (void)
{
  const char *const *names = g_get_language_names_with_category ("LC_MESSAGES");
  g_autoptr (GPtrArray) wanted = g_ptr_array_new ();

  for (guint i = 0; names[i] != NULL; i++)
    if (!is_untranslated_locale (names[i]))
      g_ptr_array_add (wanted, (gpointer) names[i]);
  if (wanted->len == 0)
    return NULL;
  g_ptr_array_add (wanted, NULL);
  return g_strjoinv (":", (char **) wanted->pdata);
}

static gboolean
has_catalogue (FhLanguage *self, const char *code)
{
  g_autofree char *file = g_strconcat (self->domain, ".mo", NULL);
  g_autofree char *path = g_build_filename (self->localedir, code, "LC_MESSAGES", file, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
add_once (GPtrArray *codes, char *code)
{
  if (g_ptr_array_find_with_equal_func (codes, code, g_str_equal, NULL))
    g_free (code);
  else
    g_ptr_array_add (codes, code);
}

/* The catalogues for the same language as it is spoken elsewhere, sorted by their codes. */
static void
add_relatives (FhLanguage *self, GPtrArray *codes, const char *code)
{
  g_autofree char *base = g_strndup (code, strcspn (code, "_@.-"));
  g_autofree char *start = g_strconcat (base, "_", NULL);
  g_auto (GStrv) all = fh_language_list (self);

  for (guint i = 0; all[i] != NULL; i++)
    if (g_str_has_prefix (all[i], start))
      add_once (codes, g_strdup (all[i]));
}

/* What gettext is to look for, best first: each language that is asked for, then without its
 * country, then as it is spoken elsewhere.  English is in the program, so nothing comes after it;
 * English of no country, or of one without a catalogue, is that of the table.  Empty when nothing
 * is asked for.  (element-type utf8) */
static GPtrArray *
find_codes (FhLanguage *self)
{
  const char *wanted = self->code[0] != '\0' ? self->code : self->session;
  g_auto (GStrv) languages = g_strsplit (wanted != NULL ? wanted : "", ":", -1);
  GPtrArray *codes = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_auto (GStrv) variants = g_get_locale_variants (languages[i]);
      gboolean has_own = FALSE;

      for (guint j = 0; variants[j] != NULL; j++)
        {
          gboolean is_english = g_str_equal (variants[j], "en");

          if (is_english && self->region != NULL && !has_own)
            add_once (codes, g_strconcat ("en_", self->region, NULL));
          has_own = has_own || has_catalogue (self, variants[j]);
          add_once (codes, g_strdup (variants[j]));
          if (is_english)
            return codes;
        }
      add_relatives (self, codes, languages[i]);
    }
  return codes;
}

/* The code of the language that is spoken now.  (transfer full) */
static char *
dup_spoken (FhLanguage *self)
{
  g_autoptr (GPtrArray) codes = find_codes (self);

  for (guint i = 0; i < codes->len; i++)
    if (has_catalogue (self, codes->pdata[i]))
      return g_strdup (codes->pdata[i]);
  return g_strdup ("en");
}

/* Whether the language that is spoken now is written from right to left. */
static gboolean
find_rtl (FhLanguage *self)
{
  /* From a table of our own: the toolkit's catalogue for the language may not be installed. */
  static const char *const rtl[] = { "ar", "ckb", "dv", "fa", "he", "ks", "ps",
                                     "sd", "syr", "ug", "ur", "yi", NULL };
  g_autofree char *code = dup_spoken (self);

  code[strcspn (code, "_@-")] = '\0';
  return g_strv_contains (rtl, code);
}

/* Whether gettext was told something new. */
static gboolean
apply (FhLanguage *self)
{
  g_autoptr (GPtrArray) codes = find_codes (self);
  g_autofree char *before = g_strdup (g_getenv ("LANGUAGE"));
  g_autofree char *text = NULL;

  g_ptr_array_add (codes, NULL);
  text = g_strjoinv (":", (char **) codes->pdata);
  if (text[0] != '\0')
    g_setenv ("LANGUAGE", text, TRUE);
  else
    g_unsetenv ("LANGUAGE");
#if defined(__GLIBC__)
  ++_nl_msg_cat_cntr;
#endif
  g_atomic_int_set (&self->is_rtl, find_rtl (self));
  return g_strcmp0 (before, g_getenv ("LANGUAGE")) != 0;
}

FhLanguage *
fh_language_setup (const char *domain, const char *localedir)
{
  g_return_val_if_fail (the_language == NULL, the_language);

  the_language = g_object_new (FH_TYPE_LANGUAGE, NULL);
  the_language->domain = g_strdup (domain);
  the_language->localedir = g_strdup (localedir);
  the_language->session = dup_session_languages ();

  choose_locale ();
  bindtextdomain (domain, localedir);
  bind_textdomain_codeset (domain, "UTF-8");
  /* GLib decides at the first g_dgettext() for the whole process whether it and GTK translate at
   * all.  Before textdomain() is called it always decides that they do. */
  g_dgettext (domain, "");
  textdomain (domain);
  apply (the_language);
  return the_language;
}

FhLanguage *
fh_language_get (void)
{
  return the_language;
}

const char *
fh_language_get_code (FhLanguage *self)
{
  g_return_val_if_fail (FH_IS_LANGUAGE (self), "");

  return self->code;
}

/* A code comes from a settings file: only what can be a code may reach the environment. */
static gboolean
is_code (const char *code)
{
  for (const char *c = code; *c != '\0'; c++)
    if (!g_ascii_isalnum (*c) && strchr ("_@-", *c) == NULL)
      return FALSE;
  return strlen (code) < 32;
}

void
fh_language_set_code (FhLanguage *self, const char *code)
{
  g_return_if_fail (FH_IS_LANGUAGE (self));

  if (code == NULL || !is_code (code))
    code = "";
  if (g_str_equal (self->code, code))
    return;
  g_free (self->code);
  self->code = g_strdup (code);
  apply (self);
  g_signal_emit_by_name (self, "changed");
}

gboolean
fh_language_set_region (FhLanguage *self, const char *region)
{
  g_return_val_if_fail (FH_IS_LANGUAGE (self), FALSE);

  if (g_strcmp0 (self->region, region) == 0)
    return FALSE;
  g_free (self->region);
  self->region = g_strdup (region);
  return apply (self);
}

static int
compare_own_names (gconstpointer a, gconstpointer b)
{
  g_autofree char *name_a = g_utf8_casefold (fh_language_own_name (*(const char *const *) a), -1);
  g_autofree char *name_b = g_utf8_casefold (fh_language_own_name (*(const char *const *) b), -1);

  return strcmp (name_a, name_b);
}

char **
fh_language_list (FhLanguage *self)
{
  g_autoptr (GPtrArray) codes = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_val_if_fail (FH_IS_LANGUAGE (self), NULL);

  dir = g_dir_open (self->localedir, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (is_code (name) && !g_str_equal (name, "en") && has_catalogue (self, name))
      g_ptr_array_add (codes, g_strdup (name));
  g_ptr_array_add (codes, g_strdup ("en"));
  g_ptr_array_sort (codes, compare_own_names);
  g_ptr_array_add (codes, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&codes), FALSE);
}

char **
fh_language_dup_wanted (FhLanguage *self)
{
  g_return_val_if_fail (FH_IS_LANGUAGE (self), NULL);

  g_autofree char *both =
      g_strjoin (":", self->code, self->session != NULL ? self->session : "", NULL);
  return g_strsplit (both, ":", -1);
}

gboolean
fh_language_is_rtl (FhLanguage *self)
{
  g_return_val_if_fail (FH_IS_LANGUAGE (self), FALSE);

  return g_atomic_int_get (&self->is_rtl);
}

char *
fh_language_dup_tag (FhLanguage *self)
{
  char *tag;

  g_return_val_if_fail (FH_IS_LANGUAGE (self), NULL);

  tag = dup_spoken (self);
  tag[strcspn (tag, "@.")] = '\0';
  for (char *c = tag; *c != '\0'; c++)
    *c = *c == '_' ? '-' : g_ascii_tolower (*c);
  return tag;
}
