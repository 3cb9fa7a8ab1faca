/* test-auction.c: every auction form, the ladders, and the way to the first lead.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-position.h"

#include "add-tests.h"
#include "fh-deal.h"

/* After @calls from the left of dealer 3, seat @turn answers @tried with @reason. */
typedef struct
{
  const char *name;
  const char *ids;
  const char *preset;
  const char *options;
  const char *calls;
  int turn;
  const char *tried;
  const char *reason;
} CallCase;

static const CallCase call_cases[] = {
  { "higher-value", "HC-018 NZ-026 DX-027", "american-4", NULL, "6NT", 1, "7S", "ok" },
  { "lower-value", "HC-018 NZ-026", "american-4", NULL, "6H", 1, "6D", "too-low" },
  { "same-call", "HC-015", "american-4", NULL, "6H", 1, "6H", "too-low" },
  { "six-no-trump-under-seven-spades", "S-130 NZ-026 HP-005", "new-zealand-4", NULL, "7S", 1, "6NT",
    "too-low" },
  { "six-no-trump-over-hearts", "HP-027", "australian-4", NULL, "6H", 1, "6NT", "ok" },
  { "no-nullo-unless-on", "HC-049", "american-4", NULL, "", 0, "NULLO", "not-at-this-table" },
  { "nullo-over-eight-spades", "S-033 HC-052", "american-4", "nullo=on", "8S", 1, "NULLO", "ok" },
  { "eight-clubs-over-nullo", "S-033 HC-052", "american-4", "nullo=on", "NULLO", 1, "8C", "ok" },
  { "eight-spades-under-nullo", "S-033 HC-052", "american-4", "nullo=on", "NULLO", 1, "8S",
    "too-low" },
  { "nullo-under-eight-clubs", "S-033 HC-052", "american-4", "nullo=on", "8C", 1, "NULLO",
    "too-low" },
  { "no-grand-nullo-in-america", "HC-049", "american-4", "nullo=on", "NULLO PASS", 2, "GNULLO",
    "not-at-this-table" },
  { "open-misere-over-ten-no-trump", "S-036 NZ-037", "new-zealand-4", NULL, "10NT", 1, "OMIS",
    "ok" },
  { "ten-no-trump-once", "S-036 NZ-037", "new-zealand-4", NULL, "10NT OMIS PASS PASS", 0, "10NT",
    "called-before" },
  { "ten-no-trump-over-open-misere", "S-037 NZ-037", "new-zealand-4", NULL, "OMIS", 1, "10NT",
    "ok" },
  { "open-misere-once", "S-037 NZ-025", "new-zealand-4", NULL, "OMIS 10NT", 2, "OMIS",
    "called-before" },
  { "ten-no-trump-not-over-itself", "S-037", "new-zealand-4", NULL, "OMIS 10NT", 2, "10NT",
    "too-low" },
  { "open-misere-over-ten-hearts", "S-037 NZ-025", "new-zealand-4", NULL, "10H", 1, "OMIS", "ok" },
  { "reduced-open-misere-over-8NT", "D-NZ5-320 S-039", "new-zealand-4", "open-misere-value=320",
    "8NT", 1, "OMIS", "ok" },
  { "reduced-open-misere-under-9S", "D-NZ5-320 S-039 C-1", "new-zealand-4", "open-misere-value=320",
    "9S", 1, "OMIS", "too-low" },
  { "nine-spades-over-reduced-open-misere", "S-039 C-1", "new-zealand-4", "open-misere-value=320",
    "OMIS", 1, "9S", "ok" },
  { "misere-over-eight-spades", "S-038 NZ-024 NZ-036", "new-zealand-4", NULL, "8S", 1, "MIS",
    "ok" },
  { "eight-clubs-over-misere", "S-038 NZ-036", "new-zealand-4", NULL, "MIS", 1, "8C", "ok" },
  { "eight-spades-under-misere", "S-038 NZ-036", "new-zealand-4", NULL, "MIS", 1, "8S", "too-low" },
  { "misere-under-eight-clubs", "S-038 NZ-036", "new-zealand-4", NULL, "8C", 1, "MIS", "too-low" },
  { "misere-needs-a-seven", "X-004", "australian-4", "misere-when=after-seven", "6NT", 1, "MIS",
    "needs-seven" },
  { "misere-first-needs-a-seven", "X-004", "new-zealand-4", "misere-when=after-seven", "", 0, "MIS",
    "needs-seven" },
  { "misere-after-a-seven", "X-004", "australian-4", "misere-when=after-seven", "7S", 1, "MIS",
    "ok" },
  { "misere-after-an-eight", "X-004", "new-zealand-4", "misere-when=after-seven", "8S", 1, "MIS",
    "ok" },
  { "misere-after-a-seven-of-the-partner", "X-004", "australian-4", "misere-when=after-seven",
    "7S 7C", 2, "MIS", "ok" },
  { "open-misere-needs-no-seven", "X-004", "australian-4", "misere-when=after-seven", "6S", 1,
    "OMIS", "ok" },
  { "misere-after-open-misere-is-too-low", "X-004", "australian-4", "misere-when=after-seven",
    "7S OMIS", 2, "MIS", "too-low" },
  { "nullo-needs-a-seven", "X-004", "american-4", "nullo=on misere-when=after-seven", "6S", 1,
    "NULLO", "needs-seven" },
  { "nullo-after-a-seven", "X-004", "midwest-4", "misere-when=after-seven", "7S", 1, "NULLO",
    "ok" },
  { "nullo-500-needs-no-seven", "X-004", "australian-4", "nullo-500=on misere-when=after-seven",
    "6S", 1, "NULLO", "ok" },
  { "misere-needs-no-seven", "X-004", "australian-4", NULL, "6S", 1, "MIS", "ok" },
  { "australian-misere-over-eight-spades", "X-005", "australian-4", "misere-beaten-by=8C", "8S", 1,
    "MIS", "ok" },
  { "eight-clubs-over-australian-misere", "X-005", "australian-4", "misere-beaten-by=8C", "MIS", 1,
    "8C", "ok" },
  { "eight-spades-under-australian-misere", "X-005", "australian-4", "misere-beaten-by=8C", "MIS",
    1, "8S", "too-low" },
  { "eight-spades-over-new-zealand-misere", "X-005", "new-zealand-4", "misere-beaten-by=8S", "MIS",
    1, "8S", "ok" },
  { "new-zealand-misere-under-eight-spades", "X-005", "new-zealand-4", "misere-beaten-by=8S", "8S",
    1, "MIS", "too-low" },
  { "new-zealand-misere-over-seven-no-trump", "X-005", "new-zealand-4", "misere-beaten-by=8S",
    "7NT", 1, "MIS", "ok" },
  { "eight-spades-over-american-nullo", "X-005", "american-4", "nullo=on misere-beaten-by=8S",
    "NULLO", 1, "8S", "ok" },
  { "midwest-nullo-over-eight-spades", "X-005", "midwest-4", "misere-beaten-by=8C", "8S", 1,
    "NULLO", "ok" },
  { "nullo-500-keeps-its-place", "X-005", "australian-4", "nullo-500=on misere-beaten-by=8C", "10D",
    1, "NULLO", "ok" },
  { "misere-off", "NZ-022", "new-zealand-4", "misere=off", "", 0, "MIS", "not-at-this-table" },
  { "open-misere-off", "NZ-022", "new-zealand-4", "open-misere=off", "", 0, "OMIS",
    "not-at-this-table" },
  { "inkle-first-speaker", "S-044 DX-025", "midwest-4", NULL, "PASS", 1, "6H", "ok" },
  { "inkle-third-speaker", "S-044 DX-025 DX-026", "midwest-4", NULL, "PASS 6H", 2, "6NT",
    "six-level" },
  { "inkle-second-round", "S-044 DX-026", "midwest-4", NULL, "PASS 6H PASS PASS", 0, "6NT",
    "six-level" },
  { "inkle-closed-after-two-passes", "S-045 DX-026", "midwest-4", NULL, "PASS PASS", 2, "6S",
    "six-level" },
  { "seven-after-two-passes", "S-045 DX-026", "midwest-4", NULL, "PASS PASS", 2, "7S", "ok" },
  { "inkle-any", "D-DX-FIRSTTWO", "midwest-4", "six-level=any", "PASS PASS PASS", 3, "6S", "ok" },
  { "inkle-first-bidder-late", "C-13", "midwest-4", "six-level=first-two-bidders", "PASS PASS", 2,
    "6S", "ok" },
  { "inkle-third-bidder", "C-13", "midwest-4", "six-level=first-two-bidders", "6S PASS 6C", 3, "6D",
    "six-level" },
  { "midwest-nullo-over-seven-no-trump", "S-046 DX-029 DX-035", "midwest-4", NULL, "7NT", 1,
    "NULLO", "ok" },
  { "eight-spades-over-midwest-nullo", "S-046 DX-035", "midwest-4", NULL, "NULLO", 1, "8S", "ok" },
  { "midwest-nullo-under-eight-spades", "S-046 DX-035", "midwest-4", NULL, "8S", 1, "NULLO",
    "too-low" },
  { "seven-no-trump-under-midwest-nullo", "S-046", "midwest-4", NULL, "NULLO", 1, "7NT",
    "too-low" },
  { "grand-nullo-after-partners-nullo", "S-047 DX-032", "midwest-4", NULL,
    "NULLO 8H PASS PASS PASS PASS", 2, "GNULLO", "ok" },
  { "no-grand-nullo-for-opponents", "S-047 DX-032", "midwest-4", NULL, "NULLO", 1, "GNULLO",
    "needs-partners-nullo" },
  { "no-grand-nullo-over-own-nullo", "S-047 D-DX-GN", "midwest-4", NULL, "NULLO 8H PASS PASS", 0,
    "GNULLO", "needs-partners-nullo" },
  { "grand-nullo-over-ten-no-trump", "S-048 DX-030 DX-036", "midwest-4", NULL, "NULLO 10NT", 2,
    "GNULLO", "ok" },
  { "nullo-off-takes-grand-nullo-along", "DX-029", "midwest-4", "nullo=off", "", 0, "NULLO",
    "not-at-this-table" },
  { "misere-over-seven-no-trump", "S-053 HP-034 D-HP-MIS", "australian-4", NULL, "7NT", 1, "MIS",
    "ok" },
  { "misere-over-seven-hearts", "HP-034", "australian-4", NULL, "7H", 1, "MIS", "ok" },
  { "misere-under-eight-spades-in-australia", "S-053 HP-034", "australian-4", NULL, "8S", 1, "MIS",
    "too-low" },
  { "eight-spades-over-misere-in-australia", "S-053 HP-034", "australian-4", NULL, "MIS", 1, "8S",
    "ok" },
  { "open-misere-over-ten-diamonds", "S-053 HP-033 D-HP-OMIS", "australian-4", NULL, "10D", 1,
    "OMIS", "ok" },
  { "open-misere-under-ten-hearts", "S-053", "australian-4", NULL, "10H", 1, "OMIS", "too-low" },
  { "ten-hearts-over-open-misere", "S-053", "australian-4", NULL, "OMIS", 1, "10H", "ok" },
  { "ten-no-trump-is-the-top", "S-053 HP-029", "australian-4", NULL, "10NT", 1, "OMIS", "too-low" },
  { "nullo-500-over-ten-diamonds", "S-054 HP-069", "australian-4", "nullo-500=on", "10D", 1,
    "NULLO", "ok" },
  { "ten-hearts-over-nullo-500", "S-054 HP-069", "australian-4", "nullo-500=on", "NULLO", 1, "10H",
    "ok" },
  { "nullo-500-replaces-misere", "S-054 HP-069", "australian-4", "nullo-500=on", "", 0, "MIS",
    "not-at-this-table" },
  { "nullo-500-replaces-open-misere", "S-054", "australian-4", "nullo-500=on", "", 0, "OMIS",
    "not-at-this-table" },
  { "americas", "S-055 HP-071", "australian-4", "misere=off open-misere=off", "", 0, "MIS",
    "not-at-this-table" },
  { "inkle-flag", "S-068 HP-070", "australian-4", "inkle-swap=on", "", 0, "7S+inkle", "ok" },
  { "inkle-flag-off", "HP-070", "australian-4", NULL, "", 0, "7S+inkle", "inkle-off" },
  { "inkle-flag-on-a-pass", "HP-070", "australian-4", "inkle-swap=on", "", 0, "PASS+inkle",
    "inkle-off" },
  { "inkle-flag-on-misere", "D-HP-INKLE", "australian-4", "inkle-swap=on", "", 0, "MIS+inkle",
    "inkle-off" },
  { "inkle-flag-once-a-side", "S-068 HP-070", "australian-4", "inkle-swap=on", "7S+inkle 7C", 2,
    "7D+inkle", "inkle-twice" },
  { "inkle-flag-of-the-other-side", "HP-070", "australian-4", "inkle-swap=on", "7S+inkle", 1,
    "7C+inkle", "ok" },
};

