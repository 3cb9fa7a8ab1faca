# SPDX-License-Identifier: GPL-3.0-or-later
"""whole_keys.py BUILD_FOLDER: a whole game by keys alone, from the first page until somebody wins it.

The bus is only listened to, as a screen reader does: what is announced says what is to be done, and what has the
keyboard is known by its name.  What was announced is compared with the record as in whole.py.  Display, window manager
and buses are started for it.
"""
import os
import re
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path[:0] = [os.path.join(ROOT, "tests", "endurance"), os.path.join(ROOT, "tests", "validate")]

import tap  # noqa: E402
import whole  # noqa: E402
from bus import Bus  # noqa: E402
from chance import seeded  # noqa: E402
from common import STATE, Broken, Home, Order, Skip  # noqa: E402
from desk import Desk  # noqa: E402
from learner import ByKeys  # noqa: E402

PLAYABLE, CHOSEN = ", playable", ", chosen"
OVER = re.compile(r"wins? the game|game is won|game is over")
# Keys for a deal of ten tricks, with the call, and the three cards to put away.
MOST_KEYS = 60
AGAIN = 12  # seconds in which nothing is told
# What has come is kept from keys that follow each other more quickly.
FOLLOWS = 0.6  # seconds


class Person(ByKeys):
    def __init__(self, reader, desk):
        super().__init__(reader, desk)
        self.heard, self.changes, self.own, self.keys = [], 0, 0, 0
        self.bids, self.tries, self.asked = 0, 0, None
        self.done = 0  # what was heard when something was done last
        self.told = 0.0  # when something was
        self.pressed = 0.0  # when Return was

    def named_cb(self, event):
        super().named_cb(event)
        if self.is_status(event.source) and str(event.any_data):
            self.heard.append(str(event.any_data))
            self.told = time.time()

    def key(self, name):
        self.keys += 1
        if name == "Return":
            self.pressed = time.time()
        self.desk.key(name)

    def name(self):
        self.words_of_focus()
        return self.focus.name

    def go(self, key):
        """Moves with @key to what comes next, or to the next link of a text."""
        self.words_of_focus()
        was, end = self.focus, time.time() + 0.5
        self.key(key)
        while self.focus is was and time.time() < end:
            while self.loop.iteration(False):
                pass
            time.sleep(0.005)

    def next_asked(self):
        """Waits for something that asks for something, or ends the game; when nothing is told for a while it is tried
        again, for a key may have come while the keyboard moved."""
        began = time.time()

        def look():
            new = self.heard[self.done:]
            asked = [one for one in new if re.match("Your turn|Which suit", one) or OVER.search(one)
                     or re.search(r" in all\.$|thrown in", one)]
            return asked[-1] if asked else "again" if self.asked and time.time() > max(began, self.told) + AGAIN else None
        words = self.wait(look, "something to do")
        if words == "again":
            self.tries += 1
            assert self.tries < 10, "nothing goes on after “%s”: %s" % (self.asked, self.name())
            return self.asked
        self.done, self.asked = len(self.heard), words
        return words

    def play(self):
        """Plays the first card that may be played, from that which has the keyboard on."""
        way = "Right"
        for _ in range(30):
            if self.name().endswith(PLAYABLE):
                self.key("Return")
                return
            was = self.focus
            self.go(way if " of " in was.name or "joker" in was.name else "Tab")
            if self.focus is was:  # the end of the hand
                way = "Left"
        raise AssertionError("no card could be played; the keyboard is on “%s”" % self.name())

    def put_away(self, n):
        """Chooses @n cards of the hand and puts them away."""
        for _ in range(30):
            if self.reader.find("Your hand") and any(self.focus == card for card in self.reader.find("Your hand")):
                break
            self.go("Tab")
        for k in range(n):
            self.key("Return")
            self.wait(lambda: self.name().endswith(CHOSEN), "a card that is chosen")
            if k + 1 < n:
                self.go("Right")
        self.tab_to("Put Away", "Give Away")

    def call(self, words):
        time.sleep(max(0.0, self.pressed + FOLLOWS - time.time()))
        super().call(words)
        self.pressed = time.time()

    def tab_to(self, *begins):
        for _ in range(60):
            if self.name().startswith(begins):
                time.sleep(max(0.0, self.pressed + FOLLOWS - time.time()))
                self.key("Return")
                return
            self.go("Tab")
        raise AssertionError("Tab does not come to %s" % (begins,))

    def bid(self):
        """Goes to a high call by its digit and its letter and makes it, if nobody has called more."""
        for key in ("8", "h"):
            self.key(key)
        self.wait(lambda: self.name().lower().startswith("eight hearts"), "the call")
        self.bids += 1
        if "," in self.name():  # what can be called is followed by its points
            self.key("Return")
        else:
            self.call("pass")

    def answer(self, words):
        """Does what @words ask for."""
        if re.match("Your turn: (play|lead)", words):
            self.play()
        elif words.startswith("Your turn: bid") or words.startswith("Your turn: stand"):
            self.call("pass") if self.bids else self.bid()
        elif words.startswith("Your turn: choose"):
            self.put_away(int(re.search(r"\d+", words)[0]))
        elif words.startswith("Which suit"):
            self.key("Return")
        elif re.match("Your turn", words):
            self.key("Return")
        else:
            self.tab_to("Next Deal", "Result of the Game", "Continue")


