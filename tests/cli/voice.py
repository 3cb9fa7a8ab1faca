# SPDX-License-Identifier: GPL-3.0-or-later
"""voice.py WINDOW_VOICE CLI [--first N] [--count N] [--also N...]: the window's tutor and five-hundred-cli advise say the same.

In positions of all tables and kinds, which follow from their numbers, the tutor of the window (window-voice.c) and the
command have the same best, the same choices in the same order, the same numbers and the same sentences; the hint and
the list of calls say what the command says.  And what is said goes together: a choice has one chance, from 20 layouts or
more, its words say what its number says, and what looks better than the best is said to be no better, by name.  Twenty
positions are a short form; all of it is --count 1000, and of other positions --first 100000.
"""
import argparse
import collections
import json
import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "validate"))
import tap  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument("window_voice")
parser.add_argument("cli")
parser.add_argument("--first", type=int, default=0)
parser.add_argument("--count", type=int, default=20)
parser.add_argument("--also", type=int, nargs="*", default=[], metavar="POSITION")
options = parser.parse_args()

report = tap.Report()
environment = {k: v for k, v in os.environ.items() if k not in ("LANG", "LANGUAGE") and not k.startswith("LC_")}
environment["LC_ALL"] = "C.UTF-8"

# What the command rounds to.
PARTS = {"make": 1000, "make_error": 1000, "points": 10, "points_error": 10}


def advise(position):
    """What the command says, or the sentence with which it refuses."""
    words = [w for convention in position["agreed"] for w in ("--convention", convention, "--their-convention", convention)]
    done = subprocess.run([options.cli, "advise", "--json", "-", *words], input=position["record"].encode(),
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False, env=environment)
    return json.loads(done.stdout) if done.returncode == 0 else done.stderr.decode()


def same(what, window, command):
    if window != command:
        yield "%s: the window has %s, the command %s" % (what, window, command)


def near(what, window, command, parts):
    """Whether the numbers are the same but for the rounding of the command."""
    if (window is None) != (command is None) or window is not None and abs(window - command) > 0.51 / parts:
        yield "%s: the window has %s, the command %s" % (what, window, command)


def choice_word(action):
    """An action of the record without what is due and the seat."""
    words = action.strip().split(" ", 2)
    return words[2] if len(words) == 3 else words[0]


def numbers(choice):
    known = {name: choice["layouts"] > 0 for name in PARTS}
    known["make"] = known["make_error"] = choice["tells_chance"]
    return {name: choice[name] if known[name] else None for name in PARTS}


def choice_differences(window, command):
    name = choice_word(window["action"])
    yield from same("choice", name, command["choice"])
    for key in ("best", "layouts", "reasons", "codes"):
        yield from same("%s: %s" % (name, key), window[key], command[key])
    for key, number in numbers(window).items():
        yield from near("%s: %s" % (name, key), number, command[key], PARTS[key])


def hint_differences(position, best):
    """What is said of the best stands in the hint, or below it on demand, line by line."""
    lines = position["hint"].split("\n") + position["text"]
    for sentence, code in zip(best["reasons"], best["codes"]):
        if code != "loses-game" and sentence not in lines:
            yield "the hint lacks “%s”: %s" % (sentence, lines)


def call_differences(call, choices):
    """What is said of a call in the list of the panel."""
    commands = [c for c in choices if c["choice"] == call["call"]]
    if len(commands) != call["legal"]:
        yield "%s: the window has it %s, the command %d times" % (call["call"], call["legal"], len(commands))
    for command in commands if call["legal"] else []:
        yield from same(call["call"] + ": best", call["best"], command["best"])
        yield from near(call["call"] + ": make", call["make"], command["make"], 1000)
        yield from near(call["call"] + ": points", call["points"], command["points"], 10)
        yield from same(call["call"] + ": tells", call["sentence"].split("\n")[0], command["tells"])
        for sentence, code in zip(command["reasons"], command["codes"]):
            if code in ("equal", "loses-games", "unsound", "loses-game") and sentence not in call["sentence"].split("\n"):
                yield "%s: the list lacks “%s”: %s" % (call["call"], sentence, call["sentence"])


