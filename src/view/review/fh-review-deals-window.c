/* fh-review-deals-window.c: which deal is to be reviewed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-deals-window.h"

#include <glib/gi18n.h>

#include "fh-asker.h"
#include "fh-compat.h"
#include "fh-game-file.h"
#include "fh-isolate.h"
#include "fh-left-game-row.h"
#include "fh-left-games.h"
#include "fh-made.h"
#include "fh-review-paste-window.h"
#include "fh-review-window.h"
#include "fh-rows.h"
#include "fh-style.h"
#include "fh-table-text.h"
#include "fh-widget.h"

/* The kept games that are listed. */
#define MOST_LEFT 20

/* The deals that are listed at first, and then each time that there is nothing else to do: a record
 * may have thousands, and their rows take long to be measured. */
#define N_FIRST 20
#define N_MORE  10

#define NO_DEAL G_MAXUINT

struct _FhReviewDealsWindow
{
  FhDialog parent_instance;

  FhSettings *settings;
  FhProgress *progress;
  FhJournal *journal;
  FhGame *game;    /* or NULL */
  GPtrArray *left; /* FhLeftGame, or NULL until they have been looked at */
  FhGame *read;    /* whose deals are listed, or NULL: where to take one from */
  char *name;      /* what it is called */
  char *trouble;   /* or NULL */
  char *file_name; /* of what is being read */
  guint wanted;    /* the deal of it that is to be opened, if it has that; or NO_DEAL */
  FhGame *pasted;  /* that is about to be listed, or NULL */
  guint pasted_id;
  GCancellable *cancellable;

  GtkWidget *groups; /* of rows, one below the other */

  /* While deals are listed. */
  GtkWidget *deals;
  FhGame *listed;  /* whose they are, until the window is built again */
  guint n_to_list; /* those before this number are still to be listed */
  guint listing_id;
};

G_DEFINE_FINAL_TYPE (FhReviewDealsWindow, fh_review_deals_window, FH_TYPE_DIALOG)

static void
set_trouble (FhReviewDealsWindow *self, const char *sentence)
{
  g_free (self->trouble);
  self->trouble = g_strdup (sentence);
  fh_dialog_queue_rebuild (FH_DIALOG (self));
  if (sentence != NULL)
    fh_announce (GTK_WIDGET (self), sentence);
}

/* --- Opening --- */

/* Shows @review, which it takes over, and goes.  @is_own: what went wrong there is practised. */
static void
show_review (FhReviewDealsWindow *self, FhReview *review, gboolean is_own)
{
  GtkWidget *window =
      fh_review_window_new (gtk_window_get_application (GTK_WINDOW (self)), review, self->settings,
                            is_own ? FH_KEY_TABLE (self->progress) : NULL);

  g_object_unref (review);
  gtk_window_present (GTK_WINDOW (window));
  gtk_window_close (GTK_WINDOW (self));
}

static void
show_deal (FhReviewDealsWindow *self, FhGame *game, guint deal, gboolean is_own)
{
  g_autoptr (GError) error = NULL;
  FhReview *review = fh_review_new_for_game (game, deal, &error);

  if (self->game != NULL)
    fh_game_set_judge (game, fh_game_get_judge (self->game));
  if (review == NULL)
    {
      set_trouble (self, error->message);
      return;
    }
  show_review (self, review, is_own);
}

/* Lists the deals of @game, which was read and is called @name, or opens the only one. */
static void
list_read (FhReviewDealsWindow *self, FhGame *game, const char *name)
{
  g_set_object (&self->read, game);
  g_free (self->name);
  self->name = g_strdup (name);
  set_trouble (self, NULL);
  if (self->wanted < fh_review_n_over (game))
    show_deal (self, game, self->wanted, FALSE);
  else if (fh_review_n_over (game) == 1)
    show_deal (self, game, 0, FALSE);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhReviewDealsWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = fh_game_load_finish (result, &error);

  if (game != NULL)
    list_read (self, game, self->file_name);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    set_trouble (self, error->message);
  self->wanted = NO_DEAL;
}

