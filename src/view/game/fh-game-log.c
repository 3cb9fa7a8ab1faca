/* fh-game-log.c: what has happened, at a glance and sentence by sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-log.h"

#include <glib/gi18n.h>

#include "fh-fate.h"
#include "fh-log-grid.h"
#include "fh-made.h"
#include "fh-sentences.h"
#include "fh-widget.h"

struct _FhGameLog
{
  AdwBin parent_instance;

  FhGame *game;
  GtkWidget *stack;
  GtkWidget *grid;
  GtkWidget *scroller; /* of the sentences */
  GtkWidget *list;
  GPtrArray *lines;   /* char *, as in the list */
  GtkWidget *asked;   /* the row that was asked last, while it is open */
  FhFate fate;        /* of the contract, as far as the lines have told it */
  gboolean has_grown; /* the lines are others: the end is to be seen */
  guint reveal_id;    /* that brings what matters into sight */
};

G_DEFINE_FINAL_TYPE (FhGameLog, fh_game_log, ADW_TYPE_BIN)

/* The pages. */
#define PAGE_GRID  "grid"
#define PAGE_WORDS "words"

/* The page that is looked at holds its content, and no other does: a screen reader would find it.
 */
static void
turned_cb (FhGameLog *self)
{
  GtkStack *stack = GTK_STACK (self->stack);
  GtkWidget *const contents[] = { self->grid, self->scroller };
  const char *const pages[] = { PAGE_GRID, PAGE_WORDS };
  const char *shown = gtk_stack_get_visible_child_name (stack);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    adw_bin_set_child (ADW_BIN (gtk_stack_get_child_by_name (stack, pages[i])),
                       g_strcmp0 (shown, pages[i]) == 0 ? contents[i] : NULL);
}

static void
add_page (FhGameLog *self, const char *page, const char *title)
{
  GtkWidget *bin = g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  fh_widget_set_name (bin, title);
  gtk_stack_add_titled (GTK_STACK (self->stack), bin, page, title);
}

/* --- Asking why --- */

static GtkAdjustment *
get_adjustment (FhGameLog *self)
{
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
}

/* The newest line, or the whole answer, or as much of it as there is room for. */
static gboolean
reveal_cb (gpointer user_data)
{
  FhGameLog *self = user_data;
  GtkAdjustment *adjustment = get_adjustment (self);
  graphene_rect_t box;

  self->reveal_id = 0;
  if (self->has_grown)
    gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  else if (self->asked != NULL && gtk_widget_compute_bounds (self->asked, self->list, &box))
    gtk_adjustment_clamp_page (adjustment, (double) box.origin.y,
                               (double) (box.origin.y + box.size.height));
  return G_SOURCE_REMOVE;
}

/* Once it has its size, which it gets before the next frame: a list that is being laid out would
 * not move. */
static void
queue_reveal (FhGameLog *self)
{
  if (self->reveal_id == 0)
    self->reveal_id = g_idle_add_full (GDK_PRIORITY_REDRAW + 10, reveal_cb, self, NULL);
}

static void
answered_cb (FhLogRow *row, FhGameLog *self)
{
  if (GTK_WIDGET (row) == self->asked)
    queue_reveal (self);
}

/* One answer at a time. */
static void
asked_cb (FhLogRow *row, FhGameLog *self)
{
  GtkWidget *before = self->asked;

  self->has_grown = FALSE;
  if (!fh_log_row_is_open (row))
    {
      if (before == GTK_WIDGET (row))
        self->asked = NULL;
      return;
    }
  self->asked = GTK_WIDGET (row);
  if (before != NULL)
    fh_log_row_set_open (FH_LOG_ROW (before), FALSE);
  queue_reveal (self);
}

static void
activated_cb (GtkListBox *list, GtkListBoxRow *row)
{
  gtk_widget_activate_action (GTK_WIDGET (row), "entry.why", NULL);
}