static void
test_call (gconstpointer data)
{
  const CallCase *row = data;
  FhRules rules = position_rules (row->preset, row->options);
  FhState state;
  FhLegal legal;

  position_deal (&state, &rules, 3);
  if (*row->calls)
    position_bid (&state, row->calls);
  g_assert_cmpint (state.table.turn, ==, row->turn);
  g_assert_cmpstr (fh_refusal_word (position_check_call (&state, row->tried).code), ==,
                   row->reason);

  /* What is legal is what is not refused. */
  fh_state_legal (&state, &legal);
  for (FhCall call = FH_PASS; call < FH_N_CALLS; call++)
    {
      FhAction action = fh_action_bid (row->turn, call);
      g_assert_cmpint (legal.calls >> call & 1, ==, fh_state_check (&state, &action).code == FH_OK);
      action.inkle = true;
      g_assert_cmpint (legal.inkles >> call & 1, ==,
                       fh_state_check (&state, &action).code == FH_OK);
    }
}

/* After @calls from the left of @dealer: "7H 3" the contract and the declarer, "out D" thrown in
 * with D to deal, "none N" played without a contract and led by N, "bid N" N is to call, "raise N"
 * N is asked to stand or raise. */
typedef struct
{
  const char *name;
  const char *ids;
  const char *preset;
  const char *options;
  int dealer;
  const char *calls;
  const char *outcome;
} AuctionCase;

