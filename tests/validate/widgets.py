# SPDX-License-Identifier: GPL-3.0-or-later
"""widgets.py SOURCE_ROOT: a widget is whole as soon as g_object_new() has made it with its properties.

What a widget needs is a property that it is made with, and what it does with that stands in its constructed(): so it
is the same from a template, from a test and from its own function.  A property that is kept in a field as it is given
has its line of fh-made.h: by hand it would be twenty, and one that forgets to free it.  So has what an object holds.
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
BY_HAND = re.compile(r"\b(PROP_\w+)\b[^;]*?(?:FH_PARAM_MADE_WITH|G_PARAM_WRITABLE \| G_PARAM_CONSTRUCT_ONLY)")
DECLARED = re.compile(r"^  \w+ \*?\w+(?: = [^;]*)?;$", re.M)
BRANCH = re.compile(r"\bcase (PROP_\w+):(.*?)\bbreak;", re.S)
FORK = re.compile(r"\bif \(id == PROP_\w+\)|\belse\b|\breturn;|[{}]")
KEEPS = re.compile(r"\s*(?:self|\w+ \(object\))->\w+ = (?:\*?\([^()]*\) )?(?:g_value_(?:get|dup)_\w+ \(value\)"
                   r"|\w+ \(g_value_get_\w+ \(value\)[^;]*\));\s*")


LATE = re.compile(r"\bFH_(?:MADE_WITH|HOLDS|DROPS)\w* \(.*->(?:dispose|finalize|set_property) = ", re.S)

ENDS = re.compile(r"^\w+_(?:dispose|finalize) \(GObject \*object\)\n\{\n(.*?)^\}", re.M | re.S)
FREES = re.compile(r"\bg_(?:clear_(?:object|pointer|handle_id)|free|\w*unref) \(&?(?:self|FH_\w+ \(object\))->(\w+)[,)]")

# What has to go before its object lets go of all else.
FIRST = {
    "src/view/app/fh-window.c": ["game", "tutor"],
    "src/view/cards/fh-hand-view.c": ["motion"],
    "src/view/game/fh-game-view.c": ["game", "scroller", "settings"],
    "src/view/learn/fh-practice-page.c": ["session"],
    "src/view/table/fh-table-view.c": ["fade", "herald", "passing", "trick"],
}


def finishes(name, body):
    """Whether the function @name does by @body what the object should have done that it makes."""
    if "_new" in name:
        return not BARE.fullmatch(body)
    made = KEPT.search(body)
    after = body[made.end():] if made else ""
    return made and (re.search(r"\b%s->[\w.\[\]>-]+ = " % made[1], after) or "fh_dialog_rebuild (" in after)


def kept_by_hand(code):
    """What a file with @code only keeps of the properties it declares itself; all of them, if nothing sets them."""
    ids = set(BY_HAND.findall(code))
    setters = [body for name, body in FUNCTION.findall(code) if name.endswith("_set_property")]
    kept = set()
    for body in setters:
        branches = dict(BRANCH.findall(body))
        if branches:
            kept |= {p for p in ids if KEEPS.fullmatch(branches.get(p, ""))}
        else:
            kept |= {part.strip() for part in FORK.split(DECLARED.sub("", body)) if KEEPS.fullmatch(part)}
    return sorted(kept) if ids and setters else sorted(ids)


code = {f: COMMENT.sub(" ", tap.read(root, f)) for f in tap.files(root, "src/view", endings=(".c",))}
made = [(f, name, body) for f, text in code.items() for name, body in FUNCTION.findall(text) if MAKES.search(body)]
lines = sum(text.count("  FH_MADE_WITH_") for text in code.values())
model = {f: COMMENT.sub(" ", tap.read(root, f)) for f in tap.files(root, "src/model", endings=(".c",))}

report.check("widgets are whole when they are made",
             ["%s: %s() finishes what g_object_new() has made" % (f, name)
              for f, name, body in made if finishes(name, body)])
report.check("what a widget only keeps has its line of fh-made.h",
             ["%s: %s is kept as it is given: FH_MADE_WITH_..." % (f, what)
              for f, text in code.items() for what in kept_by_hand(text)])
report.check("a class names its own dispose(), finalize() and set_property() before its lines of fh-made.h",
             ["%s: %s()" % (f, name) for f, text in {**code, **model}.items() for name, body in FUNCTION.findall(text)
              if LATE.search(body)])
freed = {f: sorted(field for body in ENDS.findall(text) for field in FREES.findall(body))
         for f, text in {**code, **model}.items()}
report.check("what an object holds has its line of fh-made.h: FH_HOLDS, FH_DROPS",
             ["%s: %s by hand, not %s" % (f, freed.get(f), FIRST.get(f))
              for f in sorted({*freed, *FIRST}) if freed.get(f, []) != FIRST.get(f, [])])
report.check("a field for a number leaves the wheel to its page",
             ["%s: gtk_spin_button_new in place of fh_number_new()" % f
              for f, text in code.items() if "gtk_spin_button_new" in text and not f.endswith("/fh-widget-parts.c")])
# If the code is written in another way some day, this must not pass because it finds nothing.
report.check("most widgets have been looked at",
             (["only %d" % len(made)] if len(made) < 40 else []) + (["only %d lines" % lines] if lines < 90 else []))
report.end()
