# SPDX-License-Identifier: GPL-3.0-or-later
"""ids.py SOURCE_ROOT TABLE...: every rule that concerns one of the tables is tested, and explained.

tests/data/ledger-ids.txt says which rules there are; a test names the one that it covers, in a table
or in a comment: "HC-042", or "HC-019 to HC-023" for several in a row.  What is only for the tutor
to know is counted, but not asked for.

src/engine/RULES.md says what each means, and so for decisions, clarifications and scenarios: who
meets an ID in the code or in a test finds it there, once.
"""
import re
import sys

import tap

root, tables = sys.argv[1], set(sys.argv[2:])
report = tap.Report()

rows = [line.split("\t") for line in tap.read(root, "tests/data/ledger-ids.txt").splitlines() if line and line[0] != "#"]
wanted = {table: [i for i, topic, where in rows if topic != "tutor" and table in where.split()] for table in tables}
known = {i for i, _, _ in rows}

ENDINGS = (".c", ".h", ".py", ".sh", ".txt", ".xml", ".css", ".ui", ".md", ".500")
RULE = r"\b(?:HC|NZ|PW|DX|HP|X)-\d{3}\b"
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


named = {}
for path in tap.files(root, "tests", endings=ENDINGS):
    if path.startswith("tests/validate/") or path == "tests/data/ledger-ids.txt":
        continue
    for name in ids_in(tap.read(root, path), RULE):
        named.setdefault(name, []).append(path)

for table in sorted(tables):
    report.check(table, [i for i in wanted[table] if i not in named])
report.check("no test names a row that does not exist",
             ["%s in %s" % (i, ", ".join(named[i])) for i in sorted(set(named) - known)])

PAGE = "src/engine/RULES.md"
lines = re.findall(r"^- \*\*([A-Z0-9-]+)\*\* \S", tap.read(root, PAGE), re.M)
cited = {}
for path in tap.files(root, "src", "tests", endings=ENDINGS):
    for name in ids_in(tap.read(root, path), RULE + "|" + OTHER):
        cited.setdefault(name, path)
report.check("every ID has its line in " + PAGE,
             ["%s, which %s names" % (i, cited[i]) for i in sorted(set(cited) - set(lines))])
report.check("no ID has two", sorted(i for i in set(lines) if lines.count(i) > 1))

tutor = [i for i, topic, where in rows if topic == "tutor" and tables & set(where.split())]
print("# of %d rows for the tutor %d are named" % (len(tutor), len(set(tutor) & set(named))))
report.end()
