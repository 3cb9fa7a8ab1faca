/* test-laws.c: what happens against the rules, and what the laws of the table make of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-position.h"

#include "add-tests.h"
#include "fh-notation.h"
#include "fh-writer.h"

/* From the first lead of @contract by @declarer, or, without a contract, from the deal by
 * @declarer, the seats hold @hands, and @script happens: statements of the record, those that are
 * refused with the reason behind a "!".  Then the next action is @next, with what is legal, the
 * laws allow @may besides, and @exposed lie on the table. */
typedef struct
{
  const char *name;
  const char *ids;
  const char *preset;
  const char *options;
  const char *contract;
  int declarer;
  const char *hands;
  const char *script;
  const char *next;
  const char *may;
  const char *exposed;
} LawCase;

static const LawCase law_cases[] = {
  /* Bids out of turn. */
  { "bid-out-of-turn-is-void", "HC-056 HC-057 S-115", "american-4", NULL, NULL, 3, "",
    "bid 0 6S; bid 3 7H; bid 1 7S !barred", "bid 1: PASS", "misdeal expose", "" },
  { "offender-may-only-pass", "HC-057 S-115", "american-4", NULL, NULL, 3, "",
    "bid 0 6S; bid 3 7H; bid 1 PASS; bid 2 PASS; bid 3 8H !barred", "bid 3: PASS", "misdeal expose",
    "" },
  { "free-opponent-may-bid", "HC-057 S-115", "american-4", NULL, NULL, 3, "",
    "bid 0 6S; bid 3 7H; bid 1 PASS; bid 2 7D; bid 3 PASS", "discard 2", "misdeal expose", "" },
  { "high-bid-is-unchanged", "HC-056 S-115", "american-4", NULL, NULL, 3, "",
    "bid 0 6S; bid 3 7H; bid 1 PASS; bid 2 PASS; bid 3 PASS", "discard 0", "misdeal expose", "" },
  { "legal-bid-of-the-partner-stands", "HC-057 D-HC-OOT", "american-4", NULL, NULL, 3, "",
    "bid 0 6S; bid 2 7H; bid 1 PASS; bid 2 PASS; bid 3 PASS", "discard 0", "misdeal expose", "" },
  { "pass-out-of-turn-is-ignored", "D-HC-OOT", "american-4", NULL, NULL, 3, "",
    "bid 0 6S; bid 2 PASS; bid 1 PASS; bid 2 7S; bid 3 PASS", "discard 2", "misdeal expose", "" },
  { "no-bid-is-left", "D-HC-OOT", "american-4", NULL, NULL, 3, "",
    "bid 2 7H; bid 0 PASS; bid 1 PASS; bid 2 PASS; bid 3 PASS", "deal 0", "", "" },
  { "void-bid-of-no-rank", "HC-056", "american-4", NULL, NULL, 3, "",
    "bid 0 9S; bid 2 6S; bid 1 PASS; bid 2 10S !barred", "bid 2: PASS", "misdeal expose", "" },
  { "void-bid-unknown-here", "HC-056 HC-049", "american-4", NULL, NULL, 3, "",
    "bid 2 NULLO !not-at-this-table", "bid 0: any", "misdeal expose", "" },
  { "barred-again", "HC-057", "american-4", NULL, NULL, 3, "",
    "bid 2 7H; bid 2 8H !barred; bid 2 PASS", "bid 0: PASS", "misdeal expose", "" },
  { "solo-bars-the-offender-alone", "HC-057 HC-078 D-HC-SOLO-LAWS", "american-3", NULL, NULL, 2, "",
    "bid 2 7H; bid 0 6S; bid 1 7S; bid 2 8S !barred", "bid 2: PASS", "misdeal expose", "" },
  { "threes-bar-the-side", "HC-057 D-HC6", "american-6", NULL, NULL, 5, "",
    "bid 4 7H; bid 0 6S !barred; bid 0 PASS; bid 1 6S; bid 2 7S !barred", "bid 2: PASS",
    "misdeal expose", "" },
  { "barred-high-bidder-is-not-asked", "HC-057 NZ-028 C-1", "new-zealand-4", NULL, NULL, 3, "",
    "bid 0 6S; bid 2 7H; bid 1 PASS; bid 2 PASS; bid 3 PASS", "discard 0", "misdeal expose", "" },
  { "barred-when-asked-to-stand", "HC-057 NZ-028", "new-zealand-4", NULL, NULL, 3, "",
    "bid 0 6S; bid 1 PASS; bid 2 PASS; bid 3 PASS; bid 2 7H; bid 0 7S !barred", "bid 0: PASS",
    "misdeal expose", "" },
  { "dummy-does-not-bid", "NZ-083", "new-zealand-2", NULL, NULL, 1, "",
    "bid 2 7H !wrong-seat; expose 2 5S table !dummy; misdeal 3 !dummy", "bid 0: any",
    "misdeal expose", "" },

  /* Exposed cards. */
  { "shown-to-an-opponent", "HC-058 S-117", "american-4", NULL, "7H", 0, "9S / QC / 8S / 7S",
    "expose 1 QC opponent", "play 0: 9S", "misdeal expose", "" },
  { "shown-to-the-partner", "HC-059", "american-4", NULL, "7H", 0, "9S / KD QC / 8S / 7S",
    "expose 1 KD partner", "play 0: 9S", "misdeal expose", "1:KD" },
  { "named", "HC-062 S-117", "american-4", NULL, "7H", 0, "9S / QC AH / 8S / 7S",
    "expose 1 QC opponent; expose 1 AH named; expose 1 KH named !not-held", "play 0: 9S",
    "misdeal expose", "1:AH" },
  { "dropped-and-led-to", "HC-060 HC-061 S-116", "american-4", NULL, "7C", 0,
    "7D 7S / KD 9D 5S / 8S / 9S",
    "expose 1 KD table; play 0 7D; play 1 9D !exposed-first; play 1 5S !exposed-first",
    "play 1: KD", "misdeal expose", "1:KD" },
  { "no-legal-chance-yet", "HC-060 S-116", "american-4", NULL, "7C", 0,
    "7D 7S / KD 9D 5S / 8S / 9S", "expose 1 KD table; play 0 7S", "play 1: 5S", "misdeal expose",
    "1:KD" },
  { "own-lead", "HC-060 S-116", "american-4", NULL, "7C", 1, "7D 7S / KD 9D 5S / 8S / 9S",
    "expose 1 KD table", "play 1: KD", "misdeal expose", "1:KD" },
  { "played-when-void", "HC-060", "american-4", NULL, "7C", 0, "7H / KD 9D 5S / 8S / 9S",
    "expose 1 KD table; play 0 7H", "play 1: KD", "misdeal expose", "1:KD" },
  { "choice-of-two", "HC-060 D-HC-EXPOSED", "american-4", NULL, "7C", 0, "7D / KD 9D 5D / 8S / 9S",
    "expose 1 KD table; expose 1 5D named; play 0 7D", "play 1: 5D KD", "misdeal expose",
    "1:5D 1:KD" },
  { "exposed-joker-needs-a-void", "HC-060 HC-038", "american-4", NULL, "7NT", 0,
    "7D / JO 9D / 8S / 9S", "expose 1 JO table; play 0 7D", "play 1: 9D", "misdeal expose",
    "1:JO" },
  { "exposed-joker-may-be-led", "HC-060 HC-039", "american-4", NULL, "7NT", 1,
    "7D / JO 9D / 8S / 9S", "expose 1 JO table; play 1 9D !exposed-first; play 1 JO:D; play 2 8S",
    "play 3: 9S", "misdeal expose", "" },
  { "declarer-keeps-it", "D-HC-EXPOSED", "american-4", NULL, NULL, 3,
    "KD 9D 5D AS KS QS 10S 9S 8S 7S / - / - / -",
    "expose 0 KD partner; bid 0 7S; bid 1 PASS; bid 2 PASS; bid 3 PASS; "
    "discard 0 KD 9D 5D !exposed-stays; discard 0 9D 5D AS",
    "play 0: KD", "misdeal expose", "0:KD" },
  { "nullo-bidder-has-no-partner", "D-HC-EXPOSED D-HC-NULLO", "american-4", "nullo=on", NULL, 3,
    "KD 9D 5D AS KS QS 10S 9S 8S 7S / - / - / -",
    "expose 0 KD partner; bid 0 NULLO; bid 1 PASS; bid 2 PASS; bid 3 PASS; discard 0 KD 9D 5D; "
    "expose 0 AS table",
    "play 0: any", "misdeal expose", "" },
  { "solo-contractor", "S-124 HC-058 HC-078", "american-3", NULL, "7H", 0, "AS 9S / 8S / 7S",
    "expose 0 AS table", "play 0: 9S AS", "misdeal expose", "" },
  { "solo-defender-has-a-partner", "S-124 HC-059 HC-078 D-HC-SOLO-LAWS", "american-3", NULL, "7H",
    0, "AS 9S / 8S 7D / 7S", "expose 1 7D table; play 0 AS; play 1 8S; play 2 7S; play 0 9S",
    "play 1: 7D", "expose", "1:7D" },
  { "solo-auction-has-no-partners", "D-HC-SOLO-LAWS", "american-3", NULL, NULL, 2, "AS / KS / QS",
    "expose 1 KS table", "bid 0: any", "misdeal expose", "" },
  { "two-players-have-none", "D-HC-SOLO-LAWS HC-086", "american-2", NULL, "7H", 0, "AS / KS",
    "expose 1 KS table", "play 0: AS", "misdeal expose", "" },
  { "dummy-has-no-partner", "HC-064 D-HC-SOLO-LAWS NZ-083", "new-zealand-2", NULL, "7H", 0,
    "9C 5S / 8C / KC QD / 7C", "play 2 KC; demand 2 !dummy; demand 1", "play 0: 5S 9C",
    "misdeal expose", "" },
  { "dummy-says-nothing", "HC-063 NZ-083", "new-zealand-2", NULL, "7H", 0,
    "9C 5S / 8C / KC QD / 7C", "play 1 8C", "play 0: 9C", "demand 0 accept 0 misdeal expose", "" },
  { "too-many-to-keep", "D-HC-EXPOSED", "american-4", NULL, NULL, 3, "KD / - / - / -",
    "bid 0 7S; bid 1 PASS; bid 2 PASS; bid 3 PASS; expose 0 KD named; "
    "discard 0 JD AS KD !exposed-stays; expose 0 JD named; discard 0 JD AS KD",
    "play 0: 9C", "misdeal expose", "" },
  { "named-partner", "D-HC-EXPOSED HC-089", "american-5", NULL, NULL, 4,
    "9D 5D 6D KH QH 10H 9H 8H 7H 6H / AS / - / - / -",
    "bid 0 7S; bid 1 PASS; bid 2 PASS; bid 3 PASS; bid 4 PASS; partner 0 1; discard 0 9D 5D 6D; "
    "expose 1 AS table",
    "play 0: any", "misdeal expose", "1:AS" },
  { "called-partner", "D-HC-EXPOSED NZ-066", "new-zealand-5", NULL, "7S", 0,
    "AH 9D / KH / QH / 10H / 9H", "expose 0 9D table", "play 0: 9D", "misdeal expose", "0:9D" },
  { "no-deal-goes-on", "HC-059", "american-4", NULL, NULL, 3, "",
    "bid 0 PASS; bid 1 PASS; bid 2 PASS; bid 3 PASS; expose 0 KD table !wrong-action; "
    "misdeal 0 !wrong-action; correct 0 KD !nothing-to-correct; entry 0 20 !nothing-to-enter; "
    "challenge 0 !nothing-to-challenge; demand 0 !nothing-out-of-turn",
    "deal 0", "", "" },

  /* Leads and plays out of turn. */
  { "lead-out-of-turn", "HC-063 S-118", "american-4", NULL, "7H", 0, "9C 5S / 8C / KC QD / 7C",
    "play 2 KC", "play 3: 7C", "demand 1 demand 3 accept 1 accept 3 misdeal expose", "" },
  { "lead-demanded-back", "HC-063 HC-064 S-118", "american-4", NULL, "7H", 0,
    "9C 5S / 8C / KC QD / 7C", "play 2 KC; demand 0 !not-an-opponent; demand 3", "play 0: 5S 9C",
    "misdeal expose", "2:KC" },
  { "exposed-by-its-lead", "HC-060 HC-064 S-118", "american-4", NULL, "7H", 0,
    "9C 5S / 8C / KC QC / 7C", "play 2 KC; demand 1; play 0 9C; play 1 8C", "play 2: KC",
    "misdeal expose", "2:KC" },
  { "exposed-and-void", "HC-060 HC-064 S-118", "american-4", NULL, "7H", 0,
    "9C 5S / 8S / KC QD / 7C", "play 2 KC; demand 1; play 0 5S; play 1 8S", "play 2: KC",
    "misdeal expose", "2:KC" },
  { "lead-let-stand", "HC-063 D-HC-PLAYOOT", "american-4", NULL, "7H", 0, "9C 5S / 8C / KC QD / 7C",
    "play 2 KC; accept 1; demand 1 !nothing-out-of-turn", "play 3: 7C", "misdeal expose", "" },
  { "unnoticed-until-gathered", "HC-065 S-119", "american-4", NULL, "7H", 0,
    "9C 5S / 8C / KC QD / 7C",
    "play 2 KC; play 3 7C; play 0 9C; play 1 8C; demand 1 !nothing-out-of-turn", "play 2: QD",
    "expose", "" },
  { "demanded-back-after-the-next-card", "HC-063 HC-065 D-HC-PLAYOOT", "american-4", NULL, "7H", 0,
    "9C 5S / 8C / KC QD / 7C", "play 2 KC; play 3 7C; demand 2 !not-an-opponent; demand 1",
    "play 0: 5S 9C", "misdeal expose", "2:KC" },
  { "its-followers-come-back-free", "HC-063 HC-064 HC-065", "american-4", NULL, "7H", 0,
    "9C 5S / 8C / KC QD / 7C 8S", "play 2 KC; play 3 8S; play 0 9C; demand 3; play 0 5S; play 1 8C",
    "play 2: KC", "misdeal expose", "2:KC" },
  { "exposed-follower-stays-exposed", "HC-060 HC-064", "american-4", NULL, "7H", 0,
    "9C 5S / 8C / KC QD / 7C 6C",
    "expose 3 7C table; play 2 KC; play 3 7C; demand 1; play 0 9C; play 1 8C; play 2 KC",
    "play 3: 7C", "misdeal expose", "3:7C" },
  { "partner-cannot-cover-it", "HC-063 HC-065 D-HC-PLAYOOT", "american-4", NULL, "7H", 0,
    "9C 5S / 8C / KC QD / 7C 6C",
    "play 0 9C; play 3 7C; play 1 8C; demand 1 !not-an-opponent; demand 0", "play 2: KC",
    "misdeal expose", "3:7C" },
  { "last-of-two-is-meant", "HC-063", "american-4", NULL, "7H", 0, "9C 5S / 8C / KC QD / 7C 6C",
    "play 2 KC; play 1 8C; demand 0; demand 0 !not-an-opponent; play 3 7C", "play 0: 9C",
    "demand 1 demand 3 accept 1 accept 3 misdeal expose", "1:8C" },
  { "both-let-stand-one-by-one", "HC-063", "american-4", NULL, "7H", 0,
    "9C 5S / 8C / KC QD / 7C 6C",
    "play 2 KC; play 1 8C; accept 2; accept 1; demand 3 !nothing-out-of-turn", "play 3: 6C 7C",
    "misdeal expose", "" },
  { "what-a-joker-asked-for", "HC-063 HP-044", "australian-4", NULL, "7NT", 0,
    "9C 5S / 8C 5D / JO QD / 7C 6D", "play 0 9C; play 2 JO:D; play 1 5D; demand 1; play 1 8C",
    "play 2: JO", "misdeal expose", "2:JO" },
  { "played-out-of-turn-is-skipped", "HC-065 D-HC-PLAYOOT", "american-4", NULL, "7H", 0,
    "9C 5S / 8C / KC QD / 7C", "play 0 9C; play 2 KC; accept 3; play 1 8C", "play 3: 7C",
    "misdeal expose", "" },
  { "turn-stays-where-it-was", "HC-063 D-HC-PLAYOOT", "american-4", NULL, "7H", 0,
    "9C 5S / 8C / KC QD / 7C", "play 0 9C; play 3 7C", "play 1: 8C",
    "demand 0 demand 2 accept 0 accept 2 misdeal expose", "" },
  { "played-card-demanded-back", "HC-063 D-HC-PLAYOOT", "american-4", NULL, "7H", 0,
    "9C 5S / 8C / KC QC / 7C", "play 0 9C; play 2 KC; demand 1; play 1 8C", "play 2: KC",
    "misdeal expose", "2:KC" },
  { "nobody-plays-twice", "HC-063", "american-4", NULL, "7H", 0, "9C 5S / 8C / KC QD / 7C",
    "play 0 9C; play 0 5S !wrong-seat; play 2 KC; play 2 QD !wrong-seat", "play 1: 8C",
    "demand 1 demand 3 accept 1 accept 3 misdeal expose", "" },
  { "sits-out", "HC-063 HC-049", "american-4", "nullo=on", "NULLO", 0, "9C 5S / 8C / KC / 7C",
    "play 2 KC !wrong-seat; play 1 8C", "play 3: 7C", "demand 0 accept 0 misdeal expose", "" },
  { "solo-defenders-are-partners", "HC-063 D-HC-SOLO-LAWS", "american-3", NULL, "7H", 0,
    "9C 5S / KC 8D / 7C", "play 1 KC; demand 2 !not-an-opponent; demand 0", "play 0: 5S 9C",
    "misdeal expose", "1:KC" },
  { "two-players-no-penalty", "HC-063 HC-064 D-HC-SOLO-LAWS", "american-2", NULL, "7H", 0,
    "9C 5S / KC 8C", "play 1 KC; demand 0; play 0 9C", "play 1: 8C KC", "misdeal expose", "" },
  { "joker-led-and-taken-back", "HC-063 HC-039", "american-4", NULL, "7NT", 0,
    "9C 5S / 8C / JO QD / 7C", "play 2 JO !joker-must-name; play 2 JO:C; demand 1; play 0 5S",
    "play 1: 8C", "misdeal expose", "2:JO" },

  /* Revokes. */
  { "revoke-is-not-said", "HC-066", "american-4", NULL, "7H", 1, "5S / 9D / 6D / 4D 8S",
    "play 1 9D; play 2 6D; play 3 8S", "play 0: 5S", "correct 3 misdeal expose", "" },
  { "corrected-within-the-trick", "HC-067 HC-069 S-120", "american-4", NULL, "7H", 1,
    "5S / 9D / 6D / 4D 8S", "play 1 9D; play 2 6D; play 3 8S; correct 3 4D", "play 0: 5S",
    "misdeal expose", "3:8S" },
  { "corrected-after-the-trick", "HC-067 HC-069 S-120", "american-4", NULL, "7H", 1,
    "10D 5D / 9D KS / 6D / 4D 8S", "play 1 9D; play 2 6D; play 3 8S; play 0 10D; correct 3 4D",
    "play 0: 5D", "correct 0 expose", "3:8S" },
  { "later-players-may-change", "HC-067 S-120 D-HC-REVOKE", "american-4", NULL, "7H", 1,
    "10D 5D / 9D KS / 6D / 4D 8S",
    "play 1 9D; play 2 6D; play 3 8S; play 0 10D; correct 3 4D; correct 2 6D !nothing-to-correct; "
    "correct 0 5D; correct 0 10D !nothing-to-correct",
    "play 1: KS", "expose", "3:8S" },
  { "corrected-card-wins", "HC-067", "american-4", NULL, "7H", 1, "5D / 9D KS / 6D / AD 8S",
    "play 1 9D; play 2 6D; play 3 8S; play 0 5D; correct 3 AD", "play 3: 8S", "expose", "3:8S" },
  { "exposed-correction-goes-first", "HC-060 HC-067", "american-4", NULL, "7H", 1,
    "5D / 9D KS / 6D / 4D KD 8S 9S",
    "play 1 9D; play 2 6D; play 3 8S; expose 3 4D table; correct 3 KD !exposed-first; correct 3 4D",
    "play 0: 5D", "misdeal expose", "3:8S" },
  { "correction-must-follow", "HC-067", "american-4", NULL, "7H", 1, "5D / 9D KS / 6D / 4D 8S 9S",
    "play 1 9D; play 2 6D; play 3 8S; correct 3 9S !must-follow; correct 3 5D !not-held; "
    "correct 3 8S !not-held",
    "play 0: 5D", "correct 3 misdeal expose", "" },
  { "established-by-the-next-lead", "HC-068", "american-4", NULL, "7H", 1,
    "5D / 9D KS / 6D 7S / 4D 8S",
    "play 1 9D; play 2 6D; play 3 8S; play 0 5D; play 1 KS; correct 3 4D !nothing-to-correct",
    "play 2: 7S", "expose", "" },
  { "established-by-a-lead-out-of-turn", "HC-068 HC-063", "american-4", NULL, "7H", 1,
    "5D 10S / 9D KS / 6D 7S / 4D 8S",
    "play 1 9D; play 2 6D; play 3 8S; play 0 5D; play 0 10S; demand 1; "
    "correct 3 4D !nothing-to-correct",
    "play 1: KS", "expose", "0:10S" },
  { "trick-nine-before-the-lead", "HC-067 S-153", "american-4", NULL, "7H", 1,
    "5D 10S / 9D KS / 6D 7S / 4D 8S", "play 1 9D; play 2 6D; play 3 8S; play 0 5D; correct 3 4D",
    "play 1: KS", "expose", "3:8S" },
  { "joker-kept-for-a-void", "HC-066 HC-038", "american-4", NULL, "7NT", 1, "5D / 9D / 6D / 4D JO",
    "play 1 9D; play 2 6D; play 3 JO; correct 3 4D", "play 0: 5D", "misdeal expose", "3:JO" },
  { "exempt-joker-is-no-revoke", "HC-066 HP-017", "australian-4", NULL, "7NT", 1,
    "5D / 9D / 6D / 4D JO", "play 1 9D; play 2 6D; play 3 JO:S; correct 3 4D !nothing-to-correct",
    "play 0: 5D", "misdeal expose", "" },
  { "left-bower-to-its-printed-suit", "HC-066 HP-042", "american-4", NULL, "7H", 1,
    "5D / 9D / 6D / 4D JD", "play 1 9D; play 2 6D; play 3 JD", "play 0: 5D",
    "correct 3 misdeal expose", "" },
  { "revoke-out-of-turn-and-back", "HC-063 HC-066", "american-4", NULL, "7H", 1,
    "5D / 9D / 6D 7S / 4D 8S", "play 1 9D; play 3 8S; demand 2; play 2 6D; play 3 4D", "play 0: 5D",
    "misdeal expose", "3:8S" },
  { "redirect-is-undone", "HC-067 HP-064", "canadian-4", NULL, "7NT", 1, "5S 5D / 9D / 4D JO / 8S",
    "play 1 9D; play 2 JO:S; play 3 8S; correct 2 4D", "play 0: 5D", "misdeal expose", "2:JO" },
  { "solo-bidder-no-penalty", "HC-069 D-HC-SOLO-LAWS", "american-3", NULL, "7H", 0,
    "8S 7D / 9D / 10D", "play 1 9D; accept 0; play 2 10D; play 0 8S; correct 0 7D",
    "play 2: ", "expose", "" },
};

