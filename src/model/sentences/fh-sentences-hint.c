/* fh-sentences-hint.c: what a hint says of a decision besides its reason.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-sentences-reason.h"

#include <glib/gi18n.h>

#include "fh-words.h"

/* What to think of before a call: whether every trick can be lost, or how many can be won. */
static const char *
nudge_to_call (FhCall call)
{
  if (fh_call_is_misere (call))
    return _ ("Could you lose every trick with this hand?");
  if (fh_call_is_bid (call) && fh_call_trump (call) == FH_NO_TRUMP)
    return _ ("How many tricks can you expect without trumps?");
  if (fh_call_is_bid (call))
    return _ ("How many tricks can you expect with your best suit as trumps?");
  return _ (
      "How many tricks can you expect with your best suit as trumps, and is that enough for a "
      "bid?");
}

/* Whether nobody plays to the trick after who plays now. */
static gboolean
is_last (const FhTable *table)
{
  return fh_table_trick_size (table) + 1 == fh_table_n_playing (table);
}

/* What to think of where no single reason decides. */
static const char *
nudge_to (const FhTable *table, const FhAction *action)
{
  switch ((FhActionKind) action->kind)
    {
    case FH_ACTION_BID:
      return nudge_to_call (action->call);
    case FH_ACTION_DISCARD:
      return _ ("Which cards do you need least, and which suit could you be rid of?");
    case FH_ACTION_PARTNER:
      return _ ("Who has shown good cards in the bidding, and how much help do you need?");
    case FH_ACTION_CALL:
      return _ ("Which card would help your hand most, if a partner held it?");
    default:
      if (action->kind == FH_ACTION_PLAY && is_last (table))
        return _ ("You play last: what is this trick worth to you?");
      return _ ("Who plays after you, and what may they still hold?");
    }
}

