# SPDX-License-Identifier: GPL-3.0-or-later
"""layout.py SOURCE_ROOT: the tree is as the README says, and each room keeps to itself."""
import os
import re
import subprocess
import sys

import tap

root = sys.argv[1]
report = tap.Report()

TOP = {"meson.build", "README.md", "COPYING", "data", "po", "src", "tests", "help", "flatpak"}
report.check("nothing else at the top",
             [name for name in sorted(os.listdir(root)) if name not in TOP and not name.startswith(".")
              and name != "_build" and not tap.is_build_folder(os.path.join(root, name))])

# From the lowest to the highest; a room sees itself and those before it.
ROOMS = ["engine", "record", "players", "tutor", "model", "view"]
PURE = ROOMS[:4]
SOURCES = tap.files(root, "src", endings=(".c", ".h"))
# Likewise the rooms inside the big ones, each a folder.
INNER = {
    "players": ["solver", "bidding", "cards", "search"],
    "model": ["base", "words", "sentences", "journal", "game", "settings", "tutor", "learn"],
    "view": ["base", "cards", "help", "table", "panels", "setup", "tutor", "game", "learn", "review", "app"],
}
INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', re.M)
path_of_header = {os.path.basename(f): f for f in SOURCES if f.endswith(".h")}
room_of_header = {os.path.basename(f): f.split("/")[1] for f in SOURCES if f.endswith(".h") and f.count("/") > 1}


def includes(path):
    return INCLUDE.findall(tap.read(root, path))


def seen(path, known):
    """All headers that a file includes, and those that they include."""
    for h in includes(path):
        name = os.path.basename(h)
        if name not in known:
            known.add(name)
            if name in path_of_header:
                seen(path_of_header[name], known)
    return known


def room(path):
    return path.split("/")[1] if path.count("/") > 1 else None


def inner(path):
    """The place of the room inside a big room, or None."""
    parts = path.split("/")
    return INNER[parts[1]].index(parts[2]) if len(parts) == 4 and parts[2] in INNER.get(parts[1], []) else None


path_of_file = {os.path.basename(f): f for f in SOURCES}
report.check("no two files have one name", [
    "%s and %s" % (f, path_of_file[os.path.basename(f)]) for f in SOURCES if path_of_file[os.path.basename(f)] != f])
report.check("rooms look down only", [
    "%s includes %s of %s" % (f, h, room_of_header[os.path.basename(h)]) for f in SOURCES if room(f) in ROOMS
    for h in includes(f) if room_of_header.get(os.path.basename(h)) in ROOMS
    and ROOMS.index(room_of_header[os.path.basename(h)]) > ROOMS.index(room(f))])
report.check("every file of a big room lies in one of its rooms",
             [f for f in SOURCES if room(f) in INNER and inner(f) is None])
report.check("and looks down only", [
    "%s includes %s" % (f, path_of_header[os.path.basename(h)]) for f in SOURCES if room(f) in INNER for h in includes(f)
    if room_of_header.get(os.path.basename(h)) == room(f)
    and inner(path_of_header[os.path.basename(h)]) > inner(f)])
report.check("the solver sees the rules only", [
    "%s includes %s" % (f, h) for f in SOURCES if f.startswith("src/players/solver/") for h in includes(f)
    if os.path.basename(h) in path_of_header
    and not path_of_header[os.path.basename(h)].startswith(("src/engine/", "src/players/solver/"))])
report.check("the rooms of the rules are pure C", [
    "%s includes %s" % (f, h) for f in SOURCES if room(f) in PURE
    for h in includes(f) if re.match(r"(glib|gio|gobject|gmodule|gtk|gdk|gsk|adwaita|librsvg|cairo|pango|libintl)", h)])
report.check("GTK stays in the view", [
    "%s includes %s" % (f, h) for f in SOURCES if room(f) in PURE + ["model", "cli", "browser"]
    for h in includes(f) if re.match(r"(gtk|gdk|gsk|adwaita)", h)])