static char *
describe_next (const FhState *state)
{
  FhLegal legal;

  fh_state_legal (state, &legal);
  if (legal.due == FH_ACTION_NONE)
    return g_strdup ("over");
  if (legal.due == FH_ACTION_BID)
    return g_strdup_printf ("bid %d: %s", legal.seat,
                            legal.calls == FH_CALL_BIT (FH_PASS) ? "PASS" : "any");
  if (legal.due == FH_ACTION_PLAY)
    {
      g_autofree char *cards = position_text (legal.cards);
      return g_strdup_printf ("play %d: %s", legal.seat,
                              fh_set_size (legal.cards) > 4 ? "any" : cards);
    }
  return g_strdup_printf ("%s %d", legal.due == FH_ACTION_DEAL ? "deal" : "discard", legal.seat);
}

static char *
describe_may (const FhState *state)
{
  GString *text = g_string_new (NULL);
  FhText statement = FH_TEXT_INIT;
  FhRights rights;

  fh_state_rights (state, &rights);
  for (int n = 0; fh_rights_write (&rights, n, &statement); n++)
    {
      g_string_append_printf (text, "%s%s", n > 0 ? " " : "", statement.str);
      fh_text_rewind (&statement);
    }
  fh_text_clear (&statement);
  return g_string_free (text, FALSE);
}