const char *
fh_sentence_nudge (const FhTable *table,
                   const FhAction *action,
                   const FhReason *reason,
                   gboolean is_decided)
{
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_ONLY_CHOICE:
      return _ ("Look at what the rules allow here.");
    case FH_MOTIVE_TOO_WEAK:
    case FH_MOTIVE_NO_GAIN:
    case FH_MOTIVE_TOO_HIGH:
    case FH_MOTIVE_WORTH_RISK:
    case FH_MOTIVE_STRONG_TRUMPS:
    case FH_MOTIVE_ENOUGH_SIDE_WINNERS:
    case FH_MOTIVE_NO_TRUMP_STOPPERS:
    case FH_MOTIVE_SURE_TRICKS:
    case FH_MOTIVE_RAISE_OWN:
    case FH_MOTIVE_RAISE_FOR_GAME:
    case FH_MOTIVE_RAISE_DEARER:
    case FH_MOTIVE_RAISE_NEEDLESS:
    case FH_MOTIVE_STAND:
    case FH_MOTIVE_LEAVE_TO_OPPONENTS:
    case FH_MOTIVE_SHOW_STRENGTH:
    case FH_MOTIVE_MISERE_HAND:
      return nudge_to_call (action->call);
    case FH_MOTIVE_SHOW_CONVENTION:
      return _ ("Have you and your partner agreed on a bid that shows such a hand?");
    case FH_MOTIVE_RAISE_PARTNER:
    case FH_MOTIVE_LEAVE_TO_PARTNER:
    case FH_MOTIVE_ANSWER_CONVENTION:
      return _ ("What has your partner told you, and what can your hand add?");
    case FH_MOTIVE_ACE_NO_FACE_WEAK:
    case FH_MOTIVE_ACE_NO_FACE_PLAY_ON:
      return _ ("Would a new deal be better than this hand?");
    case FH_MOTIVE_MAKE_VOID:
    case FH_MOTIVE_THROW_LOSERS:
      return _ ("Which cards will never win a trick, and which suit could you be rid of?");
    case FH_MOTIVE_BURY_JOKER:
    case FH_MOTIVE_BURY_DANGER:
      return _ ("Which cards could the others make you win a trick with?");
    case FH_MOTIVE_PASS_WEAKEST:
    case FH_MOTIVE_SUPPORT_PARTNER:
      return _ ("Which card is worth more in the other hand than in yours?");
    case FH_MOTIVE_NAME_SUPPORTER:
    case FH_MOTIVE_NAME_BIDDER:
    case FH_MOTIVE_NAME_ANYBODY:
    case FH_MOTIVE_PLAY_ALONE:
      return _ ("Who has shown good cards in the bidding, and how much help do you need?");
    case FH_MOTIVE_CALL_WINNER:
    case FH_MOTIVE_CALL_FOR_HONOUR:
    case FH_MOTIVE_CALL_LENGTH:
      return _ ("Which card would help your hand most, if a partner held it?");
    case FH_MOTIVE_CALL_AWAY:
      return _ ("Which cards could make you win a trick? Whoever holds them could sit out.");
    case FH_MOTIVE_SACRIFICE:
      return _ ("Look at the scores: what happens if the bid that stands is made?");
    case FH_MOTIVE_HELP_DECLARER:
      if (is_decided)
        break;
      return _ ("Look at the scores: who would win the game if the contract failed?");
    case FH_MOTIVE_DRAW_TRUMPS:
    case FH_MOTIVE_FORCE_TOP_TRUMP:
      return _ ("Who may still hold trumps, and who wants them gone?");
    case FH_MOTIVE_CASH_MASTER:
    case FH_MOTIVE_ESTABLISH_SUIT:
    case FH_MOTIVE_KEEP_ENTRY:
      return _ ("Do you hold a card that nothing left can beat, or a suit that can be set up?");
    case FH_MOTIVE_LEAD_TO_PARTNER:
    case FH_MOTIVE_RETURN_SUIT:
    case FH_MOTIVE_GIVE_RUFF:
      return reason->partner ? _ ("Where is your partner strong, or out of a suit?")
                             : _ ("Where is your side strong, or out of a suit?");
    case FH_MOTIVE_SEEK_RUFF:
    case FH_MOTIVE_FORCE_DECLARER:
    case FH_MOTIVE_EXIT:
      return _ ("Which lead gives the least away?");
    case FH_MOTIVE_LEAD_JOKER:
    case FH_MOTIVE_USE_JOKER:
    case FH_MOTIVE_KEEP_JOKER:
      return _ ("Is this the moment for the joker?");
    case FH_MOTIVE_SAVE_PARTNERS_TRICK:
    case FH_MOTIVE_MAKE_SURE:
      if (is_last (table))
        break;
      return reason->partner ? _ ("Your partner is winning this trick. Will the card hold?")
                             : _ ("Your side is winning this trick. Will the card hold?");
    case FH_MOTIVE_RUFF:
    case FH_MOTIVE_OVER_RUFF:
    case FH_MOTIVE_KEEP_TRUMP:
      return _ ("You cannot follow. Is this trick worth a trump?");
    case FH_MOTIVE_DISCARD_LOSER:
    case FH_MOTIVE_KEEP_GUARD:
    case FH_MOTIVE_CANNOT_WIN:
      return _ ("If you cannot win the trick, which card do you need least?");
    case FH_MOTIVE_MISERE_UNDER:
    case FH_MOTIVE_MISERE_LOW:
    case FH_MOTIVE_MISERE_TAKES:
    case FH_MOTIVE_MISERE_THROW_DANGER:
    case FH_MOTIVE_MISERE_MUST_WIN:
      return _ ("Which of your cards is the most dangerous, and can you be rid of it here?");
    case FH_MOTIVE_CATCH_BIDDER:
    case FH_MOTIVE_GET_UNDER_BIDDER:
    case FH_MOTIVE_BIDDER_IS_UNDER:
    case FH_MOTIVE_LEAD_LOW_AT_BIDDER:
    case FH_MOTIVE_BIDDER_IS_VOID:
    case FH_MOTIVE_KEEP_LOW:
      if (is_decided)
        break;
      return _ ("Only the bidder’s card counts. Can it be made to win this trick?");
    default:
      break;
    }
  return nudge_to (table, action);
}

