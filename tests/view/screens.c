/* screens.c: pictures of the table in many moments and sizes, to look at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * screens DIRECTORY [--rtl] [--dark] [--moment NAME] [--size WIDTHxHEIGHT]... writes
 * MOMENT-WIDTHxHEIGHT.png.  High contrast: ADW_DEBUG_HIGH_CONTRAST=1.  The text grows with
 * --font "Cantarell 22", and --set felt=slate says what the settings are.  With --live it is a game
 * to be played instead, with --scores FILE the score sheet of that record.
 */
#include <adwaita.h>
#include <stdlib.h>

#include "await.h"
#include "fh-fate.h"
#include "fh-game-file.h"
#include "fh-game-view.h"
#include "fh-score-window.h"
#include "fh-style.h"

static const char *directory;
static const char *only;
static const char *suffix = "";
static GtkWidget *window;
static GtkWidget *view;
static FhGame *game;
static FhSettings *wishes;

/* Lets the main loop run for @ms milliseconds at least. */
static void
run (int ms)
{
  gint64 end = g_get_monotonic_time () + ms * 1000;

  while (g_get_monotonic_time () < end)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (500);
    }
}

static void
save (const char *moment)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  int width = gtk_widget_get_width (window), height = gtk_widget_get_height (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree char *path =
      g_strdup_printf ("%s/%s-%dx%d%s.png", directory, moment, width, height, suffix);

  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, width, height));
  gdk_texture_save_to_png (texture, path);
}

static void
look (const char *moment)
{
  if (only != NULL && !g_str_equal (only, moment))
    return;

  run (400);
  save (moment);
}

