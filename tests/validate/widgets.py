# SPDX-License-Identifier: GPL-3.0-or-later
"""widgets.py SOURCE_ROOT: a widget is whole as soon as g_object_new() has made it with its properties.

What a widget needs is a property that it is made with, and what it does with that stands in its constructed(): so it
is the same from a template, from a test and from its own function.
"""
import re
import sys

import tap

root = sys.argv[1]
report = tap.Report()

COMMENT = re.compile(r"/\*.*?\*/", re.S)
FUNCTION = re.compile(r"^(?:\w[^\n;{}]*\n)?(\w+) \([^{};]*\)\n\{\n(.*?)^\}", re.M | re.S)
MAKES = re.compile(r"\bg_object_new \(FH_TYPE_")
KEPT = re.compile(r"(\w+) = g_object_new \(FH_TYPE_")
BARE = re.compile(r"\s*return g_object_new \([^;]*\);\s*")


def finishes(name, body):
    """Whether the function @name does by @body what the object should have done that it makes."""
    if "_new" in name:
        return not BARE.fullmatch(body)
    made = KEPT.search(body)
    after = body[made.end():] if made else ""
    return made and (re.search(r"\b%s->[\w.\[\]>-]+ = " % made[1], after) or "fh_dialog_rebuild (" in after)


made = [(f, name, body) for f in tap.files(root, "src/view", endings=(".c",))
        for name, body in FUNCTION.findall(COMMENT.sub(" ", tap.read(root, f))) if MAKES.search(body)]

report.check("widgets are whole when they are made",
             ["%s: %s() finishes what g_object_new() has made" % (f, name)
              for f, name, body in made if finishes(name, body)])
# If the code is written in another way some day, this must not pass because it finds nothing.
report.check("most widgets have been looked at", ["only %d" % len(made)] if len(made) < 40 else [])
report.end()