def start(order, desk, bus, home, person_of=Person):
    """Starts the program with the folders @home, and a game with it; returns who plays."""
    env = seeded(order.program(), home.environment(desk.name, bus.address))
    program = order.start([order.program()], env=env,
                          stderr=open(os.path.join(order.folder, "stderr"), "a", encoding="utf-8"))
    desk.wait_window(program)
    reader = bus.read(program)
    reader.seconds = whole.PATIENCE
    person = person_of(reader, desk)
    person.turn_to("Five Hundred")
    person.tab_to("Start the Game", "Play")
    person.keys = 0
    return person


def play(order, desk, bus, name, **settings):
    """Plays a game with @settings; returns who played and the record of the game."""
    home = Home(os.path.join(order.folder, name), play_forced="false", options="['target=100']", **settings)
    person = start(order, desk, bus, home)
    words = ""
    while not OVER.search(words):
        words = person.next_asked()
        if not OVER.search(words):
            person.answer(words)
    with open(home.path(STATE, "game.500"), encoding="utf-8") as stream:
        text = stream.read()
    person.leave()
    order.stop(person.reader.process)
    person.said = person.heard
    return person, text


def judge_terse(person, text):
    """What is wrong with a game of which little is said: each call and card is a name and what it is."""
    told = ["joker" if " joker and name" in one else one.split(": ")[1] for one in person.heard
            if " joker and name" in one or (re.match(r"[A-Z][^ ]*: [a-z]", one) and "\n" not in one)]
    done = []
    for kind, what in re.findall(r"^(bid|play) \d (\w+)", text, re.MULTILINE):
        done += [whole.name_of(what)] if kind == "play" else ["pass"] if what == "PASS" else ["bid"]
    told = [one if one in done or " of " in one else "bid" for one in told]
    return whole.compare("calls and cards", told, done)


def main(build):
    report = tap.Report()
    order = Order("whole-keys", 1, 1, 0, build)
    good = False
    try:
        desk = Desk(order)
        bus = Bus(order, desk)
        for name, settings in (("whole sentences", {}), ("few words", {"terse_speech": "true"})):
            began = time.time()
            person, text = play(order, desk, bus, name.replace(" ", "-"), **settings)
            wrong = judge_terse(person, text) if settings else whole.judge(person, text)
            deals = text.count("\ndeal ")
            if person.keys > MOST_KEYS * deals:
                wrong.append("%d keys for %d deals" % (person.keys, deals))
            report.check("a whole game by keys, told in %s: %d deals, %d keys, %d tried again, %d announcements in %.1f s" % (
                name, deals, person.keys, person.tries, len(person.heard), time.time() - began), wrong)
        good = not report.failed
    except Skip as reason:
        print("1..0 # SKIP %s" % reason)
        sys.exit(0)
    except (AssertionError, Broken) as error:
        report.check("a whole game by keys", [str(error)])
        for look in order.on_failure:
            look()
        print("# kept: " + order.folder, file=sys.stderr)
    finally:
        order.close(keep=not good)
    report.end()


if __name__ == "__main__":
    main(*sys.argv[1:])
