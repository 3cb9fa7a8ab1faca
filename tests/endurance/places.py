# SPDX-License-Identifier: GPL-3.0-or-later
"""Hostile things in the place of each file of the program, full and read-only disks, and clocks.

The window must come up, say what is wrong where the game is concerned, destroy nothing, and end when
it is told to.
"""
import glob
import os
import shutil
import socket
import stat
import subprocess
import time

import promise
from common import DATA, STATE, Broken, Home, wait
from desk import Desk
from kill import Bus

# Each file of the program, by its place in the home, and whether the game is lost without it.
PLACES = {
    STATE + "/game.500": True, STATE + "/lock": False, STATE: True,
    DATA + "/statistics.sqlite": False, DATA + "/tables": False, DATA + "/tables/table-1.500": False, DATA: False,
}
FAKETIME = "/usr/lib/%s/faketime/libfaketimeMT.so.1"
NOBODY = 65534
LARGE = 16 * 1024 * 1024 + 1
# What says that something is wrong; the sentences themselves are the program's own business.
WRONG = ("damaged", "cannot be", "could not be", "no game can be", "not gone on with", "another five hundred")


def is_root():
    return os.geteuid() == 0


# --- What is put there ---

def put_fifo(path):
    os.mkfifo(path)


def put_folder(path):
    os.mkdir(path)
    with open(os.path.join(path, "something"), "w", encoding="ascii") as stream:
        stream.write("of somebody else\n")


def put_zeros(path):
    os.symlink("/dev/zero", path)


def put_loop(path):
    os.symlink(path, path)


def put_dangling(path):
    os.symlink(path + ".nowhere", path)


def put_large(path):
    with open(path, "wb") as stream:
        stream.truncate(LARGE)


def put_garbage(path):
    with open(path, "wb") as stream:
        stream.write(bytes(range(256)) * 64)


def put_socket(path):
    listener = socket.socket(socket.AF_UNIX)
    here = os.getcwd()
    os.chdir(os.path.dirname(path))  # the names of sockets are short
    listener.bind(os.path.basename(path))
    os.chdir(here)
    listener.close()


REPLACED = {"fifo": put_fifo, "folder": put_folder, "device": put_zeros, "loop": put_loop, "dangling link": put_dangling,
            "large": put_large, "garbage": put_garbage, "socket": put_socket}


def lock_away(path):
    os.chmod(path, 0)


def make_read_only(path):
    os.chmod(path, 0o500 if os.path.isdir(path) else 0o400)


def give_to_root(path):
    os.chown(path, 0, 0)
    os.chmod(path, 0o700 if os.path.isdir(path) else 0o600)


CHANGED = {"no rights": lock_away, "read-only": make_read_only, "owner": give_to_root}


class Places:
    def __init__(self, order):
        self.order = order
        self.desk = Desk(order)
        self.bus = Bus(order, self.desk)
        self.home = os.path.join(order.folder, "home")
        self.template = os.path.join(order.folder, "template")
        self.mounted = []
        self.silent = set()
        os.chmod(order.folder, 0o755)
        self.make_template()

    def make_template(self):
        """A home with a game, statistics, a table and settings."""
        home = Home(self.template)
        for name in (STATE, DATA):
            os.makedirs(home.path(name), exist_ok=True)
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
            # The bus lets in nobody but who has started it: what is said is not looked at then.
            command = ["setpriv", "--reuid=%d" % NOBODY, "--regid=%d" % NOBODY, "--clear-groups",
                       "--pdeathsig=KILL", *command]
            env.update(DBUS_SESSION_BUS_ADDRESS="unix:path=/nonexistent", GTK_A11Y="none")
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
        """What is written in the window of what is wrong, as far as it can be known."""
        reader = self.bus.read(process)
        time.sleep(0.3)
        names = []
        for node in reader.walk():
            try:
                names.append(node.name or "")
            except Exception:  # it went away
                pass
        return [name for name in names if any(word in name.lower() for word in WRONG)]

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

    def run_through(self, what, must_say, **variables):
        """Starts, looks at what is said, and ends."""
        self.order.step(what)
        before = self.things()
        process = self.start(what, **variables)
        try:
            time.sleep(0.3)
            if must_say and not self.is_stranger:
                wait(lambda: self.sentences(process), what + ": what is said of it")
            elif not self.is_stranger and not self.sentences(process):
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
                found[path] = (stat.S_IFMT(about.st_mode), content)
        return found

    def check_things(self, before, what):
        """Nothing that is not the program's has gone, or it has been put aside whole; the game is there."""
        after = self.things()
        for path, (kind, content) in before.items():
            if path not in after and (kind, content) not in after.values() and not path.endswith(".new"):
                raise Broken("%s: %s is gone" % (what, path))
            if kind == stat.S_IFREG and content and after.get(path, (kind, content))[1] != content:
                kept = any(other and promise.is_prefix(content, other) for _, other in after.values())
                own = path.endswith("statistics.sqlite")
                if not kept and not own:
                    raise Broken("%s: what was in %s is lost" % (what, path))
                if own and not kept and b"\xff" in content and not any(other == content for _, other in after.values()):
                    raise Broken("%s: the garbage in %s was written over, and not put aside" % (what, path))

    # --- Rounds ---

    def replaced(self, place, kind):
        self.renew()
        path = os.path.join(self.home, place)
        if os.path.isdir(path):
            os.rename(path, path + ".away")
        else:
            os.unlink(path)
        REPLACED[kind](path)
        # A link to nowhere is no file, and another folder is as good as the first one.
        is_fine = kind == "dangling link" or (kind, place) == ("folder", STATE)
        return self.run_through("%s in the place of %s" % (kind, place), PLACES[place] and not is_fine)

    def changed(self, place, kind):
        if not is_root() and kind == "owner":
            return False
        self.renew()
        self.give()
        CHANGED[kind](os.path.join(self.home, place))
        return self.run_through("%s: %s" % (kind, place), PLACES[place] and kind != "read-only" or place == STATE)

    def full(self, read_only):
        """The folder of the state on a disk that is full to the brim, or read-only."""
        if not is_root():
            return False
        self.renew()
        path = os.path.join(self.home, "state")
        shutil.move(path, path + ".away")
        os.mkdir(path)
        if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k,mode=777", "none", path],
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
        return self.run_through("read-only disk" if read_only else "full disk", True)

    def clock(self, when):
        """Another date, or a clock that runs or jumps, while the steady clock goes on as it should."""
        libraries = glob.glob(FAKETIME % "*")
        if not libraries:
            return False
        self.renew()
        return self.run_through("clock %s" % when, False, LD_PRELOAD=libraries[0], FAKETIME=when,
                                FAKETIME_DONT_FAKE_MONOTONIC="1", FAKETIME_NO_CACHE="1")


class Bare(Home):
    """A home that is as it is."""

    def __init__(self, folder):
        self.folder = folder


def run(order):
    rounds = [("replaced", place, kind) for place in PLACES for kind in REPLACED]
    rounds += [("changed", place, kind) for place in PLACES for kind in CHANGED]
    rounds += [("full", False), ("full", True)]
    rounds += [("clock", when) for when in ("+20y", "-30y", "+0 x100", "-0 i3600.0")]
    order.random.shuffle(rounds)
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
    return "%d of %d hostile places; nothing was said of %d of them: %s" % (
        done, len(rounds), len(places.silent), ", ".join(sorted(places.silent)) or "none")