def told_differences(position, command):
    """Of what bids have told something is said in the window, and who is known to have no trump."""
    bids = [said for said, code in zip(command["told"], command["told_codes"]) if code != "no-suit"]
    if position["due"] == "bid" and bids and not any(bid in line for bid in bids for line in position["text"]):
        yield "of %s the window says %s" % (bids, position["text"])
    for said in position["trumpless"]:
        if said not in command["known"]:
            yield "“%s” is not known to the command: %s" % (said, command["known"])


# Why a choice with more points than the best is not the best.
FOR_LESS = {"equal", "loses-games"}
# What says of a bid that it will probably be made.
ENOUGH = {"strong-trumps", "enough-side-winners", "no-trump-stoppers", "misere-hand"}


def contradictions(choice, best, bids):
    """What a choice says that its own numbers do not; who does not bid may speak of the chance to set the contract."""
    name, make, words = choice["choice"], choice["make"], " ".join(choice["reasons"])
    chances = {int(number) for number in re.findall(r"with a chance of about (\d+)", words)}
    true = [] if make is None else [make] if bids else [make, 1 - make]
    if len(chances) > 1 or any(all(abs(said - 100 * chance) > 0.51 for chance in true) for said in chances):
        yield "%s: %s beside a chance of %s" % (name, words, make)
    if make not in (None, 0, 1) and choice["layouts"] < 20:
        yield "%s: a chance from %d layouts" % (name, choice["layouts"])
    codes = set(choice["codes"])
    if bids and make is not None and ("too-high" in codes and make > 0.5 or ENOUGH & codes and make < 0.5):
        yield "%s: %s beside a chance of %s" % (name, words, make)
    if choice["points"] is not None and best["points"] is not None and not choice["best"]:
        error = max(choice["points_error"] or 0, best["points_error"] or 0, 5)
        if choice["points"] > best["points"] + 2 * error and not FOR_LESS & codes:
            yield "%s: %s points, the best has %s: %s" % (name, choice["points"], best["points"], words)


def differences(position):
    command = advise(position)
    if isinstance(command, str):
        yield "refused: " + command
        return
    yield from same("seat", position["seat"], command["seat"])
    yield from same("due", position["due"], command["action"])
    yield from same("choices", [choice_word(c["action"]) for c in position["choices"]],
                    [c["choice"] for c in command["choices"]])
    for window, other in zip(position["choices"], command["choices"]):
        yield from choice_differences(window, other)
    for choice in command["choices"]:
        yield from contradictions(choice, command["choices"][0], command["action"] == "bid")
    yield from told_differences(position, command)
    for remark in command["remarks"]:
        if remark not in position["lines"]:
            yield "the panel does not say: " + remark
    yield from hint_differences(position, command["choices"][0])
    # Two calls that differ in the word inkle are one in the list.
    if not any(c["choice"].endswith("inkle") for c in command["choices"]):
        for call in position["calls"]:
            yield from call_differences(call, command["choices"])


kinds, tables, codes = collections.Counter(), set(), collections.Counter()
wrong, ended = [], []
for first, count in [(options.first, options.count)] + [(position, 1) for position in options.also]:
    with subprocess.Popen([options.window_voice, str(first), str(count)], stdout=subprocess.PIPE,
                          env=environment) as window:
        for line in window.stdout:
            position = json.loads(line)
            kinds[position["due"]] += 1
            tables.add(position["preset"])
            codes.update(code for choice in position["choices"] for code in choice["codes"])
            wrong += ["%s, position %d: %s" % (position["preset"], position["position"], difference)
                      for difference in differences(position)]
    ended += ["status %d" % window.returncode] if window.returncode != 0 else []
report.check("the window's tutor speaks", ended)
report.check("all tables and kinds are seen: %s" % dict(kinds), [
    "%d positions, %d tables, %s" % (sum(kinds.values()), len(tables), dict(kinds))]
    if sum(kinds.values()) != options.count + len(options.also) or options.count >= 20 and (
        len(tables) < 19 or not {"bid", "play", "discard", "call", "partner"} <= set(kinds)) else [])
report.check("the command says the same, and means it: %s" % dict(codes.most_common(8)), wrong)
report.end()
