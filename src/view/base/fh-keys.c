/* fh-keys.c: what each key does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-keys.h"

#include <glib/gi18n.h>

#include "fh-made.h"

static const FhKeys table[] = {
  { FH_KEYS_ELSEWHERE, FH_KEYS_PLAYING, "Left Right", NULL,
    N_ ("Move among cards and bids, and from step to step of a review") },
  { FH_KEYS_ELSEWHERE, FH_KEYS_PLAYING, "Return space", NULL,
    N_ ("Play the card, make the call, press the button") },
  { FH_KEYS_TABLE, FH_KEYS_PLAYING, "Return KP_Enter space", "table.continue", NULL },
  { FH_KEYS_ELSEWHERE, FH_KEYS_PLAYING, "Tab <Shift>Tab", NULL,
    N_ ("Next and previous part of the window") },
  { FH_KEYS_ELSEWHERE, FH_KEYS_PLAYING, "6 7 8 9 1", NULL,
    /* Translators: the letters stay as they are: they are keys, of spades, clubs, diamonds, hearts
     * and no trump. */
    N_ ("Go to the bids of six to ten tricks; then S, C, D, H or N goes to the suit") },
  { FH_KEYS_WINDOW, FH_KEYS_PLAYING, "h", "win.hint", N_ ("Hint") },
  { FH_KEYS_TABLE, FH_KEYS_PLAYING, "l", "table.last-trick", N_ ("Look at the last trick") },
  { FH_KEYS_TABLE, FH_KEYS_PLAYING, "s", "table.score-sheet", N_ ("Score sheet") },
  { FH_KEYS_TABLE, FH_KEYS_PLAYING, "g", "table.log", N_ ("What has happened so far") },
  { FH_KEYS_TABLE, FH_KEYS_PLAYING, "y", "table.why", N_ ("Why the last thing was done") },
  { FH_KEYS_TABLE, FH_KEYS_PLAYING, "r", "table.rule", N_ ("The rule that refused something") },
  { FH_KEYS_TABLE, FH_KEYS_PLAYING, "t", "table.speak-turn", N_ ("Say whose turn it is") },
  { FH_KEYS_TABLE, FH_KEYS_PLAYING, "c", "table.speak-contract",
    N_ ("Say the contract and the tricks won") },
  { FH_KEYS_TABLE, FH_KEYS_PLAYING, "d", "table.speak-trick",
    N_ ("Say the cards that lie on the table") },
  { FH_KEYS_TABLE, FH_KEYS_PLAYING, "o", "table.speak-trumps",
    N_ ("Say how many trumps are still out") },
  { FH_KEYS_TABLE, FH_KEYS_PLAYING, "k", "table.speak-kitty",
    N_ ("Say what is known of the kitty") },
  { FH_KEYS_TABLE, FH_KEYS_PLAYING, "p", "table.speak-score", N_ ("Say the points") },
  { FH_KEYS_TABLE, FH_KEYS_PLAYING, "i", "table.speak-hand", N_ ("Say your hand, suit by suit") },
  { FH_KEYS_TABLE, FH_KEYS_PLAYING, "v", "table.speak-voids", N_ ("Say who is out of a suit") },
  { FH_KEYS_TABLE, FH_KEYS_PLAYING, "n", "table.speak-played",
    N_ ("Say what the next player has played in this deal") },
  { FH_KEYS_TABLE, FH_KEYS_PLAYING, "j", "table.speak-since",
    N_ ("Say what has happened since you did something last") },
  { FH_KEYS_TABLE, FH_KEYS_PLAYING, "a", "table.speak-again", N_ ("Say again what was said last") },
  { FH_KEYS_TABLE, FH_KEYS_PLAYING, "e", "table.play-out",
    N_ ("Play out the rest, once the contract is decided or what is left is certain") },
  { FH_KEYS_TABLE, FH_KEYS_PLAYING, "w", "table.laws", N_ ("What the laws of the table allow") },
  { FH_KEYS_ELSEWHERE, FH_KEYS_PLAYING, "Menu <Shift>F10", NULL,
    N_ ("What can be done with a card by the laws of the table") },
  { FH_KEYS_ELSEWHERE, FH_KEYS_PLAYING, "<Shift>Left <Shift>Right", NULL,
    N_ ("Move the card to another place in the hand") },
  { FH_KEYS_APPLICATION, FH_KEYS_PLAYING, "<Control>z", "win.undo", N_ ("Undo") },
  { FH_KEYS_APPLICATION, FH_KEYS_PLAYING, "<Shift><Control>z", "win.redo", N_ ("Redo") },

  { FH_KEYS_APPLICATION, FH_KEYS_GAMES, "<Control>n", "app.new-game", N_ ("New game") },
  { FH_KEYS_APPLICATION, FH_KEYS_GAMES, "<Control>g", "app.left-games",
    N_ ("Games: go on with another one, or look back") },
  { FH_KEYS_ELSEWHERE, FH_KEYS_GAMES, "Delete", NULL, N_ ("Erase one of the games") },
  { FH_KEYS_APPLICATION, FH_KEYS_GAMES, "<Control>d", "app.deals",
    N_ ("Deal of the day, deals by number, challenges") },
  { FH_KEYS_APPLICATION, FH_KEYS_GAMES, "<Control>o", "app.open", N_ ("Open a game") },
  /* Not without Shift: that pastes into an entry. */
  { FH_KEYS_APPLICATION, FH_KEYS_GAMES, "<Shift><Control>v", "app.paste",
    N_ ("Open the game that is on the clipboard as text") },
  { FH_KEYS_APPLICATION, FH_KEYS_GAMES, "<Control>s", "win.save", N_ ("Save the game") },

  { FH_KEYS_APPLICATION, FH_KEYS_REVIEW, "<Control>r", "app.review", N_ ("Review a deal") },
  { FH_KEYS_ELSEWHERE, FH_KEYS_REVIEW, "Up Down", NULL,
    N_ ("Your previous and your next decision") },
  { FH_KEYS_ELSEWHERE, FH_KEYS_REVIEW, "Home End", NULL, N_ ("Beginning and end of the deal") },
  { FH_KEYS_ELSEWHERE, FH_KEYS_REVIEW, "m <Shift>m", NULL, N_ ("Next and previous mistake") },
  { FH_KEYS_ELSEWHERE, FH_KEYS_REVIEW, "f", NULL, N_ ("Why the card loses") },
  { FH_KEYS_ELSEWHERE, FH_KEYS_REVIEW, "b", NULL, N_ ("What follows the best") },

  { FH_KEYS_APPLICATION, FH_KEYS_OF_WINDOW, "<Alt>Home", "app.home",
    N_ ("Home: the first page; the game waits") },
  { FH_KEYS_APPLICATION, FH_KEYS_OF_WINDOW, "F9", "win.tutor", N_ ("Show or hide the tutor") },
  { FH_KEYS_APPLICATION, FH_KEYS_OF_WINDOW, "F1", "app.help", N_ ("Help about what is going on") },
  { FH_KEYS_APPLICATION, FH_KEYS_OF_WINDOW, "F2", "app.learn", N_ ("Learn: lessons and practice") },
  { FH_KEYS_ELSEWHERE, FH_KEYS_OF_WINDOW, "F10", NULL, N_ ("Main menu") },
  { FH_KEYS_ELSEWHERE, FH_KEYS_OF_WINDOW, "<Control>f", NULL,
    N_ ("Search: the help, the games, or the preferences") },
  { FH_KEYS_APPLICATION, FH_KEYS_OF_WINDOW, "F11", "win.fullscreen", N_ ("Full screen") },
  { FH_KEYS_APPLICATION, FH_KEYS_OF_WINDOW, "<Control>comma", "app.preferences",
    N_ ("Preferences") },
  { FH_KEYS_APPLICATION, FH_KEYS_OF_WINDOW, "<Control>question", "app.shortcuts",
    N_ ("Keyboard shortcuts") },
  { FH_KEYS_APPLICATION, FH_KEYS_OF_WINDOW, "<Control>w", "window.close", N_ ("Close the window") },
  { FH_KEYS_APPLICATION, FH_KEYS_OF_WINDOW, "<Control>q", "app.quit", N_ ("Quit") },

  { FH_KEYS_ELSEWHERE, FH_KEYS_HELP, "<Alt>Left <Alt>Right", NULL, N_ ("Back and forward") },
};

