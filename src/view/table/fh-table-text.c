/* fh-table-text.c: the short texts that stand on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-table-text.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "fh-deal-comparison.h"
#include "fh-shared-art.h"
#include "fh-widget.h"
#include "fh-words.h"

static const struct
{
  gunichar sign;
  FhSuit suit;
} signs[] = {
  { 0x2660, FH_SPADES },
  { 0x2663, FH_CLUBS },
  { 0x2666, FH_DIAMONDS },
  { 0x2665, FH_HEARTS },
};

/* U+2066 and U+2069, which are not seen. */
#define LEFT_TO_RIGHT_ISOLATE   "\342\201\246"
#define POP_DIRECTIONAL_ISOLATE "\342\201\251"

/* The colour of @suit on @ground.  On the felt the inks of the cards would be too dark. */
static char *
suit_colour (FhSuit suit, FhGround ground)
{
  FhCardArt *art = fh_shared_art_get ();
  GdkRGBA ink = fh_card_art_get_suit_colour (art, suit);

  if (ground == FH_GROUND_WINDOW)
    ground = adw_style_manager_get_dark (adw_style_manager_get_default ()) ? FH_GROUND_FELT
                                                                           : FH_GROUND_CARD;
  if (ground == FH_GROUND_FELT)
    {
      static const char *const standard[] = { "#ffffff", "#ffffff", "#ff8b85", "#ff8b85" };
      static const char *const four[] = { "#ffffff", "#8ff0a4", "#99c1f1", "#ff8b85" };

      return g_strdup (fh_card_art_get_inks (art) == FH_CARD_INKS_STANDARD ? standard[suit]
                                                                           : four[suit]);
    }

  return g_strdup_printf ("#%02x%02x%02x", (guint) (ink.red * 255 + 0.5),
                          (guint) (ink.green * 255 + 0.5), (guint) (ink.blue * 255 + 0.5));
}

char *
fh_table_keep_together (char *text)
{
  g_autofree char *owned = text;

  if (gtk_widget_get_default_direction () != GTK_TEXT_DIR_RTL)
    return g_steal_pointer (&owned);
  return g_strconcat (LEFT_TO_RIGHT_ISOLATE, text, POP_DIRECTIONAL_ISOLATE, NULL);
}

char *
fh_table_call_text (FhCall call)
{
  return fh_table_keep_together (fh_words_call_short (call));
}

char *
fh_table_points (int points)
{
  return fh_table_keep_together (fh_sentence_points (points));
}

char *
fh_table_gain (int points)
{
  g_autofree char *text = fh_sentence_points (points);

  return fh_table_keep_together (points > 0 ? g_strconcat ("+", text, NULL)
                                            : g_steal_pointer (&text));
}

char *
fh_table_percent (double chance)
{
  /* Translators: a chance in percent. */
  return fh_table_keep_together (
      g_strdup_printf (C_ ("chance", "%d %%"), (int) lround (chance * 100.0)));
}

char *
fh_table_markup (const char *text, FhGround ground)
{
  GString *markup = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar sign = g_utf8_get_char (p);
      guint i;

      for (i = 0; i < G_N_ELEMENTS (signs) && signs[i].sign != sign; i++)
        ;
      if (i < G_N_ELEMENTS (signs))
        {
          g_autofree char *colour = suit_colour (signs[i].suit, ground);

          g_string_append_printf (markup, "<span foreground=\"%s\">", colour);
          g_string_append_unichar (markup, sign);
          g_string_append (markup, "</span>");
        }
      else
        {
          g_autofree char *escaped = g_markup_escape_text (p, g_utf8_next_char (p) - p);

          g_string_append (markup, escaped);
        }
    }

  return g_string_free (markup, FALSE);
}

