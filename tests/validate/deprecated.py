# SPDX-License-Identifier: GPL-3.0-or-later
"""deprecated.py SOURCE_ROOT: nothing is used that newer headers of GLib, GTK or libadwaita call deprecated.

deprecated.py --list INCLUDE_FOLDER prints what those headers call so, as it stands in deprecated.tsv: the name, since
when, and what takes its place.  tests/newest compares the two.  What was called so when the oldest toolkit of
meson.build came is not there: the compiler refuses that.
"""
import os
import re
import sys

import tap

HERE = os.path.dirname(os.path.abspath(__file__))
LIST = os.path.join(HERE, "deprecated.tsv")
HEADERS = {"glib-2.0": "GLIB", "gtk-4.0": "GDK", "libadwaita-1": "ADW"}
# The one place for names that only one end of the range has or likes.
COMPATIBILITY = "src/view/base/fh-compat.c"

COMMENT = re.compile(r"/\*.*?\*/", re.S)
# What a file of C says on purpose: names in strings, and uses that it marks.
SAID = re.compile(r'/\*.*?\*/|"(?:\\.|[^"\\\n])*"'
                  r"|\bG_GNUC_BEGIN_IGNORE_DEPRECATIONS\b.*?\bG_GNUC_END_IGNORE_DEPRECATIONS\b", re.S)
MARK = re.compile(r"\b(?:GDK|ADW|GLIB|GOBJECT|GIO|GMODULE|G)_(?:\w+_)??DEPRECATED(?P<kind>_ENUMERATOR|_TYPE|_MACRO)?"
                  r"(?:_IN_(?P<since>\d+_\d+))?(?:_FOR\s*\((?P<instead>[^()]*(?:\(\))?[^()]*)\))?(?!\w)")
DECLARES = re.compile(r"\s*G_DECLARE_\w+\s*\(\s*(\w+)\s*,\s*(\w+)")
FUNCTION = re.compile(r"[^;{}()#]*?\b(\w+)\s*\(")
BEFORE = re.compile(r"(\w+)\s*$")


def parts(version):
    return [int(part) for part in version.replace("_", ".").split(".")]


OLDEST = {package: parts(re.search(r"-D%s_VERSION_MIN_REQUIRED=\w+?_VERSION_([\d_]+)" % name,
                                   tap.read(os.path.join(HERE, "..", ".."), "meson.build"))[1])
          for package, name in HEADERS.items()}


def is_refused(package, since=""):
    """Whether the compiler refuses what has been called deprecated in @package @since, "" for it is not said when."""
    return since != "" and parts(since) <= OLDEST[package]


def names_at(text, mark):
    """The names of which the @mark in a header's @text speaks."""
    line = text.rfind("\n", 0, mark.start()) + 1
    before = text[line:mark.start()]
    if before.lstrip().startswith("#"):
        found = re.match(r"\s*#\s*define\s+(\w+)", before)
        # The macros that make such marks are defined with them.
        return [found[1]] if found and mark["kind"] == "_MACRO" and "_DEPRECATED_" not in found[1] else []
    if mark["kind"] in ("_ENUMERATOR", "_TYPE") and before.strip():
        return BEFORE.findall(before)
    declares = DECLARES.match(text, mark.end())
    if declares:
        return [declares[1], declares[2] + "_get_type"]
    function = FUNCTION.match(text, mark.end())
    return [function[1]] if function and mark["kind"] is None else []


def listed(include):
    """The rows that the headers below @include give."""
    rows = {}
    for package in HEADERS:
        for folder, _, leaves in sorted(os.walk(os.path.join(include, package))):
            for leaf in sorted(leaves):
                with open(os.path.join(folder, leaf), encoding="utf-8", errors="replace") as stream:
                    text = COMMENT.sub(" ", stream.read())
                for mark in MARK.finditer(text):
                    since = (mark["since"] or "").replace("_", ".")
                    for name in names_at(text, mark) if not is_refused(package, since) else []:
                        rows[name] = (package, since, " ".join((mark["instead"] or "").split()))
    return sorted((package, name, since, instead) for name, (package, since, instead) in rows.items())


def print_list(include):
    for package, name, since, instead in listed(include):
        print("\t".join((name, ("%s %s" % (package, since)).strip(), instead)).rstrip())


def check(root):
    report = tap.Report()
    with open(LIST, encoding="utf-8") as stream:
        rows = [line.rstrip("\n").split("\t") for line in stream]
    table = {row[0]: row[1:] for row in rows}
    report.check("the list has names of each library",
                 ["none of " + package for package in HEADERS
                  if not any(row[1].startswith(package) for row in rows)])

    report.check("what the compiler refuses is left to it",
                 ["%s: %s" % (row[0], row[1]) for row in rows if is_refused(*row[1].split(" "))])

    def used():
        for path in tap.files(root, "src", "tests", endings=(".c", ".h", ".ui")):
            if path == COMPATIBILITY:
                continue
            text = tap.read(root, path)
            if not path.endswith(".ui"):
                text = SAID.sub(lambda said: re.sub(r"[^\n]", " ", said[0]), text)
            for number, line in enumerate(text.split("\n"), 1):
                for name in re.findall(r"\b\w+\b", line):
                    if name in table:
                        yield "%s:%d: %s is deprecated since %s%s" % (
                            path, number, name, table[name][0], "".join("; use " + i for i in table[name][1:]))

    report.check("nothing that newer headers call deprecated", used())
    report.end()


if sys.argv[1] == "--list":
    print_list(sys.argv[2])
else:
    check(sys.argv[1])
