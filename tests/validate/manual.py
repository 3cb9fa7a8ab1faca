# SPDX-License-Identifier: GPL-3.0-or-later
"""manual.py SOURCE_ROOT: what the manual tells of cards, values and keys is so.

A page that tells a deal names its record, <?record NAME?> of tests/data/manual, which a test replays; the hand, the kitty,
the discard and the tricks that the page draws are those of the record.  An example that claims something is named
<?proved FILE#STEP?>: a step of FILE.xml there, whose claims are proved like those of a lesson, and the cards that are drawn
behind it are among the cards of that step.
"""
import glob
import os
import re
import sys

import catalogue
import tap

root = sys.argv[1]
report = tap.Report()
DATA = "tests/data/manual"
SUITS = {"♠": "S", "♣": "C", "♦": "D", "♥": "H"}
pages = {os.path.basename(f): tap.read(root, os.path.relpath(f, root)) for f in sorted(glob.glob(root + "/help/C/*.page"))}
DRAWN = re.compile(r'<p style="cards ([^"]*)">(.*?)</p>', re.S)


def words(text):
    """The cards that a text names, as a record writes them."""
    found = re.findall(r"(joker)|(?<![\w])(10|1[1-3]|[2-9AKQJ])([♠♣♦♥])", text)
    return ["JO" if joker else rank + SUITS[suit] for joker, rank, suit in found]


report.check("cards are drawn as they are told", [
    "%s: %s" % (name, text) for name, page in pages.items() for cards, text in DRAWN.findall(page)
    # An example may speak of its cards in other words.
    if text.startswith(("You ", "The kitty", "Trick ")) and sorted(words(text)) != sorted(cards.split())])


def told(page, section):
    body = re.search(r'<section id="%s">(.*?)</section>' % section, page, re.S).group(1)
    return [cards.split() for cards, text in DRAWN.findall(body)]


wrong = []
for name, page in pages.items():
    for record in re.findall(r"<\?record ([\w.-]+)\?>", page):
        lines = [line.split() for line in tap.read(root, os.path.join(DATA, record)).splitlines()]
        plays = [line[2] for line in lines if line[0] == "play"]
        hand = [line[2:] for line in lines if line[:2] == ["hand", "0"]]
        kitty = [line[1:] for line in lines if line[0] == "kitty"]
        away = [line[2:] for line in lines if line[0] == "discard"]
        tricks = [plays[i:i + 4] for i in range(0, len(plays), 4)]
        for section, drawn in (("hand", hand), ("kitty", kitty + away)):
            if [sorted(cards) for cards in told(page, section)] != [sorted(cards) for cards in drawn]:
                wrong.append("%s#%s is not as in %s" % (name, section, record))
        if told(page, "tricks") != tricks:
            wrong.append("%s#tricks is not as in %s" % (name, record))
report.check("deals are told as they were played", wrong)

wrong = []
for name, page in pages.items():
    for file, step, rest in re.findall(r"<\?proved ([\w-]+)#([\w-]+)\?>(.*?)(?=<\?|</section>)", page, re.S):
        path = os.path.join(DATA, file + ".xml")
        text = tap.read(root, path) if os.path.exists(os.path.join(root, path)) else ""
        body = re.search(r'<step id="%s".*?</step>' % step, text, re.S)
        if body is None:
            wrong.append("%s: there is no %s#%s" % (name, file, step))
            continue
        held = set(re.findall(r"\b(?:10|1[1-3]|[2-9AKQJ])[SCDH]\b|\bJO\b", body.group(0)))
        drawn = DRAWN.search(rest)
        if drawn and not set(drawn.group(1).split()) <= held:
            wrong.append("%s: %s#%s has other cards" % (name, file, step))
report.check("examples are proved", wrong)
# What fh_rules_value() has for the bids of every table.
SIX_SPADES, PER_SUIT, PER_TRICK = 40, 20, 100
expected = [list(range(6, 11))]
expected += [[SIX_SPADES + PER_SUIT * suit + PER_TRICK * (tricks - 6) for tricks in range(6, 11)] for suit in range(5)]
wrong = []
for name, section in [("values.page", "table")] + [(name, "values") for name in pages if name.startswith("preset-")]:
    body = re.search(r'<section id="%s">(.*?)</section>' % section, pages[name], re.S)
    rows = re.findall(r"<tr>(.*?)</tr>", body.group(1), re.S) if body else []
    if [[int(cell) for cell in re.findall(r"<p>(\d+)</p>", row)] for row in rows] != expected:
        wrong.append("%s#%s does not have the values of the bids" % (name, section))
report.check("each table has the values of its bids", wrong)


def told_keys(page):
    """The keys and combinations that a page names, such as "Ctrl N"."""
    body = re.sub(r"<keyseq>(.*?)</keyseq>", lambda seq: "<key>%s</key>" % " ".join(re.findall("<key>(.*?)</key>", seq[1])), page)
    return set(re.findall("<key>(.*?)</key>", body))


SPOKEN = {"comma": ",", "question": "?", "Return": "Enter", "space": "Space", "Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}


def key_in_words(key):
    """What the manual calls what GTK calls @key: "Ctrl N" for "<Control>n"."""
    parts = re.findall(r"<(\w+)>", key)
    name = re.sub(r"<\w+>", "", key)
    name = SPOKEN.get(name, name.upper() if len(name) == 1 else name)
    return " ".join(["Ctrl" if part == "Control" else part for part in parts] + [name])


keys = re.findall(r'\{ FH_KEYS_\w+, FH_KEYS_\w+, "([^"]+)", [^,}]*,\s*N_ \(', tap.read(root, "src/view/base/fh-keys.c"))
known = told_keys(pages["window.page"])
report.check("each key of the program is in the manual", [
    "window.page does not have " + key_in_words(key) for row in keys for key in row.split() if key_in_words(key) not in known])
report.check("keys were found", [] if len(keys) > 30 else ["only %d" % len(keys)])


def bare(name):
    """What a button or a row is called, without its access key and without the dots of one that asks further."""
    return re.sub(r"\(_\w\)", "", name).replace("_", "").rstrip("…:")


def shown(catalogue_of_window, language):
    """All that the window shows in @language, or in English."""
    return {bare(text) for message, texts in catalogue_of_window.items()
            for text in (texts if language else [message.text, message.plural])}


def named(text):
    return set(re.findall(r"<gui>(.*?)</gui>", text))


names = shown(catalogue.read(os.path.join(root, "po", "fr.po")), None)
report.check("what is named in the manual is in the window", [
    "%s: %s" % (name, gui) for name, page in pages.items() for gui in sorted(named(page)) if bare(gui) not in names])
for language in tap.read(root, "help/LINGUAS").split():
    names = shown(catalogue.read(os.path.join(root, "po", language + ".po")), language)
    manual = catalogue.read(os.path.join(root, "help", language, language + ".po"))
    report.check("%s: what is named in the manual is in the window" % language, sorted(
        {gui for texts in manual.values() for gui in named(" ".join(texts)) if bare(gui) not in names}))

report.end()
