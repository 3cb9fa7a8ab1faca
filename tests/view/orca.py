# SPDX-License-Identifier: GPL-3.0-or-later
"""orca.py BUILD_FOLDER [PACE [TABLE]]: what Orca speaks while a person plays by keys: a whole deal, and the calls of the next one.

What counts is Orca's own output, from its debug file: speech goes to a synthesizer that says nothing.  All that the
program announces, each call, card, trick, contract, exchange and result and each answer to a key that asks, is heard,
although a key breaks off what is spoken: PACE is 1 for a person who hears all before a key is pressed, and 2 for one who
lets half of it be spoken.  And what the keyboard comes to is read.  Skipped where there is no Orca.
"""
import collections
import datetime
import os
import re
import shutil
import sys
import time

from whole_keys import OVER, Person, start, tap  # the folders of the others are found by it
from bus import Bus  # noqa: E402
from common import Broken, Home, Order, Skip  # noqa: E402
from desk import Desk  # noqa: E402

TOOLS = ("orca", "speech-dispatcher")
# As fast as Orca follows on a busy machine.
PACE = {"computer_pace": "700", "trick_pace": "1200", "play_forced": "false"}
ASKED = "ttodk"  # the keys that ask: whose turn, again, what the others hold, the deal, the kitty
QUIET = 1.2  # seconds without speech after which the next key is pressed
CHARACTER = 0.065  # seconds that a character takes to be spoken, at the pace that Orca has at first
EVENT = re.compile(r"wins? the auction at|no contract|taken (?:from )?the |discards? |sits? out\.|deals?\.$| in all\.|thrown in")
REACTS = 0.7  # seconds that pass before who has heard it all presses a key
# Of all that is told, by a person who lets half of it be spoken: the program guesses how long it takes to be spoken.
MOST_LOST, MOST_AGAIN = 0.1, 0.5

# A synthesizer that says nothing.
SPEECH = 'CommunicationMethod "unix_socket"\nAudioOutputMethod "libao"\n' \
         'AddModule "silent" "sd_generic" "silent.conf"\nDefaultModule silent\n'
SILENT = 'GenericExecuteSynth "true"\nGenericLanguage "en" "en" "utf-8"\nGenericDefaultCharset "utf-8"\n' \
         'AddVoice "en" "MALE1" "m1"\nDefaultVoice "m1"\n'


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as stream:
        stream.write(text)


class Orca:
    def __init__(self, order, desk, bus, home):
        self.log = home.path("orca.log")
        socket, folder = home.path("runtime", "speech"), home.path("speech")
        write(os.path.join(folder, "speechd.conf"), SPEECH)
        write(os.path.join(folder, "modules", "silent.conf"), SILENT)
        env = dict(home.environment(desk.name, bus.address), SPEECHD_ADDRESS="unix_socket:" + socket, NO_AT_BRIDGE="0")
        with open(os.path.join(order.folder, "orca-stderr"), "w", encoding="utf-8") as errors:
            order.start(["speech-dispatcher", "-s", "-C", folder, "-L", folder, "-S", socket, "-P",
                         os.path.join(folder, "pid")], env=env, stdout=errors, stderr=errors)
            self.wait_for(lambda: os.path.exists(socket), "the speech dispatcher")
            order.start(["orca", "--replace", "--debug", "--debug-file=" + self.log], env=env, stdout=errors, stderr=errors)
        self.wait_for(self.spoken, "the first words of Orca")

    @staticmethod
    def wait_for(what, name):
        end = time.time() + 60
        while not what():
            if time.time() > end:
                raise Broken("%s did not come" % name)
            time.sleep(0.1)

    def spoken(self):
        """All that was spoken until now, with its time in seconds of the day."""
        if not os.path.exists(self.log):
            return []
        with open(self.log, encoding="utf-8", errors="replace") as stream:
            found = re.findall(r"^(\d+):(\d+):(\d+\.\d+) - SPEECH OUTPUT: '(.*?)'[^'\n]*\{", stream.read(), re.DOTALL | re.MULTILINE)
        return [(int(hours) * 3600 + int(minutes) * 60 + float(seconds), line.strip())
                for hours, minutes, seconds, words in found for line in words.splitlines()]


def now():
    """Seconds of the day, by the clock of Orca."""
    at = datetime.datetime.now()
    return (at - at.replace(hour=0, minute=0, second=0, microsecond=0)).total_seconds()


def speak(spoken, keys):
    """Speaks one after the other what was @spoken, which a key breaks off.  Returns what was heard to its end, and
    when there is silence."""
    heard, keys, end = [], sorted(keys) + [float("inf")], 0.0
    for at, words in spoken:
        cut = next(key for key in keys if key >= at)
        begin = max(at, end if end <= cut else 0.0)
        end = min(begin + len(words) * CHARACTER, cut)
        if begin + len(words) * CHARACTER <= cut:
            heard.append(words)
    return heard, end


