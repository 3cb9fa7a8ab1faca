# SPDX-License-Identifier: GPL-3.0-or-later
"""po.py SOURCE_ROOT: the translations."""
import os
import re
import subprocess
import sys

import tap

root = sys.argv[1]
po = os.path.join(root, "po")
report = tap.Report()

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

    fuzzy = subprocess.run(["msgattrib", "--only-fuzzy", "--no-obsolete", path],
                           stdout=subprocess.PIPE, text=True, check=True).stdout
    report.check(language + ": nothing is guessed", [fuzzy] if fuzzy.strip() else [])
report.end()