static const AuctionCase auction_cases[] = {
  { "single-round", "S-031 HC-014 HC-015 HC-016 HC-017 HC-026", "american-4", NULL, 3,
    "6S 7D PASS 7H", "7H 3" },
  { "higher-value-wins", "HC-026", "american-4", NULL, 3, "6S PASS 6NT 7C", "7C 3" },
  { "passed-out", "S-032 HC-024 HC-025", "american-4", NULL, 2, "PASS PASS PASS PASS", "out 3" },
  { "raise-asked", "S-034 NZ-028", "new-zealand-4", NULL, 3, "6S PASS PASS PASS", "raise 0" },
  { "raise-stands", "S-034 NZ-029", "new-zealand-4", NULL, 3, "6S PASS PASS PASS PASS", "6S 0" },
  { "raise-lets-back-in", "S-034 NZ-028", "new-zealand-4", NULL, 3, "6S PASS PASS PASS 6H",
    "bid 1" },
  { "raise-outbid", "S-034 NZ-026 NZ-028 NZ-029", "new-zealand-4", NULL, 3,
    "6S PASS PASS PASS 6H 7C PASS PASS PASS PASS", "7C 1" },
  { "raise-to-misere", "D-NZ-RAISE", "new-zealand-4", NULL, 3,
    "7S PASS PASS PASS MIS PASS PASS PASS", "raise 0" },
  { "last-of-four-is-asked", "D-NZ-RAISE", "new-zealand-4", NULL, 3, "PASS PASS PASS 6S",
    "raise 3" },
  { "pass-is-final", "S-035 NZ-027 NZ-029", "new-zealand-4", NULL, 3,
    "6S PASS 7C 7D PASS 8C PASS PASS", "8C 2" },
  { "open-misere-outbids-ten-no-trump", "S-036 NZ-037 C-1", "new-zealand-4", NULL, 3,
    "10NT OMIS PASS PASS PASS", "OMIS 1" },
  { "ten-no-trump-asked-for-open-misere", "D-NZ-TIE", "new-zealand-4", NULL, 3,
    "10NT PASS PASS PASS", "raise 0" },
  { "ten-no-trump-not-asked", "C-1", "new-zealand-4", "open-misere=off", 3, "10NT PASS PASS PASS",
    "10NT 0" },
  { "new-zealand-passed-out", "D-ALLPASS NZ-018 NZ-019", "new-zealand-4", NULL, 0,
    "PASS PASS PASS PASS", "out 1" },
  { "suit-change-lets-back-in", "C-14 NZ-028", "new-zealand-4", "reentry-on-suit-change=on", 3,
    "6S PASS 6C PASS 6D", "bid 1" },
  { "same-suit-does-not", "C-14", "new-zealand-4", "reentry-on-suit-change=on", 3,
    "6S PASS 6C PASS 7S", "bid 2" },
  { "without-the-option-neither", "C-14 NZ-027", "new-zealand-4", NULL, 3, "6S PASS 6C PASS 6D",
    "bid 2" },
  { "three-rounds", "S-049 DX-022 DX-023 DX-024 DX-038 DX-039 DX-065", "midwest-4", NULL, 3,
    "6D 7S 7D PASS PASS PASS PASS PASS PASS PASS PASS PASS", "7D 2" },
  { "three-rounds-not-over", "S-049 DX-038", "midwest-4", NULL, 3,
    "6D 7S 7D PASS PASS PASS PASS PASS PASS PASS PASS", "bid 3" },
  { "passers-return", "S-050 DX-034 DX-038", "midwest-4", NULL, 3,
    "PASS 6C PASS 7S 7C PASS PASS PASS PASS 7D PASS PASS", "7D 1" },
  { "grand-nullo-ends-it", "S-047 DX-036", "midwest-4", NULL, 3,
    "NULLO 8H PASS PASS PASS PASS GNULLO", "GNULLO 2" },
  { "grand-nullo-in-the-first-round", "S-048 DX-030 DX-036", "midwest-4", NULL, 3,
    "NULLO 10NT GNULLO", "GNULLO 2" },
  { "without-a-contract", "S-088 DX-037 DX-043 DX-045", "midwest-4", NULL, 1, "PASS PASS PASS PASS",
    "none 2" },
  { "midwest-single", "HC-015", "midwest-4", "auction=single", 3, "6D 7S PASS PASS", "7S 1" },
  { "several-rounds", "S-052 HP-024 HP-027 HP-028 HP-030 HP-031 HP-035", "australian-4", NULL, 3,
    "6H PASS 6NT 7S PASS PASS", "7S 3" },
  { "three-passes-end-it", "HP-035", "australian-4", NULL, 3, "7H PASS PASS PASS", "7H 0" },
  { "no-raise-in-australia", "HP-035", "australian-4", NULL, 3, "PASS PASS PASS 6S", "6S 3" },
  { "australian-passed-out", "S-056 HP-025 HP-036", "australian-4", NULL, 1, "PASS PASS PASS PASS",
    "out 2" },
  { "single-in-australia", "D-HP-ONCE C-19 HP-030", "australian-4", "auction=single", 3,
    "6H 6NT PASS 7S", "7S 3" },
  { "continuous", "S-040 PW-021", "american-4", "auction=continuous", 3, "6S PASS 6D PASS PASS 7S",
    "bid 2" },
  { "continuous-ends", "PW-021 D-PW-PASS", "american-4", "auction=continuous", 3,
    "6S PASS 6D PASS PASS 7S PASS PASS PASS", "7S 1" },
  { "continuous-late-bid", "D-PW-PASS", "american-4", "auction=continuous", 3, "PASS PASS PASS 6S",
    "bid 0" },
  { "continuous-in-australia", "X-003", "australian-4", "auction=continuous", 3,
    "PASS 6H PASS PASS 7S PASS PASS 7H PASS PASS PASS", "7H 3" },
  { "continuous-at-six", "X-003", "new-zealand-6", "auction=continuous", 5,
    "PASS 6H PASS PASS PASS PASS 7S PASS PASS PASS PASS PASS", "7S 0" },
  { "continuous-passed-out", "D-PW-PASS", "american-4", "auction=continuous", 3,
    "PASS PASS PASS PASS", "out 0" },
  { "no-reentry", "S-042 PW-023", "american-4", "auction=no-reentry", 3, "6S PASS 6D PASS PASS",
    "6D 2" },
  { "newcastle-asks", "X-008", "australian-4", "auction=newcastle", 3, "6S 6D PASS PASS PASS",
    "raise 1" },
  { "newcastle-raise-ends-it", "X-008", "australian-4", "auction=newcastle", 3,
    "6S 6D PASS PASS PASS 8H", "8H 1" },
  { "newcastle-stands", "X-008", "australian-4", "auction=newcastle", 3,
    "6S 6D PASS PASS PASS PASS", "6D 1" },
  { "newcastle-may-go-to-misere", "X-008", "australian-4", "auction=newcastle", 3,
    "7S PASS PASS PASS MIS", "MIS 0" },
  { "newcastle-others-stay-out", "X-008", "new-zealand-4",
    "auction=newcastle reentry-on-suit-change=on", 3, "6S PASS PASS PASS 7D", "7D 0" },
  { "newcastle-fourth-hand", "X-008", "australian-4", "auction=newcastle", 3, "PASS PASS PASS 6S",
    "raise 3" },
  { "newcastle-nothing-higher", "X-008 C-1", "australian-4", "auction=newcastle", 3,
    "10NT PASS PASS PASS", "10NT 0" },
  { "newcastle-three-players", "X-008", "classic-3", "auction=newcastle", 2, "6S 7S PASS PASS",
    "raise 1" },
  { "american-raise", "NZ-028", "american-4", "auction=raise", 3, "6S PASS PASS PASS", "raise 0" },
  { "first-caller-and-next-dealer", "S-136 NZ-015 NZ-018 NZ-019 DX-061 HP-011", "american-4", NULL,
    1, "", "bid 2" },
};

