/* test-score.c: what deals score, and how games end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-position.h"

#include <string.h>

#include "add-tests.h"
#include "fh-engine-private.h"

/* After a deal of @contract, by seat 0 unless it says "by 2", "with" the seats of named or called
 * partners, while the seats behind "out" sit out ("NONE" is a deal without a contract), in which
 * the seats won @tricks, the sides get @points and had the totals @before, all 0 where it is empty;
 * then the sides of @winners, bit by bit, have won the game.  @winners_of names the seats that won
 * tricks 1 to 10 where their order matters; those of @revoked, bit by bit, have not followed suit.
 */
typedef struct
{
  const char *name;
  const char *ids;
  const char *preset;
  const char *options;
  const char *contract;
  const char *tricks;
  const char *before;
  const char *points;
  unsigned winners;
  const char *winners_of;
  unsigned revoked;
} ScoreCase;

static const ScoreCase score_cases[] = {
  { "slam-7C", "S-080 HC-042", "american-4", NULL, "7C", "6 0 4 0", "", "250 0", 0 },
  { "slam-8S", "S-080 HC-042", "american-4", NULL, "8S", "10 0 0 0", "", "250 0", 0 },
  { "slam-8C", "S-080 HC-042", "american-4", NULL, "8C", "10 0 0 0", "", "260 0", 0 },
  { "slam-9S", "S-080 HC-042", "american-4", NULL, "9S", "10 0 0 0", "", "340 0", 0 },
  { "american-set", "S-081 HC-043 HC-045", "american-4", NULL, "8D", "5 2 2 1", "", "-280 30", 0 },
  { "american-overtrick-nothing", "S-081 HC-041 HC-045", "american-4", NULL, "7C", "6 1 2 1", "",
    "160 20", 0 },
  { "negative-totals", "HC-044", "american-4", NULL, "6NT", "3 5 2 0", "", "-120 50", 0 },
  { "new-zealand-slam-6C", "S-082 NZ-052", "new-zealand-4", NULL, "6C", "10 0 0 0", "", "250 0",
    0 },
  { "new-zealand-slam-8S", "NZ-052", "new-zealand-4", NULL, "8S", "10 0 0 0", "", "250 0", 0 },
  { "new-zealand-slam-8C", "S-082 NZ-052", "new-zealand-4", NULL, "8C", "10 0 0 0", "", "260 0",
    0 },
  { "new-zealand-made", "S-082 NZ-020 NZ-049 NZ-051", "new-zealand-4", NULL, "7D", "6 1 3 0", "",
    "180 10", 0 },
  { "new-zealand-set", "NZ-050 NZ-051", "new-zealand-4", NULL, "7D", "6 4 0 0", "", "-180 40", 0 },
  { "midwest-no-slam", "S-083 DX-057", "midwest-4", NULL, "6S", "10 0 0 0", "", "40 0", 0 },
  { "midwest-set", "S-083 DX-056 DX-058", "midwest-4", NULL, "7H", "6 4 0 0", "", "-200 40", 0 },
  { "midwest-made", "DX-055", "midwest-4", NULL, "8NT", "8 2 0 0", "", "320 20", 0 },
  { "partnership-pools-tricks", "S-148 DX-007 DX-054 DX-055", "midwest-4", NULL, "7H", "5 3 2 0",
    "", "200 30", 0 },
  { "australian-overtricks", "S-084 HP-053", "australian-4", NULL, "7C", "9 1 0 0", "", "180 10",
    0 },
  { "australian-sweep-no-slam", "S-084 HP-057", "australian-4", NULL, "7S", "10 0 0 0", "", "170 0",
    0 },
  { "nine-no-trump-sweep", "S-084 S-085 HP-054", "australian-4", NULL, "9NT", "10 0 0 0", "",
    "430 0", 0 },
  { "ten-spades", "S-084 HP-057", "australian-4", NULL, "10S", "10 0 0 0", "", "440 0", 0 },
  { "australian-set", "S-084 HP-006 HP-055 HP-056", "australian-4", NULL, "9H", "8 1 0 1", "",
    "-400 20", 0 },
  { "score-once", "S-149 HP-052 HP-021", "australian-4", NULL, "7C", "4 3 3 0", "", "160 30", 0 },
  { "set-defenders", "HP-021", "australian-4", NULL, "7H", "6 4 0 0", "", "-200 40", 0 },
  { "americas", "S-055 HP-071 D-HP-AMER", "australian-4", "misere=off open-misere=off overtricks=0",
    "7C", "9 1 0 0", "", "160 10", 0 },
  { "slam-and-overtricks-larger-counts", "D-HP-SLAM", "australian-4", "slam=on", "7S", "10 0 0 0",
    "", "250 0", 0 },
  { "overtricks-larger-than-slam", "D-HP-SLAM", "american-4", "overtricks=100", "7S", "10 0 0 0",
    "", "440 0", 0 },
  { "overtricks-at-100", "S-085", "american-4", "overtricks=100", "6NT", "10 0 0 0", "", "520 0",
    1 },
  { "nullo-made", "S-075 HC-050 HC-051 HC-054", "american-4", "nullo=on", "NULLO", "0 7 0 3", "",
    "250 0", 0 },
  { "nullo-failed", "S-075 HC-053 HC-054", "american-4", "nullo=on", "NULLO", "2 5 0 3", "",
    "-250 20", 0 },
  { "midwest-nullo-made", "S-076 DX-029 DX-059", "midwest-4", NULL, "NULLO", "0 6 0 4", "", "250 0",
    0 },
  { "midwest-nullo-failed", "S-076 DX-029 DX-056", "midwest-4", NULL, "NULLO", "1 5 0 4", "",
    "-250 10", 0 },
  { "grand-nullo-failed", "S-076 DX-030 DX-033 DX-059", "midwest-4", NULL, "GNULLO", "1 5 2 2", "",
    "-510 30", 2 },
  { "grand-nullo-made", "S-076 DX-030", "midwest-4", NULL, "GNULLO", "0 5 0 5", "-100 0", "510 0",
    0 },
  { "misere-made", "S-077 NZ-024 NZ-033 NZ-051", "new-zealand-4", NULL, "MIS", "0 8 0 2", "",
    "250 100", 0 },
  { "misere-failed", "S-077 NZ-024", "new-zealand-4", NULL, "MIS", "1 7 0 2", "", "-250 90", 0 },
  { "open-misere-failed", "S-077 NZ-025", "new-zealand-4", NULL, "OMIS", "2 6 0 2", "100 0",
    "-520 80", 0 },
  { "australian-misere-made", "S-078 HP-032 HP-058", "australian-4", NULL, "MIS", "0 8 0 2", "",
    "250 100", 0 },
  { "australian-misere-failed", "S-078 HP-058", "australian-4", NULL, "MIS", "1 7 0 2", "",
    "-250 90", 0 },
  { "australian-open-misere", "S-078 HP-033 HP-058", "australian-4", NULL, "OMIS", "0 8 0 2",
    "-100 0", "500 100", 0 },
  { "nullo-500-made", "S-054 HP-069", "australian-4", "nullo-500=on", "NULLO", "0 8 0 2", "-100 0",
    "500 100", 0 },
  { "nullo-500-failed", "S-054 HP-069", "australian-4", "nullo-500=on", "NULLO", "1 8 0 1", "100 0",
    "-500 90", 0 },
  { "misere-defenders-none", "D-MISDEF", "new-zealand-4", "misere-defenders=none", "MIS", "1 7 0 2",
    "", "-250 0", 0 },
  { "misere-defenders-bidder", "D-MISDEF", "new-zealand-4", "misere-defenders=bidder-tricks", "MIS",
    "1 7 0 2", "", "-250 10", 0 },
  { "nullo-defenders-own", "D-MISDEF C-18", "american-4", "nullo=on misere-defenders=own-tricks",
    "NULLO", "0 7 0 3", "", "250 100", 0 },
  { "no-contract", "S-088 DX-060 DX-063", "midwest-4", NULL, "NONE", "4 2 2 2", "470 120", "60 40",
    0 },
  { "no-contract-any-way", "C-4 D-DX-NC", "midwest-4", "win-on-own-bid=off", "NONE", "4 2 2 2",
    "470 120", "60 40", 0 },
  { "both-reach-500", "S-093 HC-047", "american-4", NULL, "8S", "8 2 0 0", "400 490", "240 20", 1 },
  { "defenders-win-on-tricks", "S-094 HC-046", "american-4", NULL, "7H", "6 4 0 0", "100 480",
    "-200 40", 2 },
  { "exactly-500", "HC-046 D-500", "american-4", NULL, "7H", "7 3 0 0", "300 0", "200 30", 1 },
  { "minus-500", "S-095 HC-048", "american-4", NULL, "6NT", "5 5 0 0", "-380 0", "-120 50", 2 },
  { "own-bid-needed", "S-096 NZ-053", "new-zealand-4", NULL, "7C", "7 3 0 0", "0 495", "160 30",
    0 },
  { "own-bid-made", "S-096 NZ-002 NZ-053", "new-zealand-4", NULL, "6S", "6 4 0 0", "525 160",
    "40 40", 1 },
  { "over-500-but-set", "S-097 NZ-050", "new-zealand-4", NULL, "7C", "6 4 0 0", "525 0", "-160 40",
    0 },
  { "over-500-after-being-set", "NZ-053 D-NZ-WIN", "new-zealand-4", NULL, "7C", "6 4 0 0", "700 0",
    "-160 40", 0 },
  { "own-bid-off", "NZ-053", "new-zealand-4", "win-on-own-bid=off", "7C", "7 3 0 0", "0 495",
    "160 30", 2 },
  { "back-door", "S-098 NZ-054", "new-zealand-4", NULL, "6H", "5 5 0 0", "-400 -90", "-100 50", 2 },
  { "midwest-500-by-contract", "S-101 DX-006 DX-062", "midwest-4", NULL, "7C", "7 3 0 0", "340 0",
    "160 30", 1 },
  { "midwest-500-by-defence", "S-101 DX-063", "midwest-4", NULL, "7C", "7 3 0 0", "0 490", "160 30",
    0 },
  { "midwest-minus-500", "S-102 DX-064", "midwest-4", NULL, "8S", "7 3 0 0", "-260 0", "-240 30",
    2 },
  { "bog-exactly", "S-103 HP-007 HP-008 HP-059 D-HP-BOG", "australian-4", NULL, "8S", "7 3 0 0",
    "-260 0", "-240 30", 2 },
  { "no-bog", "S-103 HP-068", "australian-4", "bog=off", "8S", "7 3 0 0", "-260 0", "-240 30", 0 },
  { "both-thresholds", "S-104 HP-061", "australian-4", NULL, "8S", "7 3 0 0", "-260 470", "-240 30",
    2 },
  { "target-before-bog", "HP-061 D-ORDER", "australian-4", NULL, "7H", "7 3 0 0", "300 -600",
    "200 30", 1 },
  { "both-in-the-bog", "C-10", "australian-4", NULL, "6S", "5 5 0 0", "-480 -560", "-40 50", 0 },
  { "australian-defenders-win", "S-151 HP-060", "australian-4", NULL, "8C", "7 3 0 0", "100 490",
    "-260 30", 2 },
  { "australian-both-reach-500", "D-HP-BOTH", "australian-4", NULL, "8S", "8 2 0 0", "400 490",
    "240 20", 1 },
  { "other-target", "D-500", "american-4", "target=1000", "10NT", "10 0 0 0", "", "520 0", 0 },
  { "target-leaves-the-bog", "D-500", "american-4", "target=100", "10S", "9 1 0 0", "90 0",
    "-440 10", 0 },

  /* Defence that stops ten points below the target. */
  { "defence-stops-at-490", "X-001", "american-4", "defence-limit=on", "7H", "6 4 0 0", "100 480",
    "-200 10", 0 },
  { "defence-at-490", "X-001", "american-4", "defence-limit=on", "7H", "7 3 0 0", "100 490",
    "200 0", 0 },
  { "defence-above-490", "X-001", "american-4", "defence-limit=on", "7H", "7 3 0 0", "100 495",
    "200 0", 0 },
  { "defence-reaches-490", "X-001", "american-4", "defence-limit=on", "7H", "7 3 0 0", "0 460",
    "200 30", 0 },
  { "defence-stops-below-another-target", "X-001", "american-4", "defence-limit=on target=1000",
    "7H", "7 3 0 0", "100 965", "200 25", 0 },
  { "defence-stops-and-a-bid-does-not", "X-001", "australian-4", "defence-limit=on", "7H",
    "8 2 0 0", "490 490", "210 0", 1 },
  { "defence-stops-in-a-misere", "X-001", "australian-4", "defence-limit=on", "MIS", "0 7 0 3",
    "0 430", "250 60", 0 },
  { "defence-stops-for-each", "X-001", "classic-3", "defence-limit=on", "7H", "6 2 2", "0 485 300",
    "-200 5 20", 0 },
  { "defence-stops-without-a-contract", "X-001", "midwest-4", "defence-limit=on", "NONE", "4 2 2 2",
    "470 120", "20 40", 0 },

  /* Tables for two, three, five and six. */
  { "classic-made", "S-086 PW-033 PW-034 PW-036 PW-037 PW-041", "classic-3", NULL, "7D", "9 1 0",
    "", "180 10 0", 0 },
  { "classic-set", "S-086 PW-039 PW-041 PW-042", "classic-3", NULL, "8C", "7 2 1", "", "-260 20 10",
    0 },
  { "classic-slam", "S-086 PW-038", "classic-3", NULL, "7D", "10 0 0", "", "250 0 0", 0 },
  { "new-zealand-3", "S-087 NZ-058 NZ-059", "new-zealand-3", NULL, "8C", "8 2 0", "", "260 20 0",
    0 },
  { "american-3", "S-087 HC-075 HC-077", "american-3", NULL, "8C", "8 2 0", "", "260 20 0", 0 },
  { "american-3-slam", "HC-078", "american-3", NULL, "6S", "10 0 0", "", "250 0 0", 0 },
  { "american-3-nullo", "C-18 D-HC-NULLO", "american-3", "nullo=on", "NULLO", "2 5 3", "",
    "-250 20 20", 0 },
  { "three-pairs", "S-089 NZ-080", "new-zealand-6-pairs", NULL, "7S", "4 1 0 3 1 1", "",
    "140 20 10", 0 },
  { "three-against-three-misere", "S-090 NZ-079 NZ-081", "new-zealand-6", NULL, "MIS out 2 4",
    "0 4 0 4 0 2", "", "250 100", 0 },
  { "australian-3-overtrick", "S-091 HP-065", "australian-3", NULL, "6NT by 1", "2 7 1", "",
    "20 130 10", 0 },
  { "six-solo", "S-092 HP-010 D-HP6-IND", "australian-6-solo", NULL, "6S", "5 2 1 1 1 0", "",
    "-40 20 10 10 10 0", 0 },
  { "partnership-of-three", "S-143 HP-066 HP-010", "australian-6", NULL, "8D", "4 1 3 0 2 0", "",
    "290 10", 0 },
  { "american-6-slam", "S-144 D-HC6", "american-6", NULL, "7S by 1", "0 4 0 3 0 3", "", "0 250",
    0 },
  { "american-2", "S-145 HC-086", "american-2", NULL, "7S", "6 4", "", "-140 40", 0 },
  { "dummies-pool-tricks", "S-146 NZ-084", "new-zealand-2", NULL, "7C", "4 2 3 1", "", "160 30",
    0 },
  { "misere-three-handed", "S-142 NZ-061", "new-zealand-3", NULL, "MIS", "0 7 3", "", "250 70 30",
    0 },
  { "two-named-partners", "S-061 HC-089 HC-091 HC-092 D-HC5", "american-5", NULL, "8S with 2 3",
    "4 2 3 1 0", "", "240 20 240 240 0", 0 },
  { "called-partner-made", "S-064 NZ-065 NZ-071", "new-zealand-5", NULL, "7D with 3", "4 2 1 3 0",
    "", "180 20 10 180 0", 0 },
  { "called-partner-set", "S-065 NZ-071 D-NZ5-DEF", "new-zealand-5", NULL, "7D with 3", "3 2 1 3 1",
    "", "-180 20 10 -180 10", 0 },
  { "called-misere", "S-067 NZ-074 D-NZ5-MIS", "new-zealand-5", NULL, "MIS out 2 4", "0 6 0 4 0",
    "", "250 60 0 40 0", 0 },
  { "called-misere-shared", "C-15", "new-zealand-5", "misere-share=on", "MIS out 2 4", "0 6 0 4 0",
    "", "250 60 250 40 250", 0 },
  { "called-misere-bidder-tricks", "C-7", "new-zealand-5", "misere-defenders=bidder-tricks",
    "MIS out 2 4", "1 6 0 3 0", "", "-250 10 0 10 0", 0 },
  { "pairs-nullo-each-side", "C-6", "american-6", "nullo=on teams=pairs", "NULLO out 3",
    "2 4 1 0 2 1", "", "-250 20 20", 0 },
  { "back-door-among-three", "S-099 NZ-054 NZ-063 D-BACKDOOR", "new-zealand-3", NULL, "6NT",
    "5 3 2", "-380 210 150", "-120 30 20", 2 },
  { "called-partner-wins", "S-100 NZ-053 NZ-077", "new-zealand-5", NULL, "7D with 1", "4 3 1 1 1",
    "300 380 0 0 0", "180 180 10 10 10", 2 },
  { "contractor-before-partner", "S-100 D-MULTI", "new-zealand-5", NULL, "7D with 1", "4 3 1 1 1",
    "330 380 0 0 0", "180 180 10 10 10", 1 },
  { "two-opponents-pass-500", "S-105 PW-046 D-PW-TIE", "classic-3", NULL, "7H", "7 2 1",
    "100 480 490", "200 20 10", 4, "0010200010" },
  { "declarer-and-opponent", "S-106 PW-043 PW-045", "classic-3", NULL, "7H", "8 2 0", "320 490 0",
    "200 20 0", 1, "1100000000" },
  { "deep-in-the-hole", "S-107 PW-040 PW-047", "classic-3", NULL, "7S", "5 3 2", "-480 0 0",
    "-140 30 20", 0 },
  { "two-defenders-together", "S-108 HC-077 D-MULTI", "american-3", NULL, "6S", "5 3 2",
    "0 470 490", "-40 30 20", 4, "2121010000" },
  { "minus-500-among-three", "S-156 HC-048 D-BACKDOOR", "american-3", NULL, "6H", "5 3 2",
    "-420 380 470", "-100 30 20", 4 },
  { "joint-winners", "D-BACKDOOR", "american-3", NULL, "6H", "5 3 2", "-420 380 390", "-100 30 20",
    6 },
  { "nullo-tie-goes-to-the-higher", "C-3", "american-3", "nullo=on", "NULLO", "2 5 3", "0 490 495",
    "-250 20 20", 4, "1101222111" },
  { "nullo-tie-goes-clockwise", "C-3", "american-3", "nullo=on", "NULLO", "2 5 3", "0 490 490",
    "-250 20 20", 2, "1101222111" },
  { "tie-goes-clockwise-from-the-declarer", "C-3", "american-3", "nullo=on", "NULLO by 1", "5 2 3",
    "490 0 490", "20 -250 20", 4, "1010222000" },
  { "partner-before-a-defender", "D-MULTI", "american-5", NULL, "7S with 2", "4 2 3 1 0",
    "0 495 370 0 0", "140 20 140 10 0", 4, "1100002223" },
  { "defenders-may-win", "PW-044", "classic-3", NULL, "7H", "6 4 0", "0 470 0", "-200 40 0", 2,
    "1111000000" },
  { "back-door-without-own-bid", "C-11", "new-zealand-3", NULL, "6NT", "5 3 2", "-380 510 150",
    "-120 30 20", 2 },
  { "pairs-contractor-is-the-pair", "C-3", "american-6", "teams=pairs", "6S by 3", "3 2 2 3 0 0",
    "470 490 0", "40 20 20", 1 },

  /* Revokes of seats, bit by bit. */
  { "revoke-nobody", "HC-041", "american-4", "laws=table", "7H", "7 2 0 1", "", "200 30", 0, NULL,
    0 },
  { "revoke-bidders", "HC-070 S-121", "american-4", "laws=table", "7H", "8 2 0 0", "", "-200 20", 0,
    NULL, 4 },
  { "revoke-bidder-himself", "HC-070", "american-4", "laws=table", "7H", "8 2 0 0", "", "-200 20",
    0, NULL, 1 },
  { "revoke-bidders-all-ten", "HC-070 D-HC-REVOKE", "american-4", "laws=table", "7H", "10 0 0 0",
    "", "-200 0", 0, NULL, 1 },
  { "revoke-defenders", "HC-071 S-122", "american-4", "laws=table", "7H", "6 4 0 0", "", "200 0", 0,
    NULL, 2 },
  { "revoke-defenders-all-ten", "HC-071 D-HC-REVOKE", "american-4", "laws=table", "7H", "10 0 0 0",
    "", "250 0", 0, NULL, 8 },
  { "revoke-both", "HC-070 HC-071 S-154", "american-4", "laws=table", "7H", "7 3 0 0", "", "200 30",
    0, NULL, 3 },
  { "revoke-both-and-set", "HC-070 HC-071 S-154", "american-4", "laws=table", "7H", "6 4 0 0", "",
    "-200 40", 0, NULL, 12 },
  { "revoke-nullo-bidder", "HC-070 D-HC-REVOKE", "american-4", "laws=table nullo=on", "NULLO",
    "0 10 0 0", "", "-250 0", 0, NULL, 1 },
  { "revoke-nullo-defender", "HC-071 D-HC-REVOKE", "american-4", "laws=table nullo=on", "NULLO",
    "2 8 0 0", "", "250 0", 0, NULL, 2 },
  { "revoke-solo-bidder", "HC-070 HC-078", "american-3", "laws=table", "7H", "8 1 1", "",
    "-200 10 10", 0, NULL, 1 },
  { "revoke-solo-defender", "HC-071 HC-078", "american-3", "laws=table", "7H", "6 3 1", "",
    "200 0 0", 0, NULL, 4 },
  { "revoke-pairs", "HC-071 D-HC6", "american-6", "laws=table teams=pairs", "7H", "5 2 3 0 0 0", "",
    "200 0 0", 0, NULL, 2 },
  { "revoke-overtricks-that-were-won", "HC-071 HP-053", "australian-4", "laws=table", "7H",
    "9 1 0 0", "", "220 0", 0, NULL, 2 },
  { "revoke-overtricks-that-were-not", "HC-071 HP-053", "australian-4", "laws=table", "7H",
    "5 5 0 0", "", "200 0", 0, NULL, 2 },
  { "revoke-no-contract", "HC-070 DX-037", "midwest-4", "laws=table", "NONE", "6 4 0 0", "",
    "60 40", 0, NULL, 1 },
  { "revoke-makes-an-own-bid", "NZ-053", "new-zealand-4", "laws=table", "7H", "0 10 0 0", "300 0",
    "200 0", 1, NULL, 2 },
};

