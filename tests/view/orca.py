# SPDX-License-Identifier: GPL-3.0-or-later
"""orca.py BUILD_FOLDER: what Orca speaks while a person plays by keys: a whole deal, and the calls of the next one.

What counts is Orca's own output, from its debug file: speech goes to a synthesizer that says nothing.  All that the
program announces, each call, card, trick, contract, exchange and result and each answer to a key that asks, is spoken,
and what the keyboard comes to is read.  Skipped where there is no Orca.
"""
import collections
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
QUIET = 0.7  # seconds without speech after which the next key is pressed
SLOWEST = 6.0  # seconds that are waited for it
MOST_AGAIN = 0.15  # of all that is told

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
        """All that was spoken until now."""
        if not os.path.exists(self.log):
            return []
        with open(self.log, encoding="utf-8", errors="replace") as stream:
            found = re.findall(r"SPEECH OUTPUT: '(.*?)'\s*\{", stream.read(), re.DOTALL)
        return [line.strip() for words in found for line in words.splitlines()]

    def wait_quiet(self):
        """Waits until nothing was spoken for a while."""
        count, since, end = len(self.spoken()), time.time(), time.time() + SLOWEST
        while time.time() < min(since + QUIET, end):
            time.sleep(0.1)
            now = len(self.spoken())
            if now != count:
                count, since = now, time.time()


class Listener(Person):
    """A person who hears Orca out before a key is pressed."""

    orca = None

    def hear(self):
        while self.loop.iteration(False):
            pass

    def key(self, name):
        self.hear()
        self.orca.wait_quiet()
        super().key(name)


def compare(told, spoken):
    """What is wrong with what was @spoken of what was @told: nothing may be missing, and little spoken again."""
    missing = collections.Counter(told) - collections.Counter(spoken)
    again = [words for words in (collections.Counter(spoken) - collections.Counter(told)).elements() if words in told]
    wrong = ["not spoken: %s" % words for words in missing]
    # What moves the keyboard may be read with what it comes to, too, when Orca has fallen behind.
    if len(again) > MOST_AGAIN * len(told):
        wrong.append("spoken again: %s" % again)
    return wrong


def listen(order, desk, bus):
    """Plays a deal and calls in the next; returns who played and what was spoken."""
    home = Home(os.path.join(order.folder, "home"), **PACE)
    Listener.orca = Orca(order, desk, bus, home)
    person = start(order, desk, bus, home, Listener)
    results, asks = 0, True
    while True:
        words = person.next_asked()
        if OVER.search(words) or results and words.startswith("Your turn"):
            break
        if asks and re.match("Your turn: (play|lead)", words):
            for key in ASKED:
                person.key(key)
            person.orca.wait_quiet()
            person.hear()
            # The answers ask for nothing.
            person.done, asks = len(person.heard), False
        results += " in all." in words or "thrown in" in words
        person.answer(words)
    person.key("Tab")
    time.sleep(2)
    person.hear()
    return person, Listener.orca.spoken()


def main(build):
    missing = [tool for tool in TOOLS if not shutil.which(tool)]
    if missing:
        print("1..0 # SKIP there is no " + ", ".join(missing))
        sys.exit(0)
    report = tap.Report()
    order = Order("orca", 1, 1, 0, build)
    good = False
    try:
        desk = Desk(order)
        person, spoken = listen(order, desk, Bus(order, desk))
        told = [line.strip() for words in person.heard for line in words.splitlines()]
        said = "\n".join(spoken)
        report.check("all that is told is spoken: %d sentences" % len(told), compare(told, spoken))
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
