# SPDX-License-Identifier: GPL-3.0-or-later
"""ids.py SOURCE_ROOT: every rule is tested, and explained.

src/engine/RULES.md says which rules there are, and so for decisions, clarifications and scenarios: who
meets an ID in the code or in a test finds it there, once.  A test names the rule that it covers, in a
table or in a comment: "HC-042", or "HC-019 to HC-023" for several in a row.  What is only taught is
asked of lessons and help (lessons.py).
"""
import re
import sys

import tap

root = sys.argv[1]
report = tap.Report()
lines, taught = tap.rules(root)

ENDINGS = (".c", ".h", ".py", ".sh", ".txt", ".xml", ".css", ".ui", ".md", ".500")
# A range may go on in the next line of a comment.
RANGE = re.compile(r"\b([A-Z]+)-(\d+)[\s*#]+to[\s*#]+\1-(\d+)\b")
OTHER = r"\bS-\d{3}\b|\bC-\d{1,2}\b|\bD-[A-Z0-9]+(?:-[A-Z0-9]+)*\b"


def ids_in(text, pattern):
    """The IDs of the form @pattern that @text names, those of its ranges among them."""
    found = set(re.findall(pattern, text))
    for series, first, last in RANGE.findall(text):
        found |= {name for n in range(int(first), int(last) + 1)
                  for name in ["%s-%0*d" % (series, len(first), n)] if re.fullmatch(pattern, name)}
    return found


tested = set()
for path in tap.files(root, "tests", endings=ENDINGS):
    if not path.startswith("tests/validate/"):
        tested |= ids_in(tap.read(root, path), tap.RULE)
report.check("every rule is tested", [i for i in lines if re.fullmatch(tap.RULE, i) and i not in tested and i not in taught])

cited = {}
for path in tap.files(root, "src", "tests", endings=ENDINGS):
    for name in ids_in(tap.read(root, path), tap.RULE + "|" + OTHER):
        cited.setdefault(name, path)
report.check("every ID has its line in " + tap.RULES,
             ["%s, which %s names" % (i, cited[i]) for i in sorted(set(cited) - set(lines))])
report.check("no ID has two", sorted(i for i in set(lines) if lines.count(i) > 1))

report.end()
