/* fh-home-page.c: where one begins.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-home-page.h"

#include <glib/gi18n.h>

#include "fh-card-art.h"
#include "fh-card-picture.h"
#include "fh-computers-group.h"
#include "fh-course.h"
#include "fh-day-card.h"
#include "fh-deal-comparison.h"
#include "fh-door-button.h"
#include "fh-left-game-row.h"
#include "fh-made.h"
#include "fh-practice-words.h"
#include "fh-recommend.h"
#include "fh-rows.h"
#include "fh-sentences-rules.h"
#include "fh-sentences.h"
#include "fh-table-picture.h"
#include "fh-table-text.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

/* Pixels. */
#define PICTURE      60
#define BIRD         40
#define SPACING      10
#define TABLE_WIDTH  190 /* of the picture of the table, at most */
#define TABLE_HEIGHT 120

/* A window that is looked at from further away shows all of it larger, as the table does. */
#define LARGE_WIDTH  1600
#define LARGE_HEIGHT 840
#define LARGE_SIZE   1.3
#define HUGE_WIDTH   1900
#define HUGE_HEIGHT  1250
#define HUGE_SIZE    1.85

/* A lower one leaves less room above the ways in. */
#define LOW_HEIGHT 420

struct _FhHomePage
{
  AdwBin parent_instance;

  FhSettings *settings;
  FhProgress *progress;
  FhChallenges *challenges;
  FhRules rules;       /* to play by */
  FhPreset playing_at; /* where the challenge is played that the running game is of, */
  guint playing;       /* and its number, or 0 */

  GtkWidget *play;       /* door to another game */
  GtkWidget *table;      /* on it: the one to play at */
  GtkWidget *games;      /* doors to what is under way */
  GtkWidget *left;       /* one of them: to the game that was left, or NULL */
  GtkWidget *left_table; /* on it: the table of that */
  GtkWidget *daily;      /* door to the questions of the day */
  GtkWidget *learn;
  GtkWidget *day;       /* FhDayCard */
  GtkWidget *more;      /* holds: */
  GtkWidget *challenge; /* the row of the one that is under way */
};

G_DEFINE_FINAL_TYPE (FhHomePage, fh_home_page, ADW_TYPE_BIN)

/* --- Playing --- */

/* Starting a game chooses the table and the level that were only recommended. */
static void
play_cb (FhHomePage *self)
{
  static const char *const levels[] = { "partner-level", "opponent-level" };
  const char *level = fh_recommend_level_by (self->progress);
  FhRules rules = self->rules; /* which follow the settings while these are written */

  fh_settings_set_rules (self->settings, &rules);
  for (guint i = 0; level != NULL && i < G_N_ELEMENTS (levels); i++)
    if (!fh_settings_is_chosen (self->settings, levels[i]))
      g_object_set (self->settings, levels[i], level, NULL);
  gtk_widget_activate_action (GTK_WIDGET (self), "app.start-game", NULL);
}

static GtkWidget *
new_card (FhCard card)
{
  GtkWidget *picture = fh_card_picture_new ();

  gtk_widget_set_size_request (picture, BIRD, fh_card_art_height (BIRD));
  fh_card_picture_set_card (FH_CARD_PICTURE (picture), card);
  gtk_widget_add_css_class (picture, "welcome-bird");
  return picture;
}

static GtkWidget *
new_table (const FhRules *rules, gboolean is_played)
{
  GtkWidget *picture = fh_table_picture_new (PICTURE);

  fh_table_picture_show (FH_TABLE_PICTURE (picture), rules, is_played);
  return picture;
}

static void
set_action (GtkWidget *widget, const char *action)
{
  gtk_actionable_set_action_name (GTK_ACTIONABLE (widget), action);
}

/* What the settings have now. */
static void
update_play (FhHomePage *self)
{
  fh_recommend_rules (self->settings, &self->rules);
  FhHouseRules *house = fh_settings_get_house_rules (self->settings);
  const char *word = fh_computers_find_level (self->settings, &self->rules,
                                              fh_recommend_level_by (self->progress));
  g_autofree char *level = word != NULL ? fh_sentence_level (word) : NULL;
  /* Translators: how well the computer players play, one or more of them: “The others: Beginner”.
   */
  g_autofree char *others = level != NULL ? g_strdup_printf (_ ("The others: %s"), level) : NULL;
  /* A name stands for what is changed there. */
  g_autofree char *changes = fh_house_rules_find_rules (house, &self->rules) < 0
                                 ? fh_sentence_n_changes (&self->rules)
                                 : NULL;
  g_autofree char *table =
      g_strjoin (" · ", fh_house_rules_call (house, &self->rules), changes, NULL);

  fh_table_picture_show (FH_TABLE_PICTURE (self->table), &self->rules, FALSE);
  fh_door_button_say (FH_DOOR_BUTTON (self->play), table, others);
}

