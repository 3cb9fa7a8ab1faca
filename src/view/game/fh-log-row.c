/* fh-log-row.c: one thing that has happened, and why.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-log-row.h"

#include <glib/gi18n.h>

#include "fh-answer-view.h"
#include "fh-focus.h"
#include "fh-game-reasons.h"
#include "fh-made.h"
#include "fh-widget.h"

struct _FhLogRow
{
  GtkListBoxRow parent_instance;

  FhGame *game;
  int index; /* or -1 */
  char *sentence;
  gboolean can_ask;
  GtkWidget *box;
  GtkWidget *arrow;
  GtkWidget *answer; /* while it is open */
};

G_DEFINE_FINAL_TYPE (FhLogRow, fh_log_row, GTK_TYPE_LIST_BOX_ROW)

/* A row is one thing to a screen reader: what happened, and the answer while it shows. */
static void
update_label (FhLogRow *self)
{
  g_autofree char *spoken = NULL;
  g_autofree char *label = NULL;

  if (self->answer != NULL)
    {
      spoken = fh_answer_dup_spoken (fh_log_row_get_answer (self));
      label = g_strdup_printf ("%s\n%s", self->sentence, spoken);
    }
  fh_widget_set_name (GTK_WIDGET (self), label != NULL ? label : self->sentence);
  if (self->can_ask)
    gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED,
                                 self->answer != NULL, -1);
}

static void
answered_cb (FhLogRow *self)
{
  update_label (self);
  g_signal_emit_by_name (self, "answered");
}

static void
open_row (FhLogRow *self)
{
  g_autoptr (FhAnswer) answer = fh_answer_new (self->game, (guint) self->index);

  self->answer = fh_answer_view_new (answer);
  fh_connect (answer, "changed", answered_cb, self);
  gtk_box_append (GTK_BOX (self->box), self->answer);
  fh_answer_view_announce (FH_ANSWER_VIEW (self->answer));
}

static void
close_row (FhLogRow *self)
{
  FhAnswer *answer = fh_log_row_get_answer (self);

  g_signal_handlers_disconnect_by_data (answer, self);
  gtk_box_remove (GTK_BOX (self->box), self->answer);
  self->answer = NULL;
}

void
fh_log_row_set_open (FhLogRow *self, gboolean is_open)
{
  g_return_if_fail (FH_IS_LOG_ROW (self));

  if (!self->can_ask || is_open == (self->answer != NULL))
    return;
  if (is_open)
    open_row (self);
  else
    {
      /* The keyboard may be on a link of the answer. */
      if (fh_focus_get (self->answer) != NULL)
        gtk_widget_grab_focus (GTK_WIDGET (self));
      close_row (self);
    }
  gtk_image_set_from_icon_name (GTK_IMAGE (self->arrow),
                                is_open ? "pan-up-symbolic" : "pan-down-symbolic");
  update_label (self);
  g_signal_emit_by_name (self, "asked");
}

static void
why_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhLogRow *self = FH_LOG_ROW (widget);

  fh_log_row_set_open (self, self->answer == NULL);
}

static void
fh_log_row_constructed (GObject *object)
{
  FhLogRow *self = FH_LOG_ROW (object);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = fh_label_new (self->sentence, FH_LABEL_WRAPPED, NULL);

  G_OBJECT_CLASS (fh_log_row_parent_class)->constructed (object);
  self->can_ask = self->index >= 0 && fh_game_can_ask_why (self->game, (guint) self->index);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->arrow = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                              "icon-name", "pan-down-symbolic", NULL);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_visible (self->arrow, self->can_ask);
  gtk_widget_add_css_class (self->arrow, "dim-label");
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), self->arrow);
  gtk_box_append (GTK_BOX (self->box), line);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), self->box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), self->can_ask);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "entry.why", self->can_ask);
  if (self->can_ask)
    gtk_widget_set_tooltip_text (GTK_WIDGET (self), _ ("Why?"));
  update_label (self);
}

static void
fh_log_row_dispose (GObject *object)
{
  FhLogRow *self = FH_LOG_ROW (object);

  if (self->answer != NULL)
    close_row (self);

  G_OBJECT_CLASS (fh_log_row_parent_class)->dispose (object);
}

static void
fh_log_row_class_init (FhLogRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = fh_log_row_constructed;
  G_OBJECT_CLASS (klass)->dispose = fh_log_row_dispose;

  FH_MADE_WITH_STRING (klass, FhLogRow, sentence);
  FH_MADE_WITH_OBJECT (klass, FhLogRow, game, FH_TYPE_GAME);
  FH_MADE_WITH_INT (klass, FhLogRow, index, -1, G_MAXINT, -1);

  fh_made_signal (klass, "asked", 0);
  fh_made_signal (klass, "answered", 0);
  gtk_widget_class_install_action (widget_class, "entry.why", NULL, why_cb);
  /* Lists know Enter; this key would go on to the table. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "entry.why", NULL);
}

static void
fh_log_row_init (FhLogRow *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "log-row");
}

GtkWidget *
fh_log_row_new (const char *sentence, FhGame *game, int index)
{
  return g_object_new (FH_TYPE_LOG_ROW, "sentence", sentence, "game", game, "index", index, NULL);
}

gboolean
fh_log_row_is_open (FhLogRow *self)
{
  g_return_val_if_fail (FH_IS_LOG_ROW (self), FALSE);

  return self->answer != NULL;
}

gboolean
fh_log_row_can_ask (FhLogRow *self)
{
  g_return_val_if_fail (FH_IS_LOG_ROW (self), FALSE);

  return self->can_ask;
}

int
fh_log_row_get_index (FhLogRow *self)
{
  g_return_val_if_fail (FH_IS_LOG_ROW (self), -1);

  return self->index;
}

FhAnswer *
fh_log_row_get_answer (FhLogRow *self)
{
  g_return_val_if_fail (FH_IS_LOG_ROW (self), NULL);

  return self->answer != NULL ? fh_answer_view_get_answer (FH_ANSWER_VIEW (self->answer)) : NULL;
}
