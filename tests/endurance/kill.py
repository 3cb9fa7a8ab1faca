# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the window at random moments; what comes back must be what was on disk, and on it goes.

In one half of the rounds the hands are those of a mouse and a keyboard, in the other the actions of
the accessibility bus, and what was to be seen is looked at there, before and after.
"""
import os
import signal
import time

import promise
from bus import Bus
from common import Broken, Home, wait
from desk import Desk
from play import Keyboard

# Undo and the like change what is on disk backwards: then the old text need not be a start of the new one.
JUMPS = ("control+z", "control+shift+z")
MOST_MOVES = 12


def wait_for(reader, what, name):
    try:
        return reader.wait(what, name)
    except (AssertionError, SystemExit) as error:
        raise Broken(str(error)) from error


class Player:
    """The window in its home, from kill to kill."""

    def __init__(self, order, number):
        self.order, self.random = order, order.random
        self.desk = Desk(order, managed=True)
        self.bus = None
        self.home = Home(os.path.join(order.folder, "home"), window_width="760", window_height="560")
        self.program = self.reader = None
        self.journal = promise.journal_path(self.home.folder)
        self.slowest = 0

    def start(self, by_bus):
        if by_bus and self.bus is None:
            self.bus = Bus(self.order, self.desk)
        began = time.monotonic()
        self.program = self.order.start([self.order.program()],
                                        env=self.home.environment(self.desk.name, self.bus.address if by_bus else None),
                                        stderr=open(os.path.join(self.order.folder, "stderr"), "a"))
        self.desk.wait_window(self.program)
        self.slowest = max(self.slowest, time.monotonic() - began)
        self.reader = self.bus.read(self.program) if by_bus else None

    def text(self):
        return promise.read(self.journal) or b""

    def begin(self):
        """Goes through the door of the first page, which is perhaps not there yet; returns whether a deal is."""
        if b"\ndeal " in self.text():
            return True
        for window in self.desk.windows(self.program.pid)[:1]:
            self.desk.focus(window)
            self.desk.key("Return")
        return False

    # --- Moves ---

    def move_by_hand(self):
        """Keys and clicks; returns whether one of them may have taken something back."""
        if self.random.random() < 0.06:
            key = self.random.choice(JUMPS)
            self.order.step(key)
            self.desk.key(key)
            return True
        if self.random.random() < 0.3:
            window = self.desk.windows(self.program.pid)
            place = self.desk.geometry(window[-1]) if window else None
            if place:
                # The hand lies at the bottom.
                self.desk.click(place[0] + place[2] * self.random.uniform(0.1, 0.9), place[1] + place[3] * 0.9)
        for key in ["Home"] + ["Return", "Right"] * self.random.randint(1, 10):
            self.desk.key(key)
            time.sleep(0.004)
        return False

    def move_by_bus(self):
        reader = self.reader
        card = reader.playable()
        if card:
            reader.do(card, "card.choose")
            return
        for begin in ("spades", "pass", "continue", "next deal", "start the game"):
            button = reader.button(begin)
            if button:
                reader.do(button, "click")
                return
        if reader.button("put away") is None:
            for node, _ in reader.cards()[:3]:
                reader.do(node, "card.choose")
        else:
            reader.press("put away")

    def play(self, by_bus):
        """Plays for a moment, then kills; returns the text that was on disk before that last moment, and
        whether all since then was played forwards."""
        known, jumped = self.text(), False
        moves = self.random.randint(1, MOST_MOVES)
        for _ in range(moves):
            before, jumps = self.text(), False
            if not by_bus:
                jumps = self.move_by_hand()
            else:
                try:
                    self.move_by_bus()
                except Exception as error:  # the object went away while it was looked for
                    if self.program.poll() is not None:
                        raise Broken("the program ended with %d" % self.program.returncode) from error
            jumped |= jumps
            known = before if not jumped else known
        self.seen = self.hand()
        time.sleep(self.random.random() * 0.15)
        known = known if jumped else self.text()
        if self.program.poll() is not None:
            raise Broken("the program ended with %d before it was killed" % self.program.returncode)
        self.order.step("kill")
        self.program.send_signal(signal.SIGKILL)
        self.program.wait()
        self.order.processes.remove(self.program)
        return known, not jumped

    def hand(self):
        try:
            return self.reader.hand() if self.reader else None
        except Exception:  # it changes while it is looked at
            return None

    # --- What must hold ---

    def check(self, known, forwards, by_bus):
        left = self.text()
        if forwards and not promise.is_prefix(known, left):
            raise Broken("a kill has taken back what was on disk: …%s was there, and then …%s" % (
                promise.tail(known.decode()), promise.tail(left.decode())))
        files = set(promise.all_files(self.home.folder))
        self.start(by_bus)
        promise.check_nothing_aside(self.home.folder, "a kill")
        whole = promise.whole_lines(left)
        # A game without a deal, or none, begins; else the same one goes on.
        if b"\ndeal " in whole:
            wait(lambda: promise.is_prefix(whole, self.text()), "the game of before the kill, …%s," %
                 promise.tail(whole.decode()))
            if by_bus:
                self.check_hand(whole)
        lost = [path for path in files - set(promise.all_files(self.home.folder)) if not path.endswith(".new")]
        if lost:
            raise Broken("%s are gone" % lost)
        promise.count_statistics(promise.statistics_path(self.home.folder))

    def check_hand(self, left):
        """The hand that is shown is the one that was shown before; one card may be in flight."""
        seat, action = Keyboard.what_next(self, left)
        if action not in ("play", "discard"):
            return
        after = wait_for(self.reader, lambda: self.reader.hand() or b"\nplay 0 " in left, "the hand")
        if self.seen and after is not True and action == "play" and len(self.seen) < 11:
            if not (set(after) <= set(self.seen) or set(self.seen) <= set(after)) \
                    or abs(len(after) - len(self.seen)) > 1:
                if set(after) & set(self.seen):  # else another deal has begun
                    raise Broken("the hand was %s and is %s" % (self.seen, after))


def run(order):
    player = Player(order, 0)
    kills = by_bus_kills = 0
    by_bus = False
    player.start(by_bus)
    wait(player.begin, "the first deal", pause=0.4)
    while not order.is_over(kills):
        known, forwards = player.play(by_bus)
        by_bus_kills += by_bus
        kills += 1
        by_bus = order.random.random() < 0.5
        order.step("round %d, by %s" % (kills, "the bus" if by_bus else "hand"))
        player.check(known, forwards, by_bus)
    deals = player.text().count(b"\ndeal ")
    order.stop(player.program)
    return "%d kills, %d of them by the accessibility bus; the last game has %d deals; a start takes %.1f s at most" % (
        kills, by_bus_kills, deals, player.slowest)