static GtkWidget *
make_play (FhHomePage *self)
{
  static const char *const signals[] = { "notify::preset", "notify::options",
                                         "notify::partner-level", "notify::opponent-level" };

  self->table = new_table (&self->rules, FALSE);
  self->play = fh_door_button_new (self->table,
                                   /* Translators: a large button: starts the game that is chosen.
                                    */
                                   C_ ("door", "Play"));
  update_play (self);
  fh_connect (self->play, "clicked", play_cb, self);
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    fh_connect (self->settings, signals[i], update_play, self);
  fh_connect (self->progress, "changed", update_play, self);
  return self->play;
}

/* --- Learning --- */

/* Which lesson comes next. */
static void
update_next (FhHomePage *self)
{
  FhRules rules;
  FhLesson *lesson;
  gboolean has_learned = !fh_practice_book_is_empty (FH_KEY_TABLE (self->progress));
  g_autofree char *next = NULL;

  /* As app.next-lesson does. */
  fh_settings_get_rules (self->settings, &rules);
  lesson = fh_progress_get_next (self->progress, fh_course_get (), &rules);
  if (lesson != NULL)
    /* Translators: %s is the title of the lesson that comes next. */
    next = g_strdup_printf (_ ("Next: %s"), fh_lesson_get_title (lesson));
  fh_door_button_say (
      FH_DOOR_BUTTON (self->learn),
      next != NULL ? next : _ ("You have done all lessons. Practice what you know."),
      next != NULL && !has_learned ? _ ("Your first trick is a minute away.") : NULL);
  set_action (self->learn, next != NULL ? "app.next-lesson" : "app.learn");
}

static void
tell_next (GtkWidget *widget)
{
  update_next (FH_HOME_PAGE (widget));
}

/* What the mix of the day holds, for who has learned or practised something. */
static void
update_daily (FhHomePage *self)
{
  FhKeyTable *book = FH_KEY_TABLE (self->progress);
  gboolean has_learned = !fh_practice_book_is_empty (book);

  gtk_widget_set_visible (self->daily, has_learned);
  if (has_learned)
    {
      g_autofree char *about = fh_sentence_daily (book, fh_schedule_today ());

      fh_door_button_say (FH_DOOR_BUTTON (self->daily), about, NULL);
    }
}

/* --- Deals to compare --- */

/* The one of @list that was played last, unless it is over, or NULL. */
static const FhChallenge *
find_under_way (GArray *list)
{
  for (guint i = 0; i < list->len; i++)
    if (g_array_index (list, FhChallenge, i).n_played < FH_CHALLENGE_DEALS)
      return &g_array_index (list, FhChallenge, i);
  return NULL;
}

/* The challenge that is under way, unless the door to the running game leads to it. */
static void
update_challenge (FhHomePage *self)
{
  g_autoptr (GArray) list = fh_challenges_list (self->challenges);
  const FhChallenge *challenge = find_under_way (list);
  gboolean is_shown =
      challenge != NULL
      && (challenge->number != self->playing || challenge->preset != self->playing_at);
  g_autofree char *title = NULL, *about = NULL;

  gtk_widget_set_visible (self->more, is_shown);
  if (!is_shown)
    return;
  title = g_strdup_printf (_ ("Challenge %u"), challenge->number);
  about = fh_challenge_dup_text (challenge);
  fh_link_row_set_words (FH_LINK_ROW (self->challenge), title, about);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->challenge), "(su)",
                                    fh_preset_id (challenge->preset), challenge->number);
  set_action (self->challenge, "app.play-challenge");
}

/* --- What is under way --- */

/* @picture as large as there is room for in a door; NULL where nothing is on it. */
static GtkWidget *
new_preview (GdkPaintable *picture)
{
  double width = gdk_paintable_get_intrinsic_width (picture);
  double height = gdk_paintable_get_intrinsic_height (picture);
  /* What was seen is as high as there is room now. */
  double most = height < LOW_HEIGHT ? PICTURE : TABLE_HEIGHT;
  double scale = MIN (TABLE_WIDTH / MAX (width, 1), most / MAX (height, 1));
  graphene_size_t size = { (float) (int) (width * scale), (float) (int) (height * scale) };
  g_autoptr (GtkSnapshot) drawn = gtk_snapshot_new ();
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkPaintable) small = NULL;
  GtkWidget *preview;

  gdk_paintable_snapshot (picture, drawn, (double) size.width, (double) size.height);
  node = gtk_snapshot_to_node (drawn);
  if (node == NULL)
    return NULL;
  gtk_snapshot_append_node (snapshot, node);
  small = gtk_snapshot_to_paintable (snapshot, &size);
  preview = gtk_picture_new_for_paintable (small);
  gtk_picture_set_can_shrink (GTK_PICTURE (preview), FALSE);
  gtk_widget_set_overflow (preview, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (preview, "home-table");
  return preview;
}

