# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes of an English text what a wordy language could make of it.

Letters get accents, so that a missing character of a font shows; the text grows by two fifths, so
that what is too narrow shows; and it stands in brackets, so that what is not translated, or was
glued together, shows.  What programs read stays: directives of printf, markup, entities, the
underscores of mnemonics, and the semicolons of a list of keywords.
"""
import re

KEPT = re.compile(r"(%(?:\d+\$)?[-+ #0'.*\d]*(?:hh|h|ll|l|z|j|t|q)?[a-zA-Z%]|<[^<>]*>|&#?\w+;|_(?=\w)|\n)")
ACCENTS = str.maketrans("aceinouyACEINOUY", "àçéîñöüýÀÇÉÎÑÖÜÝ")


def pseudo(text):
    """@text in the pseudo language."""
    if re.fullmatch(r"(?:[^;\s]+;)+", text):
        return "".join("[%s];" % word.translate(ACCENTS) for word in text.rstrip(";").split(";"))
    parts = KEPT.split(text)
    letters = sum(len(part) for part in parts[::2])
    body = "".join(part if n % 2 else part.translate(ACCENTS) for n, part in enumerate(parts))
    end = "\n" if body.endswith("\n") else ""
    growth = "~" * (2 * letters // 5 + 1)
    # Not one word without end: lines break between words.
    growth = " ".join([growth[:5]] + [growth[n:n + 7] for n in range(5, len(growth), 8)])
    return "[" + body[:len(body) - len(end)] + growth + "]" + end
