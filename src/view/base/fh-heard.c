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
  GString *words;    /* still to be told */
  GtkWidget *teller; /* who tells something, or NULL */
  gint64 tell_at;    /* not before that, monotonic time */
  guint tell_source;
  guint clear_source;
} Heard;

/* What is said by a subtitle within @widget newer toolkits would say in place of this. */
static void
set_description (GtkWidget *widget, const char *words)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words, -1);
}

/* Who tells something is described as before. */
static void
forget_teller (Heard *self)
{
  GtkWidget *teller = self->teller;
  const char *about;

  g_clear_handle_id (&self->clear_source, g_source_remove);
  if (teller == NULL)
    return;
  g_clear_weak_pointer (&self->teller);
  g_object_set_data (G_OBJECT (teller), TELLS_KEY, NULL);
  about = g_object_get_data (G_OBJECT (teller), ABOUT_KEY);
  set_description (teller, about != NULL ? about : "");
}

static void
heard_free (gpointer data)
{
  Heard *self = data;

  g_clear_handle_id (&self->tell_source, g_source_remove);
  g_clear_handle_id (&self->clear_source, g_source_remove);
  g_clear_weak_pointer (&self->teller);
  g_string_free (self->words, TRUE);
  g_free (self);
}

static gboolean
clear_cb (gpointer data)
{
  Heard *self = data;

  self->clear_source = 0;
  forget_teller (self);
  return G_SOURCE_REMOVE;
}

static gboolean
tell_cb (gpointer data)
{
  Heard *self = data;
  GtkWidget *focus = gtk_root_get_focus (self->root);
  const char *about;

  if (g_get_monotonic_time () < self->tell_at)
    return G_SOURCE_CONTINUE;
  self->tell_source = 0;
  if (self->teller != focus)
    forget_teller (self);
  if (focus != NULL && self->words->len > 0)
    {
      g_clear_handle_id (&self->clear_source, g_source_remove);
      /* The same words twice are two events. */
      if (self->teller == focus)
        set_description (focus, "");
      g_set_weak_pointer (&self->teller, focus);
      g_object_set_data (G_OBJECT (focus), TELLS_KEY, focus);
      set_description (focus, self->words->str);
      about = g_object_get_data (G_OBJECT (focus), ABOUT_KEY);
      if (about == NULL || *about == '\0')
        self->clear_source = g_timeout_add (CLEAR_MS, clear_cb, self);
    }
  g_string_truncate (self->words, 0);
  return G_SOURCE_REMOVE;
}

static void
tell_in (Heard *self, guint milliseconds)
{
  self->tell_at = MAX (self->tell_at, g_get_monotonic_time () + milliseconds * 1000);
  if (self->tell_source == 0)
    self->tell_source = g_timeout_add (TOGETHER_MS / 4, tell_cb, self);
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
      self->words = g_string_new (NULL);
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
  if (self->words->len > 0)
    g_string_append_c (self->words, '\n');
  g_string_append (self->words, sentence);
  tell_in (self, TOGETHER_MS);
}

void
fh_heard_describe (GtkWidget *widget, const char *about)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  /* The toolkit may have described it by its tooltip since then, even when this is the same. */
  g_object_set_data_full (G_OBJECT (widget), ABOUT_KEY, g_strdup (about), g_free);
  if (g_object_get_data (G_OBJECT (widget), TELLS_KEY) == NULL)
    set_description (widget, about != NULL ? about : "");
}
