#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A bot that plays 500 at every table and knows no rule: it asks five-hundred-cli what it may do.

    five-hundred-cli match 'exec:./simple-bot.py' club --preset american-4 --deals 20

Make it better in choose().  The manual tells what is said: five-hundred-cli(1), "Programs that play".
An argument says where five-hundred-cli is, when it is not among the programs that the shell finds.
"""
import json
import random
import subprocess
import sys

CLI = (sys.argv[1:] or ["five-hundred-cli"])[0]
chance = random.Random(500)  # the same numbers in each game, so that a match can be played again


def ask_what_is_legal(seat, lines):
    """What @seat may do after @lines, all that the bot was told in this game: {"legal": [...], ...}."""
    command = [CLI, "advise", "--legal", "--seat", seat, "-"]
    return json.loads(subprocess.run(command, input="".join(lines), stdout=subprocess.PIPE, text=True, check=True).stdout)


def choose(action, legal, count):
    """The words that follow "ACTION SEAT": @count of the @legal calls, cards or seats."""
    if action == "bid" and "PASS" in legal and chance.random() < 0.6:
        return ["PASS"]
    if action == "partner":  # up to so many; one is enough
        return [chance.choice(legal + ["none"])]
    # Two cards that are called must be with two players.  If they are not, the question comes again,
    # and chance chooses others.
    return chance.sample(legal, count)


def answer(seat, action, lines):
    """One statement of the record."""
    if action == "ace-no-face":  # who does not want to declare it says anything else, such as PASS
        return "ace-no-face " + seat
    moment = ask_what_is_legal(seat, lines)
    legal = [str(choice) for choice in moment["legal"]]
    return " ".join([action, seat] + choose(action, legal, moment.get("count", 1)))


lines = []
for line in sys.stdin:
    if line.startswith("?"):  # "? 2 play": the seat is the bot's own, or that of its dummy
        print(answer(*line.split()[1:], lines), flush=True)
    elif line.strip() == "quit":
        break
    else:
        lines.append(line)
