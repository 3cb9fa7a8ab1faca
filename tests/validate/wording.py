# SPDX-License-Identifier: GPL-3.0-or-later
"""wording.py SOURCE_ROOT: how the translations of window and manual are written, and what they never say."""
import functools
import os
import re
import sys

import catalogue
import tap

NO_BREAK, NARROW = "\u00a0", "\u202f"
# Cards as they are written in some language, such as 10♠ or R♦.
CARD = r"(?:1[0-3]|[2-9A-Z])[♠♣♦♥]"
ARABIC = "\u0600-\u06ff"
JAPANESE = "\u3041-\u30fa\u4e00-\u9fff"

# The quotation marks of each language, outer and inner ones.
MARKS = {"de": "„“‚‘", "fr": "«»“”", "fr_CA": "«»“”", "es": "«»“”", "it": "«»“”", "nl": "‘’", "pl": "„”«»", "pt_BR": "“”‘’",
         "ja": "「」『』", "ar": "«»"}
EVERY_MARK = "\"„“”«»‚‘「」『』‹›"
PAIRS = {"de": ["„“"], "fr": ["«»"], "fr_CA": ["«»"], "es": ["«»", "¡!"], "it": ["«»"], "pl": ["„”"], "pt_BR": ["“”"],
         "ja": ["「」", "（）"], "ar": ["«»"]}
# Where a percent sign stands after a no-break space.
APART = ("de", "es", "fr", "fr_CA")


def bare(text):
    """@text without markup, addresses, and what is quoted to be typed."""
    return re.sub(r"<[^>]*>|https?://\S+|'exec:[^']*'|'%s'", "", text)


def quotes(language, _source, text):
    return sorted(set(bare(text)) & set(EVERY_MARK) - set(MARKS[language]))


def pairs(language, _source, text):
    text = re.sub(r"\(_.\)", "", text)
    return [a + b for a, b in PAIRS.get(language, []) + ["()"] if text.count(a) != text.count(b)]


def spaces(_language, source, text):
    if re.search(r"\S  +\S", text) and not re.search(r"\S  +\S", source):
        yield "two spaces"
    if (text[:1] == " ", text[-1:] == " ") != (source[:1] == " ", source[-1:] == " "):
        yield "a space at the beginning or the end"
    if "..." in text:
        yield "three dots"


def percent(language, _source, text):
    wrong = r"(?<![\u00a0\u202f])%%" if language in APART else r"\s%%"
    return ["%%"] if re.search(wrong, text) else []


def french(language, _source, text):
    if not language.startswith("fr"):
        return
    # A sign that is quoted, and a line of a record, stand as they are.
    text = re.sub("«[^»]{0,3}»|« \\? [^»]*»", "", bare(text))
    if re.search(r"[ \u202f]:(?![/\d])", text):
        yield "no no-break space before “:”"
    if re.search(r"«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»", text):
        yield "no no-break space in « »"
    if language == "fr" and re.search(r" [;!?]", text):
        yield "no narrow space before “;”, “!” or “?”"
    if language == "fr_CA" and re.search(r"\w[ \u00a0\u202f][;!?]", text):
        yield "a space before “;”, “!” or “?”"


def japanese(language, _source, text):
    if language == "ja" and re.search("[%s。、] [%s]" % (JAPANESE, JAPANESE), re.sub("・.*", "", text)) and " · " not in text:
        yield "a space between Japanese words"
    if language == "ja" and re.search("(?:しれ|しまっ|だっ|あっ|なかっ)た。$|(?:である|がある|がない)。$", text):
        yield "a plain form at the end of a sentence"


def arabic(language, _source, text):
    if language != "ar":
        return
    if re.search("[%s] ?[,;?]" % ARABIC, bare(text)) and not text.startswith("500;"):
        yield "Latin punctuation"
    for card in re.finditer(CARD, text):
        around = text[:card.start()][-1:], text[card.end():][:1]
        if text != card[0] and (around[0] not in "\u200e\u2066" or around[1] not in "\u200e\u2069"):
            yield card[0] + " may be turned around"


def never(_language, _source, text, rows):
    for pattern, why, instead in rows:
        found = pattern.search(text)
        if found:
            yield "“%s”: %s; say “%s”" % (found[0], why, instead)


RULES = [quotes, pairs, spaces, percent, french, japanese, arabic]


def faults(language, message, translations, rules):
    """What is wrong with the translations of one message."""
    for number, text in enumerate(translations):
        source = message.plural if number and message.plural else message.text
        for rule in rules:
            for why in rule(language, source, text):
                yield "%s: %s" % (why, text)


def read_never(folder, name):
    """The rows of a table of what is never said, and what is wrong with it."""
    rows, wrong = [], []
    for number, line in enumerate(tap.read(folder, name).splitlines(), 1):
        cells = line.split("\t")
        if line.startswith("#") or not line:
            continue
        if len(cells) != 3 or not all(cell.strip() for cell in cells):
            wrong.append("line %d: not three cells with text" % number)
            continue
        rows.append((re.compile(cells[0]), cells[1], cells[2]))
        if re.search(cells[0], cells[2]):
            wrong.append("line %d: what is said instead is never said" % number)
    return rows, wrong


# Each has one fault, which its rule must see.
SEEN = [
    (quotes, "de", "Hallo”"), (pairs, "es", "«Hola"), (pairs, "nl", "(ja"),
    (spaces, "nl", "twee  spaties"), (spaces, "nl", " ja"), (spaces, "pl", "tak..."),
    (percent, "de", "80 %%"), (percent, "it", "80 %%"),
    (french, "fr", "Oui :"), (french, "fr", "« Oui »"), (french, "fr", "Oui ?"), (french, "fr_CA", "Oui ?"),
    (japanese, "ja", "切り札 です"), (japanese, "ja", "ジョーカーがある。"),
    (arabic, "ar", "الورقة 8♠"), (arabic, "ar", "نعم?"),
    (functools.partial(never, rows=[(re.compile("gross"), "Swiss", "groß")]), "de", "gross"),
]


def main():
    root, = sys.argv[1:]
    report = tap.Report()
    report.check("each rule sees its fault", [
        "%s: %s" % (language, text) for rule, language, text in SEEN if len(list(rule(language, "x", text))) != 1])
    report.check("each rule has a fault to see", [
        rule.__name__ for rule in RULES if rule not in [row[0] for row in SEEN]])
    for language in MARKS:
        rows, wrong = read_never(os.path.join(root, "po", "glossary"), language + ".never.tsv")
        rules = RULES + [functools.partial(never, rows=rows)]
        report.check(language + ": what is never said", wrong)
        for name, path in (("window", "po/%s.po" % language), ("manual", "help/%s/%s.po" % (language, language))):
            report.check("%s: the %s is written as the language is" % (language, name), [
                fault for message, translations in catalogue.read(os.path.join(root, path)).items()
                for fault in faults(language, message, translations, rules)])
    languages = [line for line in tap.read(root, "po/LINGUAS").splitlines() if line and not line.startswith(("#", "en"))]
    report.check("each language has its rules", sorted(set(languages) ^ set(MARKS)))
    report.end()


if __name__ == "__main__":
    main()
