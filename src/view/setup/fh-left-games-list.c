/* fh-left-games-list.c: the games that are kept, row by row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-left-games-list.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "fh-left-game-row.h"
#include "fh-left-item.h"
#include "fh-made.h"
#include "fh-one-stop.h"
#include "fh-widget.h"

/* Rows that are made at once. */
#define BATCH 20

struct _FhLeftGamesList
{
  AdwBin parent_instance;

  FhHouseRules *house;
  GPtrArray *games;
  GPtrArray *unread;
  GHashTable *gone;
  GPtrArray *items; /* FhLeftItem */
  GPtrArray *found; /* those that are to be shown, in their order */
  guint n_rows;     /* of which these are */
  char *query;      /* that found them */
  GtkWidget *box;
  GtkWidget *holders[FH_N_LEFT_GROUPS]; /* of the lists, each with its title */
  GtkWidget *lists[FH_N_LEFT_GROUPS];
};

G_DEFINE_FINAL_TYPE (FhLeftGamesList, fh_left_games_list, ADW_TYPE_BIN)

/* The place of the game at @path among those found, or -1. */
static int
find_path (FhLeftGamesList *self, const char *path)
{
  for (guint i = 0; path != NULL && i < self->found->len; i++)
    if (g_str_equal (fh_left_item_get_path (self->found->pdata[i]), path))
      return (int) i;
  return -1;
}

/* --- What is found --- */

static void
find (FhLeftGamesList *self)
{
  g_auto (GStrv) tokens = g_str_tokenize_and_fold (self->query, NULL, NULL);

  g_ptr_array_set_size (self->found, 0);
  for (guint i = 0; i < self->items->len; i++)
    {
      FhLeftItem *item = self->items->pdata[i];

      if (!g_hash_table_contains (self->gone, fh_left_item_get_path (item))
          && (*self->query == '\0'
              || fh_left_item_matches (item, self->house, self->query, tokens)))
        g_ptr_array_add (self->found, item);
    }
  g_ptr_array_sort (self->found, fh_left_items_compare);
}

/* --- The rows --- */

static FhLeftItem *
find_row (FhLeftGamesList *self, GtkWidget *row)
{
  for (guint i = 0; row != NULL && i < self->n_rows; i++)
    if (((FhLeftItem *) self->found->pdata[i])->row == row)
      return self->found->pdata[i];
  return NULL;
}

static void
activated_cb (GtkListBox *list, GtkListBoxRow *row, FhLeftGamesList *self)
{
  FhLeftItem *item = find_row (self, GTK_WIDGET (row));

  if (item != NULL && item->left != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "games.go-on", "^ay", item->left->path);
}

/* The arrow keys lead from one group to the next. */
static gboolean
keynav_cb (GtkWidget *list, GtkDirectionType direction, FhLeftGamesList *self)
{
  int by = direction == GTK_DIR_DOWN ? 1 : -1;
  int group = 0;

  if (direction != GTK_DIR_DOWN && direction != GTK_DIR_UP)
    return FALSE;
  while (self->lists[group] != list)
    group++;
  for (group += by; group >= 0 && group < FH_N_LEFT_GROUPS; group += by)
    if (gtk_widget_get_visible (self->holders[group]))
      return gtk_widget_grab_focus (by > 0 ? gtk_widget_get_first_child (self->lists[group])
                                           : gtk_widget_get_last_child (self->lists[group]));
  return FALSE;
}

static void
make_list (FhLeftGamesList *self, FhLeftGroup group, const char *title)
{
  GtkWidget *list = self->lists[group] = gtk_list_box_new ();
  GtkWidget *holder = self->holders[group] = fh_group_add (GTK_BOX (self->box), title, NULL);

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  fh_widget_set_name (list, title);
  g_signal_connect_object (list, "row-activated", G_CALLBACK (activated_cb), self, 0);
  g_signal_connect_object (list, "keynav-failed", G_CALLBACK (keynav_cb), self, 0);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (holder), fh_one_stop_new (list));
}

/* Only those that have a row. */
static void
show_lists (FhLeftGamesList *self)
{
  for (int group = 0; group < FH_N_LEFT_GROUPS; group++)
    gtk_widget_set_visible (self->holders[group],
                            gtk_widget_get_first_child (self->lists[group]) != NULL);
}

/* Makes the row of @item, at @place of its group; -1: at the end. */
static void
make_row (FhLeftGamesList *self, FhLeftItem *item, int place)
{
  item->row = item->left != NULL
                  ? fh_left_game_row_new (item->left, self->house, &item->star, &item->menu)
                  : fh_unread_game_row_new (item->unread, &item->menu);
  gtk_list_box_insert (GTK_LIST_BOX (self->lists[item->group]), item->row, place);
  self->n_rows++;
}

static void
drop_row (FhLeftGamesList *self, FhLeftItem *item)
{
  if (item->row == NULL)
    return;
  gtk_list_box_remove (GTK_LIST_BOX (self->lists[item->group]), item->row);
  item->row = item->star = item->menu = NULL;
  self->n_rows--;
}

/* Makes rows until there are @n, or all. */
static void
make_rows (FhLeftGamesList *self, guint n)
{
  while (self->n_rows < self->found->len && self->n_rows < n)
    make_row (self, self->found->pdata[self->n_rows], -1);
  show_lists (self);
}

guint
fh_left_games_list_show (FhLeftGamesList *self, const char *query)
{
  g_return_val_if_fail (FH_IS_LEFT_GAMES_LIST (self), 0);

  for (guint i = 0; i < self->items->len; i++)
    drop_row (self, self->items->pdata[i]);
  g_free (self->query);
  self->query = g_strstrip (g_strdup (query));
  find (self);
  make_rows (self, BATCH);
  return self->found->len;
}

