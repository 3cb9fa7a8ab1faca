/* fh-game-log.c: what has happened, sentence by sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-log.h"

#include <glib/gi18n.h>

#include "fh-sentences.h"

struct _FhGameLog
{
  GtkWidget parent_instance;

  FhGame *game;
  GtkWidget *scroller;
  GtkWidget *list;
  GPtrArray *lines; /* char *, as in the list */
};

G_DEFINE_FINAL_TYPE (FhGameLog, fh_game_log, GTK_TYPE_WIDGET)

static void
add_line (FhGameLog *self, char *sentence)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *label = gtk_label_new (sentence);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence,
                                  -1);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
  g_ptr_array_add (self->lines, sentence);
}

/* Keeps the newest line in sight. */
static void
upper_cb (GtkAdjustment *adjustment)
{
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
}

static void
rebuild (FhGameLog *self)
{
  g_autoptr (GPtrArray) story = fh_game_dup_story (self->game);
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), row);
  g_ptr_array_set_size (self->lines, 0);

  for (guint i = 0; i < story->len; i++)
    add_line (self, g_strdup (g_ptr_array_index (story, i)));
}

/* Whoever comes to the list begins to read at its end. */
static void
select_last (FhGameLog *self)
{
  GtkListBoxRow *row =
      gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (int) self->lines->len - 1);

  if (row != NULL)
    gtk_list_box_select_row (GTK_LIST_BOX (self->list), row);
}

static void
action_done_cb (FhGameLog *self, const FhAction *action)
{
  FhScene scene = fh_game_get_scene (self->game);

  add_line (self, fh_sentence_action (&scene, action));
}

static void
trick_finished_cb (FhGameLog *self, int winner)
{
  FhScene scene = fh_game_get_scene (self->game);

  add_line (self, fh_sentence_trick (&scene));
}

static void
adjudicated_cb (FhGameLog *self, const char *sentence)
{
  add_line (self, g_strdup (sentence));
}

static void
deal_finished_cb (FhGameLog *self)
{
  FhScene scene = fh_game_get_scene (self->game);

  add_line (self, fh_sentence_deal_result (&scene));
}

static gboolean
fh_game_log_grab_focus (GtkWidget *widget)
{
  FhGameLog *self = FH_GAME_LOG (widget);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (GTK_LIST_BOX (self->list));

  return row != NULL && gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
fh_game_log_dispose (GObject *object)
{
  FhGameLog *self = FH_GAME_LOG (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->game);
  g_clear_pointer (&self->lines, g_ptr_array_unref);

  G_OBJECT_CLASS (fh_game_log_parent_class)->dispose (object);
}

static void
fh_game_log_class_init (FhGameLogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = fh_game_log_dispose;
  widget_class->grab_focus = fh_game_log_grab_focus;

  gtk_widget_class_set_css_name (widget_class, "log");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
fh_game_log_init (FhGameLog *self)
{
  self->lines = g_ptr_array_new_with_free_func (g_free);
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_BROWSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What has happened"), -1);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->list);
  g_signal_connect (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)),
                    "notify::upper", G_CALLBACK (upper_cb), NULL);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

GtkWidget *
fh_game_log_new (FhGame *game)
{
  FhGameLog *self = g_object_new (FH_TYPE_GAME_LOG, NULL);

  self->game = g_object_ref (game);
  g_signal_connect_object (game, "deal-begun", G_CALLBACK (rebuild), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "restored", G_CALLBACK (rebuild), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "action-done", G_CALLBACK (action_done_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "trick-finished", G_CALLBACK (trick_finished_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "adjudicated", G_CALLBACK (adjudicated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "deal-finished", G_CALLBACK (deal_finished_cb), self,
                           G_CONNECT_SWAPPED);
  rebuild (self);
  select_last (self);

  return GTK_WIDGET (self);
}

guint
fh_game_log_get_n_lines (FhGameLog *self)
{
  g_return_val_if_fail (FH_IS_GAME_LOG (self), 0);

  return self->lines->len;
}

const char *
fh_game_log_get_line (FhGameLog *self, guint index)
{
  g_return_val_if_fail (FH_IS_GAME_LOG (self), NULL);

  return index < self->lines->len ? g_ptr_array_index (self->lines, index) : NULL;
}
