/* fh-rules-text-window.c: rules as text, to be shared and read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-rules-text-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-compat.h"
#include "fh-house-rules.h"
#include "fh-rules-text.h"
#include "fh-sentences-rules.h"
#include "fh-widget.h"

struct _FhRulesTextWindow
{
  FhDialog parent_instance;

  GtkTextBuffer *buffer;
  FhRules rules;
  char *name; /* in the text, or NULL */
  gboolean is_read;
  GCancellable *cancellable;

  /* Made anew with each language. */
  GtkWidget *view;
  GtkWidget *sentence;
  GtkWidget *use;
  GtkWidget *toasts;
};

G_DEFINE_FINAL_TYPE (FhRulesTextWindow, fh_rules_text_window, FH_TYPE_DIALOG)

enum
{
  PROP_0,
  PROP_RULES,
  PROP_NAME,
};

static guint used_signal;

static char *
get_text (FhRulesTextWindow *self)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (self->buffer, &start, &end);
  return gtk_text_buffer_get_text (self->buffer, &start, &end, TRUE);
}

/* Reads the text and says below what it means. */
static void
read_text (FhRulesTextWindow *self)
{
  g_autofree char *text = get_text (self);
  g_autofree char *refused = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *changes = NULL;

  g_clear_pointer (&self->name, g_free);
  self->is_read = fh_rules_text_read (text, -1, &self->rules, &self->name, &refused);
  if (self->is_read)
    {
      changes = fh_sentence_changes (&self->rules);
      sentence = g_strdup_printf (C_ ("own table", "%1$s. %2$s"),
                                  fh_sentence_preset ((FhPreset) self->rules.preset), changes);
    }
  gtk_label_set_text (GTK_LABEL (self->sentence), self->is_read ? sentence : refused);
  if (self->is_read)
    gtk_widget_remove_css_class (self->sentence, "option-refusal");
  else
    gtk_widget_add_css_class (self->sentence, "option-refusal");
  gtk_widget_set_sensitive (self->use, self->is_read);
}

void
fh_rules_text_window_set_text (FhRulesTextWindow *self, const char *text)
{
  g_return_if_fail (FH_IS_RULES_TEXT_WINDOW (self));
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  gtk_text_buffer_set_text (self->buffer, valid, -1);
  fh_announce (GTK_WIDGET (self), gtk_label_get_text (GTK_LABEL (self->sentence)));
}

static void
say (FhRulesTextWindow *self, const char *sentence)
{
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (self->toasts), adw_toast_new (markup));
  fh_announce (GTK_WIDGET (self), sentence);
}

/* --- Copy, paste, open --- */

static void
copy_cb (FhRulesTextWindow *self)
{
  g_autofree char *text = get_text (self);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  say (self, _ ("The rules are copied as text"));
}

static void
pasted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  FhRulesTextWindow *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, &error);

  if (text != NULL)
    fh_rules_text_window_set_text (self, text);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    say (self, _ ("There is no text to paste"));
  g_object_unref (self);
}

static void
paste_cb (FhRulesTextWindow *self)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->cancellable,
                                 pasted_cb, g_object_ref (self));
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  FhRulesTextWindow *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes =
      g_input_stream_read_bytes_finish (G_INPUT_STREAM (source), result, &error);

  if (bytes != NULL)
    {
      gsize size;
      const char *data = g_bytes_get_data (bytes, &size);
      g_autofree char *text = g_strndup (data != NULL ? data : "", size);
      char *last = size == FH_HOUSE_MAX_SIZE ? strrchr (text, '\n') : NULL;
      /* Of a huge file the last line may be cut anywhere. */
      if (last != NULL)
        last[1] = '\0';
      fh_rules_text_window_set_text (self, text);
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      say (self, error->message);
    }
  g_object_unref (self);
}

/* Of a huge file the beginning is read, where the rules stand. */
static void
opened_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  FhRulesTextWindow *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileInputStream) stream = g_file_read_finish (G_FILE (source), result, &error);

  if (stream != NULL)
    {
      g_input_stream_read_bytes_async (G_INPUT_STREAM (stream), FH_HOUSE_MAX_SIZE,
                                       G_PRIORITY_DEFAULT, self->cancellable, loaded_cb, self);
      return;
    }
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    say (self, error->message);
  g_object_unref (self);
}

static void
chosen_cb (GFile *file, gpointer user_data)
{
  FhRulesTextWindow *self = user_data;

  if (file != NULL)
    g_file_read_async (file, G_PRIORITY_DEFAULT, self->cancellable, opened_cb, self);
  else
    g_object_unref (self);
}

static void
open_cb (FhRulesTextWindow *self)
{
  fh_choose_record_to_open (GTK_WINDOW (self), chosen_cb, g_object_ref (self));
}

static void
use_cb (FhRulesTextWindow *self)
{
  g_signal_emit (self, used_signal, 0);
  gtk_window_close (GTK_WINDOW (self));
}

/* --- The window --- */

static GtkWidget *
make_button (FhRulesTextWindow *self, const char *label, GCallback callback)
{
  GtkWidget *button = gtk_button_new_with_label (label);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_text (FhRulesTextWindow *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *view = gtk_text_view_new_with_buffer (self->buffer);

  self->view = view;
  gtk_text_view_set_monospace (GTK_TEXT_VIEW (view), TRUE);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (view), FALSE);
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (view), GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_left_margin (GTK_TEXT_VIEW (view), 12);
  gtk_text_view_set_right_margin (GTK_TEXT_VIEW (view), 12);
  gtk_text_view_set_top_margin (GTK_TEXT_VIEW (view), 12);
  gtk_text_view_set_bottom_margin (GTK_TEXT_VIEW (view), 12);
  fh_widget_set_name (view, _ ("Rules as text"));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), view);
  gtk_widget_set_vexpand (scroller, TRUE);
  return scroller;
}