static void
test_auction (gconstpointer data)
{
  const AuctionCase *row = data;
  FhRules rules = position_rules (row->preset, row->options);
  g_auto (GStrv) outcome = g_strsplit (row->outcome, " ", 2);
  int seat = (int) g_ascii_strtoll (outcome[1], NULL, 10);
  FhState state;
  const FhTable *table = &state.table;

  position_deal (&state, &rules, row->dealer);
  if (*row->calls)
    position_bid (&state, row->calls);
  if (g_str_equal (outcome[0], "out"))
    {
      g_assert_true (table->deal_over && table->thrown_in);
      g_assert_cmpint (table->due, ==, FH_ACTION_DEAL);
      g_assert_cmpint (table->turn, ==, seat);
      g_assert_cmpint (table->contract, ==, FH_CALL_NONE);
      g_assert_cmpint (table->totals[0], ==, 0);
    }
  else if (g_str_equal (outcome[0], "none"))
    {
      g_assert_cmpint (table->contract, ==, FH_PASS);
      g_assert_cmpint (table->declarer, ==, FH_SEAT_NONE);
      g_assert_cmpint (table->due, ==, FH_ACTION_PLAY);
      g_assert_cmpint (table->turn, ==, seat);
      g_assert_cmpint (fh_set_size (state.kitty), ==, 5);
    }
  else if (g_str_equal (outcome[0], "bid") || g_str_equal (outcome[0], "raise"))
    {
      g_assert_cmpint (table->due, ==, FH_ACTION_BID);
      g_assert_cmpint (table->turn, ==, seat);
      g_assert_cmpint (table->stand_or_raise, ==, g_str_equal (outcome[0], "raise"));
    }
  else
    {
      g_assert_cmpint (table->contract, ==, position_call (outcome[0]));
      g_assert_cmpint (table->declarer, ==, seat);
      g_assert_cmpint (table->due, ==, FH_ACTION_DISCARD);
      g_assert_cmpint (table->turn, ==, seat);
    }
}

