/* fh-mistake.c: the mistakes of players who are still learning.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-mistake-private.h"

#include "fh-helping.h"

/* What a mistake needs before its own condition. */
typedef enum
{
  CALL,
  DISCARD,
  LEAD,
  FOLLOW,
  PLAY,
  MISERE, /* a card that follows when every trick is to be lost */
} Moment;

/* A row a kind.  The rates are in percent of the decisions in which the mistake can be made: the
 * club player errs as people do who know better, the beginner as somebody who has played some
 * games, the learner as after the first lessons.  They were set so that each level is well behind
 * the next (five-hundred-cli match). */
static const struct
{
  Moment moment;
  FhMotive motive;
  uint8_t learner, beginner, club;
  FhFindMistake *find;
} rows[FH_N_MISTAKES] = {
  [FH_MISTAKE_LONG_WEAK_SUIT] = { CALL, FH_MOTIVE_MISTAKE_LONG_WEAK_SUIT, 60, 25, 13,
                                  fh_mistake_long_weak_suit },
  [FH_MISTAKE_OVERRATED] = { CALL, FH_MOTIVE_MISTAKE_OVERRATED, 35, 20, 10, fh_mistake_overrated },
  [FH_MISTAKE_UNDERRATED] = { CALL, FH_MOTIVE_MISTAKE_UNDERRATED, 25, 15, 8,
                              fh_mistake_underrated },
  [FH_MISTAKE_NO_VOID] = { DISCARD, FH_MOTIVE_MISTAKE_NO_VOID, 70, 30, 15, fh_mistake_no_void },
  [FH_MISTAKE_TRUMPS_KEPT] = { LEAD, FH_MOTIVE_MISTAKE_TRUMPS_KEPT, 75, 35, 18,
                               fh_mistake_trumps_kept },
  [FH_MISTAKE_WINNER_FORGOTTEN] = { LEAD, FH_MOTIVE_MISTAKE_WINNER_FORGOTTEN, 50, 20, 10,
                                    fh_mistake_winner_forgotten },
  [FH_MISTAKE_VOID_FORGOTTEN] = { LEAD, FH_MOTIVE_MISTAKE_VOID_FORGOTTEN, 40, 15, 8,
                                  fh_mistake_void_forgotten },
  [FH_MISTAKE_JOKER_KEPT] = { PLAY, FH_MOTIVE_MISTAKE_JOKER_KEPT, 50, 20, 10,
                              fh_mistake_joker_kept },
  [FH_MISTAKE_PARTNER_COVERED] = { FOLLOW, FH_MOTIVE_MISTAKE_PARTNER_COVERED, 45, 15, 8,
                                   fh_mistake_partner_covered },
  [FH_MISTAKE_TRICK_LEFT] = { FOLLOW, FH_MOTIVE_MISTAKE_TRICK_LEFT, 20, 6, 3,
                              fh_mistake_trick_left },
  [FH_MISTAKE_ACE_THROWN] = { FOLLOW, FH_MOTIVE_MISTAKE_ACE_THROWN, 25, 8, 4,
                              fh_mistake_ace_thrown },
  [FH_MISTAKE_TOO_HIGH] = { FOLLOW, FH_MOTIVE_MISTAKE_TOO_HIGH, 30, 10, 5, fh_mistake_too_high },
  [FH_MISTAKE_BIDDER_SAVED] = { MISERE, FH_MOTIVE_MISTAKE_BIDDER_SAVED, 30, 10, 5,
                                fh_mistake_bidder_saved },
  [FH_MISTAKE_DANGER_KEPT] = { MISERE, FH_MOTIVE_MISTAKE_DANGER_KEPT, 40, 15, 8,
                               fh_mistake_danger_kept },
};

void
fh_occasion_init (FhOccasion *occasion,
                  const FhSeatView *view,
                  const FhCharacter *character,
                  const FhSkill *skill,
                  const FhDecision *sound)
{
  occasion->view = view;
  occasion->character = character;
  occasion->skill = skill ? skill : &fh_skill;
  occasion->sound = sound;
  if (sound->action.kind == FH_ACTION_PLAY)
    fh_reading_init (&occasion->reading, view, occasion->skill, false);
}

/* Whether @occasion has a choice of cards to play, to win tricks or not to.  Who helps the declarer
 * because of the scores has his own view of what is a mistake, and a deal without a contract is
 * played by nobody's rules of thumb. */
static bool
is_play (const FhOccasion *occasion, bool misere)
{
  const FhSeatView *view = occasion->view;
  const FhTable *table = &view->table;

  return occasion->sound->action.kind == FH_ACTION_PLAY
         && (view->legal.cards & (view->legal.cards - 1)) && !fh_helps_declarer (view)
         && (misere ? fh_table_is_misere (table) : fh_table_is_trick_contract (table));
}

static bool
has_come (Moment moment, const FhOccasion *occasion)
{
  FhActionKind kind = (FhActionKind) occasion->sound->action.kind;

  switch (moment)
    {
    case CALL:
      return kind == FH_ACTION_BID;
    case DISCARD:
      return kind == FH_ACTION_DISCARD;
    case LEAD:
      /* In a misère too: each kind asks what it needs. */
      return (is_play (occasion, false) || is_play (occasion, true)) && occasion->reading.n == 0;
    case FOLLOW:
      return is_play (occasion, false) && occasion->reading.n > 0;
    case PLAY:
      return is_play (occasion, false);
    case MISERE:
      return is_play (occasion, true) && occasion->reading.n > 0;
    }
  return false;
}

bool
fh_mistake_find (FhMistake mistake, const FhOccasion *occasion, FhAction *action, FhReason *reason)
{
  FhReason found = fh_motive_reason (rows[mistake].motive);

  if (!has_come (rows[mistake].moment, occasion) || !rows[mistake].find (occasion, action, &found))
    return false;
  *reason = found;
  return true;
}

int
fh_mistake_rate (FhMistake mistake, FhPlayerLevel level)
{
  return level == FH_PLAYER_LEARNER    ? rows[mistake].learner
         : level == FH_PLAYER_BEGINNER ? rows[mistake].beginner
         : level == FH_PLAYER_CLUB     ? rows[mistake].club
                                       : 0;
}

bool
fh_mistake_draw (
    FhPlayerLevel level, const FhOccasion *occasion, FhAction *action, FhReason *reason, FhRng *rng)
{
  for (int mistake = 0; mistake < FH_N_MISTAKES; mistake++)
    if ((int) fh_rng_below (rng, 100) < fh_mistake_rate ((FhMistake) mistake, level)
        && fh_mistake_find ((FhMistake) mistake, occasion, action, reason))
      return true;
  return false;
}

FhMotive
fh_mistake_motive (FhMistake mistake)
{
  return rows[mistake].motive;
}