void
fh_review_deals_window_open_file (FhReviewDealsWindow *self, GFile *file)
{
  g_autofree char *base = NULL;

  g_return_if_fail (FH_IS_REVIEW_DEALS_WINDOW (self));
  self->wanted = NO_DEAL;
  base = g_file_get_basename (file);
  g_free (self->file_name);
  self->file_name = fh_isolate_file (base);
  fh_review_load_async (file, self->cancellable, read_cb, g_object_ref (self));
}

void
fh_review_deals_window_open_deal (FhReviewDealsWindow *self, GFile *file, FhGame *game, guint deal)
{
  g_return_if_fail (FH_IS_REVIEW_DEALS_WINDOW (self));
  g_return_if_fail (file != NULL || FH_IS_GAME (game));

  if (file == NULL)
    {
      show_deal (self, game, deal, TRUE);
      return;
    }
  fh_review_deals_window_open_file (self, file);
  self->wanted = deal;
}

static void
chosen_cb (GFile *file, gpointer user_data)
{
  g_autoptr (FhReviewDealsWindow) self = user_data;

  if (file != NULL)
    fh_review_deals_window_open_file (self, file);
}

static gboolean
open_pasted_cb (gpointer user_data)
{
  FhReviewDealsWindow *self = user_data;
  g_autoptr (FhGame) game = g_steal_pointer (&self->pasted);

  self->pasted_id = 0;
  list_read (self, game, _ ("text"));
  return G_SOURCE_REMOVE;
}

/* Later: the window in which it was pasted belongs to this one, and is about to close. */
static void
pasted_cb (FhReviewDealsWindow *self, FhReviewPasteWindow *window)
{
  g_set_object (&self->pasted, fh_review_paste_window_get_game (window));
  if (self->pasted_id == 0)
    self->pasted_id = g_idle_add (open_pasted_cb, self);
}

/* --- What can be chosen --- */

static void
file_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  fh_choose_file (GTK_WINDOW (widget), FH_FILE_OPEN_RECORD, NULL, chosen_cb, g_object_ref (widget));
}

static void
paste_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkWidget *window = fh_review_paste_window_new (GTK_WINDOW (widget));

  fh_connect (window, "used", pasted_cb, widget);
  gtk_window_present (GTK_WINDOW (window));
}

static void
deal_cb (GtkWidget *widget, const char *action, GVariant *number)
{
  FhReviewDealsWindow *self = FH_REVIEW_DEALS_WINDOW (widget);

  show_deal (self, self->listed, g_variant_get_uint32 (number), self->listed == self->game);
}

static void
left_cb (GtkWidget *widget, const char *action, GVariant *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (g_variant_get_bytestring (path));

  fh_review_deals_window_open_file (FH_REVIEW_DEALS_WINDOW (widget), file);
}

static void
all_left_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "app.left-games", NULL);
  gtk_window_close (GTK_WINDOW (widget));
}

static void
back_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhReviewDealsWindow *self = FH_REVIEW_DEALS_WINDOW (widget);

  g_clear_object (&self->read);
  g_clear_pointer (&self->name, g_free);
  set_trouble (self, NULL);
}

/* --- The contents --- */

/* Lists the next deals, @most of them, the latest first: it is the one that is still in mind. */
static void
list_some (FhReviewDealsWindow *self, guint most)
{
  /* Something may have been taken back meanwhile. */
  self->n_to_list = MIN (self->n_to_list, fh_review_n_over (self->listed));
  while (most-- > 0 && self->n_to_list > 0)
    {
      guint number = --self->n_to_list;
      g_autoptr (FhReviewDeal) deal = fh_review_describe_deal (self->listed, number);

      fh_link_row_add (self->deals, deal->title, deal->result, "deals.deal",
                       g_variant_new_uint32 (number));
    }
}

static gboolean
list_more_cb (gpointer user_data)
{
  FhReviewDealsWindow *self = user_data;

  list_some (self, N_MORE);
  if (self->n_to_list > 0)
    return G_SOURCE_CONTINUE;
  self->listing_id = 0;
  return G_SOURCE_REMOVE;
}