/* The ladder of each table, lowest first (S-130, S-129; RULES.md says where the misères stand). */
typedef struct
{
  const char *name;
  const char *ids;
  const char *preset;
  const char *options;
  const char *specials; /* "CALL>below" words: each special call and what stands just below it */
} LadderCase;

static const LadderCase ladder_cases[] = {
  { "american", "S-130 HC-016 HC-017 HC-018", "american-4", NULL, "" },
  { "classic", "S-130 PW-007 PW-013", "classic-3", NULL, "" },
  { "american-nullo", "HC-052", "american-4", "nullo=on", "NULLO>8S" },
  { "new-zealand", "NZ-021 NZ-026 NZ-036 NZ-037", "new-zealand-4", NULL, "MIS>8S" },
  { "australian", "HP-026 HP-028 HP-034 HP-063", "australian-4", NULL, "MIS>7NT OMIS>10D" },
  { "canadian", "HP-064", "canadian-4", NULL, "MIS>7NT OMIS>10D" },
  { "nullo-500", "HP-069", "australian-4", "nullo-500=on", "NULLO>10D" },
  { "midwest", "DX-027 DX-035", "midwest-4", NULL, "NULLO>7NT GNULLO>10NT" },
};

static void
test_ladder (gconstpointer data)
{
  const LadderCase *row = data;
  FhRules rules = position_rules (row->preset, row->options);
  FhCallSet ladder = fh_rules_ladder (&rules);

  for (FhCall call = FH_FIRST_BID; call <= FH_LAST_BID; call++)
    {
      g_assert_true (ladder & FH_CALL_BIT (call));
      if (call > FH_FIRST_BID)
        {
          g_assert_cmpint (fh_rules_value (&rules, call), ==,
                           fh_rules_value (&rules, call - 1) + 20);
          g_assert_cmpint (fh_rules_rung (&rules, call), >, fh_rules_rung (&rules, call - 1));
        }
    }
  g_auto (GStrv) words = g_strsplit (row->specials, " ", -1);
  for (char **word = words; *word; word++)
    if (**word)
      {
        g_auto (GStrv) pair = g_strsplit (*word, ">", 2);
        FhCall call = position_call (pair[0]);
        FhCall below = position_call (pair[1]);
        g_assert_true (ladder & FH_CALL_BIT (call));
        g_assert_cmpint (fh_rules_rung (&rules, call), >, fh_rules_rung (&rules, below));
        if (below < FH_LAST_BID)
          g_assert_cmpint (fh_rules_rung (&rules, call), <, fh_rules_rung (&rules, below + 1));
      }
}