static GtkWidget *
fh_rules_text_window_build (FhDialog *dialog)
{
  FhRulesTextWindow *self = FH_RULES_TEXT_WINDOW (dialog);
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *about = gtk_label_new (
      _ ("Copy these lines to share the rules, or put others in their place: pasted, opened from a "
         "file, or typed. A whole game holds its rules, too."));

  gtk_window_set_title (GTK_WINDOW (self), _ ("Rules as Text"));
  gtk_label_set_wrap (GTK_LABEL (about), TRUE);
  gtk_label_set_xalign (GTK_LABEL (about), 0.0);
  gtk_widget_add_css_class (head, "option-row");
  gtk_box_append (GTK_BOX (buttons), make_button (self, _ ("Copy"), G_CALLBACK (copy_cb)));
  gtk_box_append (GTK_BOX (buttons), make_button (self, _ ("Paste"), G_CALLBACK (paste_cb)));
  gtk_box_append (GTK_BOX (buttons), make_button (self, _ ("Open…"), G_CALLBACK (open_cb)));
  gtk_box_set_homogeneous (GTK_BOX (buttons), TRUE);
  gtk_box_append (GTK_BOX (head), about);
  gtk_box_append (GTK_BOX (head), buttons);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), make_text (self));

  self->sentence = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->sentence), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->sentence), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (self->sentence), 0.0);
  self->use = make_button (self, _ ("Use These Rules"), G_CALLBACK (use_cb));
  gtk_widget_add_css_class (self->use, "suggested-action");
  gtk_widget_add_css_class (self->use, "pill");
  gtk_widget_set_halign (self->use, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (foot, "start-foot");
  gtk_box_append (GTK_BOX (foot), self->sentence);
  gtk_box_append (GTK_BOX (foot), self->use);
  gtk_box_append (GTK_BOX (box), foot);

  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  self->toasts = adw_toast_overlay_new ();
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (self->toasts),
                               fh_dialog_frame (header, clamp, FALSE));
  read_text (self);
  return self->toasts;
}

static void
fh_rules_text_window_set_property (GObject *object,
                                   guint id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  FhRulesTextWindow *self = FH_RULES_TEXT_WINDOW (object);

  switch (id)
    {
    case PROP_RULES:
      self->rules = *(const FhRules *) g_value_get_pointer (value);
      break;
    case PROP_NAME:
      self->name = g_value_dup_string (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
fh_rules_text_window_constructed (GObject *object)
{
  FhRulesTextWindow *self = FH_RULES_TEXT_WINDOW (object);
  g_autofree char *text = fh_rules_text_write (&self->rules, self->name);

  gtk_text_buffer_set_text (self->buffer, text, -1);
  G_OBJECT_CLASS (fh_rules_text_window_parent_class)->constructed (object);
  g_signal_connect_swapped (self->buffer, "changed", G_CALLBACK (read_text), self);
  gtk_widget_grab_focus (self->view);
}

static void
fh_rules_text_window_dispose (GObject *object)
{
  FhRulesTextWindow *self = FH_RULES_TEXT_WINDOW (object);

  g_cancellable_cancel (self->cancellable);
  if (self->buffer != NULL)
    g_signal_handlers_disconnect_by_data (self->buffer, self);
  g_clear_object (&self->buffer);
  G_OBJECT_CLASS (fh_rules_text_window_parent_class)->dispose (object);
}

static void
fh_rules_text_window_finalize (GObject *object)
{
  FhRulesTextWindow *self = FH_RULES_TEXT_WINDOW (object);

  g_clear_object (&self->cancellable);
  g_free (self->name);
  G_OBJECT_CLASS (fh_rules_text_window_parent_class)->finalize (object);
}

static void
fh_rules_text_window_class_init (FhRulesTextWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = fh_rules_text_window_set_property;
  object_class->constructed = fh_rules_text_window_constructed;
  object_class->dispose = fh_rules_text_window_dispose;
  object_class->finalize = fh_rules_text_window_finalize;
  FH_DIALOG_CLASS (klass)->build = fh_rules_text_window_build;

  g_object_class_install_property (object_class, PROP_RULES,
                                   g_param_spec_pointer ("rules", NULL, NULL, FH_PARAM_MADE_WITH));
  g_object_class_install_property (
      object_class, PROP_NAME, g_param_spec_string ("name", NULL, NULL, NULL, FH_PARAM_MADE_WITH));

  used_signal = g_signal_new ("used", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 0);
}

static void
fh_rules_text_window_init (FhRulesTextWindow *self)
{
  self->cancellable = g_cancellable_new ();
  self->buffer = gtk_text_buffer_new (NULL);
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (self), 480, 520);
}

GtkWidget *
fh_rules_text_window_new (GtkWindow *parent, const FhRules *rules, const char *name)
{
  return g_object_new (FH_TYPE_RULES_TEXT_WINDOW, "transient-for", parent, "rules", rules, "name",
                       name, NULL);
}

gboolean
fh_rules_text_window_read (FhRulesTextWindow *self, FhRules *rules, const char **name)
{
  g_return_val_if_fail (FH_IS_RULES_TEXT_WINDOW (self), FALSE);

  if (!self->is_read)
    return FALSE;
  *rules = self->rules;
  *name = self->name;
  return TRUE;
}

const char *
fh_rules_text_window_get_sentence (FhRulesTextWindow *self)
{
  g_return_val_if_fail (FH_IS_RULES_TEXT_WINDOW (self), NULL);
  return gtk_label_get_text (GTK_LABEL (self->sentence));
}
