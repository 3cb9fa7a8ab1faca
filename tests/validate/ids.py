# SPDX-License-Identifier: GPL-3.0-or-later
"""ids.py SOURCE_ROOT TABLE...: every rule of the ledger that concerns one of the tables is tested.

tests/data/ledger-ids.txt says which rows there are; a test names the row that it covers, in a table
or in a comment: "HC-042", or "HC-019 to HC-023" for several in a row.  What is only for the tutor
to know is counted, but not asked for.
"""
import re
import sys

import tap

root, tables = sys.argv[1], set(sys.argv[2:])
report = tap.Report()

rows = [line.split("\t") for line in tap.read(root, "tests/data/ledger-ids.txt").splitlines() if line and line[0] != "#"]
wanted = {table: [i for i, topic, where in rows if topic != "tutor" and table in where.split()] for table in tables}
known = {i for i, _, _ in rows}

named = {}
for path in tap.files(root, "tests", endings=(".c", ".h", ".py", ".sh", ".txt", ".xml", ".500")):
    if path.startswith("tests/validate/") or path == "tests/data/ledger-ids.txt":
        continue
    text = tap.read(root, path)
    found = set(re.findall(r"\b(?:HC|NZ|PW|DX|HP)-\d{3}\b", text))
    for first, last in re.findall(r"\b((?:HC|NZ|PW|DX|HP)-\d{3})\s+to\s+((?:HC|NZ|PW|DX|HP)-\d{3})\b", text):
        if first[:2] == last[:2]:
            found |= {"%s-%03d" % (first[:2], n) for n in range(int(first[3:]), int(last[3:]) + 1)}
    for name in found:
        named.setdefault(name, []).append(path)

for table in sorted(tables):
    report.check(table, [i for i in wanted[table] if i not in named])
report.check("no test names a row that does not exist",
             ["%s in %s" % (i, ", ".join(named[i])) for i in sorted(set(named) - known)])
tutor = [i for i, topic, where in rows if topic == "tutor" and tables & set(where.split())]
print("# of %d rows for the tutor %d are named" % (len(tutor), len(set(tutor) & set(named))))
report.end()