const char *
fh_sentence_reason_help (const FhReason *reason)
{
  /* A motive without a page of its own has that of the one before it in the enumeration. */
  static const char *const pages[FH_N_MOTIVES] = {
    [FH_MOTIVE_NONE] = "play#follow",
    [FH_MOTIVE_TOO_WEAK] = "bidding#first-bids",
    [FH_MOTIVE_MISERE_HAND] = "misere#misere",
    [FH_MOTIVE_RAISE_PARTNER] = "bidding#first-bids",
    [FH_MOTIVE_SHOW_CONVENTION] = "players#conventions",
    [FH_MOTIVE_SACRIFICE] = "bidding#first-bids",
    [FH_MOTIVE_MAKE_VOID] = "kitty#discard",
    [FH_MOTIVE_PASS_WEAKEST] = "kitty#inkle-swap",
    [FH_MOTIVE_NAME_SUPPORTER] = "partners#named",
    [FH_MOTIVE_CALL_WINNER] = "partners#called",
    [FH_MOTIVE_DRAW_TRUMPS] = "play#lead",
    [FH_MOTIVE_LEAD_JOKER] = "ranks#joker",
    [FH_MOTIVE_WIN_CHEAPLY] = "play#follow",
    [FH_MOTIVE_KEEP_JOKER] = "ranks#joker",
    [FH_MOTIVE_HELP_DECLARER] = "play#follow",
    [FH_MOTIVE_MISERE_UNDER] = "misere#misere",
    [FH_MOTIVE_MISTAKE_LONG_WEAK_SUIT] = "bidding#first-bids",
    [FH_MOTIVE_MISTAKE_NO_VOID] = "kitty#discard",
    [FH_MOTIVE_MISTAKE_TRUMPS_KEPT] = "play#lead",
    [FH_MOTIVE_MISTAKE_JOKER_KEPT] = "ranks#joker",
    [FH_MOTIVE_MISTAKE_PARTNER_COVERED] = "play#follow",
    [FH_MOTIVE_MISTAKE_BIDDER_SAVED] = "misere#misere",
    [FH_MOTIVE_AGAINST_OVER_PARTNER] = "bidding#first-bids",
    [FH_MOTIVE_AGAINST_TRUMP_AWAY] = "kitty#discard",
    [FH_MOTIVE_AGAINST_NO_RUFF] = "play#lead",
    [FH_MOTIVE_AGAINST_UNGUARDS] = "play#follow",
    [FH_MOTIVE_AGAINST_GOES_OVER] = "misere#misere",
  };
  int motive = reason->motive;

  while (pages[motive] == NULL)
    motive--;
  return pages[motive];
}

/* The cards of @action, one a line. */
static char *
suggested_cards (const FhAction *action, const char *heading)
{
  g_autoptr (GString) text = g_string_new (heading);

  for (int i = 0; i < action->n_cards; i++)
    {
      g_string_append_c (text, '\n');
      /* Translators: a card in a list, a line each. */
      g_string_append_printf (text, _ ("• %s"), fh_words_card (action->cards[i]));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
suggested_partners (const FhScene *scene, const FhAction *action)
{
  g_autofree char *first = NULL, *second = NULL;

  if (action->n_seats == 0)
    return g_strdup (_ ("Play alone."));
  first = fh_sentence_seat (scene, action->seats[0]);
  if (action->n_seats == 1)
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("Take %s as your partner."), first);
  second = fh_sentence_seat (scene, action->seats[1]);
  /* Translators: %1$s and %2$s are players. */
  return g_strdup_printf (_ ("Take %1$s and %2$s as your partners."), first, second);
}

char *
fh_sentence_suggestion (const FhScene *scene, const FhAction *action)
{
  gboolean leads = fh_table_trick_size (scene->table) == 0;
  const char *card = action->n_cards > 0 ? fh_words_the_card (action->cards[0]) : NULL;

  switch ((FhActionKind) action->kind)
    {
    case FH_ACTION_ACE_NO_FACE:
      return g_strdup (_ ("Say: ace, no face."));
    case FH_ACTION_ANSWER:
      return g_strdup (action->redeal ? _ ("Ask for a new deal.") : _ ("Play on."));
    case FH_ACTION_BID:
      if (action->call == FH_PASS)
        return g_strdup (scene->table->stand_or_raise ? _ ("Stand on your bid.") : _ ("Pass."));
      /* Translators: %s is a bid, such as "seven hearts". */
      return g_strdup_printf (action->inkle ? _ ("Bid %s, inkle.") : _ ("Bid %s."),
                              fh_words_call (action->call));
    case FH_ACTION_PARTNER:
      return suggested_partners (scene, action);
    case FH_ACTION_DISCARD:
      return suggested_cards (action, _ ("Discard:"));
    case FH_ACTION_CALL:
      return suggested_cards (action, _ ("Call:"));
    case FH_ACTION_SWAP:
      return suggested_cards (action, _ ("Pass to your partner:"));
    case FH_ACTION_PLAY:
      if (action->suit != FH_SUIT_NONE)
        /* Translators: %s is a suit. */
        return g_strdup_printf (leads ? _ ("Lead the joker and name %s.")
                                      : _ ("Play the joker and name %s."),
                                fh_words_suit ((FhSuit) action->suit));
      /* Translators: %s is a card. */
      return g_strdup_printf (leads ? _ ("Lead the %s.") : _ ("Play the %s."), card);
    default:
      break;
    }
  return g_strdup ("");
}
