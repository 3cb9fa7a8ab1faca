# SPDX-License-Identifier: GPL-3.0-or-later
"""glossary.py SOURCE_ROOT TEMPLATE: the terms of each language, and that its catalogue keeps to them."""
import os
import re
import sys

import catalogue
import tap

root, template = sys.argv[1:]
po = os.path.join(root, "po")

# The terms of the game, each with the forms in which English sentences have it; "" for a term for
# which sentences have too many.  Longer ones come first where they hold shorter ones.
TERMS = [
    ("500", ""),
    ("lead", ""),
    ("discard", ""),
    ("pass", ""),
    ("void", ""),
    ("follow suit", r"follow(?:s|ed|ing)? suit"),
    ("open misère", r"open misères?"),
    ("misère", r"misères?"),
    ("grand nullo", r"grand nullo"),
    ("nullo", r"nullos?"),
    ("no-trump", r"no-trumps?"),
    ("trump", r"trumps?"),
    ("right bower", r"right bowers?"),
    ("left bower", r"left bowers?"),
    ("bower", r"bowers?"),
    ("joker", r"jokers?"),
    ("kitty", r"kitty|kitties"),
    ("widow", r"widow"),
    ("trick", r"tricks?"),
    ("suit", r"suits?(?! them)"),
    ("spades", r"spades?"),
    ("clubs", r"clubs?(?! players?)"),
    ("diamonds", r"diamonds?"),
    ("hearts", r"hearts?"),
    ("jack", r"jacks?"),
    ("queen", r"queens?"),
    ("king", r"kings?"),
    ("ace", r"aces?"),
    ("bid", r"bids?|bidding|bidders?"),
    ("auction", r"auctions?"),
    ("contract", r"contracts?"),
    ("declarer", r"declarers?"),
    ("defender", r"defenders?"),
    ("partner", r"partners?"),
    ("opponent", r"opponents?"),
    ("dealer", r"dealers?"),
    ("slam", r"slams?"),
    ("score sheet", r"score sheet"),
    ("tutor", r"tutor"),
    ("double dummy", r"double[- ]dummy"),
]

# What English of a country says in its own way; its glossary has rows for what differs there.
ENGLISH = TERMS + [
    ("pack", r"packs?"),
    ("color", r"colou?r(?:s|ed)?"),
    ("favorite", r"favou?rites?"),
]


def read_glossary(folder, name, wanted=TERMS):
    """The rows of a glossary, term -> (translation, stems, found), (term, message) -> reason, faults."""
    terms, excused, wrong = {}, {}, []
    for number, line in enumerate(tap.read(folder, name).splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        cells = line.split("\t")
        if len(cells) != 4 or not all(cell.strip() for cell in cells):
            wrong.append("line %d: not four cells with text" % number)
        elif cells[0].startswith("except "):
            excused[(cells[0][len("except "):], cells[1])] = cells[3]
        elif cells[0] in terms:
            wrong.append("line %d: “%s” stands there twice" % (number, cells[0]))
        else:
            terms[cells[0]] = (cells[1], [stem.strip().casefold() for stem in cells[2].split("|")], cells[3])
    wrong += ["“%s” is missing" % term for term, _ in wanted if wanted is TERMS and term not in terms]
    wrong += ["“%s” is no term of the game" % term for term in terms if term not in dict(wanted)]
    return terms, excused, wrong


def strays(message, translations, terms, wanted=TERMS):
    """The terms in a message of which its translation has no form."""
    text = re.sub("[\u00ad\u200e\u200f\u2066-\u2069_]", "", "\n".join(translations)).casefold()
    # Keys of settings and options stand in quotes as they are.
    left = re.sub("“[a-z-]+”", "", message)
    for term, forms in wanted:
        if not forms:
            continue
        left, found = re.subn(r"\b(?:%s)\b" % forms, "·", left, flags=re.I)
        if found and term in terms and not any(stem in text for stem in terms[term][1]):
            yield term


def main():
    report = tap.Report()
    table = {"trump": ("Trumpf", ["trumpf", "trümpf"], "-")}
    report.check("a term that is not kept is seen", [] if list(strays("Draw trumps", ["Zieh Atouts"], table)) == ["trump"]
                 and not list(strays("Draw trumps", ["Zieh Trümpfe"], table)) else ["it is not"])
    languages = [line.strip() for line in tap.read(po, "LINGUAS").splitlines() if line.strip() and line[0] != "#"]
    everything = catalogue.read(template)
    for language in languages:
        wanted = ENGLISH if language.startswith("en") else TERMS
        path = os.path.join(po, "glossary", language + ".tsv")
        if not os.path.exists(path):
            report.check(language + ": glossary", ["there is no po/glossary/%s.tsv" % language])
            continue
        terms, excused, wrong = read_glossary(os.path.join(po, "glossary"), language + ".tsv", wanted)
        report.check(language + ": glossary", wrong)
        used = set()
        wrong = []
        messages = catalogue.read(os.path.join(po, language + ".po"))
        if wanted is ENGLISH:
            # What is not there stays as it is in the source.
            messages = {message: messages.get(message, [message.text, message.plural]) for message in everything}
        for message, translations in messages.items():
            for term in strays(message.text, translations, terms, wanted):
                used.add((term, message.text))
                if (term, message.text) not in excused:
                    wrong.append("“%s” is not “%s” in: %s → %s" % (term, terms[term][0], message.text, translations[-1]))
        report.check(language + ": the terms are kept", wrong)
        report.check(language + ": exceptions are needed", sorted("%s: %s" % key for key in set(excused) - used))
    report.end()


if __name__ == "__main__":
    main()
