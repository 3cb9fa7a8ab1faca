/* fh-log-grid.c: the present deal at a glance: the auction and the tricks, by players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-log-grid.h"

#include <glib/gi18n.h>

#include "fh-auction-list.h"
#include "fh-focus.h"
#include "fh-game-reasons.h"
#include "fh-log-trick.h"
#include "fh-made.h"
#include "fh-widget.h"

struct _FhLogGrid
{
  AdwBin parent_instance;

  FhGame *game;
  GtkWidget *auction_part; /* a heading, and: */
  GtkWidget *auction;
  GtkWidget *tricks_part; /* likewise, and: */
  GtkWidget *contract;
  GtkWidget *names; /* a place for those of the players */
  GtkWidget *list;
  int n_tricks; /* in it */
  gboolean tells_calls;
};

G_DEFINE_FINAL_TYPE (FhLogGrid, fh_log_grid, ADW_TYPE_BIN)

/* --- Asking why --- */

static void
call_asked_cb (FhLogGrid *self, int n)
{
  guint index;

  if (fh_game_find_call (self->game, n, &index))
    g_signal_emit_by_name (self, "asked", (int) index);
}

static void
card_asked_cb (FhLogGrid *self, int index)
{
  g_signal_emit_by_name (self, "asked", index);
}

/* Who asks about a trick begins with its first card, and reads on from there. */
static void
trick_asked_cb (FhLogGrid *self, FhLogTrick *trick)
{
  int index = fh_log_trick_get_first (trick);

  if (index >= 0)
    g_signal_emit_by_name (self, "asked", index);
}

/* --- What is shown --- */

static FhLogTrick *
get_trick (FhLogGrid *self, int number)
{
  return FH_LOG_TRICK (gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), number));
}

static void
show_names (FhLogGrid *self, const FhScene *scene)
{
  GtkWidget *labels[FH_MAX_SEATS] = { NULL };

  fh_box_clear (self->names);
  for (int seat = 0; seat < scene->table->rules.n_seats; seat++)
    {
      g_autofree char *name = fh_sentence_seat (scene, seat);

      labels[seat] = fh_label_new (name, FH_LABEL_BROKEN, "caption dim-label");
      fh_label_center (labels[seat]);
    }
  gtk_box_append (GTK_BOX (self->names),
                  fh_log_trick_line_new ("", fh_log_trick_columns_new (scene->table, labels)));
}

/* The rows stay, and the keyboard on them, but for those that have been taken back.  Returns
 * whether there are more than before. */
static gboolean
show_tricks (FhLogGrid *self, const FhScene *scene)
{
  int n = fh_log_trick_count (scene->table);
  gboolean has_more = n > self->n_tricks;
  FhLogTrick *trick;

  while ((trick = get_trick (self, n)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), GTK_WIDGET (trick));
  for (int i = 0; i < n; i++)
    {
      trick = get_trick (self, i);
      if (trick == NULL)
        {
          trick = FH_LOG_TRICK (fh_log_trick_new (self->game, i));
          fh_connect (trick, "asked", card_asked_cb, self);
          gtk_list_box_append (GTK_LIST_BOX (self->list), GTK_WIDGET (trick));
        }
      fh_log_trick_update (trick, scene);
    }
  self->n_tricks = n;
  return has_more;
}

/* The latest trick is to be seen, once it has its place. */
static void
show_latest (FhLogGrid *self)
{
  GtkWidget *last = gtk_widget_get_last_child (self->list);

  if (last != NULL)
    fh_widget_scroll_to (last);
}