static void
add_deals (FhReviewDealsWindow *self, FhGame *game, const char *title)
{
  self->deals = fh_group_add (GTK_BOX (self->groups), title, NULL);
  g_set_object (&self->listed, game);
  self->n_to_list = fh_review_n_over (game);
  if (self->n_to_list == 0)
    adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->deals),
                                           _ ("No deal is over yet: there is nothing to review."));
  list_some (self, N_FIRST);
  if (self->n_to_list > 0)
    self->listing_id = g_idle_add (list_more_cb, self);
}

static GtkWidget *
add_group (FhReviewDealsWindow *self)
{
  return fh_group_add (GTK_BOX (self->groups), _ ("Other Games"), NULL);
}

/* The latest ones with a deal that is over; the library has all of them, and leads here. */
static void
add_left (FhReviewDealsWindow *self)
{
  FhHouseRules *house = fh_settings_get_house_rules (self->settings);
  GtkWidget *group = NULL;

  if (self->left == NULL || self->left->len == 0)
    return;
  for (guint i = 0, n = 0; i < self->left->len && n < MOST_LEFT; i++)
    {
      const FhLeftGame *left = self->left->pdata[i];

      /* In the others there is nothing to look back on. */
      if (!left->has_last)
        continue;
      n++;
      FhScene scene = fh_left_game_get_scene (left);
      g_autofree char *score = fh_table_score (&scene);
      g_autofree char *when = fh_sentence_when (left->when);
      g_autofree char *title = fh_left_game_dup_title (left, house);
      /* Two lines. */
      g_autofree char *subtitle = g_strconcat (score, "\n", when, NULL);

      if (group == NULL)
        group = add_group (self);
      fh_link_row_add (group, title, subtitle, "deals.left", g_variant_new_bytestring (left->path));
    }
  if (self->left->len > MOST_LEFT)
    /* Translators: below some of the kept games: a window shows all of them. */
    fh_link_row_add (group != NULL ? group : add_group (self), _ ("All Games…"), NULL,
                     "deals.all-left", NULL);
}

static void
add_sources (FhReviewDealsWindow *self)
{
  GtkWidget *group;

  if (self->game != NULL)
    add_deals (self, self->game, _ ("This Game"));
  /* Translators: over the ways to a record that is not one of the own games. */
  group = fh_group_add (GTK_BOX (self->groups), _ ("From Elsewhere"), NULL);
  fh_link_row_add (group, _ ("Open a File…"), NULL, "deals.file", NULL);
  fh_link_row_add (group, _ ("Paste a Record…"), NULL, "deals.paste", NULL);
  add_left (self);
}

static GtkWidget *
fh_review_deals_window_build (FhDialog *dialog)
{
  FhReviewDealsWindow *self = FH_REVIEW_DEALS_WINDOW (dialog);
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *clamp = adw_clamp_new ();

  g_clear_handle_id (&self->listing_id, g_source_remove);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Review a Deal"));
  self->groups = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  gtk_widget_add_css_class (self->groups, "dialog-groups");
  if (self->trouble != NULL)
    fh_label_add (self->groups, self->trouble, FH_LABEL_BROKEN, "option-refusal");
  if (self->read != NULL)
    {
      add_deals (self, self->read, self->name);
      adw_header_bar_pack_start (
          ADW_HEADER_BAR (header),
          fh_icon_button_new ("go-previous-symbolic", _ ("Back"), "deals.back"));
    }
  else
    add_sources (self);
  adw_clamp_set_child (ADW_CLAMP (clamp), self->groups);
  return fh_dialog_frame (header, clamp, TRUE);
}