/* The table of @row when its last trick is won. */
static void
begin_score (FhState *state, const ScoreCase *row)
{
  g_auto (GStrv) words = g_strsplit (row->contract, " ", -1);
  FhRules rules = position_rules (row->preset, row->options);
  FhTable *table = &state->table;
  const char *by = g_strv_contains ((const char *const *) words, "by") ? words[2] : "0";
  uint8_t seats[2] = { 0 }, *set = NULL;

  position_contract (state, &rules, words[0], atoi (by));
  for (char **word = words + 1; *word; word++)
    if (g_str_equal (*word, "by"))
      word++;
    else if (g_ascii_isdigit (**word))
      *set |= (uint8_t) (1u << atoi (*word));
    else
      set = &seats[g_str_equal (*word, "out")];
  table->partners = seats[0];
  if (seats[1] == 0)
    return;
  /* Only those whose cards are called sit out by more than the contract. */
  g_assert_true (rules.n_seats == 5 || table->sitting_out == seats[1]);
  table->sitting_out = seats[1];
}

static void
test_score (gconstpointer data)
{
  const ScoreCase *row = data;
  FhState state;
  FhTable *table = &state.table;
  int tricks[FH_MAX_SEATS], before[FH_MAX_SEATS], points[FH_MAX_SEATS];

  begin_score (&state, row);
  position_numbers (row->tricks, tricks, table->rules.n_seats);
  position_numbers (row->before, before, table->rules.n_sides);
  position_numbers (row->points, points, table->rules.n_sides);
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    table->tricks[seat] = (uint8_t) tricks[seat];
  for (int side = 0; side < table->rules.n_sides; side++)
    table->totals[side] = before[side];
  for (int i = 0; row->winners_of && i < FH_N_TRICKS; i++)
    table->trick_winner[i] = (uint8_t) (row->winners_of[i] - '0');
  table->n_tricks = FH_N_TRICKS;
  table->slips.revoked = (uint8_t) row->revoked;
  fh_score_deal (table);
  g_assert_true (table->deal_over);
  for (int side = 0; side < table->rules.n_sides; side++)
    {
      g_assert_cmpint (table->points[side], ==, points[side]);
      g_assert_cmpint (table->totals[side], ==, before[side] + points[side]);
    }
  g_assert_cmpint (table->made, ==,
                   table->contract != FH_PASS && points[table->rules.side_of[table->declarer]] > 0);
  g_assert_cmpint (table->winners, ==, row->winners);
  g_assert_cmpint (table->due, ==, row->winners ? FH_ACTION_NONE : FH_ACTION_DEAL);
  g_assert_cmpint (table->turn, ==, row->winners ? FH_SEAT_NONE : 0); /* the last seat dealt */
}

