/* fh-words-refusal-help.c: the page of the help on the rule behind a refusal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-words.h"

/* By code.  A bid that is too low for its kind has another page, and so has what is not due. */
static const char *const pages[FH_N_REFUSALS] = {
  [FH_REFUSED_WRONG_SEAT] = "aim#deal",
  [FH_REFUSED_NO_SUCH_SEAT] = "aim#deal",
  [FH_REFUSED_WRONG_DEALER] = "aim#dealer",
  [FH_REFUSED_NOT_IN_PACK] = "ranks#pack",
  [FH_REFUSED_CARD_TWICE] = "kitty#discard",
  [FH_REFUSED_CARD_COUNT] = "kitty#discard",
  [FH_REFUSED_NOT_HELD] = "kitty#discard",
  [FH_REFUSED_MUST_FOLLOW] = "play#follow",
  [FH_REFUSED_MUST_FOLLOW_LEFT_BOWER] = "play#left-bower",
  [FH_REFUSED_LEFT_BOWER_IS_TRUMP] = "play#left-bower",
  [FH_REFUSED_JOKER_IS_TRUMP] = "play#joker-trumps",
  [FH_REFUSED_JOKER_NOT_VOID] = "play#joker-void-only",
  [FH_REFUSED_JOKER_MUST_NAME] = "play#joker-names",
  [FH_REFUSED_NAMES_NOTHING] = "play#joker-names",
  [FH_REFUSED_SHOWN_VOID] = "play#shown-void",
  [FH_REFUSED_TOO_LOW] = "bidding#rank",
  [FH_REFUSED_CALLED_BEFORE] = "bidding#rank",
  [FH_REFUSED_NOT_AT_THIS_TABLE] = "bidding#calls",
  [FH_REFUSED_SIX_LEVEL] = "bidding#six-level",
  [FH_REFUSED_NEEDS_SEVEN] = "misere#after-seven",
  [FH_REFUSED_NEEDS_PARTNERS_NULLO] = "misere#grand-nullo",
  [FH_REFUSED_ACE_NO_FACE_NULLO] = "preset-midwest-4",
  [FH_REFUSED_NOT_ACE_NO_FACE] = "preset-midwest-4",
  [FH_REFUSED_INKLE_OFF] = "bidding#inkle-flag",
  [FH_REFUSED_INKLE_TWICE] = "bidding#inkle-flag",
  [FH_REFUSED_PARTNER_COUNT] = "partners#named",
  [FH_REFUSED_PARTNER_SEAT] = "partners#named",
  [FH_REFUSED_CALL_OWN] = "partners#called",
  [FH_REFUSED_CALL_JOKER] = "partners#called",
  [FH_REFUSED_CALL_TRUMP] = "partners#called",
  [FH_REFUSED_CALL_TOO_HIGH] = "partners#called",
  [FH_REFUSED_CALL_TOO_LOW] = "partners#called",
  [FH_REFUSED_CALL_SAME_HOLDER] = "partners#called",
  [FH_REFUSED_CALL_NOT_DEALT] = "partners#called",
  [FH_REFUSED_STRICT_LAWS] = "laws#strict",
  [FH_REFUSED_DUMMY] = "partners#dummies",
  [FH_REFUSED_MISDEAL_LATE] = "laws#misdeal",
  [FH_REFUSED_MISDEALT] = "laws#misdeal",
  [FH_REFUSED_BARRED] = "laws#bid-out-of-turn",
  [FH_REFUSED_EXPOSED_FIRST] = "laws#exposed",
  [FH_REFUSED_EXPOSED_STAYS] = "laws#exposed",
  [FH_REFUSED_NOTHING_OUT_OF_TURN] = "laws#play-out-of-turn",
  [FH_REFUSED_NOT_AN_OPPONENT] = "laws#play-out-of-turn",
  [FH_REFUSED_NOTHING_TO_CORRECT] = "laws#revoke",
  [FH_REFUSED_NO_SUCH_SIDE] = "laws#score-error",
  [FH_REFUSED_NOTHING_TO_ENTER] = "laws#score-error",
  [FH_REFUSED_ENTRY_TOO_LARGE] = "laws#score-error",
  [FH_REFUSED_NOTHING_TO_CHALLENGE] = "laws#score-error",
};

/* What is due instead; aim#deal for all others. */
static const char *const expected_pages[FH_N_ACTIONS] = {
  [FH_ACTION_BID] = "bidding#calls",      [FH_ACTION_ANSWER] = "bidding#calls",
  [FH_ACTION_PARTNER] = "partners#named", [FH_ACTION_CALL] = "partners#called",
  [FH_ACTION_DISCARD] = "kitty#discard",  [FH_ACTION_SWAP] = "kitty#inkle-swap",
  [FH_ACTION_PLAY] = "play#lead",
};

const char *
fh_words_refusal_help (const FhRefusal *refusal)
{
  if (refusal->code == FH_REFUSED_WRONG_ACTION)
    {
      const char *page =
          refusal->expected < FH_N_ACTIONS ? expected_pages[refusal->expected] : NULL;

      return page != NULL ? page : "aim#deal";
    }
  if (refusal->code == FH_REFUSED_TOO_LOW && refusal->number != FH_PASS)
    return "values#special";
  return refusal->code < FH_N_REFUSALS ? pages[refusal->code] : NULL;
}