char *
fh_table_score (const FhScene *scene)
{
  g_autoptr (GString) score = NULL;

  if (scene->is_single && !scene->table->deal_over)
    return NULL;
  score = g_string_new (NULL);
  for (int side = 0; side < scene->table->rules.n_sides; side++)
    {
      g_autofree char *name = fh_sentence_side (scene, side, TRUE);
      g_autofree char *points = fh_table_points (scene->table->totals[side]);
      /* Translators: %1$s is a side, such as "Us"; %2$s are its points. */
      g_autofree char *one = g_strdup_printf (C_ ("score", "%1$s %2$s"), name, points);

      g_string_append_printf (score, "%s%s", side > 0 ? " · " : "", one);
    }
  return g_string_free (g_steal_pointer (&score), FALSE);
}

char *
fh_table_beside_experts (int own, int experts)
{
  g_autofree char *mine = fh_table_gain (own);
  g_autofree char *theirs = fh_table_gain (experts);

  /* Translators: what a deal brought, or several, in points with their signs: “You +330 · Experts
   * −280”. */
  return g_strdup_printf (_ ("You %1$s · Experts %2$s"), mine, theirs);
}

char *
fh_table_standing (FhGame *game, FhChallenges *challenges)
{
  FhDealComparison *comparison = fh_deal_comparison_get_present (game);
  FhScene scene = fh_game_get_scene (game);
  FhChallenge challenge;
  guint number;
  int own, experts;

  if (comparison != NULL)
    {
      number = fh_numbered_challenge (fh_deal_comparison_get_number (comparison), NULL);
      if (number > 0
          && fh_challenges_get (challenges, fh_deal_comparison_get_preset (comparison), number,
                                &challenge)
          && fh_challenge_sum (&challenge, &own, &experts) > 0)
        return fh_table_beside_experts (own, experts);
    }
  return fh_table_score (&scene);
}

char *
fh_table_call_markup (FhCall call, FhGround ground)
{
  g_autofree char *text = fh_table_call_text (call);

  return fh_table_markup (text, ground);
}

static gboolean
has_contract (const FhTable *table)
{
  return table->contract != FH_CALL_NONE;
}

char *
fh_table_contract_title (const FhScene *scene)
{
  const FhTable *table = scene->table;

  if (table->thrown_in)
    return g_strdup (_ ("Thrown in"));
  if (!has_contract (table))
    /* Translators: in the box for the contract, while the auction goes on. */
    return g_strdup (table->high_call == FH_PASS ? _ ("No bid yet") : _ ("Auction"));
  if (table->contract == FH_PASS)
    /* Translators: in the box for the contract, when everybody passed and the hand is played. */
    return g_strdup (_ ("No contract"));

  return fh_table_call_markup (table->contract, FH_GROUND_FELT);
}

char *
fh_table_card_text (FhCard card)
{
  const char *index;

  if (fh_card_is_joker (card))
    return g_strdup (fh_words_card (card));
  index = fh_card_art_get_index (fh_shared_art_get (), card);
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    if (signs[i].suit == fh_card_suit (card))
      {
        char sign[8] = "";

        g_unichar_to_utf8 (signs[i].sign, sign);
        return fh_table_keep_together (g_strconcat (index, sign, NULL));
      }

  return g_strdup (index);
}

/* "A♣", "A♣ K♦". */
static char *
called_cards (const FhTable *table)
{
  g_autofree char *first = fh_table_card_text (table->called_cards[0]);
  g_autofree char *second = NULL;

  if (table->n_called_cards == 1)
    return g_steal_pointer (&first);
  second = fh_table_card_text (table->called_cards[1]);
  return g_strdup_printf ("%s %s", first, second);
}

/* Whose the contract is, or the highest bid so far; FH_SEAT_NONE for nobody's. */
static int
bidder_of (const FhTable *table)
{
  if ((has_contract (table) ? table->contract : table->high_call) == FH_PASS)
    return FH_SEAT_NONE;
  return has_contract (table) ? table->declarer : table->high_bidder;
}