/* Waits until the game wants something of the person. */
static void
wait_for_person (void)
{
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while (!fh_game_awaits_person (game) && fh_game_get_hold (game) == FH_HOLD_NONE
         && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
}

/* The tutor asks about a wild bid. */
static void
look_at_question (void)
{
  g_autoptr (FhTutor) tutor = NULL;
  g_autoptr (FhSettings) settings = NULL;
  static GtkWidget *asked;

  if (only == NULL || !g_str_equal (only, "differs") || asked == view)
    return;
  asked = view;
  settings = fh_settings_new (NULL);
  g_object_set (settings, "speak-when-differ", 20, NULL);
  fh_game_view_set_settings (FH_GAME_VIEW (view), wishes);
  tutor = fh_tutor_new (game);
  fh_game_view_set_tutor (FH_GAME_VIEW (view), tutor);
  run (8000); /* the tutor's judge thinks */
  g_signal_emit_by_name (fh_table_view_get_panel (fh_game_view_get_table (FH_GAME_VIEW (view))),
                         "called", (guint) fh_bid (10, FH_TRUMP_SPADES), FALSE);
  run (3000);
  look ("differs");
  fh_game_view_set_tutor (FH_GAME_VIEW (view), NULL);
  fh_tutor_set_game (tutor, NULL);
}

/* The first card that may be played, or the call @bid as long as it is legal. */
static void
act (FhCall bid)
{
  FhLegal legal;
  FhAction action;
  FhCardSet cards = 0;

  fh_game_get_legal (game, &legal);
  switch (legal.due)
    {
    case FH_ACTION_BID:
      action = fh_action_bid (0, legal.calls & FH_CALL_BIT (bid) ? bid : FH_PASS);
      break;
    case FH_ACTION_DISCARD:
      FH_FOREACH_CARD (card, legal.cards)
        {
          if (fh_set_size (cards) < legal.count && !fh_card_is_joker (card))
            cards |= FH_SET (card);
        }
      action = fh_action_cards (FH_ACTION_DISCARD, 0, cards);
      break;
    case FH_ACTION_PARTNER:
      action = (FhAction){ .kind = FH_ACTION_PARTNER, .suit = FH_SUIT_NONE, .n_seats = 1 };
      action.seats[0] = (uint8_t) __builtin_ctz (legal.seats);
      break;
    case FH_ACTION_CALL:
      FH_FOREACH_CARD (card, legal.cards)
        {
          if (fh_set_size (cards) < legal.count)
            cards |= FH_SET (card);
        }
      action = fh_action_cards (FH_ACTION_CALL, 0, cards);
      break;
    default:
      action = fh_action_play (legal.seat, fh_set_first (legal.cards), FH_SUIT_NONE);
      for (int suit = 0; suit < FH_N_SUITS; suit++)
        if (fh_card_is_joker (action.cards[0]) && (legal.joker_suits >> suit & 1))
          action.suit = (uint8_t) suit;
      break;
    }
  fh_game_act (game, &action, NULL);
}

static void
play_moments (FhPreset preset, FhCall bid, guint64 number)
{
  FhRules rules;
  FhSeating seating;
  FhSeed seed = fh_seed_from_number (number);
  gboolean seen_trick = FALSE, seen_play = FALSE, seen_dummy = FALSE, seen_decided = FALSE;

  fh_rules_init (&rules, preset);
  fh_seating_init (&seating, &rules, "rules", "rules");
  fh_seating_set_name (&seating, 1, "Tom");
  fh_seating_set_name (&seating, 2, "Marama");
  fh_seating_set_name (&seating, 3, "Élodie");
  game = fh_game_new (&rules, &seating, &seed);
  g_object_set (game, "move-delay", 0, "trick-delay", -1, NULL);
  fh_game_view_set_game (FH_GAME_VIEW (view), game);
  fh_game_start (game, NULL);

  while (fh_game_get_hold (game) < FH_HOLD_DEAL)
    {
      const FhTable *table;

      wait_for_person ();
      table = fh_game_peek_table (game);
      if (fh_game_get_hold (game) == FH_HOLD_TRICK)
        {
          if (!seen_trick && table->n_tricks == 4)
            {
              look ("trick");
              seen_trick = TRUE;
            }
          if (!seen_decided && fh_table_fate (table, 0) != FH_FATE_OPEN && !table->deal_over)
            {
              look ("decided");
              seen_decided = TRUE;
            }
          fh_game_continue (game);
          continue;
        }
      if (!fh_game_awaits_person (game))
        {
          if (fh_game_get_hold (game) == FH_HOLD_NONE)
            await_next ();
          continue;
        }
      if (table->due == FH_ACTION_BID)
        {
          GtkWidget *panel = fh_table_view_get_panel (fh_game_view_get_table (FH_GAME_VIEW (view)));

          look (table->high_call == FH_PASS ? "bidding" : "outbid");
          g_signal_emit_by_name (panel, "considered", (guint) bid);
          look ("considered");
          g_signal_emit_by_name (panel, "considered", (guint) FH_CALL_NONE);
          look_at_question ();
        }
      else if (table->due == FH_ACTION_DISCARD)
        {
          FhHandView *hand = fh_table_view_get_hand (fh_game_view_get_table (FH_GAME_VIEW (view)));

          look ("kitty");
          fh_hand_view_set_chosen (
              hand, FH_SET (fh_card_widget_get_card (fh_hand_view_get_nth (hand, 6)))
                        | FH_SET (fh_card_widget_get_card (fh_hand_view_get_nth (hand, 8))));
          look ("chosen");
        }
      else if (table->due == FH_ACTION_PARTNER || table->due == FH_ACTION_CALL)
        {
          GtkWidget *panel = fh_table_view_get_panel (fh_game_view_get_table (FH_GAME_VIEW (view)));
          FhLegal legal;

          fh_game_get_legal (game, &legal);
          g_signal_emit_by_name (panel, "wanted",
                                 table->due == FH_ACTION_CALL
                                     ? FH_SET (fh_set_first (legal.cards))
                                     : (guint64) (legal.seats & -legal.seats));
          look (table->due == FH_ACTION_CALL ? "call" : "partners");
        }
      else if (table->due == FH_ACTION_PLAY && table->turn != 0 && !seen_dummy)
        {
          look ("dummy");
          seen_dummy = TRUE;
        }
      else if (table->due == FH_ACTION_PLAY && table->n_plays == 0)
        {
          FhHandView *hand = fh_table_view_get_hand (fh_game_view_get_table (FH_GAME_VIEW (view)));
          FhCardWidget *joker = fh_hand_view_get_widget (hand, FH_JOKER);

          look ("lead");
          if (joker != NULL && fh_table_trump (table) == FH_NO_TRUMP)
            {
              gtk_widget_activate_action (GTK_WIDGET (joker), "card.choose", NULL);
              look ("joker");
              g_signal_emit_by_name (
                  fh_table_view_get_panel (fh_game_view_get_table (FH_GAME_VIEW (view))), "chosen",
                  -1);
            }
        }
      else if (table->due == FH_ACTION_PLAY && !seen_play && table->n_tricks >= 4
               && fh_table_trick_size (table) >= 1)
        {
          look ("play");
          fh_table_view_set_notice (fh_game_view_get_table (FH_GAME_VIEW (view)),
                                    "You must follow diamonds: you hold the eight of diamonds.",
                                    "play#follow");
          look ("notice");
          seen_play = TRUE;
        }
      act (bid);
    }
  look ("result");
  gtk_widget_activate_action (view, "table.later", NULL);
  look ("result-dealt");
  for (int i = 0; i < 3; i++)
    gtk_widget_activate_action (view, "table.later", NULL);
  look ("result-trick");
  fh_game_view_set_game (FH_GAME_VIEW (view), NULL);
  fh_game_stop (game);
  g_clear_object (&game);
}

/* The score sheet of the game in the file @path. */
static gboolean
look_at_scores (const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (FhGame) scored = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return FALSE;
  scored = fh_game_new_from_text (text, path, NULL, NULL);
  if (scored == NULL)
    return FALSE;
  window = fh_score_window_new (NULL, scored);
  gtk_window_present (GTK_WINDOW (window));
  look ("scores");
  return TRUE;
}

/* A game to be played with the hands, until the window is closed. */
static void
live (const char *size, FhPreset preset, guint64 number)
{
  FhRules rules;
  FhSeating seating;
  FhSeed seed = fh_seed_from_number (number);

  window = gtk_window_new ();
  view = fh_game_view_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), atoi (size), atoi (strchr (size, 'x') + 1));
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_child (GTK_WINDOW (window), view);
  fh_rules_init (&rules, preset);
  fh_seating_init (&seating, &rules, "rules", "rules");
  game = fh_game_new (&rules, &seating, &seed);
  g_object_set (game, "move-delay", 600, "trick-delay", -1, NULL);
  fh_game_view_set_game (FH_GAME_VIEW (view), game);
  gtk_window_present (GTK_WINDOW (window));
  fh_game_start (game, NULL);
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
take_size (const char *size, FhPreset preset, FhCall bid, guint64 number)
{
  int width = atoi (size), height = atoi (strchr (size, 'x') + 1);

  window = gtk_window_new ();
  view = fh_game_view_new ();
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  if (wishes != NULL)
    fh_game_view_set_settings (FH_GAME_VIEW (view), wishes);
  gtk_window_set_child (GTK_WINDOW (window), view);
  gtk_window_present (GTK_WINDOW (window));
  run (300);
  play_moments (preset, bid, number);
  gtk_window_destroy (GTK_WINDOW (window));
  run (50);
}

