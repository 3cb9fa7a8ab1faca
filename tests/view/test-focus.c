/* test-focus.c: where the keyboard is, and that Tab leads all round, in every phase of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "await.h"
#include "fh-beginning-page.h"
#include "fh-bid-cell.h"
#include "fh-card-widget.h"
#include "fh-door-button.h"
#include "fh-home-page.h"
#include "fh-focus.h"
#include "fh-help-window.h"
#include "house-driver.h"
#include "table-test.h"

typedef struct
{
  FhApplication *application;
  FhWindow *window;
  FhGame *game;
  FhGameView *view;
  guint phases; /* that have been gone round, bit by bit: what was due, or 16 + FhHold */
} Room;

/* --- Tab --- */

static void
count_stops (Room *room, GtkDirectionType direction, GHashTable *stops)
{
  GtkWidget *window = GTK_WIDGET (room->window);
  GtkWidget *first;

  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  g_assert_true (gtk_widget_child_focus (window, direction));
  first = gtk_window_get_focus (GTK_WINDOW (window));
  do
    {
      GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

      if (!g_hash_table_add (stops, focus))
        g_error ("Tab is held at a %s called “%s”", G_OBJECT_TYPE_NAME (focus),
                 gtk_widget_get_name (focus));
      g_assert_true (gtk_widget_child_focus (window, direction));
    }
  while (gtk_window_get_focus (GTK_WINDOW (window)) != first);
}

/* Nothing holds Tab, in either direction, and both come to as many places. */
static void
go_round (Room *room)
{
  g_autoptr (GHashTable) forward = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) backward = g_hash_table_new (NULL, NULL);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (room->window));

  count_stops (room, GTK_DIR_TAB_FORWARD, forward);
  count_stops (room, GTK_DIR_TAB_BACKWARD, backward);
  g_assert_cmpuint (g_hash_table_size (forward), ==, g_hash_table_size (backward));
  /* Cards and answers of one kind are one place, the buttons of the header six and the tutor ten.
   */
  g_assert_cmpuint (g_hash_table_size (forward), <=, 24);
  gtk_window_set_focus (GTK_WINDOW (room->window), focus);
}

/* --- What has the keyboard --- */

static gboolean
is_in_view (Room *room, GtkWidget *focus)
{
  return focus != NULL && gtk_widget_get_mapped (focus)
         && gtk_widget_is_ancestor (focus, GTK_WIDGET (room->view));
}

/* Whether Enter would do something that is allowed. */
static gboolean
is_allowed (Room *room, GtkWidget *focus)
{
  FhLegal legal;

  fh_game_get_legal (room->game, &legal);
  if (FH_IS_BID_CELL (focus))
    return legal.due == FH_ACTION_BID
           && legal.calls & FH_CALL_BIT (fh_bid_cell_get_call (FH_BID_CELL (focus)));
  if (FH_IS_CARD_WIDGET (focus))
    return (legal.cards & FH_SET (fh_card_widget_get_card (FH_CARD_WIDGET (focus)))) != 0;
  return gtk_widget_is_sensitive (focus);
}

static gboolean
is_well_placed (gpointer data)
{
  Room *room = data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (room->window));

  return is_in_view (room, focus)
         && (fh_game_get_hold (room->game) != FH_HOLD_NONE || is_allowed (room, focus));
}

static char *
describe (Room *room)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (room->window));
  FhLegal legal;

  fh_game_get_legal (room->game, &legal);
  return g_strdup_printf (
      "after %u actions, hold %d, due %d: a %s%s, number %d", fh_game_get_n_actions (room->game),
      fh_game_get_hold (room->game), legal.due,
      focus != NULL ? G_OBJECT_TYPE_NAME (focus) : "nothing",
      focus != NULL && is_in_view (room, focus) ? "" : " outside the table",
      FH_IS_CARD_WIDGET (focus) ? fh_card_widget_get_card (FH_CARD_WIDGET (focus))
      : FH_IS_BID_CELL (focus)  ? (int) fh_bid_cell_get_call (FH_BID_CELL (focus))
                                : -1);
}

