# SPDX-License-Identifier: GPL-3.0-or-later
"""po.py SOURCE_ROOT TEMPLATE: the translations."""
import collections
import os
import re
import subprocess
import sys

import catalogue
import tap

root, template = sys.argv[1:]
po = os.path.join(root, "po")
report = tap.Report()
everything = catalogue.read(template)

SUITS = "♠♣♦♥"
# What a language may write as a number.
WORDS = dict(zip("ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty "
                 "sixty seventy eighty ninety hundred twentieth".split(), [*range(10, 21), *range(30, 101, 10), 20]))
UNITS = "one two three four five six seven eight nine".split()
RANKS = "AKQJ"


def letters_of(messages):
    """What stands in the corners of ace, king, queen and jack, by the English letters."""
    return {rank: messages.get(catalogue.Message("card index", rank, ""), [""])[0] or rank for rank in RANKS}


def figures(text):
    """What stays what it is in any language: numbers of two figures and more, and signs of suits."""
    text = re.sub(r"%\d\$", "%", text)
    return collections.Counter(re.findall(r"(?<![\d.])\d{2,}|[%s]" % SUITS, text))


def words(text):
    """The numbers of two figures and more that @text, in English, has as words."""
    found = collections.Counter()
    for tens, unit in re.findall(r"\b(%s)(?:-(%s))?s?\b" % ("|".join(WORDS), "|".join(UNITS)), text.lower()):
        found[str(WORDS[tens] + (UNITS.index(unit) + 1 if unit else 0))] += 1
    return found


def differ(source, text):
    """Whether @text has other figures than the English @source."""
    wanted, found = figures(source), figures(text)
    return bool(wanted - found or found - wanted - words(source))


def cards(text, letters):
    """The ace, king, queen and jack cards that are written with their sign, such as J♦."""
    by_letter = {letter: rank for rank, letter in letters.items()}
    pattern = "(%s)([%s])" % ("|".join(sorted(map(re.escape, by_letter), key=len, reverse=True)), SUITS)
    return sorted(by_letter[letter] + suit for letter, suit in re.findall(pattern, text))


def false_in(message, translations, letters):
    """What a translation says of cards and numbers that the message does not."""
    for text in translations[-1:]:
        source = message.plural or message.text
        # The name of the game is a number in many languages.
        if differ(source, text) and "Five Hundred" not in source:
            yield "other numbers or suits: %s → %s" % (source, text)
        elif cards(source, dict(zip(RANKS, RANKS))) != cards(text, letters):
            yield "other cards: %s → %s" % (source, text)

languages = [line.strip() for line in tap.read(po, "LINGUAS").splitlines() if line.strip() and line[0] != "#"]
report.check("the list of languages is sorted", [] if languages == sorted(set(languages)) else languages)
present = sorted(name[:-3] for name in os.listdir(po) if name.endswith(".po"))
report.check("every language is listed", [] if present == languages else ["present: %s" % present])

for language in languages:
    path = os.path.join(po, language + ".po")
    # Missing fields of the header are only warnings, so that silence is asked for.
    report.run(language + ": msgfmt", ["msgfmt", "--check", "--check-accelerators=_", "-o", os.devnull, path], quiet=True)

    dump = subprocess.run(["msgcat", "--no-wrap", path], stdout=subprocess.PIPE, text=True, check=True).stdout
    header = dict(re.findall(r'^"([A-Za-z-]+): *(.*?)\\n"$', dump, re.M))
    wrong = []
    if header.get("Language") != language:
        wrong.append("Language is %s" % header.get("Language"))
    if "UTF-8" not in header.get("Content-Type", ""):
        wrong.append("the text is not UTF-8")
    wrong += ["%s is not filled in" % field for field in ("Project-Id-Version", "Last-Translator", "Language-Team",
                                                          "PO-Revision-Date", "Plural-Forms")
              if not header.get(field) or re.search(r"FULL NAME|LANGUAGE <|YEAR-MO|PACKAGE", header[field])]
    report.check(language + ": header", wrong)

    messages = catalogue.read(path)
    # English of a country has only what differs from the source.
    if not language.startswith("en"):
        report.check(language + ": everything is said",
                     sorted(message.text for message in everything if not all(messages.get(message, [""]))))
    report.check(language + ": nothing is said in vain",
                 sorted(message.text for message in messages if message not in everything))
    letters = letters_of(messages)
    report.check(language + ": the same cards, suits and numbers",
                 [fault for message, translations in messages.items() for fault in false_in(message, translations, letters)])

    # English variants have those of the program.
    given = [text for message, texts in messages.items() if message.context == "player face" for text in texts]
    report.check(language + ": faces that are there, one each", [
        face for face in given if given.count(face) > 1
        or not os.path.exists(os.path.join(root, "data/faces", face + ".svg"))])

    fuzzy = subprocess.run(["msgattrib", "--only-fuzzy", "--no-obsolete", path],
                           stdout=subprocess.PIPE, text=True, check=True).stdout
    report.check(language + ": nothing is guessed", [fuzzy] if fuzzy.strip() else [])
report.end()
