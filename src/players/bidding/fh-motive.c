/* fh-motive.c: why a computer player does what it does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-motive.h"

static const char *const words[FH_N_MOTIVES] = {
  [FH_MOTIVE_NONE] = "none",
  [FH_MOTIVE_ONLY_CHOICE] = "only-choice",
  [FH_MOTIVE_AT_RANDOM] = "at-random",
  [FH_MOTIVE_ON_BALANCE] = "on-balance",
  [FH_MOTIVE_TOO_WEAK] = "too-weak",
  [FH_MOTIVE_NO_GAIN] = "no-gain",
  [FH_MOTIVE_TOO_HIGH] = "too-high",
  [FH_MOTIVE_WORTH_RISK] = "worth-risk",
  [FH_MOTIVE_STRONG_TRUMPS] = "strong-trumps",
  [FH_MOTIVE_ENOUGH_SIDE_WINNERS] = "enough-side-winners",
  [FH_MOTIVE_NO_TRUMP_STOPPERS] = "no-trump-stoppers",
  [FH_MOTIVE_MISERE_HAND] = "misere-hand",
  [FH_MOTIVE_RAISE_PARTNER] = "raise-partner",
  [FH_MOTIVE_LEAVE_TO_PARTNER] = "leave-to-partner",
  [FH_MOTIVE_LEAVE_TO_OPPONENTS] = "leave-to-opponents",
  [FH_MOTIVE_STAND] = "stand",
  [FH_MOTIVE_RAISE_OWN] = "raise-own",
  [FH_MOTIVE_SHOW_STRENGTH] = "show-strength",
  [FH_MOTIVE_SHOW_CONVENTION] = "show-convention",
  [FH_MOTIVE_ANSWER_CONVENTION] = "answer-convention",
  [FH_MOTIVE_SACRIFICE] = "sacrifice",
  [FH_MOTIVE_ACE_NO_FACE_WEAK] = "ace-no-face-weak",
  [FH_MOTIVE_ACE_NO_FACE_PLAY_ON] = "ace-no-face-play-on",
  [FH_MOTIVE_MAKE_VOID] = "make-void",
  [FH_MOTIVE_THROW_LOSERS] = "throw-losers",
  [FH_MOTIVE_BURY_JOKER] = "bury-joker",
  [FH_MOTIVE_BURY_DANGER] = "bury-danger",
  [FH_MOTIVE_PASS_WEAKEST] = "pass-weakest",
  [FH_MOTIVE_SUPPORT_PARTNER] = "support-partner",
  [FH_MOTIVE_DRAW_TRUMPS] = "draw-trumps",
  [FH_MOTIVE_FORCE_TOP_TRUMP] = "force-top-trump",
  [FH_MOTIVE_CASH_MASTER] = "cash-master",
  [FH_MOTIVE_ESTABLISH_SUIT] = "establish-suit",
  [FH_MOTIVE_KEEP_ENTRY] = "keep-entry",
  [FH_MOTIVE_LEAD_TO_PARTNER] = "lead-to-partner",
  [FH_MOTIVE_RETURN_SUIT] = "return-suit",
  [FH_MOTIVE_GIVE_RUFF] = "give-ruff",
  [FH_MOTIVE_SEEK_RUFF] = "seek-ruff",
  [FH_MOTIVE_FORCE_DECLARER] = "force-declarer",
  [FH_MOTIVE_EXIT] = "exit",
  [FH_MOTIVE_LEAD_JOKER] = "lead-joker",
  [FH_MOTIVE_WIN_CHEAPLY] = "win-cheaply",
  [FH_MOTIVE_WIN_HIGH] = "win-high",
  [FH_MOTIVE_COVER] = "cover",
  [FH_MOTIVE_DUCK] = "duck",
  [FH_MOTIVE_SAVE_PARTNERS_TRICK] = "save-partners-trick",
  [FH_MOTIVE_MAKE_SURE] = "make-sure",
  [FH_MOTIVE_MUST_BEAT] = "must-beat",
  [FH_MOTIVE_RUFF] = "ruff",
  [FH_MOTIVE_OVER_RUFF] = "over-ruff",
  [FH_MOTIVE_CANNOT_WIN] = "cannot-win",
  [FH_MOTIVE_DISCARD_LOSER] = "discard-loser",
  [FH_MOTIVE_KEEP_GUARD] = "keep-guard",
  [FH_MOTIVE_KEEP_TRUMP] = "keep-trump",
  [FH_MOTIVE_KEEP_JOKER] = "keep-joker",
  [FH_MOTIVE_USE_JOKER] = "use-joker",
  [FH_MOTIVE_HELP_DECLARER] = "help-declarer",
  [FH_MOTIVE_NAME_SUPPORTER] = "name-supporter",
  [FH_MOTIVE_NAME_BIDDER] = "name-bidder",
  [FH_MOTIVE_NAME_ANYBODY] = "name-anybody",
  [FH_MOTIVE_PLAY_ALONE] = "play-alone",
  [FH_MOTIVE_CALL_WINNER] = "call-winner",
  [FH_MOTIVE_CALL_FOR_HONOUR] = "call-for-honour",
  [FH_MOTIVE_CALL_LENGTH] = "call-length",
  [FH_MOTIVE_CALL_AWAY] = "call-away",
  [FH_MOTIVE_MISERE_UNDER] = "misere-under",
  [FH_MOTIVE_MISERE_THROW_DANGER] = "misere-throw-danger",
  [FH_MOTIVE_MISERE_LOW] = "misere-low",
  [FH_MOTIVE_MISERE_TAKES] = "misere-takes",
  [FH_MOTIVE_MISERE_MUST_WIN] = "misere-must-win",
  [FH_MOTIVE_CATCH_BIDDER] = "catch-bidder",
  [FH_MOTIVE_GET_UNDER_BIDDER] = "get-under-bidder",
  [FH_MOTIVE_BIDDER_IS_UNDER] = "bidder-is-under",
  [FH_MOTIVE_LEAD_LOW_AT_BIDDER] = "lead-low-at-bidder",
  [FH_MOTIVE_BIDDER_IS_VOID] = "bidder-is-void",
  [FH_MOTIVE_KEEP_LOW] = "keep-low",
};

const char *
fh_motive_word (FhMotive motive)
{
  return (unsigned) motive < FH_N_MOTIVES ? words[motive] : "none";
}

FhReason
fh_reason (FhMotive motive)
{
  return (FhReason){ .motive = (uint8_t) motive,
                     .card = FH_CARD_NONE,
                     .seat = 0xff,
                     .suit = FH_SUIT_NONE,
                     .chance = FH_REASON_NO_CHANCE,
                     .needed = FH_REASON_NO_CHANCE };
}