/* Looks where the keyboard is in the moment that has come; goes round when this phase is new. */
static void
look (Room *room)
{
  FhHold hold = fh_game_get_hold (room->game);
  int phase = hold != FH_HOLD_NONE ? 16 + (int) hold : fh_game_peek_table (room->game)->due;

  table_test_frames (GTK_WIDGET (room->window), 1);
  for (int i = 0; i < 40 && !is_well_placed (room); i++)
    driver_settle (GTK_WIDGET (room->window), 20);
  if (!is_well_placed (room))
    {
      g_autofree char *text = describe (room);
      g_error ("The keyboard is in a wrong place, %s", text);
    }
  if (room->phases & 1u << phase)
    return;
  room->phases |= 1u << phase;
  go_round (room);
}

static gboolean
has_game (gpointer window)
{
  return fh_window_get_game (window) != NULL;
}

/* Where @text is opened as a game, with the tutor beside it. */
static void
enter (Room *room, const char *text)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "focus.500", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  *room = (Room){ .application = driver_start (FALSE) };
  g_object_set (fh_application_get_settings (room->application), "trick-pace", 0, "computer-pace",
                0, "opponent-level", "club", "partner-level", "club", "show-tutor", TRUE,
                "play-forced", FALSE, NULL);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_application_open (G_APPLICATION (room->application), &file, 1, "");
  room->window = fh_application_get_window (room->application);
  driver_wait (has_game, room->window, 10);
  room->game = fh_window_get_game (room->window);
  room->view = fh_window_get_game_view (room->window);
}

/* What the person does: calls @bid if that is allowed, and otherwise the first thing that is. */
static FhAction
decide (Room *room, FhCall bid)
{
  int person = fh_game_get_person (room->game);
  FhAction action;
  FhLegal legal;

  fh_game_get_legal (room->game, &legal);
  switch (legal.due)
    {
    case FH_ACTION_BID:
      return fh_action_bid (person, legal.calls & FH_CALL_BIT (bid) ? bid : FH_PASS);
    case FH_ACTION_PLAY:
      return fh_action_play (legal.seat, fh_set_first (legal.cards),
                             legal.joker_suits != 0 ? __builtin_ctz (legal.joker_suits)
                                                    : FH_SUIT_NONE);
    case FH_ACTION_PARTNER:
      action = (FhAction){ .kind = FH_ACTION_PARTNER, .seat = (uint8_t) person, .n_seats = 1 };
      action.seats[0] = (uint8_t) __builtin_ctz (legal.seats);
      return action;
    default:
      {
        FhCardSet cards = 0;

        for (int i = 0; i < legal.count; i++)
          cards |= FH_SET (fh_set_first (legal.cards & ~cards));
        return fh_action_cards ((FhActionKind) legal.due, person, cards);
      }
    }
}

typedef struct
{
  const char *name;
  const char *text;
  FhCall bid;
  guint phases; /* that it must come to: 1 << what is due, or 1 << (16 + FhHold) */
} Case;

#define HOLD(hold)  (1u << (16 + (hold)))
#define DUE(action) (1u << (action))

/* Until the game is over, or the second deal is. */
static void
test_game (gconstpointer data)
{
  const Case *test = data;
  guint n_deals = 0;
  Room room;

  enter (&room, test->text);
  for (;;)
    {
      FhAction action;

      driver_wait_due (room.application);
      look (&room);
      if (fh_game_get_hold (room.game) == FH_HOLD_GAME
          || (fh_game_get_hold (room.game) == FH_HOLD_DEAL && n_deals++ == 1))
        break;
      if (fh_game_get_hold (room.game) != FH_HOLD_NONE)
        {
          /* What goes on has the keyboard, or is a key everywhere on the table. */
          g_assert_true (
              gtk_widget_activate_action (GTK_WIDGET (room.view), "table.continue", NULL));
          continue;
        }
      action = decide (&room, test->bid);
      driver_act (room.view, &action);
    }
  g_assert_cmphex (room.phases & test->phases, ==, test->phases);
  driver_stop (room.application);
}

