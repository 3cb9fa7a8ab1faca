/* fh-refusal.c: reason codes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-refusal.h"

static const char *const words[FH_N_REFUSALS] = {
  [FH_OK] = "ok",
  [FH_REFUSED_GAME_OVER] = "game-over",
  [FH_REFUSED_WRONG_ACTION] = "wrong-action",
  [FH_REFUSED_WRONG_SEAT] = "wrong-seat",
  [FH_REFUSED_NO_SUCH_SEAT] = "no-such-seat",
  [FH_REFUSED_WRONG_DEALER] = "wrong-dealer",
  [FH_REFUSED_NOT_IN_PACK] = "not-in-pack",
  [FH_REFUSED_CARD_TWICE] = "card-twice",
  [FH_REFUSED_CARD_COUNT] = "card-count",
  [FH_REFUSED_NOT_HELD] = "not-held",
  [FH_REFUSED_MUST_FOLLOW] = "must-follow",
  [FH_REFUSED_MUST_FOLLOW_LEFT_BOWER] = "must-follow-left-bower",
  [FH_REFUSED_LEFT_BOWER_IS_TRUMP] = "left-bower-is-trump",
  [FH_REFUSED_JOKER_IS_TRUMP] = "joker-is-trump",
  [FH_REFUSED_JOKER_NOT_VOID] = "joker-not-void",
  [FH_REFUSED_JOKER_MUST_NAME] = "joker-must-name",
  [FH_REFUSED_NAMES_NOTHING] = "names-nothing",
  [FH_REFUSED_SHOWN_VOID] = "shown-void",
  [FH_REFUSED_TOO_LOW] = "too-low",
  [FH_REFUSED_CALLED_BEFORE] = "called-before",
  [FH_REFUSED_NOT_AT_THIS_TABLE] = "not-at-this-table",
  [FH_REFUSED_SIX_LEVEL] = "six-level",
  [FH_REFUSED_NEEDS_SEVEN] = "needs-seven",
  [FH_REFUSED_NEEDS_PARTNERS_NULLO] = "needs-partners-nullo",
  [FH_REFUSED_ACE_NO_FACE_NULLO] = "ace-no-face-nullo",
  [FH_REFUSED_INKLE_OFF] = "inkle-off",
  [FH_REFUSED_INKLE_TWICE] = "inkle-twice",
  [FH_REFUSED_PARTNER_COUNT] = "partner-count",
  [FH_REFUSED_PARTNER_SEAT] = "partner-seat",
  [FH_REFUSED_CALL_OWN] = "call-own",
  [FH_REFUSED_CALL_JOKER] = "call-joker",
  [FH_REFUSED_CALL_TRUMP] = "call-trump",
  [FH_REFUSED_CALL_TOO_HIGH] = "call-too-high",
  [FH_REFUSED_CALL_TOO_LOW] = "call-too-low",
  [FH_REFUSED_CALL_SAME_HOLDER] = "call-same-holder",
  [FH_REFUSED_CALL_NOT_DEALT] = "call-not-dealt",
  [FH_REFUSED_NOT_ACE_NO_FACE] = "not-ace-no-face",
  [FH_REFUSED_STRICT_LAWS] = "strict-laws",
  [FH_REFUSED_DUMMY] = "dummy",
  [FH_REFUSED_MISDEAL_LATE] = "misdeal-late",
  [FH_REFUSED_MISDEALT] = "misdealt",
  [FH_REFUSED_BARRED] = "barred",
  [FH_REFUSED_EXPOSED_FIRST] = "exposed-first",
  [FH_REFUSED_EXPOSED_STAYS] = "exposed-stays",
  [FH_REFUSED_NOTHING_OUT_OF_TURN] = "nothing-out-of-turn",
  [FH_REFUSED_NOT_AN_OPPONENT] = "not-an-opponent",
  [FH_REFUSED_NOTHING_TO_CORRECT] = "nothing-to-correct",
  [FH_REFUSED_NO_SUCH_SIDE] = "no-such-side",
  [FH_REFUSED_NOTHING_TO_ENTER] = "nothing-to-enter",
  [FH_REFUSED_ENTRY_TOO_LARGE] = "entry-too-large",
  [FH_REFUSED_NOTHING_TO_CHALLENGE] = "nothing-to-challenge",
};

FhRefusal
fh_refusal (FhRefusalCode code)
{
  return (FhRefusal){ .code = (uint8_t) code,
                      .card = FH_CARD_NONE,
                      .call = 0xff,
                      .suit = FH_SUIT_NONE,
                      .trump = FH_NO_TRUMP,
                      .seat = FH_SEAT_NONE,
                      .expected = FH_ACTION_NONE };
}

const char *
fh_refusal_word (FhRefusalCode code)
{
  return words[code];
}
