/* fh-heard.c: what is told, until it has been heard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-heard.h"

#define ROOT_KEY  "fh-heard"
#define NAME_KEY  "fh-heard-name"
#define ABOUT_KEY "fh-heard-about"
#define TELLS_KEY "fh-heard-tells"
#define KNOWN_KEY "fh-heard-known"

/* How a widget tells something: together with what is said about it, until the focus goes; or for a
 * moment, and then nothing is said about it until the focus goes or there is something new. */
#define BOTH   GINT_TO_POINTER (1)
#define MOMENT GINT_TO_POINTER (2)

/* What happens goes out after this time, when the keyboard is where it belongs. */
#define TOGETHER_MS 80

/* After the focus has moved, a screen reader reads what has it now, with what is said about that:
 * what is told comes after that, or it would be read twice. */
#define SETTLE_MS 700

/* How long the voice takes for a character, for what kind of thing has the focus, and for a key,
 * with the pace that screen readers have at first.  Who has a quicker one is told a little again.
 */
#define CHARACTER_MS 66
#define FOCUS_MS     1000
#define KEY_MS       500

typedef struct
{
  char *words;
  char *again; /* what is told of it after a key has cut it off, or NULL */
  gboolean asks;
  gboolean is_repeated;
  gint64 ends_at; /* when the voice is through with it, monotonic time */
} Sentence;

typedef struct
{
  GtkRoot *root;
  FhHeardSay say;    /* or NULL: what has the focus tells it */
  GQueue waiting;    /* sentences that have not gone out */
  GQueue spoken;     /* those that may not have been heard to their end */
  gint64 silent_at;  /* when the voice is, monotonic time */
  GtkWidget *teller; /* the widget that told something last, or NULL */
  char *told;        /* what describes it since */
  gint64 about_at;   /* when what has the focus was described last, monotonic time */
  gint64 tell_at;    /* not before that, monotonic time */
  guint tell_id;
} Heard;

static void
sentence_free (gpointer data)
{
  Sentence *sentence = data;

  g_free (sentence->words);
  g_free (sentence->again);
  g_free (sentence);
}

/* Describes @widget by @words, in place of which newer toolkits would say a subtitle within it. */
static void
set_description (GtkWidget *widget, const char *words)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words, -1);
}

static const char *
get_about (GtkWidget *widget)
{
  const char *about = g_object_get_data (G_OBJECT (widget), ABOUT_KEY);

  return about != NULL ? about : "";
}

/* Gives the widget that has told something its own description back. */
static void
forget_teller (Heard *self)
{
  GtkWidget *teller = self->teller;

  if (teller == NULL)
    return;
  g_clear_weak_pointer (&self->teller);
  g_object_set_data (G_OBJECT (teller), TELLS_KEY, NULL);
  /* If the widget's own description equals what it just told, leave it: setting it would have it
   * read twice. */
  if (!g_str_equal (get_about (teller), self->told))
    set_description (teller, get_about (teller));
}

static void
heard_free (gpointer data)
{
  Heard *self = data;

  g_clear_handle_id (&self->tell_id, g_source_remove);
  g_clear_weak_pointer (&self->teller);
  g_free (self->told);
  g_queue_clear_full (&self->waiting, sentence_free);
  g_queue_clear_full (&self->spoken, sentence_free);
  g_free (self);
}

/* Has @focus say @words of itself, for screen readers that know no announcement. */
static void
tell_by_focus (Heard *self, GtkWidget *focus, const char *words)
{
  const char *about = get_about (focus);
  gboolean is_read = *about != '\0' && g_get_monotonic_time () - self->about_at < SETTLE_MS * 1000;

  g_set_weak_pointer (&self->teller, focus);
  g_object_set_data (G_OBJECT (focus), TELLS_KEY, is_read ? BOTH : MOMENT);
  g_free (self->told);
  /* New words cut off what is being read. */
  self->told = is_read ? g_strdup_printf ("%s\n%s", words, about) : g_strdup ("");
  set_description (focus, is_read ? self->told : words);
  /* A change is read.  It lasts no longer, or the words would be read once more with the name of
   * the widget by a screen reader that comes to it late; and what is said about the widget would be
   * read again if it came back now. */
  if (!is_read)
    set_description (focus, "");
}

/* The voice has @milliseconds more to speak. */
static gint64
lengthen (Heard *self, gint64 milliseconds)
{
  self->silent_at = MAX (self->silent_at, g_get_monotonic_time ()) + milliseconds * 1000;
  return self->silent_at;
}

/* The voice has @words more to speak, or none if it is NULL. */
static gint64
lengthen_by (Heard *self, const char *words)
{
  return lengthen (self, words != NULL ? CHARACTER_MS * g_utf8_strlen (words, -1) : 0);
}