#define HIGH ((FhCall) (FH_LAST_BID - 1)) /* ten hearts */
#define SEED "seed xoshiro256ss 00000000000000000000000000000005\n"

static const Case cases[] = {
  { "australian-4", "500 1\nrules australian-4\n" SEED, FH_MISERE,
    HOLD (FH_HOLD_DEAL) | DUE (FH_ACTION_BID) | DUE (FH_ACTION_PLAY) },
  { "american-2", "500 1\nrules american-2\n" SEED, HIGH, HOLD (FH_HOLD_DEAL) },
  { "new-zealand-5", "500 1\nrules new-zealand-5\n" SEED, HIGH, DUE (FH_ACTION_CALL) },
  { "american-5", "500 1\nrules american-5\n" SEED, HIGH, DUE (FH_ACTION_PARTNER) },
  { "new-zealand-6", "500 1\nrules new-zealand-6\n" SEED, HIGH, HOLD (FH_HOLD_DEAL) },
  { "american-4-exchange", "500 1\nrules american-4\n" SEED, HIGH,
    DUE (FH_ACTION_DISCARD) | HOLD (FH_HOLD_DEAL) },
  /* The person has no part in the play: the partner has called misère. */
  { "sitting-out",
    "500 1\nrules australian-4\n" SEED "\n"
    "deal 3\n"
    "hand 0 KH 9H 7S 4D 6H JO 10C QH AD 7C\n"
    "hand 1 JC AS KC AC JH KD 5D AH 9C 8D\n"
    "hand 2 5S 8S 6S 5C JS QC 5H 10D KS 7D\n"
    "hand 3 8H QS 10S QD JD 6D 4H 9S 10H 8C\n"
    "kitty 6C 7H 9D\n"
    "bid 0 PASS\n"
    "bid 1 7C\n"
    "bid 2 MIS\n"
    "bid 3 PASS\n"
    "bid 1 PASS\n",
    HIGH, HOLD (FH_HOLD_DEAL) },
};

/* How many keys lead from what has the keyboard to @card, with Enter; Home and End go to the ends.
 */
static int
count_keys (Room *room, FhCard card)
{
  FhHandView *hand = fh_table_view_get_hand (fh_game_view_get_table (room->view));
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (room->window));
  int n = fh_hand_view_get_n_cards (hand), from = -1, to = -1;

  for (int i = 0; i < n; i++)
    {
      if (GTK_WIDGET (fh_hand_view_get_nth (hand, i)) == focus)
        from = i;
      if (fh_card_widget_get_card (fh_hand_view_get_nth (hand, i)) == card)
        to = i;
    }
  g_assert_cmpint (from, >=, 0);
  g_assert_cmpint (to, >=, 0);
  return MIN (ABS (to - from), MIN (to + 1, n - to)) + 1;
}

/* The keys of an exchange: to each card, up to the button that puts them away, and that. */
static int
put_away (Room *room, const FhAction *action)
{
  FhHandView *hand = fh_table_view_get_hand (fh_game_view_get_table (room->view));
  GtkWindow *window = GTK_WINDOW (room->window);
  GtkWidget *view = GTK_WIDGET (fh_game_view_get_table (room->view));
  int n_keys = 0;

  for (int i = 0; i < action->n_cards; i++)
    {
      GtkWidget *card = GTK_WIDGET (fh_hand_view_get_widget (hand, action->cards[i]));

      n_keys += count_keys (room, action->cards[i]);
      gtk_window_set_focus (window, card);
      g_assert_true (gtk_widget_activate_action (card, "card.choose", NULL));
    }
  g_assert_true (gtk_widget_child_focus (view, GTK_DIR_UP));
  g_assert_true (gtk_widget_has_css_class (gtk_window_get_focus (window), "confirm"));
  driver_press (gtk_window_get_focus (window));
  return n_keys + 2;
}