const FhKeys *
fh_keys_get (guint *n)
{
  *n = G_N_ELEMENTS (table);
  return table;
}

const char *
fh_keys_group_title (FhKeysGroup group)
{
  static const char *const titles[FH_N_KEYS_GROUPS] = {
    [FH_KEYS_PLAYING] = N_ ("Playing"),  [FH_KEYS_GAMES] = N_ ("Games"),
    [FH_KEYS_REVIEW] = N_ ("Review"),    [FH_KEYS_OF_WINDOW] = N_ ("Window"),
    [FH_KEYS_HELP] = N_ ("Help window"),
  };

  return _ (titles[group]);
}

/* --- Keys that are held down --- */

#define HELD "fh-held"

static gboolean
held_pressed_cb (
    GtkEventController *controller, guint key, guint code, GdkModifierType state, GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  gboolean is_held = g_object_get_data (G_OBJECT (controller), HELD) == GUINT_TO_POINTER (key);

  if (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter && key != GDK_KEY_ISO_Enter
      && key != GDK_KEY_space && key != GDK_KEY_KP_Space)
    return FALSE;
  g_object_set_data (G_OBJECT (controller), HELD, GUINT_TO_POINTER (key));
  return is_held && !GTK_IS_EDITABLE (focus) && !GTK_IS_TEXT_VIEW (focus);
}

static void
let_go (GtkEventController *controller)
{
  g_object_set_data (G_OBJECT (controller), HELD, NULL);
}

void
fh_keys_press_once (GtkWindow *window)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "key-pressed", G_CALLBACK (held_pressed_cb), window);
  g_signal_connect (controller, "key-released", G_CALLBACK (let_go), NULL);
  /* Another window hears of it when the key comes up there. */
  fh_connect (window, "notify::is-active", let_go, controller);
  gtk_widget_add_controller (GTK_WIDGET (window), controller);
}

GtkEventController *
fh_keys_controller_new (FhKeysScope scope)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_auto (GStrv) keys = table[i].scope == scope ? g_strsplit (table[i].keys, " ", -1) : NULL;

      for (guint n = 0; keys != NULL && keys[n] != NULL; n++)
        gtk_shortcut_controller_add_shortcut (
            GTK_SHORTCUT_CONTROLLER (controller),
            gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[n]),
                              gtk_named_action_new (table[i].action)));
    }
  return controller;
}