void
fh_home_page_set_game (FhHomePage *self, FhGame *game, GdkPaintable *picture)
{
  g_return_if_fail (FH_IS_HOME_PAGE (self));
  g_return_if_fail (FH_IS_GAME (game));
  FhScene scene = fh_game_get_scene (game);
  FhHouseRules *house = fh_settings_get_house_rules (self->settings);
  FhDealComparison *comparison = fh_deal_comparison_get_present (game);
  gboolean is_game_over = scene.table->due == FH_ACTION_NONE;
  gboolean is_over = fh_deal_comparison_has_ended (game);
  g_autofree char *score = fh_table_standing (game, self->challenges);
  g_autofree char *about = NULL;
  GtkWidget *preview, *door;

  if (comparison != NULL)
    about = fh_numbered_title (fh_deal_comparison_get_number (comparison));
  else if (is_game_over)
    about = fh_sentence_game_result (&scene);
  else
    about = g_strdup (fh_house_rules_call (house, &scene.table->rules));
  preview = picture != NULL ? new_preview (picture) : NULL;
  if (preview == NULL)
    preview = new_table (&scene.table->rules, TRUE);
  door = fh_door_button_new (preview, is_over ?
                                              /* Translators: a large button: leads back to a game
                                               * that is over. */
                                          C_ ("door", "Last Game")
                                              : C_ ("door", "Continue"));
  fh_door_button_say (FH_DOOR_BUTTON (door), about, score);
  set_action (door, "win.table");
  gtk_box_prepend (GTK_BOX (self->games), door);
  if (!is_over && comparison != NULL)
    {
      guint number = fh_deal_comparison_get_number (comparison);

      fh_day_card_set_under_way (FH_DAY_CARD (self->day), number);
      self->playing_at = fh_deal_comparison_get_preset (comparison);
      self->playing = fh_numbered_challenge (number, NULL);
      update_challenge (self);
    }
  gtk_widget_set_visible (self->games, TRUE);
}

static void
add_left (FhHomePage *self)
{
  self->left_table = fh_table_picture_new (PICTURE);
  /* Translators: a large button: goes on with a game that was left. */
  self->left = fh_door_button_new (self->left_table, C_ ("door", "Continue"));
  gtk_box_append (GTK_BOX (self->games), self->left);
}

static void
show_left (FhHomePage *self, const FhLeftGame *left)
{
  FhScene scene = fh_left_game_get_scene (left);
  g_autofree char *title =
      fh_left_game_dup_title (left, fh_settings_get_house_rules (self->settings));
  g_autofree char *score = fh_table_score (&scene);

  fh_table_picture_show (FH_TABLE_PICTURE (self->left_table), &left->table.rules, TRUE);
  fh_door_button_say (FH_DOOR_BUTTON (self->left), title, score);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->left), "^ay", left->path);
  set_action (self->left, "app.go-on");
}

void
fh_home_page_set_left (FhHomePage *self, const FhLeftGame *left)
{
  g_return_if_fail (FH_IS_HOME_PAGE (self));

  if (left == NULL && self->left != NULL)
    gtk_box_remove (GTK_BOX (self->games), g_steal_pointer (&self->left));
  else if (left != NULL && self->left == NULL)
    add_left (self);
  if (left != NULL)
    show_left (self, left);
  gtk_widget_set_visible (self->games, gtk_widget_get_first_child (self->games) != NULL);
}

/* --- The page --- */

static GtkWidget *
add_line (GtkWidget *column, const char *name)
{
  GtkWidget *line = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  gtk_widget_set_layout_manager (line, fh_wrap_layout_new (FH_WRAP_FILL, SPACING));
  fh_widget_set_name (line, name);
  gtk_box_append (GTK_BOX (column), line);
  return line;
}

