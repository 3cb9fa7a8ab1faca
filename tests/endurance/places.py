# SPDX-License-Identifier: GPL-3.0-or-later
"""Hostile things in the place of each file of the program, full and read-only disks, and clocks.

The window must come up, say what is wrong where the game is concerned, destroy nothing, and end when
it is told to.
"""
import contextlib
import glob
import os
import shutil
import sqlite3
import stat
import subprocess
import time

import promise
from bus import Bus
from common import DATA, STATE, Broken, Home, wait
from desk import Desk
from hostile import CHANGED, FILES, LARGE, NOBODY, REPLACED, is_root

STORE = DATA + "/statistics.sqlite"
# What older programs have kept, which is taken over where there is no store yet.
PROGRESS, CHALLENGES = DATA + "/progress.conf", DATA + "/challenges.conf"
# Each file of the program, by its place in the home, and whether it is said at once what is wrong with it.
PLACES = {
    STATE + "/game.500": True, STATE + "/lock": False, STATE: True,
    STORE: True, STORE + ".lock": False, DATA + "/tables": False, DATA + "/tables/table-1.500": False, DATA: True,
    PROGRESS: True, CHALLENGES: True,
}
# How it is spoken of them.
KEPT = "your statistics, progress and challenges"
TOLD = {STORE: KEPT, DATA: KEPT, PROGRESS: "what you have learned", CHALLENGES: "the challenges played"}
# What is added to the store in each round, a lesson and a challenge, by the table.
ADDED = {"progress": "lesson follow-suit", "challenges": "australian-4 7"}
# What has been learned before, and what has been played.
BEFORE = {
    PROGRESS: "[course]\nknows=500\n\n[lesson first-trick]\ndone=true\nstep=\n",
    CHALLENGES: "[australian-4 3]\nwhen=1700000000\n",
}
FAKETIME = "/usr/lib/%s/faketime/libfaketimeMT.so.1"
# What says that something is wrong; the sentences themselves are the program's own business.
WRONG = ("damaged", "cannot be", "could not be", "no game can be", "not continued", "another five hundred")
READ = "Read the File"
ISOLATES = dict.fromkeys(range(0x2066, 0x206a))
# The rounds of the shortest run, whatever else there is time for.
FIRST = [("replaced", STORE, "garbage"), ("replaced", PROGRESS, "fifo"), ("replaced", STORE + ".lock", "folder"),
         ("changed", DATA, "read-only"), ("full", "data", False), ("replaced", STATE + "/game.500", "garbage")]


def has_section(path, table, section):
    """Whether the store at @path has something in @section of @table."""
    try:
        with contextlib.closing(sqlite3.connect("file:%s?mode=ro" % path, timeout=30, uri=True)) as base:
            (rows,) = base.execute("SELECT count(*) FROM %s WHERE section = ?" % table, (section,)).fetchone()
            return rows > 0
    except sqlite3.Error:
        return False


