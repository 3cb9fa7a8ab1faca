# SPDX-License-Identifier: GPL-3.0-or-later
"""circles.py SOURCE_ROOT: no two files call each other, directly or by way of others.

What a file defines and calls is found in its text; that is enough where every function has a name of its own.  A
function that a file puts into a field of an object is called by those that call the field.
"""
import os
import re
import sys

import tap

root = sys.argv[1]
report = tap.Report()

COMMENT_OR_STRING = re.compile(r'/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.S)
DEFINITION = re.compile(r"^(fh_\w+) \([^;{}]*\)\n\{", re.M)
STATIC = re.compile(r"^static\b[^\n]*\n(fh_\w+) \(", re.M)
NAME = re.compile(r"\bfh_\w+")
FIELD = re.compile(r"\bself->(\w+) = (fh_\w+);")
THROUGH = re.compile(r"\bself->(\w+) \(")

# What may be called in a circle all the same, and why.
AGAINST = {
    "Time that has passed and a claim call the clock, which is of a later file (fh-game-private.h).": "advance go_on",
}
against = {field: why for why, fields in AGAINST.items() for field in fields.split()}

text = {f: COMMENT_OR_STRING.sub(" ", tap.read(root, f)) for f in tap.files(root, "src", endings=(".c",))}
home = {name: f for f in text for name in set(DEFINITION.findall(text[f])) - set(STATIC.findall(text[f]))}
fields = {field: home[name] for f in text for field, name in FIELD.findall(text[f]) if name in home}
calls = {f: sorted({home[name] for name in NAME.findall(text[f]) if home.get(name, f) != f}
                   | {fields[field] for field in THROUGH.findall(text[f])
                      if fields.get(field, f) != f and field not in against}) for f in text}


def circles():
    """The groups of files that call each other, by Tarjan's algorithm."""
    number, low, stack, found = {}, {}, [], []

    def visit(f):
        number[f] = low[f] = len(number)
        stack.append(f)
        for other in calls[f]:
            if other not in number:
                visit(other)
                low[f] = min(low[f], low[other])
            elif other in stack:
                low[f] = min(low[f], number[other])
        if low[f] == number[f]:
            group = stack[stack.index(f):]
            del stack[stack.index(f):]
            if len(group) > 1:
                found.append(frozenset(group))

    sys.setrecursionlimit(10000)
    for f in sorted(text):
        if f not in number:
            visit(f)
    return found


def why(group):
    return ", ".join("%s calls %s" % (os.path.basename(f), os.path.basename(other))
                     for f in sorted(group) for other in calls[f] if other in group)


found = circles()
report.check("functions are found", ["only %d" % len(home)] if len(home) < 500 else [])
report.check("no circle", [why(group) for group in found])
report.check("what may be called in a circle is there",
             ["no function is put into " + field for field in sorted(set(against) - set(fields))])
report.end()