class Listener(Person):
    """A person who presses a key when what is told has been spoken, or some of it: in a part of the time for @pace."""

    orca, pace = None, 1

    def __init__(self, reader, desk):
        super().__init__(reader, desk)
        self.pressed_at = []

    def hear(self):
        while self.loop.iteration(False):
            pass

    def rest(self):
        """Waits until that was spoken which is heard before the next key."""
        began = self.pressed_at[-1] if self.pressed_at else now()
        while True:
            spoken = self.orca.spoken()
            _, end = speak(spoken, self.pressed_at)
            last = max([began] + [at for at, _ in spoken])
            if now() > began + (end + REACTS - began) / self.pace and now() > last + QUIET / self.pace:
                break
            time.sleep(0.1)

    def tab_to(self, *begins):
        """From the cards that are chosen one key leads to the button that puts them away."""
        if "Put Away" in begins:
            self.go("Up")
        super().tab_to(*begins)

    def key(self, name):
        self.hear()
        self.rest()
        self.pressed_at.append(now())
        super().key(name)


def event(words):
    """The event of the deal that @words tell, at length or in short; None when they tell of none."""
    found = re.match(r"(\S+)(?: (?:plays?|leads?) the|:) ((?:joker|\w+ of \w+).*?)\.?$", words)
    if found:
        return found[1], found[2]
    found = re.match(r"(\S+)(?: (?:bids?|pass(?:es)?)\b|:) ?(.*?)\.?$", words)
    if found and not words.startswith("Your"):
        return found[1], found[2].replace("pass", "")
    found = re.match(r"(\S+) wins? the trick", words)
    if found:
        return found[1], "trick"
    return words if EVENT.search(words) else None


def compare(told, spoken, keys):
    """What is wrong with what was @spoken of what was @told, while @keys were pressed; and what that is in numbers."""
    heard, _ = speak(spoken, keys)
    events, ears = (collections.Counter(filter(None, map(event, words))) for words in (told, heard))
    lost, again = events - ears, collections.Counter({one: n for one, n in (ears - events).items() if one in events})
    every = sum(events.values())
    characters = sum(len(words) for words in heard)
    deal = sum(len(words) for words in heard if event(words))
    wrong = ["not heard: %s" % (one,) for one in lost.elements()] if sum(lost.values()) > MOST_LOST * every else []
    if sum(again.values()) > MOST_AGAIN * every:
        wrong.append("heard again: %s" % list(again.elements()))
    return wrong, "%d events, %d lost, %d heard again; %d characters heard, %d of the deal, with %d keys" % (
        every, sum(lost.values()), sum(again.values()), characters, deal, len(keys))


def listen(order, desk, bus, asks, **settings):
    """Plays a deal and calls in the next; returns who played and what was spoken."""
    home = Home(os.path.join(order.folder, "home"), **dict(PACE, **settings))
    Listener.orca = Orca(order, desk, bus, home)
    person = start(order, desk, bus, home, Listener)
    results = 0
    while True:
        words = person.next_asked()
        if OVER.search(words) or results and words.startswith("Your turn"):
            break
        if asks and re.match("Your turn: (play|lead)", words):
            for key in ASKED:
                person.key(key)
            person.rest()
            person.hear()
            # The answers ask for nothing.
            person.done, asks = len(person.heard), False
        results += " in all." in words or "thrown in" in words
        person.answer(words)
    person.rest()
    person.key("Tab")
    person.rest()
    person.hear()
    return person, Listener.orca.spoken()


def main(build, pace="2", table=None):
    missing = [tool for tool in TOOLS if not shutil.which(tool)]
    if missing:
        print("1..0 # SKIP there is no " + ", ".join(missing))
        sys.exit(0)
    report = tap.Report()
    order = Order("orca", 1, 1, 0, build)
    Listener.pace = float(pace)
    good = False
    try:
        desk = Desk(order)
        person, spoken = listen(order, desk, Bus(order, desk), not table, **({"preset": "'%s'" % table} if table else {}))
        told = [line.strip() for words in person.heard for line in words.splitlines()]
        said = "\n".join(words for _, words in spoken)
        if os.environ.get("SAY"):
            lines = sorted(spoken + [(at, "[key]") for at in person.pressed_at], key=lambda line: line[0])
            print("\n".join("# %8.1f %s" % (at - lines[0][0], words) for at, words in lines))
        wrong, numbers = compare(told, spoken, person.pressed_at)
        report.check("all that happens is heard: " + numbers, wrong)
        for what, pattern in (("a call", r"\bbids? |\bpass(?:es)?\."), ("the auction", "wins? the auction at|no contract"),
                              ("a trick", "wins? the trick with"), ("a result", r" in all\."), ("one's own turn", "^Your turn")):
            report.check("what is told has %s in it" % what, [] if re.search(pattern, "\n".join(told), re.M) else told)
        report.check("the card with the keyboard is read", [] if re.search(r"^\w+ of \w+, playable", said, re.M) else [said])
        good = not report.failed
    except Skip as reason:
        print("1..0 # SKIP %s" % reason)
        sys.exit(0)
    except (AssertionError, Broken) as error:
        report.check("a deal with Orca", [str(error)])
        print("# kept: " + order.folder, file=sys.stderr)
    finally:
        order.close(keep=not good)
    report.end()


if __name__ == "__main__":
    main(*sys.argv[1:])