# A header that is read beforehand would hide that a file forgets to ask for it.
report.check("who uses the toolkit includes it", [
    f for f in SOURCES if room(f) == "view" and re.search(r"\b(?:Gtk|Adw|Gdk|gtk_|adw_|gdk_)", tap.read(root, f))
    and not seen(f, set()) & {"adwaita.h", "gtk.h", "gdk.h"}])
report.check("the door to the browser knows no room", [
    "%s includes %s of %s" % (f, h, room_of_header[os.path.basename(h)]) for f in SOURCES if room(f) == "browser"
    for h in includes(f) if room_of_header.get(os.path.basename(h), "browser") != "browser"])
report.check("players and tutors see a seat, not the game", [
    "%s includes %s" % (f, h) for f in SOURCES if room(f) in ("players", "tutor")
    for h in includes(f) if os.path.basename(h) == "fh-state.h"])

text = [f for f in tap.files(root) if f.endswith(tap.TEXT) or "." not in os.path.basename(f)]
code = [f for f in text if f.startswith("src/") and f.endswith((".c", ".h"))]
report.check("no file outgrows a screen of thought", [
    "%s has %d lines" % (f, n) for f in code for n in [tap.read(root, f).count("\n")] if n > 550])
# A thread that is done with its task last lets its source die there.
report.check("a thread is asked by fh-asker.c alone", [
    f for f in code if not f.endswith("/fh-asker.c") and "g_task_run_in_thread" in tap.read(root, f)])
report.check("deprecations are not silenced", [
    f for f in code if not f.endswith("/fh-compat.c")
    and re.search(r"no-deprecated-declarations|G_GNUC_BEGIN_IGNORE_DEPRECATIONS", tap.read(root, f))])
# A shift by a number that is no seat is undefined; fh-seat.h asks first.  What the solver calls a leader or a winner is a
# hand, numbered by itself.
SEAT = r"(?:seats?\[\w+\]|\w*seat|turn|declarer|dealer|(?:hidden_)?partner|holder|offender|rightful|person|\w*bidder)"
SHIFT = re.compile(r"(?:<<|>>)\s*\(?(?:\w+(?:\[\w+\])?(?:\.|->))*(?:%s|fh_rules_(?:player|partner) \(.*)(?!\w|\.|->|\[| \()"
                   r"|(?:<<|>>)\s*\(?\w+(?:->|\.)(?:winner|leader)\b"
                   r"|\b(?:seats|allies|sitting_out|partners|barred|revoked|may_declare|friends|foes) >>" % SEAT)
report.check("a set of seats is asked by fh-seat.h alone", [
    "%s: %s" % (f, m.group().strip()) for f in tap.files(root, "src", "tests", endings=(".c", ".h"))
    if f != "src/engine/fh-seat.h" for m in SHIFT.finditer(tap.read(root, f))])
# What hangs is to say where.
WAITS = ("tests/model/await.h", "tests/view/window-driver.c", "tests/view/screens.c")
report.check("a test waits by await.h or driver_wait() alone", [
    f for f in tap.files(root, "tests/model", "tests/view", endings=(".c", ".h"))
    if f not in WAITS and "g_main_context_iteration" in tap.read(root, f)])
report.check("every C file names its license", [
    f for f in tap.files(root, "src", "tests", endings=(".c", ".h", ".h.in"))
    if "SPDX-License-Identifier: GPL-3.0-or-later" not in tap.read(root, f)[:600]])
report.check("the application's id is said once", [
    f for f in text if f.startswith(("src/", "data/", "help/", "po/"))
    and re.search(r"io[./]github[./]fivehundredgame[./]FiveHundred", tap.read(root, f))])
# What is not kept in git has no such list.
tracked = subprocess.run(["git", "-C", root, "ls-files", "*.pot"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                         text=True, check=False)
report.check("templates of translations are made, not kept", tracked.stdout.split())
report.end()