static gboolean
tell_cb (gpointer data)
{
  Heard *self = data;
  GtkWidget *focus = gtk_root_get_focus (self->root);
  g_autoptr (GString) words = g_string_new (NULL);

  if (g_get_monotonic_time () < self->tell_at)
    return G_SOURCE_CONTINUE;
  self->tell_id = 0;
  if (self->teller != focus)
    forget_teller (self);
  /* Without a focus it is kept until something has that. */
  if (focus == NULL && self->say == NULL)
    return G_SOURCE_REMOVE;
  /* What the voice is through with needs no second time, also where nobody presses a key. */
  for (Sentence *first; (first = g_queue_peek_head (&self->spoken)) != NULL
                        && first->ends_at <= g_get_monotonic_time ();)
    sentence_free (g_queue_pop_head (&self->spoken));
  for (Sentence *next; (next = g_queue_pop_head (&self->waiting)) != NULL;)
    {
      if (self->say != NULL)
        self->say (self->root, next->words);
      else
        g_string_append_printf (words, "%s%s", words->len > 0 ? "\n" : "", next->words);
      next->ends_at = lengthen_by (self, next->words);
      g_queue_push_tail (&self->spoken, next);
    }
  if (words->len > 0)
    tell_by_focus (self, focus, words->str);
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
  GtkWidget *focus = gtk_root_get_focus (self->root);
  const char *about = focus != NULL ? get_about (focus) : "";
  gboolean is_known = focus != NULL && g_object_get_data (G_OBJECT (focus), KNOWN_KEY) != NULL;

  /* When it has the focus for the first time the toolkit that cannot announce tells of its name and
   * of what is said about it as well, and both are read again. */
  for (int times = self->say != NULL || is_known ? 1 : 2; focus != NULL && times > 0; times--)
    {
      lengthen_by (self, g_object_get_data (G_OBJECT (focus), NAME_KEY));
      lengthen_by (self, about);
    }
  if (focus != NULL)
    g_object_set_data (G_OBJECT (focus), KNOWN_KEY, focus);
  lengthen (self, FOCUS_MS);
  tell_in (self, *about != '\0' ? SETTLE_MS : TOGETHER_MS);
}

static void
title_cb (Heard *self)
{
  lengthen_by (self, gtk_window_get_title (GTK_WINDOW (self->root)));
}

/* A key silences the voice, and who presses Control wants that.  What has happened is told once
 * more, what was asked only when nothing has happened since. */
static gboolean
key_cb (GtkEventController *controller, guint key, guint code, GdkModifierType state, Heard *self)
{
  gboolean silences = key == GDK_KEY_Control_L || key == GDK_KEY_Control_R;

  for (Sentence *last; (last = g_queue_pop_tail (&self->spoken)) != NULL;)
    {
      const Sentence *next = g_queue_peek_head (&self->waiting);

      if (!silences && last->again != NULL && last->ends_at > g_get_monotonic_time ()
          && (!last->asks || next == NULL))
        {
          g_free (last->words);
          last->words = g_strdup (last->again);
          last->is_repeated = TRUE;
          g_queue_push_head (&self->waiting, last);
        }
      else
        {
          sentence_free (last);
        }
    }
  self->silent_at = 0;
  lengthen (self, KEY_MS);
  if (!g_queue_is_empty (&self->waiting))
    tell_in (self, TOGETHER_MS);
  return FALSE;
}

static Heard *
get_heard (GtkRoot *root)
{
  Heard *self = g_object_get_data (G_OBJECT (root), ROOT_KEY);
  GtkEventController *keys;

  if (self == NULL)
    {
      self = g_new0 (Heard, 1);
      self->root = root;
      g_object_set_data_full (G_OBJECT (root), ROOT_KEY, self, heard_free);
      g_signal_connect_swapped (root, "notify::focus-widget", G_CALLBACK (focus_cb), self);
      g_signal_connect_swapped (root, "notify::title", G_CALLBACK (title_cb), self);
      keys = gtk_event_controller_key_new ();
      gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
      g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
      gtk_widget_add_controller (GTK_WIDGET (root), keys);
    }
  return self;
}

void
fh_heard_tell (
    GtkRoot *root, const char *sentence, const char *again, gboolean asks, FhHeardSay say)
{
  Heard *self;
  Sentence *last, *next;

  g_return_if_fail (GTK_IS_WINDOW (root));
  g_return_if_fail (sentence != NULL);

  self = get_heard (root);
  self->say = say;
  last = g_queue_peek_tail (&self->waiting);
  if (last != NULL && last->asks && last->is_repeated)
    sentence_free (g_queue_pop_tail (&self->waiting));
  next = g_new0 (Sentence, 1);
  next->words = g_strdup (sentence);
  next->again = g_strdup (again);
  next->asks = asks;
  g_queue_push_tail (&self->waiting, next);
  tell_in (self, TOGETHER_MS);
}

/* Does not tell @about besides if @widget has the focus, and so says it of itself.  @is_new: it has
 * said something else before. */
static void
forget_said (GtkWidget *widget, const char *about, gboolean is_new)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  Heard *self;
  Sentence *last;

  if (about == NULL || !GTK_IS_WINDOW (root) || gtk_root_get_focus (root) != widget)
    return;
  self = get_heard (root);
  if (is_new)
    self->about_at = g_get_monotonic_time ();
  last = g_queue_peek_tail (&self->waiting);
  if (last != NULL && g_str_equal (last->words, about))
    sentence_free (g_queue_pop_tail (&self->waiting));
}

void
fh_heard_name (GtkWidget *widget, const char *name)
{
  GtkRoot *root;
  Heard *self;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  root = gtk_widget_get_root (widget);
  self = root != NULL ? g_object_get_data (G_OBJECT (root), ROOT_KEY) : NULL;
  if (self != NULL && gtk_root_get_focus (root) == widget
      && g_strcmp0 (name, g_object_get_data (G_OBJECT (widget), NAME_KEY)) != 0)
    lengthen_by (self, name);
  g_object_set_data_full (G_OBJECT (widget), NAME_KEY, g_strdup (name), g_free);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
fh_heard_describe (GtkWidget *widget, const char *about)
{
  gboolean is_new;
  gpointer tells;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  is_new = g_strcmp0 (about, g_object_get_data (G_OBJECT (widget), ABOUT_KEY)) != 0;
  /* The toolkit may have described it by its tooltip since then, even when this is the same. */
  g_object_set_data_full (G_OBJECT (widget), ABOUT_KEY, g_strdup (about), g_free);
  tells = g_object_get_data (G_OBJECT (widget), TELLS_KEY);
  if (tells == BOTH || (tells == MOMENT && !is_new))
    return;
  set_description (widget, about != NULL ? about : "");
  forget_said (widget, about, is_new);
}