/* At most 30 keys for a deal of ten tricks that go on by themselves, in the mean of several, in
 * which the person bids seven no trump where that is allowed: a call takes three, or one to pass.
 */
static void
test_few_keys (void)
{
  int n_keys = 0, n_plays = 0, n_exchanges = 0;
  Room room;

  enter (&room, cases[0].text);
  while (n_plays < 40 && fh_game_get_hold (room.game) != FH_HOLD_GAME)
    {
      FhAction action;

      driver_wait_due (room.application);
      look (&room);
      if (fh_game_get_hold (room.game) != FH_HOLD_NONE)
        {
          n_keys++;
          g_assert_true (
              gtk_widget_activate_action (GTK_WIDGET (room.view), "table.continue", NULL));
          continue;
        }
      action = fh_game_peek_table (room.game)->due == FH_ACTION_BID
                   ? decide (&room, fh_bid (7, FH_NO_TRUMP))
                   : driver_choose (room.game);
      if (action.kind == FH_ACTION_DISCARD)
        {
          n_keys += put_away (&room, &action);
          n_exchanges++;
          continue;
        }
      if (action.kind == FH_ACTION_PLAY)
        {
          n_keys += count_keys (&room, action.cards[0]);
          n_plays++;
        }
      else if (action.kind == FH_ACTION_BID)
        n_keys += action.call == FH_PASS ? 1 : 3;
      driver_act (room.view, &action);
    }
  g_test_message ("%d keys in %d tricks, with %d exchanges", n_keys, n_plays, n_exchanges);
  g_assert_cmpint (n_exchanges, >, 0);
  g_assert_cmpint (n_keys, <=, 3 * n_plays);
  driver_stop (room.application);
}

static void
left_cb (GtkWindow *window, GParamSpec *pspec, GtkWidget **focus)
{
  if (FH_IS_CARD_WIDGET (*focus))
    g_assert_cmpint (fh_card_widget_get_state (FH_CARD_WIDGET (*focus)), !=, FH_CARD_REFUSED);
  g_set_weak_pointer (focus, gtk_window_get_focus (window));
}

/* Who does not see the table hears all that the keyboard comes to: it stays in the hand while a
 * trick lies that goes by itself, and leaves a card before that one says why it may not be played.
 */
static void
test_quiet (void)
{
  GtkWidget *focus = NULL;
  int n_tricks = 0;
  Room room;

  enter (&room, "500 1\nrules australian-4\nseed xoshiro256ss 00000000000000000000000000000006\n");
  g_object_set (fh_application_get_settings (room.application), "trick-pace", 9000, NULL);
  g_signal_connect (room.window, "notify::focus-widget", G_CALLBACK (left_cb), &focus);
  while (n_tricks < 8)
    {
      FhAction action;

      await (fh_game_awaits_person (room.game) || fh_game_get_hold (room.game) != FH_HOLD_NONE);
      table_test_frames (GTK_WIDGET (room.window), 2);
      if (fh_game_get_hold (room.game) == FH_HOLD_NONE)
        {
          action = decide (&room, FH_PASS);
          driver_act (room.view, &action);
          continue;
        }
      if (fh_game_get_hold (room.game) == FH_HOLD_TRICK && n_tricks++ > 0)
        g_assert_true (FH_IS_CARD_WIDGET (gtk_window_get_focus (GTK_WINDOW (room.window))));
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (room.view), "table.continue", NULL));
    }
  g_signal_handlers_disconnect_by_data (room.window, &focus);
  g_clear_weak_pointer (&focus);
  driver_stop (room.application);
}

/* Whether @key is kept from whatever has the keyboard.  All of these are pressed and let go in one
 * moment. */
static gboolean
is_kept (Room *room, guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (room->window));
  gboolean is_kept = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean stops = FALSE;

      if (!GTK_IS_EVENT_CONTROLLER_KEY (controller)
          || gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_CAPTURE)
        continue;
      g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &stops);
      g_signal_emit_by_name (controller, "key-released", key, 0, 0);
      is_kept |= stops;
    }
  return is_kept;
}

