/* fh-application.c: the program with a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-application-private.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-config.h"
#include "fh-deal-comparison.h"
#include "fh-focus.h"
#include "fh-game-file.h"
#include "fh-language.h"
#include "fh-level.h"
#include "fh-made.h"
#include "fh-practice-review.h"
#include "fh-shared-art.h"
#include "fh-style.h"

G_DEFINE_FINAL_TYPE (FhApplication, fh_application, ADW_TYPE_APPLICATION)

/* --- What the settings say --- */

static void
apply_cards (FhApplication *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  fh_shared_art_read_settings (self->settings);
  fh_card_art_set_outlined (fh_shared_art_get (), adw_style_manager_get_high_contrast (style));
}

static void
apply_scheme (FhApplication *self)
{
  g_autofree char *scheme = fh_settings_dup_string (self->settings, "color-scheme");
  AdwColorScheme wanted = ADW_COLOR_SCHEME_DEFAULT;

  if (g_str_equal (scheme, "light"))
    wanted = ADW_COLOR_SCHEME_FORCE_LIGHT;
  else if (g_str_equal (scheme, "dark"))
    wanted = ADW_COLOR_SCHEME_FORCE_DARK;
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), wanted);
}

static void
apply_language (FhApplication *self)
{
  g_autofree char *code = fh_settings_dup_string (self->settings, "language");
  fh_language_set_code (fh_language_get (), code);
}

static void
apply_direction (void)
{
  gtk_widget_set_default_direction (fh_language_is_rtl (fh_language_get ()) ? GTK_TEXT_DIR_RTL
                                                                            : GTK_TEXT_DIR_LTR);
}

static void
say_language (FhApplication *self)
{
  if (self->window == NULL)
    return;
  g_autofree char *tag = fh_language_dup_tag (fh_language_get ());
  const char *code = fh_language_get_code (fh_language_get ());
  /* Translators: said when the language was changed, in the new language; %s is its own name. */
  g_autofree char *sentence = g_strdup_printf (_ ("The program now speaks %s."),
                                               fh_language_own_name (*code != '\0' ? code : tag));
  fh_announce (GTK_WIDGET (self->window), sentence);
}

/* Connected before any window, so that windows are built again in the new direction. */
static void
language_changed_cb (FhApplication *self)
{
  say_language (self);
  apply_direction ();
  apply_cards (self);
}

/* --- The window --- */

/* What the person did is kept with the last games; a call is counted, if it can be told how it
 * stands. */
static void
decision_cost_cb (FhApplication *self, const FhDecisionCost *decision)
{
  const FhCost *cost = decision->cost;
  gboolean has_points = cost->points.known;
  bool is_sound;

  fh_practice_book_take_decision (FH_KEY_TABLE (self->progress), decision);
  if (decision->done.kind == FH_ACTION_BID && fh_cost_tells_sound (cost, &is_sound))
    fh_statistics_add_call (self->statistics, decision->game, decision->deal + 1, decision->action,
                            decision->done.call, has_points ? cost->points.cost : 0.0,
                            has_points ? cost->points.error : 0.0, is_sound);
}

static void
set_window (FhApplication *self, gboolean awaits_game)
{
  if (self->window == NULL)
    {
      self->window = FH_WINDOW (fh_window_new (GTK_APPLICATION (self), self->settings,
                                               self->progress, self->challenges, awaits_game));
      self->is_closing = FALSE;
      g_object_add_weak_pointer (G_OBJECT (self->window), (gpointer *) &self->window);
      fh_application_take_drops (self);
      fh_connect (fh_window_get_tutor (self->window), "decision-cost", decision_cost_cb, self);
    }
}

/* --- What goes wrong outside --- */

static void
failed_cb (FhJournal *journal, const char *sentence, FhApplication *self)
{
  if (self->window != NULL)
    fh_window_say (self->window, "journal", sentence, NULL);
}

static void
mended_cb (FhJournal *journal, FhApplication *self)
{
  if (self->window != NULL)
    fh_window_say (self->window, "journal", NULL, NULL);
}

static void
set_aside_cb (FhJournal *journal, const char *sentence, const char *path, FhApplication *self)
{
  if (self->window != NULL)
    fh_window_say (self->window, "last-game", sentence, path);
}