/* Whatever has become of the games. */
static int
latest_first (gconstpointer a, gconstpointer b)
{
  gint64 first = (*(const FhLeftGame *const *) a)->when;
  gint64 second = (*(const FhLeftGame *const *) b)->when;

  return (first < second) - (first > second);
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhReviewDealsWindow) self = fh_asker_take (user_data);
  g_autoptr (GPtrArray) games = fh_left_games_list_finish (result, NULL, NULL);

  if (self == NULL || games == NULL)
    return;
  self->left = g_steal_pointer (&games);
  g_ptr_array_sort (self->left, latest_first);
  if (self->read == NULL)
    add_left (self);
}

static void
fh_review_deals_window_constructed (GObject *object)
{
  FhReviewDealsWindow *self = FH_REVIEW_DEALS_WINDOW (object);

  G_OBJECT_CLASS (fh_review_deals_window_parent_class)->constructed (object);
  gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
  fh_left_games_list_async (self->journal, self->cancellable, listed_cb, fh_asker_new (self));
}

/* A file that is chosen from now on is not read. */
static void
fh_review_deals_window_dispose (GObject *object)
{
  g_cancellable_cancel (FH_REVIEW_DEALS_WINDOW (object)->cancellable);
  G_OBJECT_CLASS (fh_review_deals_window_parent_class)->dispose (object);
}

static void
fh_review_deals_window_class_init (FhReviewDealsWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = fh_review_deals_window_constructed;
  object_class->dispose = fh_review_deals_window_dispose;
  FH_DIALOG_CLASS (klass)->build = fh_review_deals_window_build;

  FH_MADE_WITH_OBJECT (object_class, FhReviewDealsWindow, settings, FH_TYPE_SETTINGS);
  FH_MADE_WITH_OBJECT (object_class, FhReviewDealsWindow, progress, FH_TYPE_PROGRESS);
  FH_MADE_WITH_OBJECT (object_class, FhReviewDealsWindow, journal, FH_TYPE_JOURNAL);
  FH_MADE_WITH_OBJECT (object_class, FhReviewDealsWindow, game, FH_TYPE_GAME);
  FH_DROPS_SOURCE (klass, FhReviewDealsWindow, pasted_id);
  FH_DROPS_SOURCE (klass, FhReviewDealsWindow, listing_id);
  FH_HOLDS (klass, FhReviewDealsWindow, left, g_ptr_array_unref);
  FH_HOLDS (klass, FhReviewDealsWindow, read, g_object_unref);
  FH_HOLDS (klass, FhReviewDealsWindow, listed, g_object_unref);
  FH_HOLDS (klass, FhReviewDealsWindow, pasted, g_object_unref);
  FH_HOLDS (klass, FhReviewDealsWindow, name, g_free);
  FH_HOLDS (klass, FhReviewDealsWindow, trouble, g_free);
  FH_HOLDS (klass, FhReviewDealsWindow, file_name, g_free);
  FH_HOLDS (klass, FhReviewDealsWindow, cancellable, g_object_unref);
  gtk_widget_class_install_action (widget_class, "deals.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "deals.deal", "u", deal_cb);
  gtk_widget_class_install_action (widget_class, "deals.file", NULL, file_cb);
  gtk_widget_class_install_action (widget_class, "deals.paste", NULL, paste_cb);
  gtk_widget_class_install_action (widget_class, "deals.left", "ay", left_cb);
  gtk_widget_class_install_action (widget_class, "deals.all-left", NULL, all_left_cb);
}

static void
fh_review_deals_window_init (FhReviewDealsWindow *self)
{
  self->cancellable = g_cancellable_new ();
  self->wanted = NO_DEAL;
  gtk_window_set_default_size (GTK_WINDOW (self), 520, 600);
}

GtkWidget *
fh_review_deals_window_new (
    GtkWindow *parent, FhSettings *settings, FhProgress *progress, FhJournal *journal, FhGame *game)
{
  return g_object_new (FH_TYPE_REVIEW_DEALS_WINDOW, "transient-for", parent, "settings", settings,
                       "progress", progress, "journal", journal, "game", game, NULL);
}

const char *
fh_review_deals_window_get_trouble (FhReviewDealsWindow *self)
{
  g_return_val_if_fail (FH_IS_REVIEW_DEALS_WINDOW (self), NULL);
  return self->trouble;
}
