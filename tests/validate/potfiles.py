# SPDX-License-Identifier: GPL-3.0-or-later
"""potfiles.py SOURCE_ROOT: po/POTFILES.in names exactly the files that hold text for people."""
import os
import re
import sys

import tap

root = sys.argv[1]
report = tap.Report()

listed = [line.strip() for line in tap.read(root, "po/POTFILES.in").splitlines() if line.strip() and line[0] != "#"]
report.check("sorted, each file once", [] if listed == sorted(set(listed)) else
             ["expected %s before %s" % (b, a) for a, b in zip(listed, listed[1:]) if a >= b])
report.check("every file exists", [f for f in listed if not os.path.exists(os.path.join(root, f))])

COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.S)
MARKER = re.compile(r"""(?<![A-Za-z0-9_])(?:_|N_|C_|NC_|Q_|[a-z]*gettext|g_dn?p?gettext2?|g_dngettext)\s*\(\s*"|"""
                    r"""(?<![A-Za-z0-9_])ngettext\s*\(""")
UI = re.compile(r"""\btranslatable=["'](?:yes|true|1)""")


def has_text(path):
    """Whether xgettext would find something in the file @path."""
    text = tap.read(root, path)
    if path.endswith((".c", ".h")):
        return bool(MARKER.search(COMMENT.sub("", text)))
    if path.endswith((".ui", ".ui.in")):
        return bool(UI.search(text))
    return path.startswith("data/") and path.endswith((".desktop.in", ".gschema.xml.in", ".metainfo.xml.in", ".mime.xml.in"))


holding = [f for f in tap.files(root, "src", "data") if f.endswith((".c", ".h", ".ui", ".in")) and has_text(f)]
report.check("nothing is missing", sorted(set(holding) - set(listed)))

# Lessons have rules of their own in data/its, which xgettext knows how to find.
own = [f for f in listed if f.startswith("data/") and f.endswith(".xml")]
report.check("nothing is listed in vain", sorted(set(listed) - set(holding) - set(own)))
report.end()