/* "by you", "by Marama" */
static char *
by_declarer (const FhScene *scene)
{
  g_autofree char *name = fh_sentence_seat (scene, scene->table->declarer);

  return scene->table->declarer == scene->person
             /* Translators: under the contract: it is the player's own. */
             ? g_strdup (_ ("by you"))
             /* Translators: under the contract: whose it is. */
             : g_strdup_printf (_ ("by %s"), name);
}

char *
fh_table_contract_by (const FhScene *scene)
{
  const FhTable *table = scene->table;
  int bidder = bidder_of (table), points;
  gboolean is_own = bidder == scene->person;
  g_autofree char *name = NULL, *call = NULL, *text = NULL;

  if (bidder == FH_SEAT_NONE)
    /* Translators: under "No contract": each trick scores for the side that wins it. */
    return g_strdup (has_contract (table) ? _ ("every trick counts") : "");
  name = fh_sentence_seat (scene, bidder);
  if (!has_contract (table))
    {
      call = fh_table_call_text (table->high_call);
      /* Translators: the highest bid so far is the player's own, such as 7♥. */
      text = is_own ? g_strdup_printf (_ ("highest: %s, yours"), call)
                    /* Translators: the highest bid so far: the bid, such as 7♥, and who made it. */
                    : g_strdup_printf (_ ("highest: %1$s by %2$s"), call, name);
    }
  else if (table->n_called_cards > 0)
    {
      /* What was called says more than what the contract is worth, and there is no room for both.
       */
      call = called_cards (table);
      /* Translators: the contract is the player's own; %s is the card that was called, or two, such
       * as A♣. */
      text = is_own ? g_strdup_printf (_ ("by you · called: %s"), call)
                    /* Translators: %1$s is whose contract it is, %2$s the card that was called, or
                     * two, such as A♣. */
                    : g_strdup_printf (_ ("by %1$s · called: %2$s"), name, call);
    }
  else if (scene->is_asked)
    text = by_declarer (scene);
  else
    {
      points = fh_rules_value (&table->rules, table->contract);
      text =
          is_own ? g_strdup_printf (
              /* Translators: the contract is the player's own; what it is worth. */
              ngettext ("by you · %d point", "by you · %d points", (unsigned long) points), points)
                 : g_strdup_printf (
                     /* Translators: whose contract it is, and what it is worth. */
                     ngettext ("by %1$s · %2$d point", "by %1$s · %2$d points",
                               (unsigned long) points),
                     name, points);
    }
  return fh_table_markup (text, FH_GROUND_FELT);
}

char *
fh_table_contract_by_brief (const FhScene *scene, gboolean with_name)
{
  const FhTable *table = scene->table;
  g_autofree char *text = NULL;

  if (bidder_of (table) == FH_SEAT_NONE)
    return g_strdup ("");
  if (!has_contract (table))
    {
      g_autofree char *call = fh_table_call_text (table->high_call);
      g_autofree char *name = fh_sentence_seat (scene, table->high_bidder);

      text = with_name ? g_strdup_printf ("%s · %s", call, name) : g_steal_pointer (&call);
    }
  else
    text = table->n_called_cards > 0 ? called_cards (table) : by_declarer (scene);
  return fh_table_markup (text, FH_GROUND_FELT);
}

/* Whether cards are played or have been. */
static gboolean
has_progress (const FhTable *table)
{
  return has_contract (table)
         && (table->due == FH_ACTION_PLAY || table->n_tricks > 0 || table->n_plays > 0);
}

char *
fh_table_contract_progress_brief (const FhScene *scene, gboolean is_held, gboolean with_won)
{
  const FhTable *table = scene->table;
  int trick = MIN (table->n_tricks + (is_held ? 0 : 1), FH_N_TRICKS);

  if (!has_progress (table))
    return g_strdup ("");
  if (!with_won || table->declarer == FH_SEAT_NONE || fh_table_is_misere (table))
    /* Translators: number of the trick, of ten, where there is little room. */
    return g_strdup_printf (_ ("trick %1$d/%2$d"), trick, FH_N_TRICKS);
  /* Translators: tricks that the declarer's side has won of those it needs; number of the trick,
   * of ten.  There is little room. */
  return g_strdup_printf (_ ("won %1$d/%2$d · trick %3$d/%4$d"), fh_scene_contract_tricks (scene),
                          fh_call_level (table->contract), trick, FH_N_TRICKS);
}