/* The rows that are there are those of the first that are found, the changed one apart: they keep
 * their order. */
gboolean
fh_left_games_list_update (FhLeftGamesList *self, const char *path)
{
  FhLeftItem *item = NULL;
  int index, place = 0;

  g_return_val_if_fail (FH_IS_LEFT_GAMES_LIST (self), FALSE);

  for (guint i = 0; item == NULL && i < self->items->len; i++)
    if (g_str_equal (fh_left_item_get_path (self->items->pdata[i]), path))
      item = self->items->pdata[i];
  if (item == NULL)
    return FALSE;
  drop_row (self, item);
  find (self);
  index = find_path (self, path);
  for (int i = 0; i < index; i++)
    place += ((FhLeftItem *) self->found->pdata[i])->group == item->group;
  if (index >= 0 && index <= (int) self->n_rows)
    make_row (self, item, place);
  make_rows (self, BATCH);
  return item->row != NULL;
}

guint
fh_left_games_list_get_n (FhLeftGamesList *self)
{
  g_return_val_if_fail (FH_IS_LEFT_GAMES_LIST (self), 0);
  return self->found->len;
}

void
fh_left_games_list_show_more (FhLeftGamesList *self)
{
  g_return_if_fail (FH_IS_LEFT_GAMES_LIST (self));
  make_rows (self, self->n_rows + BATCH);
}

/* --- The keyboard --- */

gboolean
fh_left_games_list_focus (FhLeftGamesList *self, const char *path, gboolean star)
{
  FhLeftItem *item;

  g_return_val_if_fail (FH_IS_LEFT_GAMES_LIST (self), FALSE);

  if (self->n_rows == 0)
    return FALSE;
  item = self->found->pdata[MAX (find_path (self, path), 0)];
  if (item->row == NULL)
    item = self->found->pdata[0];
  return gtk_widget_grab_focus (star && item->star != NULL ? item->star : item->row);
}

const char *
fh_left_games_list_get_focused (FhLeftGamesList *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  const FhLeftItem *item =
      focus != NULL ? find_row (self, gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW))
                    : NULL;

  return item != NULL ? fh_left_item_get_path (item) : NULL;
}

const char *
fh_left_games_list_get_neighbour (FhLeftGamesList *self, const char *path)
{
  int index = find_path (self, path);
  int n = (int) self->found->len;

  if (index < 0 || n < 2)
    return NULL;
  return fh_left_item_get_path (self->found->pdata[index + 1 < n ? index + 1 : index - 1]);
}

void
fh_left_games_list_pop_up (FhLeftGamesList *self, const char *path)
{
  int index = find_path (self, path);

  if (index >= 0 && ((FhLeftItem *) self->found->pdata[index])->row != NULL)
    gtk_menu_button_popup (GTK_MENU_BUTTON (((FhLeftItem *) self->found->pdata[index])->menu));
}

/* --- The widget --- */

static void
add_item (FhLeftGamesList *self,
          FhLeftGroup group,
          const FhLeftGame *left,
          const FhUnreadGame *unread)
{
  FhLeftItem *item = g_new0 (FhLeftItem, 1);

  *item = (FhLeftItem){ .group = group, .left = left, .unread = unread };
  g_ptr_array_add (self->items, item);
}

static void
fh_left_games_list_constructed (GObject *object)
{
  FhLeftGamesList *self = FH_LEFT_GAMES_LIST (object);

  G_OBJECT_CLASS (fh_left_games_list_parent_class)->constructed (object);
  for (guint i = 0; i < self->games->len; i++)
    {
      const FhLeftGame *left = self->games->pdata[i];

      add_item (self, left->is_finished ? FH_LEFT_GROUP_FINISHED : FH_LEFT_GROUP_LEFT, left, NULL);
    }
  for (guint i = 0; i < self->unread->len; i++)
    add_item (self, FH_LEFT_GROUP_UNREAD, NULL, self->unread->pdata[i]);
  make_list (self, FH_LEFT_GROUP_LEFT, _ ("Left for Later"));
  make_list (self, FH_LEFT_GROUP_FINISHED, _ ("Finished"));
  /* Translators: over files of games in which no game can be read. */
  make_list (self, FH_LEFT_GROUP_UNREAD, _ ("Cannot Be Read"));
}

static void
fh_left_games_list_class_init (FhLeftGamesListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = fh_left_games_list_constructed;
  FH_MADE_WITH_OBJECT (klass, FhLeftGamesList, house, FH_TYPE_HOUSE_RULES);
  FH_MADE_WITH_BOXED (klass, FhLeftGamesList, games, G_TYPE_PTR_ARRAY);
  FH_MADE_WITH_BOXED (klass, FhLeftGamesList, unread, G_TYPE_PTR_ARRAY);
  FH_MADE_WITH_BOXED (klass, FhLeftGamesList, gone, G_TYPE_HASH_TABLE);
  FH_HOLDS (klass, FhLeftGamesList, found, g_ptr_array_unref);
  FH_HOLDS (klass, FhLeftGamesList, items, g_ptr_array_unref);
  FH_HOLDS (klass, FhLeftGamesList, query, g_free);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fh_left_games_list_init (FhLeftGamesList *self)
{
  self->items = g_ptr_array_new_with_free_func (fh_left_item_free);
  self->found = g_ptr_array_new ();
  self->query = g_strdup ("");
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

GtkWidget *
fh_left_games_list_new (FhHouseRules *house, GPtrArray *games, GPtrArray *unread, GHashTable *gone)
{
  return g_object_new (FH_TYPE_LEFT_GAMES_LIST, "house", house, "games", games, "unread", unread,
                       "gone", gone, NULL);
}