/* Says @sentence, unless it was what was @told last of @topic. */
static void
tell (FhApplication *self, const char *topic, const char *sentence, const char *path, char **told)
{
  if (self->window == NULL || g_strcmp0 (sentence, *told) == 0)
    return;
  g_free (*told);
  *told = g_strdup (sentence);
  fh_window_say (self->window, topic, sentence, path);
}

/* What is wrong with the files that are kept for good, which may show at any time. */
static void
tell_trouble (FhApplication *self)
{
  const char *path = NULL;
  const char *sentence = fh_store_get_trouble (self->store, &path);

  tell (self, "store", sentence, path, &self->store_trouble);
  sentence = fh_settings_watch_get_trouble (self->settings_watch);
  tell (self, "settings", sentence, NULL, &self->settings_trouble);
}

static void
resumed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  FhApplication *self = user_data;
  g_auto (FhResumeNews) news = { 0 };
  g_autoptr (FhGame) game = fh_game_resume_finish (result, &news);

  self->is_resuming = FALSE;
  fh_application_follow_table (self, game);
  set_window (self, game != NULL);
  if (news.sentence != NULL)
    fh_window_say (self->window, "last-game", news.sentence, news.path);
  tell_trouble (self);
  /* First the window, which gives the keyboard to its first button, then the game, which takes
   * it. */
  gtk_window_present (GTK_WINDOW (self->window));
  if (game != NULL && news.is_read_only)
    fh_application_show_game (self, game);
  else if (game != NULL)
    fh_application_play_game (self, game);
  if (game != NULL && fh_deal_comparison_has_ended (game))
    g_action_group_activate_action (G_ACTION_GROUP (self), "home", NULL);
  if (game == NULL)
    fh_application_list_left (self);
  fh_application_open_files (self, (GFile *const *) self->to_open->pdata, self->to_open->len);
  g_ptr_array_set_size (self->to_open, 0);
  g_application_release (G_APPLICATION (self));
  g_object_unref (self);
}

static void
fh_application_activate (GApplication *application)
{
  FhApplication *self = FH_APPLICATION (application);

  if (self->window != NULL)
    {
      gtk_window_present (GTK_WINDOW (self->window));
      return;
    }
  if (self->is_resuming)
    return;
  self->is_resuming = TRUE;
  g_application_hold (application);
  g_autoptr (FhCompany) company = fh_settings_get_company (self->settings);

  fh_game_resume_async (self->journal, company, resumed_cb, g_object_ref (self));
}

static void
fh_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  FhApplication *self = FH_APPLICATION (application);

  fh_application_activate (application);
  if (self->window != NULL)
    {
      fh_application_open_files (self, files, (guint) n_files);
      return;
    }
  for (int i = 0; i < n_files; i++)
    g_ptr_array_add (self->to_open, g_object_ref (files[i]));
}

static void
fh_application_startup (GApplication *application)
{
  static const char *const looks[] = { "notify::four-color", "notify::card-letters", "notify::deck",
                                       "notify::card-back" };
  FhApplication *self = FH_APPLICATION (application);
  G_APPLICATION_CLASS (fh_application_parent_class)->startup (application);

  /* The language first: everything else has words in it. */
  self->settings = fh_settings_new (NULL);
  apply_language (self);
  apply_direction ();
  fh_compat_fill_page ();
  fh_compat_name_widgets ();
  fh_focus_release_popovers ();
  fh_style_load ();
  apply_cards (self);
  apply_scheme (self);
  fh_connect (fh_language_get (), "changed", language_changed_cb, self);
  fh_connect (self->settings, "notify::language", apply_language, self);
  fh_connect (self->settings, "notify::color-scheme", apply_scheme, self);
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    fh_connect (self->settings, looks[i], apply_cards, self);
  fh_connect (adw_style_manager_get_default (), "notify::high-contrast", apply_cards, self);

  self->journal = fh_journal_new (NULL);
  g_signal_connect_object (self->journal, "failed", G_CALLBACK (failed_cb), self, 0);
  g_signal_connect_object (self->journal, "mended", G_CALLBACK (mended_cb), self, 0);
  g_signal_connect_object (self->journal, "set-aside", G_CALLBACK (set_aside_cb), self, 0);
  self->store = fh_store_new (NULL);
  self->statistics = fh_statistics_new (self->store);
  fh_statistics_set_house_rules (self->statistics, fh_settings_get_house_rules (self->settings));
  self->settings_watch = fh_settings_watch_new (self->settings, NULL);
  self->progress = fh_progress_new (self->store);
  self->challenges = fh_challenges_new (self->store);
  self->judge = fh_judge_new (fh_level_judge ());
  fh_connect (self->store, "changed", tell_trouble, self);
  fh_connect (self->settings_watch, "changed", tell_trouble, self);
  fh_application_add_actions (self);
  fh_application_add_learning (self);
  fh_application_add_opening (self);
  fh_application_add_deals (self);
}