/* A question about a card in the grid is answered among the sentences. */
static void
glance_asked_cb (FhGameLog *self, int index)
{
  fh_game_log_ask (self, (guint) index);
}

/* --- The lines --- */

/* @index is that of the action which @sentence is about, or -1. */
static void
add_line (FhGameLog *self, char *sentence, int index)
{
  GtkWidget *row = fh_log_row_new (sentence, self->game, index);

  g_signal_connect_object (row, "asked", G_CALLBACK (asked_cb), self, 0);
  g_signal_connect_object (row, "answered", G_CALLBACK (answered_cb), self, 0);
  self->has_grown = TRUE;
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
  g_ptr_array_add (self->lines, sentence);
}

/* Keeps the newest line in sight, but not when the list is longer because of an answer. */
static void
upper_cb (FhGameLog *self)
{
  if (self->has_grown)
    queue_reveal (self);
}

static gboolean
tells (FhGameLog *self, guint index, const FhStoryLine *line)
{
  return index < self->lines->len && g_str_equal (self->lines->pdata[index], line->sentence)
         && fh_log_row_get_index (fh_game_log_get_row (self, index)) == line->index;
}

/* What is told as before keeps its row, and the keyboard in it. */
static void
tell_again (FhGameLog *self)
{
  g_autoptr (GPtrArray) story = fh_game_dup_story (self->game);
  FhLogRow *row;
  guint n = 0;

  if (self->asked != NULL)
    fh_log_row_set_open (FH_LOG_ROW (self->asked), FALSE);
  self->has_grown = TRUE;
  self->fate = fh_table_fate (fh_game_peek_table (self->game), 0);
  while (n < story->len && tells (self, n, story->pdata[n]))
    n++;
  while ((row = fh_game_log_get_row (self, n)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), GTK_WIDGET (row));
  g_ptr_array_set_size (self->lines, (int) n);

  for (; n < story->len; n++)
    {
      const FhStoryLine *line = story->pdata[n];

      add_line (self, g_strdup (line->sentence), line->index);
    }
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

/* Adds a line that the contract is decided, behind the line of the action that decided it. */
static void
add_fate (FhGameLog *self, const FhScene *scene)
{
  FhFate fate = fh_table_fate (scene->table, 0);

  if (fate != self->fate && fate != FH_FATE_OPEN && !scene->table->deal_over)
    add_line (self, fh_sentence_outcome (scene), -1);
  self->fate = fate;
}

static void
action_done_cb (FhGameLog *self, const FhAction *action)
{
  FhScene scene = fh_game_get_scene (self->game);

  add_line (self, fh_sentence_action (&scene, action),
            (int) fh_game_get_n_actions (self->game) - 1);
  /* With the last card of a trick, that one comes first. */
  if (fh_table_trick_size (scene.table) > 0)
    add_fate (self, &scene);
}

static void
trick_finished_cb (FhGameLog *self, int winner)
{
  FhScene scene = fh_game_get_scene (self->game);

  add_line (self, fh_sentence_trick (&scene), -1);
  add_fate (self, &scene);
}

static void
adjudicated_cb (FhGameLog *self, const char *sentence)
{
  add_line (self, g_strdup (sentence), -1);
}

static void
deal_finished_cb (FhGameLog *self)
{
  FhScene scene = fh_game_get_scene (self->game);

  add_line (self, fh_sentence_deal_result (&scene), -1);
}

static gboolean
fh_game_log_grab_focus (GtkWidget *widget)
{
  FhGameLog *self = FH_GAME_LOG (widget);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (GTK_LIST_BOX (self->list));

  if (gtk_widget_get_parent (self->grid) != NULL)
    return gtk_widget_grab_focus (self->grid);
  return row != NULL && gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
fh_game_log_constructed (GObject *object)
{
  FhGameLog *self = FH_GAME_LOG (object);

  G_OBJECT_CLASS (fh_game_log_parent_class)->constructed (object);
  fh_connect (self->game, "deal-begun", tell_again, self);
  fh_connect (self->game, "restored", tell_again, self);
  fh_connect (self->game, "action-done", action_done_cb, self);
  fh_connect (self->game, "trick-finished", trick_finished_cb, self);
  fh_connect (self->game, "adjudicated", adjudicated_cb, self);
  fh_connect (self->game, "deal-finished", deal_finished_cb, self);
  tell_again (self);
  select_last (self);
  self->grid = g_object_ref_sink (fh_log_grid_new (self->game));
  fh_connect (self->grid, "asked", glance_asked_cb, self);
  add_page (self, PAGE_GRID, _ ("At a Glance"));
  add_page (self, PAGE_WORDS, _ ("In Words"));
  if (!fh_log_grid_has_any (FH_LOG_GRID (self->grid)))
    gtk_stack_set_visible_child_name (GTK_STACK (self->stack), PAGE_WORDS);
  fh_connect (self->stack, "notify::visible-child-name", turned_cb, self);
  turned_cb (self);
}

static void
fh_game_log_class_init (FhGameLogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = fh_game_log_constructed;
  widget_class->grab_focus = fh_game_log_grab_focus;

  FH_MADE_WITH_OBJECT (klass, FhGameLog, game, FH_TYPE_GAME);
  FH_DROPS_SOURCE (klass, FhGameLog, reveal_id);
  FH_DROPS (klass, FhGameLog, grid, g_object_unref);
  FH_DROPS (klass, FhGameLog, scroller, g_object_unref);
  FH_HOLDS (klass, FhGameLog, lines, g_ptr_array_unref);

  gtk_widget_class_set_css_name (widget_class, "log");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fh_game_log_init (FhGameLog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->lines = g_ptr_array_new_with_free_func (g_free);
  self->stack = gtk_stack_new ();
  gtk_widget_set_vexpand (self->stack, TRUE);
  gtk_box_append (GTK_BOX (box), fh_widget_new_tabs (GTK_STACK (self->stack)));
  gtk_box_append (GTK_BOX (box), self->stack);
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_BROWSE);
  fh_widget_set_name (self->list, _ ("What has happened"));
  self->scroller = g_object_ref_sink (fh_scroller_new (self->list));
  fh_connect (get_adjustment (self), "notify::upper", upper_cb, self);
  g_signal_connect (self->list, "row-activated", G_CALLBACK (activated_cb), NULL);
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
fh_game_log_new (FhGame *game)
{
  return g_object_new (FH_TYPE_GAME_LOG, "game", game, NULL);
}

void
fh_game_log_tell_calls (FhGameLog *self)
{
  g_return_if_fail (FH_IS_GAME_LOG (self));

  fh_log_grid_tell_calls (FH_LOG_GRID (self->grid));
}

gboolean
fh_game_log_ask (FhGameLog *self, guint index)
{
  g_return_val_if_fail (FH_IS_GAME_LOG (self), FALSE);

  for (guint i = 0; i < self->lines->len; i++)
    {
      FhLogRow *row = fh_game_log_get_row (self, i);

      if (fh_log_row_get_index (row) != (int) index || !fh_log_row_can_ask (row))
        continue;
      gtk_stack_set_visible_child_name (GTK_STACK (self->stack), PAGE_WORDS);
      gtk_list_box_select_row (GTK_LIST_BOX (self->list), GTK_LIST_BOX_ROW (row));
      fh_log_row_set_open (row, TRUE);
      gtk_widget_grab_focus (GTK_WIDGET (row));
      return TRUE;
    }
  return FALSE;
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

FhLogRow *
fh_game_log_get_row (FhGameLog *self, guint index)
{
  g_return_val_if_fail (FH_IS_GAME_LOG (self), NULL);

  return FH_LOG_ROW (gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (int) index));
}