class Places:
    def __init__(self, order):
        self.order = order
        self.desk = Desk(order)
        os.chmod(order.folder, 0o755)
        # Of another user where that is possible, who is refused what root is not.
        self.bus = Bus(order, self.desk, NOBODY if is_root() else None)
        self.home = os.path.join(order.folder, "home")
        self.template = os.path.join(order.folder, "template")
        self.mounted = []
        self.silent = set()
        self.read = 0
        self.make_template()

    def make_template(self):
        """A home with a game, statistics, a table and settings."""
        home = Home(self.template)
        for name in (STATE, DATA):
            os.makedirs(home.path(name), exist_ok=True)
        for place, text in BEFORE.items():
            with open(home.path(place), "w", encoding="ascii") as stream:
                stream.write(text)
        if self.order.run_player(self.template, os.path.join(self.order.folder, "log"), "play", "30",
                                 "table", "Sunday") != 0:
            raise Broken("the game cannot be made")
        self.game = promise.read(promise.journal_path(self.template))

    def renew(self):
        self.unmount()
        self.is_stranger = False
        if os.path.exists(self.home):
            for place, folders, _ in os.walk(self.home):
                for name in folders:
                    if not os.path.islink(os.path.join(place, name)):
                        os.chmod(os.path.join(place, name), 0o700)
            shutil.rmtree(self.home)
        shutil.copytree(self.template, self.home)

    def give(self):
        """Root may read everything: then another user has to do it."""
        self.is_stranger = is_root()
        if self.is_stranger:
            subprocess.run(["chown", "-hR", "%d:%d" % (NOBODY, NOBODY), self.home], check=True)

    def unmount(self):
        while self.mounted:
            subprocess.run(["umount", "-l", self.mounted.pop()], check=False)

    # --- A start ---

    def start(self, what, **variables):
        env = Home.environment(Bare(self.home), self.desk.name, self.bus.address)
        env.update(variables)
        command = [self.order.program()]
        if self.is_stranger:
            command = ["setpriv", "--reuid=%d" % NOBODY, "--regid=%d" % NOBODY, "--clear-groups",
                       "--pdeathsig=KILL", *command]
        errors = os.path.join(self.order.folder, "stderr")
        process = self.order.start(command, env=env, stderr=open(errors, "w"), stdout=subprocess.DEVNULL)
        try:
            self.desk.wait_window(process)
        except Broken as error:
            self.order.stop(process)
            raise Broken("%s: %s: %s" % (what, error, open(errors, encoding="utf-8", errors="replace").read()[-800:])) \
                from error
        return process

    def sentences(self, process):
        """What is written in the windows of what is wrong, as far as it can be known."""
        reader = self.bus.read(process)
        for window in reader.windows():
            for node in reader.walk(window):
                name = reader.name_of(node).translate(ISOLATES).lower()
                if any(word in name for word in WRONG):
                    yield name

    def says(self, process, about):
        return any(about in sentence for sentence in self.sentences(process))

    def quit(self, process, what):
        try:
            self.desk.press_until_end(process, ["control+q"], what + ": the end after Ctrl+Q")
        except Broken:
            self.order.step(subprocess.run(["gdb", "-p", str(process.pid), "-batch", "-ex", "thread apply all bt 30"],
                                           stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                                           check=False).stdout[-6000:])
            raise
        if process.returncode != 0:
            raise Broken("%s: the program ended with %d" % (what, process.returncode))

    def learn(self, process, what):
        """Has a lesson and a challenge begun: each is kept, or it is said that it cannot be."""
        self.bus.activate("play-challenge", "(\"%s\", uint32 %s)" % tuple(ADDED["challenges"].split()))
        self.bus.activate("lesson", "\"%s\"" % ADDED["progress"].split()[1])
        path = os.path.join(self.home, STORE)
        for table, section in ADDED.items():
            def is_told(table=table, section=section):
                return (os.path.isfile(path) and has_section(path, table, section)) or self.says(process, KEPT)
            wait(is_told, "%s: whether %s is kept" % (what, section))

    def read_files(self, process, what, may_read):
        """Presses each button that offers to read a file; what is in it must come."""
        reader = self.bus.read(process)
        offered = [node for window in reader.windows() for node, name, actions in reader.buttons(window)
                   if name == READ and "click" in actions]
        if offered and not may_read:
            raise Broken("%s: what is no file is offered to be read" % what)
        for button in offered:
            reader.do(button, "click")
            wait(lambda: self.text_length(reader), what + ": what is in the file")
            self.read += 1

    @staticmethod
    def text_length(reader):
        """The characters of the text that is shown, if one is."""
        for window in reader.windows():
            for node in reader.walk(window):
                try:
                    if node.getRoleName() in ("text", "text box") \
                            and not node.getState().contains(reader.atspi.STATE_EDITABLE):
                        return node.queryText().characterCount
                except Exception:  # it went away
                    pass
        return 0

    def run_through(self, what, must_say, may_read=False, learns=False, **variables):
        """Starts, looks at what is said, reads what can be read, learns, and ends; @must_say is what it must say,
        and nothing in particular if it is empty, or None."""
        self.order.step(what)
        before = self.things()
        process = self.start(what, **variables)
        try:
            time.sleep(0.3)
            for about in must_say or ():
                wait(lambda about=about: self.says(process, about), what + ": what is said of it")
            self.read_files(process, what, may_read)
            if learns:
                self.learn(process, what)
            if must_say is None and not self.says(process, ""):
                self.silent.add(what)
            self.quit(process, what)
        finally:
            self.order.stop(process)
        self.check_things(before, what)
        return True

    # --- What must still be there ---

    def things(self):
        """Everything below the home that is not a plain file of the program's own, and all texts."""
        found = {}
        for place, folders, names in os.walk(self.home):
            for name in folders + names:
                path = os.path.join(place, name)
                about = os.lstat(path)
                content = None
                if stat.S_ISREG(about.st_mode) and about.st_size <= LARGE:
                    content = promise.read(path)
                elif stat.S_ISLNK(about.st_mode):
                    content = os.readlink(path)
                found[path] = (stat.S_IFMT(about.st_mode), content)
        return found

    def check_things(self, before, what):
        """Nothing that is not the program's has gone, or it has been put aside whole; the game is there."""
        after = self.things()
        for path, (kind, content) in before.items():
            if after.get(path, (None,))[0] != kind and (kind, content) not in after.values() and not path.endswith(".new"):
                raise Broken("%s: %s is gone" % (what, path))
            if kind == stat.S_IFREG and content and after.get(path, (kind, content))[1] != content:
                texts = [other for other_kind, other in after.values() if other_kind == stat.S_IFREG and other]
                kept = any(promise.is_prefix(content, other) for other in texts)
                own = path.endswith(STORE)
                if not kept and not own:
                    raise Broken("%s: what was in %s is lost" % (what, path))
                if own and not kept and bytes(range(256)) in content and content not in texts:
                    raise Broken("%s: the garbage in %s was written over, and not put aside" % (what, path))

    # --- Rounds ---

    def begin_before(self, place):
        """What was kept before is looked at only where it has not been taken over."""
        if place in BEFORE:
            os.unlink(os.path.join(self.home, STORE))

    def replaced(self, place, kind):
        self.renew()
        self.begin_before(place)
        path = os.path.join(self.home, place)
        if os.path.isdir(path):
            os.rename(path, path + ".away")
        else:
            os.unlink(path)
        REPLACED[kind](path)
        # A link to nowhere is no file, and another folder is as good as the first one.
        is_fine = kind == "dangling link" or kind == "folder" and place in (STATE, DATA)
        return self.run_through("%s in the place of %s" % (kind, place),
                                (TOLD.get(place, ""),) if PLACES[place] and not is_fine else None,
                                # Of a lock and the like the file that is meant is one.
                                may_read=kind in FILES or place not in (*TOLD, STATE + "/game.500"),
                                learns=place.startswith(DATA))

    def changed(self, place, kind):
        if not is_root() and kind == "owner":
            return False
        self.renew()
        self.begin_before(place)
        self.give()
        CHANGED[kind](os.path.join(self.home, place))
        must_say = PLACES[place] and kind != "read-only" or place == STATE
        return self.run_through("%s: %s" % (kind, place), (TOLD.get(place, ""),) if must_say else None,
                                may_read=True, learns=place.startswith(DATA))

    def full(self, name, read_only):
        """The folder of the state, or of the data, on a disk that is full to the brim, or read-only."""
        if not is_root():
            return False
        self.renew()
        path = os.path.join(self.home, name)
        shutil.move(path, path + ".away")
        os.mkdir(path)
        if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=512k,mode=777", "none", path],
                          stderr=subprocess.DEVNULL, check=False).returncode != 0:
            return False
        self.mounted.append(path)
        shutil.copytree(path + ".away", path, dirs_exist_ok=True)
        if read_only:
            subprocess.run(["mount", "-o", "remount,ro", path], check=True)
        else:
            with open(os.path.join(path, "filler"), "wb", buffering=0) as stream:
                try:
                    while stream.write(b"x" * 512):
                        pass
                except OSError:
                    pass
        return self.run_through("%s disk of the %s" % ("read-only" if read_only else "full", name),
                                ("",) if name == "state" else None, may_read=True, learns=name == "data")

    def clock(self, when):
        """Another date, or a clock that runs or jumps, while the steady clock goes on as it should."""
        libraries = glob.glob(FAKETIME % "*")
        if not libraries:
            return False
        self.renew()
        return self.run_through("clock %s" % when, None, LD_PRELOAD=libraries[0], FAKETIME=when,
                                FAKETIME_DONT_FAKE_MONOTONIC="1", FAKETIME_NO_CACHE="1")


class Bare(Home):
    """A home that is as it is."""

    def __init__(self, folder):
        self.folder = folder


def run(order):
    rounds = [("replaced", place, kind) for place in PLACES for kind in REPLACED]
    rounds += [("changed", place, kind) for place in PLACES for kind in CHANGED]
    rounds += [("full", name, read_only) for name in ("state", "data") for read_only in (False, True)]
    rounds += [("clock", when) for when in ("+20y", "-30y", "+0 x100", "-0 i3600.0")]
    order.random.shuffle(rounds)
    rounds.sort(key=lambda round: FIRST.index(round) if round in FIRST else len(FIRST))
    places = Places(order)
    try:
        if order.count and not order.whole:
            rounds = rounds[:order.count]
        done = order.each(rounds, lambda name, *arguments: getattr(places, name)(*arguments))
        for path in (places.home,):
            if not os.path.exists(path):
                raise Broken("%s is gone" % path)
    finally:
        places.unmount()
    return "%d of %d hostile places; %d files read; nothing was said of %d of them: %s" % (
        done, len(rounds), places.read, len(places.silent), ", ".join(sorted(places.silent)) or "none")