/* Games to a number of deals: after each one the totals, and who has won. */
typedef struct
{
  const char *name;
  const char *preset;
  const char *options;
  struct
  {
    const char *contract; /* by seat 0; NULL: thrown in */
    const char *tricks;
    const char *totals;
    unsigned winners;
  } deals[4];
} DealsCase;

static const DealsCase deals_cases[] = {
  { "highest-after-the-last",
    "american-4",
    "deals=2",
    { { "7H", "7 3 0 0", "200 30", 0 }, { "6S", "5 5 0 0", "160 80", 1 } } },
  { "one-deal", "classic-3", "deals=1", { { "6S", "5 3 2", "-40 30 20", 2 } } },
  { "no-points-end-it",
    "new-zealand-4",
    "deals=3 defence-limit=on",
    { { "10NT", "10 0 0 0", "520 0", 0 },
      { "10NT", "9 1 0 0", "0 10", 0 },
      { "10NT", "9 1 0 0", "-520 20", 2 } } },
  { "another-deal-decides",
    "american-3",
    "deals=1",
    { { "6NT", "0 5 5", "-120 50 50", 0 }, { "6NT", "0 6 4", "-240 110 90", 2 } } },
  { "thrown-in-does-not-count",
    "american-4",
    "deals=2",
    { { "7H", "7 3 0 0", "200 30", 0 },
      { NULL, "", "200 30", 0 },
      { "6S", "6 4 0 0", "240 70", 1 } } },
};