char *
fh_table_contract_progress (const FhScene *scene, gboolean is_held)
{
  const FhTable *table = scene->table;
  int trick = MIN (table->n_tricks + (is_held ? 0 : 1), FH_N_TRICKS);
  int won;

  if (!has_progress (table))
    return g_strdup ("");
  if (table->declarer == FH_SEAT_NONE)
    /* Translators: how far the play has come: number of the trick, of ten. */
    return g_strdup_printf (_ ("trick %d of %d"), trick, FH_N_TRICKS);

  won = fh_scene_contract_tricks (scene);
  if (fh_table_is_misere (table))
    return g_strdup_printf (
        /* Translators: in a bid to lose every trick: tricks that the bidder had to take so far;
         * number of the trick, of ten. */
        ngettext ("%1$d trick taken · trick %2$d of %3$d", "%1$d tricks taken · trick %2$d of %3$d",
                  (unsigned long) won),
        won, trick, FH_N_TRICKS);

  /* Translators: tricks that the declarer's side has won of those it needs; number of the trick,
   * of ten. */
  return g_strdup_printf (_ ("won %1$d of %2$d · trick %3$d of %4$d"), won,
                          fh_call_level (table->contract), trick, FH_N_TRICKS);
}

/* The last call of @seat in this auction, or FH_CALL_NONE. */
static FhCall
last_call (const FhTable *table, int seat)
{
  for (int i = table->n_calls - 1; i >= 0; i--)
    if (table->calls[i].seat == seat)
      return table->calls[i].call;

  return FH_CALL_NONE;
}

char *
fh_table_place_line (const FhScene *scene, int seat, gboolean is_brief)
{
  const FhTable *table = scene->table;

  if (table->due == FH_ACTION_BID && fh_seats_have (table->slips.barred, seat))
    /* Translators: under the name of a player who or whose partner has bid out of turn. */
    return g_strdup (_ ("may only pass"));
  if (table->contract == FH_CALL_NONE && table->n_deals > 0)
    {
      FhCall call = last_call (table, seat);

      if (call != FH_CALL_NONE)
        {
          g_autofree char *markup = fh_table_call_markup (call, FH_GROUND_FELT);

          if (is_brief || !fh_scene_is_partner (scene, seat))
            return g_steal_pointer (&markup);
          /* Translators: under the name of the own partner during the auction: the last call, such
           * as 7♥, and what that player is.  There is little room. */
          return g_strdup_printf (C_ ("place", "%s · partner"), markup);
        }
    }

  if (is_brief && has_contract (table) && table->contract != FH_PASS && table->declarer == seat)
    return fh_table_call_markup (table->contract, FH_GROUND_FELT);
  if (is_brief && !fh_seats_have (table->sitting_out, seat) && fh_scene_is_partner (scene, seat))
    /* Translators: under the name of the own partner where there is little room. */
    return g_strdup (C_ ("place", "partner"));

  g_autofree char *role = fh_sentence_role (scene, seat);

  return g_markup_escape_text (role, -1);
}

gboolean
fh_table_is_circled (const FhTable *table, int side)
{
  return table->rules.family == FH_FAMILY_CLASSIC && table->totals[side] < 0;
}

GtkWidget *
fh_table_label_new (const char *style_class)
{
  GtkWidget *label = fh_label_new (NULL, FH_LABEL_ONE_LINE, style_class);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);

  return label;
}

void
fh_table_label_set (GtkWidget *label, const char *markup, const char *spoken)
{
  gtk_label_set_markup (GTK_LABEL (label), markup);
  if (spoken != NULL)
    fh_widget_set_name (label, spoken);
}
