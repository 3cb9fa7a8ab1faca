# SPDX-License-Identifier: GPL-3.0-or-later
"""Games that several tests of the window go on with."""

# The last card of a misère in which a mistake was made: with the seven in the hand, the jack of clubs is put on the nine.
LAST_CARD = """500 1
rules australian-4
seed xoshiro256ss 00000000000000000000000000000007
deal 0
hand 0 5D 9S 6S JC 6H 4D 9H 4H 7C 6C
hand 1 7H 7D 10D 8S 10C 6D 10S 5H JO JD
hand 2 8C QD AH KS JS 5C AS 5S JH 7S
hand 3 QC KD QH 9D AD AC 8H 9C 10H KH
kitty QS 8D KC
bid 1 7D
bid 2 PASS
bid 3 PASS
bid 0 MIS
bid 1 PASS
discard 0 6S 9S QS
""" + "".join("play %s\n" % play for play in (
    "0 5D", "1 10D", "3 KD", "3 8H", "0 6H", "1 JO", "1 8S", "3 AC", "0 9H", "1 5H", "3 10H", "0 4H", "3 9D", "0 8D",
    "1 6D", "3 9C", "0 JC", "1 10C", "0 4D", "1 7D", "3 AD", "3 QC", "0 7C", "1 10S", "3 QH", "0 KC", "1 7H", "3 KH"))