/* S-129: the value table, and what the calls to lose every trick are worth. */
static void
test_values (void)
{
  static const struct
  {
    const char *ids;
    FhDenomination denomination;
    int values[5];
  } rows[] = {
    { "HC-019 NZ-023 PW-015 DX-028 HP-047", FH_TRUMP_SPADES, { 40, 140, 240, 340, 440 } },
    { "HC-020 PW-016 HP-048", FH_TRUMP_CLUBS, { 60, 160, 260, 360, 460 } },
    { "HC-021 PW-017 HP-049", FH_TRUMP_DIAMONDS, { 80, 180, 280, 380, 480 } },
    { "HC-022 PW-018 HP-050", FH_TRUMP_HEARTS, { 100, 200, 300, 400, 500 } },
    { "HC-023 PW-019 HP-051", FH_NO_TRUMP, { 120, 220, 320, 420, 520 } },
  };
  FhRules rules = position_rules ("american-4", "nullo=on");

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    for (int level = FH_MIN_LEVEL; level <= FH_MAX_LEVEL; level++)
      g_assert_cmpint (fh_rules_value (&rules, fh_bid (level, rows[i].denomination)), ==,
                       rows[i].values[level - FH_MIN_LEVEL]);
  g_assert_cmpint (fh_rules_value (&rules, FH_NULLO), ==, 250);
  rules = position_rules ("midwest-4", NULL);
  g_assert_cmpint (fh_rules_value (&rules, FH_NULLO), ==, 250);
  g_assert_cmpint (fh_rules_value (&rules, FH_GRAND_NULLO), ==, 510);
  rules = position_rules ("new-zealand-4", NULL);
  g_assert_cmpint (fh_rules_value (&rules, FH_MISERE), ==, 250);
  g_assert_cmpint (fh_rules_value (&rules, FH_OPEN_MISERE), ==, 520);
  rules = position_rules ("new-zealand-4", "open-misere-value=320");
  g_assert_cmpint (fh_rules_value (&rules, FH_OPEN_MISERE), ==, 320);
  rules = position_rules ("australian-4", NULL);
  g_assert_cmpint (fh_rules_value (&rules, FH_OPEN_MISERE), ==, 500);
  rules = position_rules ("australian-4", "nullo-500=on");
  g_assert_cmpint (fh_rules_value (&rules, FH_NULLO), ==, 500);
}

/* A deal in which seat 1 holds @hand and the others what is left. */
static void
deal_with_hand (FhState *state, const FhRules *rules, const char *hand)
{
  FhCardSet cards = position_cards (hand);
  FhAction deal = { .kind = FH_ACTION_DEAL, .seat = 3, .suit = FH_SUIT_NONE };
  FhCardSet rest = rules->pack & ~cards;
  int at = fh_deal_hand_index (1);

  g_assert_cmpint (fh_set_size (cards), ==, FH_HAND_SIZE);
  deal.n_cards = (uint8_t) fh_set_size (rules->pack);
  FH_FOREACH_CARD (card, cards)
    deal.cards[at++] = card;
  at = 0;
  FH_FOREACH_CARD (card, rest)
    {
      if (at == fh_deal_hand_index (1))
        at = fh_deal_hand_index (2);
      deal.cards[at++] = card;
    }
  fh_state_init (state, rules);
  g_assert_cmpint (fh_state_apply (state, &deal).code, ==, FH_OK);
}

/* S-051, DX-018 to DX-021: ace, no face. */
static void
test_ace_no_face (void)
{
  static const struct
  {
    const char *hand;
    bool may;
  } hands[] = {
    { "AS 10S 9S 8H 7H 6D 5D 4C 9C 8C", true },  { "AS 10S 9S 8H 7H 6D 5D KD 9C 8C", false },
    { "AS 10S 9S 8H 7H 6D 5D JO 9C 8C", false }, { "AS 10S 9S AH 7H 6D 5D 4C 9C 8C", false },
    { "5S 10S 9S 8H 7H 6D 5D 4C 9C 8C", false },
  };
  FhRules rules = position_rules ("midwest-4", NULL);
  FhAction declare = { .kind = FH_ACTION_ACE_NO_FACE, .seat = 1 };
  FhAction answer = { .kind = FH_ACTION_ANSWER, .seat = 3 };
  FhState state;
  FhLegal legal;

  for (size_t i = 0; i < G_N_ELEMENTS (hands); i++)
    {
      deal_with_hand (&state, &rules, hands[i].hand);
      fh_state_legal (&state, &legal);
      g_assert_cmpint (fh_seats_have (legal.may_declare, 1), ==, hands[i].may);
      g_assert_cmpstr (fh_refusal_word (fh_state_check (&state, &declare).code), ==,
                       hands[i].may ? "ok" : "not-ace-no-face");
    }

  /* After the first call it is too late. */
  deal_with_hand (&state, &rules, hands[0].hand);
  position_bid (&state, "PASS");
  g_assert_cmpstr (fh_refusal_word (fh_state_check (&state, &declare).code), ==, "not-ace-no-face");

  /* Play: the partnership may not call nullo, the other may. */
  deal_with_hand (&state, &rules, hands[0].hand);
  g_assert_cmpint (fh_state_apply (&state, &declare).code, ==, FH_OK);
  fh_state_legal (&state, &legal);
  g_assert_cmpint (legal.due, ==, FH_ACTION_ANSWER);
  g_assert_cmpint (legal.seat, ==, 3);
  g_assert_cmpint (legal.may_declare, ==, 0);
  g_assert_cmpint (fh_state_apply (&state, &answer).code, ==, FH_OK);
  g_assert_cmpint (state.table.due, ==, FH_ACTION_BID);
  g_assert_cmpint (state.table.turn, ==, 0);
  g_assert_cmpint (state.table.declared_turns, ==, 3); /* C-16: seat 0 has lost its turn too */
  g_assert_cmpstr (fh_refusal_word (position_check_call (&state, "NULLO").code), ==, "ok");
  position_bid (&state, "PASS");
  g_assert_cmpstr (fh_refusal_word (position_check_call (&state, "NULLO").code), ==,
                   "ace-no-face-nullo");
  position_bid (&state, "PASS");
  g_assert_cmpstr (fh_refusal_word (position_check_call (&state, "NULLO").code), ==, "ok");

  /* Redeal: the same dealer, no score. */
  deal_with_hand (&state, &rules, hands[0].hand);
  g_assert_cmpint (fh_state_apply (&state, &declare).code, ==, FH_OK);
  answer.redeal = true;
  g_assert_cmpint (fh_state_apply (&state, &answer).code, ==, FH_OK);
  g_assert_true (state.table.thrown_in);
  g_assert_cmpint (state.table.due, ==, FH_ACTION_DEAL);
  g_assert_cmpint (state.table.turn, ==, 3);

  /* Other tables do not know it. */
  FhRules american = position_rules ("american-4", NULL);
  position_deal (&state, &american, 3);
  g_assert_cmpstr (fh_refusal_word (fh_state_check (&state, &declare).code), ==, "not-ace-no-face");
}