static void
add_doors (FhHomePage *self, GtkWidget *column)
{
  GtkWidget *line;

  self->games = add_line (column, _ ("Under way"));
  gtk_widget_set_visible (self->games, FALSE);
  line = add_line (column, _ ("Where to go"));
  gtk_box_append (GTK_BOX (line), make_play (self));
  /* Translators: a large button: leads to the lessons. */
  self->learn = fh_door_button_new (new_card (FH_JOKER), C_ ("door", "Learn"));
  gtk_box_append (GTK_BOX (line), self->learn);
  self->daily =
      fh_door_button_new (new_card (FH_CARD (FH_HEARTS, FH_ACE)), C_ ("learn page", "Practice"));
  set_action (self->daily, "app.daily");
  gtk_box_append (GTK_BOX (line), self->daily);
}

static void
add_kept (GtkWidget *column)
{
  GtkWidget *line = add_line (column, _ ("What was kept"));
  GtkWidget *const buttons[] = {
    fh_action_button_new (_ ("New Game…"), "app.new-game"),
    fh_action_button_new (_ ("Deals and Challenges"), "app.deals"),
    fh_action_button_new (_ ("Games"), "app.left-games"),
    fh_action_button_new (_ ("Statistics"), "app.statistics"),
    fh_action_button_new (_ ("Review"), "app.review"),
  };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    gtk_box_append (GTK_BOX (line), buttons[i]);
}

static void
fh_home_page_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  gtk_widget_measure (adw_bin_get_child (ADW_BIN (widget)), orientation, for_size, minimum, natural,
                      NULL, NULL);
}

static void
fit (GtkWidget *widget)
{
  fh_widget_set_class (widget, "low", gtk_widget_get_height (widget) < LOW_HEIGHT);
}

static void
fh_home_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  double size = width >= HUGE_WIDTH && height >= HUGE_HEIGHT     ? HUGE_SIZE
                : width >= LARGE_WIDTH && height >= LARGE_HEIGHT ? LARGE_SIZE
                                                                 : 1;

  /* Style must not change while sizes are being given out. */
  if (gtk_widget_has_css_class (widget, "low") != (height < LOW_HEIGHT))
    fh_widget_call_after_frame (widget, fit);
  gtk_widget_allocate (adw_bin_get_child (ADW_BIN (widget)), (int) (width / size),
                       (int) (height / size), -1,
                       gsk_transform_scale (NULL, (float) size, (float) size));
}

static void
fh_home_page_constructed (GObject *object)
{
  FhHomePage *self = FH_HOME_PAGE (object);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);
  GtkWidget *clamp = fh_clamp_new (column);

  G_OBJECT_CLASS (fh_home_page_parent_class)->constructed (object);
  fh_recommend_rules (self->settings, &self->rules);
  gtk_widget_add_css_class (column, "dialog-groups");
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  add_doors (self, column);
  self->day = fh_day_card_new (self->challenges, (FhPreset) self->rules.preset);
  gtk_box_append (GTK_BOX (column), self->day);
  self->more = fh_group_add (GTK_BOX (column), NULL, NULL);
  self->challenge = fh_link_row_add (self->more, "", NULL, NULL, NULL);
  add_kept (column);
  update_challenge (self);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 960);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), 960);
  adw_bin_set_child (ADW_BIN (self), fh_scroller_new (clamp));
  update_daily (self);
  /* The first frame does not wait for the course to be read. */
  fh_widget_call_after_frame (GTK_WIDGET (self), tell_next);
  fh_connect (self->progress, "changed", update_daily, self);
  fh_connect (self->progress, "changed", update_next, self);
  fh_connect (self->settings, "notify::preset", update_next, self);
  fh_connect (self->challenges, "changed", update_challenge, self);
}

static void
fh_home_page_class_init (FhHomePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = fh_home_page_constructed;
  widget_class->measure = fh_home_page_measure;
  widget_class->size_allocate = fh_home_page_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "home");
  FH_MADE_WITH_OBJECT (object_class, FhHomePage, settings, FH_TYPE_SETTINGS);
  FH_MADE_WITH_OBJECT (object_class, FhHomePage, progress, FH_TYPE_PROGRESS);
  FH_MADE_WITH_OBJECT (object_class, FhHomePage, challenges, FH_TYPE_CHALLENGES);
}

static void
fh_home_page_init (FhHomePage *self)
{
  /* With the layout manager of a bin the toolkit would not call measure and size_allocate. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}

GtkWidget *
fh_home_page_new (FhSettings *settings, FhProgress *progress, FhChallenges *challenges)
{
  return g_object_new (FH_TYPE_HOME_PAGE, "settings", settings, "progress", progress, "challenges",
                       challenges, NULL);
}