static void
test_deals (gconstpointer data)
{
  const DealsCase *row = data;
  FhRules rules = position_rules (row->preset, row->options);
  FhStanding standing = { .turn = 0 };

  for (int i = 0; i < 4 && row->deals[i].totals; i++)
    {
      int tricks[FH_MAX_SEATS], totals[FH_MAX_SEATS];
      FhState state;
      FhTable *table = &state.table;

      position_contract (&state, &rules, row->deals[i].contract ? row->deals[i].contract : "6S", 0);
      memcpy (table->totals, standing.totals, sizeof table->totals);
      table->n_scored = standing.n_scored;
      if (row->deals[i].contract)
        {
          position_numbers (row->deals[i].tricks, tricks, rules.n_seats);
          for (int seat = 0; seat < rules.n_seats; seat++)
            table->tricks[seat] = (uint8_t) tricks[seat];
          table->n_tricks = FH_N_TRICKS;
          fh_score_deal (table);
        }
      else
        {
          fh_score_thrown_in (table, 1);
        }
      position_numbers (row->deals[i].totals, totals, rules.n_sides);
      for (int side = 0; side < rules.n_sides; side++)
        g_assert_cmpint (table->totals[side], ==, totals[side]);
      g_assert_cmpint (table->winners, ==, row->deals[i].winners);
      g_assert_cmpint (table->due, ==, row->deals[i].winners ? FH_ACTION_NONE : FH_ACTION_DEAL);
      standing = fh_state_standing (&state);
    }
}

/* After the end of the game nothing more happens. */
static void
test_game_over (void)
{
  FhRules rules = position_rules ("american-4", NULL);
  FhState state;
  FhLegal legal;

  position_contract (&state, &rules, "10H", 0);
  state.table.tricks[0] = 10;
  fh_score_deal (&state.table);
  g_assert_cmpint (state.table.winners, ==, 1);
  FhAction pass = fh_action_bid (0, FH_PASS);
  g_assert_cmpstr (fh_refusal_word (fh_state_check (&state, &pass).code), ==, "game-over");
  fh_state_legal (&state, &legal);
  g_assert_cmpint (legal.due, ==, FH_ACTION_NONE);
  g_assert_cmpint (legal.seat, ==, FH_SEAT_NONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/engine/score/", score_cases, test_score);
  /* */
  ADD_ROWS ("/engine/score/deals/", deals_cases, test_deals);
  g_test_add_func ("/engine/score/game-over", test_game_over);
  return g_test_run ();
}