static FhAction
first_cards (FhActionKind kind, const FhState *state, int n)
{
  FhCardSet cards = 0;
  FhCardSet hand = state->hands[state->table.turn];

  for (; n > 0; n--, hand &= hand - 1)
    cards |= hand & -hand;
  return fh_action_cards (kind, state->table.turn, cards);
}

/* HC-027 HC-028 HC-029 HP-037 HP-038 HP-039 NZ-030 NZ-031 NZ-043 DX-041 DX-044 S-057 S-059 S-150:
 * the kitty in every contract of every table, and who leads. */
static void
test_exchange (void)
{
  static const struct
  {
    const char *preset, *calls, *contract;
    int declarer, kitty;
  } rows[] = {
    { "american-4", "PASS 7H PASS PASS", "7H", 1, 3 },
    { "new-zealand-4", "MIS PASS PASS PASS PASS", "MIS", 0, 3 },
    { "new-zealand-4", "OMIS PASS PASS PASS PASS", "OMIS", 0, 3 },
    { "australian-4", "PASS PASS 7D PASS", "7D", 2, 3 },
    { "australian-4", "PASS PASS OMIS PASS", "OMIS", 2, 3 },
    { "midwest-4", "PASS 7H PASS PASS PASS PASS PASS PASS PASS PASS PASS PASS", "7H", 1, 5 },
    { "midwest-4", "PASS PASS PASS NULLO PASS PASS PASS PASS PASS PASS PASS PASS", "NULLO", 3, 5 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FhRules rules = position_rules (rows[i].preset, NULL);
      int declarer = rows[i].declarer;
      FhState state;
      FhCardSet taken;

      position_deal (&state, &rules, 3);
      taken = state.hands[declarer] | state.kitty;
      position_bid (&state, rows[i].calls);
      g_assert_cmpint (state.table.contract, ==, position_call (rows[i].contract));
      g_assert_cmpint (state.table.turn, ==, declarer);
      g_assert_cmpuint (state.hands[declarer], ==, taken);
      g_assert_cmpint (state.table.hand_size[declarer], ==, 10 + rows[i].kitty);

      FhAction too_few = first_cards (FH_ACTION_DISCARD, &state, rows[i].kitty - 1);
      FhRefusal refusal = fh_state_check (&state, &too_few);
      g_assert_cmpstr (fh_refusal_word (refusal.code), ==, "card-count");
      g_assert_cmpint (refusal.number, ==, rows[i].kitty);
      FhAction discard = first_cards (FH_ACTION_DISCARD, &state, rows[i].kitty);
      FhAction twice = discard;
      twice.cards[1] = twice.cards[0];
      g_assert_cmpstr (fh_refusal_word (fh_state_check (&state, &twice).code), ==, "card-twice");
      FhAction foreign = discard;
      foreign.cards[0] = fh_set_first (state.hands[(declarer + 1) % 4]);
      g_assert_cmpstr (fh_refusal_word (fh_state_check (&state, &foreign).code), ==, "not-held");

      g_assert_cmpint (fh_state_apply (&state, &discard).code, ==, FH_OK);
      g_assert_cmpint (fh_set_size (state.hands[declarer]), ==, 10);
      g_assert_cmpint (state.table.due, ==, FH_ACTION_PLAY);
      g_assert_cmpint (state.table.turn, ==, declarer);
      gboolean out = fh_call_is_misere (state.table.contract);
      g_assert_cmpint (state.table.sitting_out, ==, out ? fh_seat_bit ((declarer + 2) % 4) : 0);
      gboolean open = rules.open_misere_before_lead && state.table.contract == FH_OPEN_MISERE;
      g_assert_cmpuint (state.table.open[declarer], ==, open ? state.hands[declarer] : 0);
    }
}

/* S-072 NZ-038 and its option: the hand opens after the first trick, and shrinks as it is played.
 */
static void
test_open_hand (void)
{
  FhRules rules = position_rules ("new-zealand-4", NULL);
  FhState state;
  FhLegal legal;

  position_deal (&state, &rules, 3);
  position_bid (&state, "OMIS PASS PASS PASS PASS");
  FhAction discard = first_cards (FH_ACTION_DISCARD, &state, 3);
  g_assert_cmpint (fh_state_apply (&state, &discard).code, ==, FH_OK);
  for (int plays = 0; plays < 9; plays++)
    {
      FhCardSet seen = plays < 3 ? 0 : state.hands[0];
      g_assert_cmpuint (state.table.open[0], ==, seen);
      fh_state_legal (&state, &legal);
      FhCard card = fh_set_first (legal.cards);
      FhSuit named = FH_SUIT_NONE;
      if (fh_card_is_joker (card) && legal.joker_suits)
        named = (FhSuit) __builtin_ctz (legal.joker_suits);
      FhAction play = fh_action_play (legal.seat, card, named);
      g_assert_cmpint (fh_state_apply (&state, &play).code, ==, FH_OK);
    }
}

/* S-058 DX-033 DX-042 DX-044: the double exchange of a grand nullo. */
static void
test_grand_nullo_exchange (void)
{
  FhRules rules = position_rules ("midwest-4", NULL);
  FhState state;

  position_deal (&state, &rules, 3);
  position_bid (&state, "NULLO PASS GNULLO");
  g_assert_cmpint (state.table.declarer, ==, 2);
  g_assert_cmpint (state.table.sitting_out, ==, 0);
  FhCardSet partner = state.hands[0];
  FhAction first = first_cards (FH_ACTION_DISCARD, &state, 5);
  g_assert_cmpint (fh_state_apply (&state, &first).code, ==, FH_OK);
  g_assert_cmpint (state.table.due, ==, FH_ACTION_DISCARD);
  g_assert_cmpint (state.table.turn, ==, 0);
  g_assert_cmpuint (state.hands[0], ==, partner | state.passed_on);
  g_assert_cmpint (fh_set_size (state.hands[0]), ==, 15);
  FhAction second = fh_action_cards (FH_ACTION_DISCARD, 0, state.passed_on);
  g_assert_cmpint (fh_state_apply (&state, &second).code, ==, FH_OK);
  g_assert_cmpuint (state.hands[0], ==, partner);
  g_assert_cmpint (state.table.due, ==, FH_ACTION_PLAY);
  g_assert_cmpint (state.table.turn, ==, 2);
}

/* S-068 HP-070 C-12: the inkle swap, and by whom the flag may have been used. */
static void
test_swap (void)
{
  FhRules rules = position_rules ("australian-4", "inkle-swap=on swap-cards=2");
  FhState state;

  position_deal (&state, &rules, 3);
  position_bid (&state, "6S+inkle PASS 7S PASS PASS");
  FhAction discard = first_cards (FH_ACTION_DISCARD, &state, 3);
  g_assert_cmpint (state.table.declarer, ==, 2);
  g_assert_cmpint (fh_state_apply (&state, &discard).code, ==, FH_OK);
  g_assert_cmpint (state.table.due, ==, FH_ACTION_SWAP);
  FhCardSet own = state.hands[2], partner = state.hands[0];
  FhAction give = first_cards (FH_ACTION_SWAP, &state, 2);
  g_assert_cmpint (fh_state_apply (&state, &give).code, ==, FH_OK);
  g_assert_cmpint (state.table.turn, ==, 0);
  g_assert_cmpuint (state.hands[2], ==, own);
  FhAction take = first_cards (FH_ACTION_SWAP, &state, 2);
  g_assert_cmpint (fh_state_apply (&state, &take).code, ==, FH_OK);
  FhCardSet given = position_cards (""), taken = given;
  for (int i = 0; i < 2; i++)
    {
      given |= FH_SET (give.cards[i]);
      taken |= FH_SET (take.cards[i]);
    }
  g_assert_cmpuint (state.hands[2], ==, (own & ~given) | taken);
  g_assert_cmpuint (state.hands[0], ==, (partner & ~taken) | given);
  g_assert_cmpint (state.table.due, ==, FH_ACTION_PLAY);
  g_assert_cmpint (state.table.turn, ==, 2);

  /* Not in a misère. */
  position_deal (&state, &rules, 3);
  position_bid (&state, "6S+inkle PASS MIS PASS PASS");
  discard = first_cards (FH_ACTION_DISCARD, &state, 3);
  g_assert_cmpint (fh_state_apply (&state, &discard).code, ==, FH_OK);
  g_assert_cmpint (state.table.due, ==, FH_ACTION_PLAY);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/engine/call/", call_cases, test_call);
  ADD_ROWS ("/engine/auction/", auction_cases, test_auction);
  ADD_ROWS ("/engine/ladder/", ladder_cases, test_ladder);
  g_test_add_func ("/engine/values", test_values);
  g_test_add_func ("/engine/ace-no-face", test_ace_no_face);
  g_test_add_func ("/engine/exchange/kitty", test_exchange);
  g_test_add_func ("/engine/exchange/open-hand", test_open_hand);
  g_test_add_func ("/engine/exchange/grand-nullo", test_grand_nullo_exchange);
  g_test_add_func ("/engine/exchange/swap", test_swap);
  return g_test_run ();
}
