/* fh-heard.c: what is told where the toolkit has no announcements.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-heard.h"

#define ROOT_KEY  "fh-heard"
#define ABOUT_KEY "fh-heard-about"
#define TELLS_KEY "fh-heard-tells"

/* What happens within this time is told together: a screen reader breaks off what it reads when
 * there is more. */
#define TOGETHER_MS 80

/* And the same again after this time. */
#define AGAIN_MS 250

/* After the focus has moved, a screen reader reads what has it now, with its description: what is
 * told comes after that, or it would be read twice. */
#define SETTLE_MS 700

/* After that time a widget about which there is nothing to say is described no longer.  One about
 * which there is keeps what it tells until it loses the focus: a screen reader would read the
 * other again. */
#define CLEAR_MS 1500

typedef struct
{
  GtkRoot *root;
  GPtrArray *words;  /* sentences not yet spoken; they go out together, but one that repeats the one
                      * before it begins a new announcement */
  GtkWidget *teller; /* who tells something, or NULL */
  char *told;        /* what that tells */
  gint64 about_at;   /* when what has the focus was described last, monotonic time */
  gint64 tell_at;    /* not before that, monotonic time */
  guint tell_id;
  guint clear_id;
} Heard;

/* Describes @widget by @words, in place of which newer toolkits would say a subtitle within it. */
static void
set_description (GtkWidget *widget, const char *words)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words, -1);
}

/* Gives the widget that tells something its own description back. */
static void
forget_teller (Heard *self)
{
  GtkWidget *teller = self->teller;
  const char *about;

  g_clear_handle_id (&self->clear_id, g_source_remove);
  if (teller == NULL)
    return;
  g_clear_weak_pointer (&self->teller);
  g_object_set_data (G_OBJECT (teller), TELLS_KEY, NULL);
  about = g_object_get_data (G_OBJECT (teller), ABOUT_KEY);
  /* If the widget's own description equals what it just told, leave it: setting it would have it
   * read twice. */
  if (g_strcmp0 (about, self->told) != 0)
    set_description (teller, about != NULL ? about : "");
}

static void
heard_free (gpointer data)
{
  Heard *self = data;

  g_clear_handle_id (&self->tell_id, g_source_remove);
  g_clear_handle_id (&self->clear_id, g_source_remove);
  g_clear_weak_pointer (&self->teller);
  g_free (self->told);
  g_ptr_array_unref (self->words);
  g_free (self);
}

static gboolean
clear_cb (gpointer data)
{
  Heard *self = data;

  self->clear_id = 0;
  forget_teller (self);
  return G_SOURCE_REMOVE;
}

/* Takes what is to be told at once.  The same words twice are two events.  (transfer full) */
static char *
take_words (Heard *self)
{
  g_autoptr (GString) words = g_string_new (NULL);
  guint n = 0;

  for (; n < self->words->len; n++)
    {
      const char *next = g_ptr_array_index (self->words, n);

      if (n > 0 && g_str_equal (next, g_ptr_array_index (self->words, n - 1)))
        break;
      if (n > 0)
        g_string_append_c (words, '\n');
      g_string_append (words, next);
    }
  if (n > 0)
    g_ptr_array_remove_range (self->words, 0, n);
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* Whether the focused widget got its description @about less than SETTLE_MS ago: the screen reader
 * is then still reading it, and new words would cut it off. */
static gboolean
is_read_still (Heard *self, const char *about)
{
  return about != NULL && *about != '\0'
         && g_get_monotonic_time () - self->about_at < SETTLE_MS * 1000;
}

static void
append_line (char **words, const char *line)
{
  g_autofree char *both = g_strdup_printf ("%s\n%s", *words, line);

  g_free (*words);
  *words = g_steal_pointer (&both);
}

static gboolean
tell_cb (gpointer data)
{
  Heard *self = data;
  GtkWidget *focus = gtk_root_get_focus (self->root);
  g_autofree char *words = NULL;
  const char *about;

  if (g_get_monotonic_time () < self->tell_at)
    return G_SOURCE_CONTINUE;
  if (self->teller != focus)
    forget_teller (self);
  /* Without a focus it is kept until something has that. */
  if (focus != NULL && self->words->len > 0)
    {
      about = g_object_get_data (G_OBJECT (focus), ABOUT_KEY);
      words = take_words (self);
      if (is_read_still (self, about))
        append_line (&words, about);
      g_clear_handle_id (&self->clear_id, g_source_remove);
      /* The same words twice are two events. */
      if (self->teller == focus)
        set_description (focus, "");
      g_set_weak_pointer (&self->teller, focus);
      g_object_set_data (G_OBJECT (focus), TELLS_KEY, focus);
      set_description (focus, words);
      g_free (self->told);
      self->told = g_steal_pointer (&words);
      if (about == NULL || *about == '\0')
        self->clear_id = g_timeout_add (CLEAR_MS, clear_cb, self);
    }
  if (focus != NULL && self->words->len > 0)
    {
      self->tell_at = g_get_monotonic_time () + AGAIN_MS * 1000;
      return G_SOURCE_CONTINUE;
    }
  self->tell_id = 0;
  return G_SOURCE_REMOVE;
}

static void
tell_in (Heard *self, guint milliseconds)
{
  self->tell_at = MAX (self->tell_at, g_get_monotonic_time () + milliseconds * 1000);
  if (self->tell_id == 0)
    self->tell_id = g_timeout_add (TOGETHER_MS / 4, tell_cb, self);
}

static void
focus_cb (Heard *self)
{
  tell_in (self, SETTLE_MS);
}

static Heard *
get_heard (GtkRoot *root)
{
  Heard *self = g_object_get_data (G_OBJECT (root), ROOT_KEY);

  if (self == NULL)
    {
      self = g_new0 (Heard, 1);
      self->root = root;
      self->words = g_ptr_array_new_with_free_func (g_free);
      g_object_set_data_full (G_OBJECT (root), ROOT_KEY, self, heard_free);
      g_signal_connect_swapped (root, "notify::focus-widget", G_CALLBACK (focus_cb), self);
    }
  return self;
}

void
fh_heard_tell (GtkRoot *root, const char *sentence)
{
  Heard *self;

  g_return_if_fail (GTK_IS_WINDOW (root));
  g_return_if_fail (sentence != NULL);

  self = get_heard (root);
  g_ptr_array_add (self->words, g_strdup (sentence));
  tell_in (self, TOGETHER_MS);
}

/* Does not tell @about besides if @widget has the focus, and so says it of itself.  @is_new: it has
 * said something else before. */
static void
forget_said (GtkWidget *widget, const char *about, gboolean is_new)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  Heard *self;

  if (about == NULL || !GTK_IS_WINDOW (root) || gtk_root_get_focus (root) != widget)
    return;
  self = get_heard (root);
  if (is_new)
    self->about_at = g_get_monotonic_time ();
  if (self->words->len > 0
      && g_str_equal (g_ptr_array_index (self->words, self->words->len - 1), about))
    g_ptr_array_remove_index (self->words, self->words->len - 1);
}

void
fh_heard_describe (GtkWidget *widget, const char *about)
{
  gboolean is_new;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  is_new = g_strcmp0 (about, g_object_get_data (G_OBJECT (widget), ABOUT_KEY)) != 0;
  /* The toolkit may have described it by its tooltip since then, even when this is the same. */
  g_object_set_data_full (G_OBJECT (widget), ABOUT_KEY, g_strdup (about), g_free);
  if (g_object_get_data (G_OBJECT (widget), TELLS_KEY) != NULL)
    return;
  set_description (widget, about != NULL ? about : "");
  forget_said (widget, about, is_new);
}