static gboolean
has_cell (gpointer data)
{
  Room *room = data;

  return FH_IS_BID_CELL (gtk_window_get_focus (GTK_WINDOW (room->window)));
}

/* Who presses Enter again and again to go on to the next deal does not pass by that. */
static void
test_again (void)
{
  Room room;

  enter (&room, cases[0].text);
  for (;;)
    {
      FhAction action;

      driver_wait_due (room.application);
      look (&room);
      if (fh_game_get_hold (room.game) == FH_HOLD_DEAL)
        break;
      action = decide (&room, FH_MISERE);
      driver_act (room.view, &action);
    }
  g_assert_false (is_kept (&room, GDK_KEY_x));
  g_assert_false (is_kept (&room, GDK_KEY_Return));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (room.view), "table.continue", NULL));
  driver_wait (has_cell, &room, 10);
  g_assert_true (is_kept (&room, GDK_KEY_Return));
  g_assert_true (is_kept (&room, GDK_KEY_space));
  g_assert_false (is_kept (&room, GDK_KEY_Left));
  g_assert_false (is_kept (&room, GDK_KEY_Return));
  g_assert_false (is_kept (&room, GDK_KEY_Return));
  driver_stop (room.application);
}

static gboolean
is_in_page (gpointer page)
{
  return fh_focus_get (page) != NULL;
}

/* The program begins at what begins a game, or asks what the person knows. */
static void
test_first (gconstpointer known)
{
  FhApplication *application;
  GtkWindow *window;
  GtkWidget *focus, *page;

  driver_forget (known != NULL ? known : DRIVER_KNOWS_500);
  application = driver_start (FALSE);
  window = GTK_WINDOW (fh_application_get_window (application));
  page = driver_find (GTK_WIDGET (window),
                      known != NULL ? FH_TYPE_BEGINNING_PAGE : FH_TYPE_HOME_PAGE, NULL);
  driver_wait (is_in_page, page, 10);
  focus = gtk_window_get_focus (window);
  if (known == NULL)
    g_assert_true (FH_IS_DOOR_BUTTON (focus));
  driver_forget (DRIVER_KNOWS_500);
  driver_stop (application);
}

/* Text of the help takes no key that searches. */
static void
test_find (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *help;
  g_autoptr (GListModel) controllers = NULL;
  gboolean is_first = FALSE;

  gtk_widget_activate_action (GTK_WIDGET (fh_application_get_window (application)), "app.help",
                              NULL);
  help = house_wait_for_window (FH_TYPE_HELP_WINDOW);
  controllers = gtk_widget_observe_controllers (help);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);

      if (GTK_IS_SHORTCUT_CONTROLLER (keys)
          && gtk_event_controller_get_propagation_phase (keys) == GTK_PHASE_CAPTURE)
        for (guint n = 0; n < g_list_model_get_n_items (G_LIST_MODEL (keys)); n++)
          {
            g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (keys), n);
            g_autofree char *trigger =
                gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

            is_first |= g_str_equal (trigger, "<Control>f");
          }
    }
  g_assert_true (is_first);
  gtk_widget_activate_action (help, "help.find", NULL);
  g_assert_true (GTK_IS_EDITABLE (gtk_window_get_focus (GTK_WINDOW (help))));
}

int
main (int argc, char *argv[])
{
  driver_setup (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/view/focus/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], test_game);
    }
  g_test_add_func ("/view/focus/few-keys", test_few_keys);
  g_test_add_func ("/view/focus/again", test_again);
  g_test_add_data_func ("/view/focus/first", NULL, test_first);
  g_test_add_data_func ("/view/focus/first-of-all", "", test_first);
  g_test_add_func ("/view/focus/quiet", test_quiet);
  g_test_add_func ("/view/focus/find", test_find);
  return g_test_run ();
}