static void
fh_application_shutdown (GApplication *application)
{
  FhApplication *self = FH_APPLICATION (application);

  g_signal_handlers_disconnect_by_data (fh_language_get (), self);
  g_signal_handlers_disconnect_by_data (adw_style_manager_get_default (), self);
  if (self->game != NULL)
    fh_game_stop (self->game);
  if (self->journal != NULL)
    fh_journal_flush (self->journal);
  if (self->store != NULL)
    fh_store_flush (self->store);
  /* Windows may keep some of them for a while; nobody is left to be told what goes wrong then. */
  gpointer kept[] = { self->store, self->settings_watch };
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    if (kept[i] != NULL)
      g_signal_handlers_disconnect_by_data (kept[i], self);
  g_clear_object (&self->game);
  g_clear_object (&self->previous);
  g_clear_object (&self->statistics);
  g_clear_object (&self->settings_watch);
  g_clear_object (&self->progress);
  g_clear_object (&self->challenges);
  g_clear_object (&self->judge);
  g_clear_object (&self->store);
  g_clear_object (&self->journal);
  g_clear_object (&self->settings);
  G_APPLICATION_CLASS (fh_application_parent_class)->shutdown (application);
}

/* Answers without a display and without asking a program that runs already. */
static int
fh_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  if (!g_variant_dict_contains (options, "version"))
    return -1;
  g_print ("%s %s\n", g_get_prgname (), FH_VERSION);
  return 0;
}

static void
fh_application_finalize (GObject *object)
{
  g_clear_weak_pointer (&FH_APPLICATION (object)->window);
  G_OBJECT_CLASS (fh_application_parent_class)->finalize (object);
}

static void
fh_application_window_added (GtkApplication *application, GtkWindow *window)
{
  GTK_APPLICATION_CLASS (fh_application_parent_class)->window_added (application, window);
  fh_focus_keep_ring (window);
}

static void
fh_application_class_init (FhApplicationClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fh_application_finalize;
  FH_HOLDS (klass, FhApplication, to_open, g_ptr_array_unref);
  FH_HOLDS (klass, FhApplication, store_trouble, g_free);
  FH_HOLDS (klass, FhApplication, settings_trouble, g_free);
  GTK_APPLICATION_CLASS (klass)->window_added = fh_application_window_added;
  G_APPLICATION_CLASS (klass)->startup = fh_application_startup;
  G_APPLICATION_CLASS (klass)->activate = fh_application_activate;
  G_APPLICATION_CLASS (klass)->open = fh_application_open;
  G_APPLICATION_CLASS (klass)->handle_local_options = fh_application_handle_local_options;
  G_APPLICATION_CLASS (klass)->shutdown = fh_application_shutdown;
}

static void
fh_application_init (FhApplication *self)
{
  GApplication *application = G_APPLICATION (self);

  self->to_open = g_ptr_array_new_with_free_func (g_object_unref);
  g_application_add_main_option (application, "version", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE,
                                 _ ("Print the version and leave"), NULL);
  /* Translators: what may stand on the command line: the name of the file of a game. */
  g_application_set_option_context_parameter_string (application, _ ("[FILE.500]"));
}

FhApplication *
fh_application_new (void)
{
  return g_object_new (FH_TYPE_APPLICATION, "application-id", FH_APP_ID, "flags",
                       G_APPLICATION_HANDLES_OPEN, "resource-base-path", FH_RESOURCE_PATH, NULL);
}

FhWindow *
fh_application_get_window (FhApplication *self)
{
  g_return_val_if_fail (FH_IS_APPLICATION (self), NULL);
  return self->window;
}

FhSettings *
fh_application_get_settings (FhApplication *self)
{
  g_return_val_if_fail (FH_IS_APPLICATION (self), NULL);
  return self->settings;
}