int
main (int argc, char **argv)
{
  g_auto (GStrv) sizes = NULL;
  g_auto (GStrv) words = NULL;
  g_autofree char *font = NULL;
  g_autofree char *moment = NULL;
  g_autofree char *end = NULL;
  g_autofree char *scores = NULL;
  gboolean rtl = FALSE, dark = FALSE, plays = FALSE;
  int preset = FH_PRESET_AUSTRALIAN_4, bid = fh_bid (8, FH_TRUMP_HEARTS), number = 7;
  const GOptionEntry entries[] = {
    { "rtl", 0, 0, G_OPTION_ARG_NONE, &rtl, NULL, NULL },
    { "dark", 0, 0, G_OPTION_ARG_NONE, &dark, NULL, NULL },
    { "live", 0, 0, G_OPTION_ARG_NONE, &plays, NULL, NULL },
    { "font", 0, 0, G_OPTION_ARG_STRING, &font, NULL, NULL },
    { "scores", 0, 0, G_OPTION_ARG_FILENAME, &scores, NULL, NULL },
    { "moment", 0, 0, G_OPTION_ARG_STRING, &moment, NULL, NULL },
    { "suffix", 0, 0, G_OPTION_ARG_STRING, &end, NULL, NULL },
    { "preset", 0, 0, G_OPTION_ARG_INT, &preset, NULL, NULL },
    { "bid", 0, 0, G_OPTION_ARG_INT, &bid, NULL, NULL },
    { "seed", 0, 0, G_OPTION_ARG_INT, &number, NULL, NULL },
    { "set", 0, 0, G_OPTION_ARG_STRING_ARRAY, &words, NULL, NULL },
    { "size", 0, 0, G_OPTION_ARG_STRING_ARRAY, &sizes, NULL, NULL },
    { NULL },
  };
  static const char *const usual[] = { "360x594", "800x554", "1280x754", "900x754", "2560x1394" };
  g_autoptr (GOptionContext) context = g_option_context_new ("DIRECTORY");

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL) || argc < 2)
    return EXIT_FAILURE;
  directory = argv[1];
  only = moment;
  suffix = end != NULL ? end : "";

  adw_init ();
  fh_style_load ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", plays, "gtk-font-name",
                font != NULL ? font : "Cantarell 11", "gtk-xft-hinting", 0, "gtk-xft-rgba", "none",
                "gtk-hint-font-metrics", FALSE, NULL);
  if (dark)
    adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                        ADW_COLOR_SCHEME_FORCE_DARK);
  if (rtl)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);

  for (guint i = 0; words != NULL && words[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);

      if (wishes == NULL)
        wishes = fh_settings_new (NULL);
      if (g_str_equal (pair[1], "true") || g_str_equal (pair[1], "false"))
        g_object_set (wishes, pair[0], g_str_equal (pair[1], "true"), NULL);
      else
        g_object_set (wishes, pair[0], pair[1], NULL);
    }
  if (scores != NULL)
    return look_at_scores (scores) ? EXIT_SUCCESS : EXIT_FAILURE;
  if (plays)
    {
      live (sizes != NULL ? sizes[0] : "1280x754", (FhPreset) preset, (guint64) number);
      return EXIT_SUCCESS;
    }
  for (guint i = 0; sizes != NULL ? sizes[i] != NULL : i < G_N_ELEMENTS (usual); i++)
    take_size (sizes != NULL ? sizes[i] : usual[i], (FhPreset) preset, (FhCall) bid,
               (guint64) number);

  return EXIT_SUCCESS;
}