static void
show (FhLogGrid *self)
{
  FhScene scene = fh_game_get_scene (self->game);
  gboolean has_tricks = fh_log_trick_count (scene.table) > 0;
  g_autofree char *contract = fh_sentence_contract_short (&scene);
  g_autofree char *markup = fh_table_markup (contract, FH_GROUND_WINDOW);
  g_autofree char *spoken = fh_sentence_contract (&scene);

  gtk_widget_set_visible (self->auction_part, scene.table->n_calls > 0);
  fh_auction_list_update (FH_AUCTION_LIST (self->auction), &scene, self->tells_calls);
  gtk_widget_set_visible (self->tricks_part, has_tricks);
  fh_table_label_set (self->contract, markup, spoken);
  gtk_widget_set_visible (self->contract, *contract != '\0');
  if (has_tricks)
    show_names (self, &scene);
  /* Who reads there is left where he is. */
  if (show_tricks (self, &scene) && fh_focus_get (self->list) == NULL)
    show_latest (self);
}

gboolean
fh_log_grid_has_any (FhLogGrid *self)
{
  g_return_val_if_fail (FH_IS_LOG_GRID (self), FALSE);

  return fh_game_peek_table (self->game)->n_calls > 0
         || fh_log_trick_count (fh_game_peek_table (self->game)) > 0;
}

/* --- The object --- */

/* The latest trick; before the first one the auction. */
static gboolean
fh_log_grid_grab_focus (GtkWidget *widget)
{
  FhLogGrid *self = FH_LOG_GRID (widget);
  GtkWidget *last = gtk_widget_get_last_child (self->list);

  if (last != NULL)
    gtk_list_box_select_row (GTK_LIST_BOX (self->list), GTK_LIST_BOX_ROW (last));
  return last != NULL ? gtk_widget_grab_focus (last)
                      : gtk_widget_child_focus (self->auction, GTK_DIR_TAB_FORWARD);
}

static void
fh_log_grid_constructed (GObject *object)
{
  FhLogGrid *self = FH_LOG_GRID (object);

  G_OBJECT_CLASS (fh_log_grid_parent_class)->constructed (object);
  fh_connect (self->game, "changed", show, self);
  show (self);
}

static void
fh_log_grid_class_init (FhLogGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = fh_log_grid_constructed;
  widget_class->grab_focus = fh_log_grid_grab_focus;

  FH_MADE_WITH_OBJECT (klass, FhLogGrid, game, FH_TYPE_GAME);

  fh_made_signal (klass, "asked", 1, G_TYPE_INT);

  gtk_widget_class_set_css_name (widget_class, "log-grid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* A part of the page with @heading.  (transfer none) */
static GtkWidget *
add_part (GtkWidget *box, const char *heading)
{
  GtkWidget *part = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  fh_label_add (part, heading, FH_LABEL_WRAPPED, "heading");
  gtk_box_append (GTK_BOX (box), part);
  return part;
}

static void
fh_log_grid_init (FhLogGrid *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *scroller;

  self->auction_part = add_part (box, _ ("Auction"));
  self->auction = fh_auction_list_new (FH_GROUND_WINDOW);
  fh_connect (self->auction, "asked", call_asked_cb, self);
  /* Below each other the columns are those of the tricks. */
  gtk_box_append (GTK_BOX (self->auction_part), fh_log_trick_line_new ("", self->auction));
  self->tricks_part = add_part (box, _ ("Tricks"));
  self->contract = fh_table_label_new (NULL);
  gtk_box_append (GTK_BOX (self->tricks_part), self->contract);
  self->names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->tricks_part), self->names);
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_BROWSE);
  fh_widget_set_name (self->list, _ ("Tricks"));
  fh_connect (self->list, "row-activated", trick_asked_cb, self);
  gtk_box_append (GTK_BOX (self->tricks_part), self->list);
  scroller = fh_scroller_new (box);
  /* Cards are as wide as their letters, however large these are. */
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_AUTOMATIC);
  adw_bin_set_child (ADW_BIN (self), scroller);
}

GtkWidget *
fh_log_grid_new (FhGame *game)
{
  return g_object_new (FH_TYPE_LOG_GRID, "game", game, NULL);
}

void
fh_log_grid_tell_calls (FhLogGrid *self)
{
  g_return_if_fail (FH_IS_LOG_GRID (self));

  self->tells_calls = TRUE;
  show (self);
}
