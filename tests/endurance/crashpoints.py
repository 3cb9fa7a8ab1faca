# SPDX-License-Identifier: GPL-3.0-or-later
"""A crash before, in and after each thing that the program does to the disk; or each of them refused."""
import errno
import os
import shutil
import subprocess

import promise
from common import DATA, STATE, Broken

SEQUENCE = ["play", "9", "undo", "undo", "redo", "replay", "play", "5", "table", "Sunday", "new", "5", "play", "12",
            "open", "OPENED", "play", "3", "table", "Monday", "new", "7", "play", "2"]
AFTER = ["play", "4"]
DEATHS = ("before", "half", "after", "cut")
REFUSALS = [errno.ENOSPC, errno.EROFS, errno.EIO, errno.EACCES]


class Crashes:
    def __init__(self, order):
        self.order = order
        self.trap = order.own_tool("libdisk-trap.so")
        self.folder = os.path.join(order.folder, "home")
        self.log = os.path.join(order.folder, "log")
        self.opened = os.path.join(order.folder, "opened.500")
        self.sequence = [self.opened if word == "OPENED" else word for word in SEQUENCE]
        self.points = 0

    def prepare(self):
        """A home with a game, statistics and a table, as every round finds it."""
        record = subprocess.run([self.order.cli(), "simulate", "australian-4", "--seed", "3"], check=True,
                                stdout=subprocess.PIPE).stdout
        with open(self.opened, "wb") as stream:
            stream.write(b"\n".join(record.split(b"\n")[:20]) + b"\n")
        self.renew(empty=True)
        self.play(["play", "14", "table", "Saturday"])
        self.template = os.path.join(self.order.folder, "template")
        shutil.copytree(self.folder, self.template)
        self.first = promise.read(promise.journal_path(self.folder))

    def renew(self, empty=False):
        shutil.rmtree(self.folder, ignore_errors=True)
        if empty:
            os.makedirs(os.path.join(self.folder, STATE))
            os.makedirs(os.path.join(self.folder, DATA), exist_ok=True)
        else:
            shutil.copytree(self.template, self.folder)

    def play(self, commands, **trap):
        """Runs the player in the home; returns its log and its status."""
        variables = {"TRAP_" + name: str(value) for name, value in trap.items()}
        if trap:
            variables.update(TRAP_FOLDER=self.folder, TRAP_LOG=self.log, LD_PRELOAD=self.trap)
        status = self.order.run_player(self.folder, self.log, *commands, **variables)
        return promise.Played(self.log), status

    def count(self, **trap):
        """The number of operations of the sequence."""
        self.renew()
        played, status = self.play(self.sequence, AT=0, **trap)
        if status != 0 or not played.has_ended():
            raise Broken("the sequence ends with %d" % status)
        with open(self.log, encoding="utf-8") as stream:
            n = sum(line.startswith("op ") for line in stream)
        self.whole = played.seen()
        return n

    def check_files(self, played, after, why, is_told=False):
        if promise.read(os.path.join(self.folder, DATA, "tables", "table-1.500")) is None:
            raise Broken("the table that was saved before is lost after " + why)
        deals = promise.count_statistics(promise.statistics_path(self.folder)) or 0
        before = promise.count_statistics(promise.statistics_path(self.template)) or 0
        if deals < before:
            raise Broken("the statistics knew %d deals, now %d, after %s" % (before, deals, why))
        if promise.KEEPS_LEFT_GAMES:
            # What a disk refuses for ever cannot be kept by leaving it, if that was said.
            for left in left_games(after) + ([] if is_told else left_games(played)):
                promise.check_kept(left.encode(), self.folder, "a game that was left")

    def die_at(self, number, how):
        why = "a crash %s operation %d" % (how, number)
        self.order.step(why)
        self.renew()
        played, status = self.play(self.sequence, AT=number, HOW=how)
        if status == 0:
            return False  # it was over before
        if status != -9:
            raise Broken("the player ended with %d, not by %s" % (status, why))
        allowed = promise.around(played.seen(), self.whole)
        after, status = self.play(AFTER)
        if status != 0 or not after.has_ended():
            raise Broken("the start after %s ends with %d" % (why, status))
        said = after.texts("message", "error", "trouble")
        if said:
            raise Broken("after %s it says: %s" % (why, said))
        resumed = after.texts("resumed")
        if not resumed or resumed[0] not in allowed:
            raise Broken("after %s comes back …%s and not …%s" % (
                why, promise.tail("".join(resumed[:1])), " or …".join(promise.tail(text) for text in allowed)))
        promise.check_nothing_aside(self.folder, why)
        self.check_files(played, after, why)
        return True

    def refuse_at(self, number, error, for_ever):
        why = "%s at operation %d%s" % (errno.errorcode[error], number, " and all after it" if for_ever else "")
        self.order.step(why)
        self.renew()
        played, status = self.play(self.sequence, AT=number, HOW="%d%s" % (error, "+" if for_ever else ""), READS=1)
        if status != 0 or not played.has_ended():
            raise Broken("the player ends with %d after %s" % (status, why))
        if played.chosen is None:
            return False
        # No state that was safe then may be lost; of those after it, only if that was said.
        seen = played.seen()
        n = len(seen) - len(played.seen(since=played.chosen))
        safe = promise.around(seen[:n], self.whole) if n > 0 else [self.first.decode()]
        later = [text for _, text in seen[n:]]
        after, status = self.play(AFTER)
        if status != 0 or not after.has_ended():
            raise Broken("the start after %s ends with %d" % (why, status))
        resumed = after.texts("resumed")
        if not resumed or resumed[0] not in safe + later:
            raise Broken("after %s comes back …%s" % (why, promise.tail("".join(resumed[:1]))))
        if resumed[0] != (later or safe)[-1] and not played.texts("trouble", "error", "message"):
            raise Broken("after %s something is lost, and nothing was said" % why)
        if not played.texts("resumed"):
            promise.check_kept(self.first, self.folder, "the game that could not be read because of %s" % why)
        self.check_files(played, after, why, for_ever and bool(played.texts("trouble", "error")))
        return True


def left_games(played):
    """What must be kept of the games in the place of which another began."""
    return [text for text, _ in played.left_games() if text and promise.is_decided(text)]


def run(order):
    """Dies at all points, or at as many as ordered, at random; likewise has the disk refuse."""
    crashes = Crashes(order)
    crashes.prepare()
    if order.part == "crashpoints":
        n = crashes.count()
        points = [(number, how) for number in range(1, n + 1) for how in DEATHS]
        go = crashes.die_at
    else:
        n = crashes.count(READS=1)
        points = [(number, error, for_ever) for number in range(1, n + 1) for error in REFUSALS
                  for for_ever in (False, True)]
        go = crashes.refuse_at
    if not order.whole:
        points = sorted(order.random.sample(points, min(order.count, len(points))))
    done = order.each(points, go)
    return "%d of %d moments of a sequence of %d operations" % (done, len(points), n)