/* The exposed cards that are still held, which everybody sees. */
static char *
describe_exposed (const FhState *state)
{
  GString *text = g_string_new (NULL);

  for (int seat = 0; seat < state->table.rules.n_seats; seat++)
    FH_FOREACH_CARD (card, state->hands[seat] & state->table.slips.exposed)
      {
        char word[FH_CARD_TEXT_SIZE];
        g_assert_true (fh_set_has (state->table.open[seat], card));
        g_string_append_printf (text, "%s%d:%s", text->len ? " " : "", seat,
                                fh_card_write (card, word));
      }
  return g_string_free (text, FALSE);
}

static void
test_law (gconstpointer data)
{
  const LawCase *row = data;
  g_autofree char *options = g_strconcat ("laws=table ", row->options, NULL);
  FhRules rules = position_rules (row->preset, options);
  FhState state;

  if (row->contract)
    position_contract (&state, &rules, row->contract, row->declarer);
  else
    position_deal (&state, &rules, row->declarer);
  position_hands (&state, row->hands);
  position_script (&state, row->script);

  g_autofree char *next = describe_next (&state);
  g_autofree char *may = describe_may (&state);
  g_autofree char *exposed = describe_exposed (&state);
  g_assert_cmpstr (next, ==, row->next);
  g_assert_cmpstr (may, ==, row->may);
  g_assert_cmpstr (exposed, ==, row->exposed);
}

/* D-LAWS: where laws are strict nothing irregular happens, and every preset has table laws. */
static void
test_strict (void)
{
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      const char *id = fh_preset_id ((FhPreset) preset);
      FhRules strict = position_rules (id, "laws=strict");
      FhRules table = position_rules (id, "laws=table");
      FhState state;
      FhRights rights;

      g_assert_cmpint (table.laws, ==, FH_LAWS_TABLE);
      position_deal (&state, &strict, 0);
      position_script (&state,
                       "misdeal 1 !strict-laws; expose 1 KD table !strict-laws; "
                       "demand 1 !strict-laws; accept 1 !strict-laws; correct 1 KD !strict-laws; "
                       "entry 0 20 !strict-laws; challenge 0 !strict-laws; bid 0 7H !wrong-seat");
      fh_state_rights (&state, &rights);
      g_assert_cmpint (rights.demand | rights.accept | rights.correct | rights.challenge
                           | rights.misdeal | rights.expose,
                       ==, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/engine/laws/", law_cases, test_law);
  g_test_add_func ("/engine/laws/strict", test_strict);
  return g_test_run ();
}
