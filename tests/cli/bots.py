# SPDX-License-Identifier: GPL-3.0-or-later
"""Bots of good will at the tables of five-hundred-cli match."""
import json
import os
import re
import shlex
import sys

from program import CLI, equal, match, PRESETS, report, run, scratch, shell

SIMPLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "data", "bots", "simple-bot.py")

# The program's own bot decides as the player at the table does, because it sees the same.
for preset in PRESETS:
    options = ["--preset", preset, "--deals", "6"]
    status, out, err, _ = match("exec:%s bot --level rules" % CLI, *options)
    inside = json.loads(match("rules", *options)[1])
    own = json.loads(out) if out else {}
    own["players"] = inside["players"]
    report.check("bot: as good as a player at the table: " + preset, equal([status, err, own], [0, "", inside]))
search = ["--preset", "australian-4", "--deals", "1", "--jobs", "2", "--bot-seconds", "60"]
# Likewise at odd tables, and against one who calls and plays anything.
for options in (["australian-4", "inkle-swap=on"], ["canadian-4", "inkle-swap=on", "swap-cards=3"], ["midwest-4"],
                ["new-zealand-5"], ["new-zealand-4", "laws=table"], ["new-zealand-2", "misere-defenders=none"],
                ["american-6", "teams=pairs"], ["australian-6", "pack=literal60"]):
    words = ["random", "--preset", options[0], "--deals", "8", "--seed", "8", "--json"] + [
        word for option in options[1:] for word in ("--option", option)]
    outside = run("match", "exec:%s bot --level rules" % CLI, *words)
    inside = json.loads(run("match", "rules", *words).stdout)
    got = json.loads(outside.stdout) if outside.stdout else {}
    got["players"] = inside["players"]
    report.check("bot: against anything: " + " ".join(options), equal([outside.stderr, got], [b"", inside]))
searched = match("exec:%s bot --level expert" % CLI, *search)
report.check("bot: a player who searches", equal(searched[:3:2], (0, "")) + equal(json.loads(searched[1])["illegal"], [0, 0])
             + equal(match("exec:%s bot --level expert" % CLI, *search)[1], searched[1]))

# What the seats have agreed on their calls is told to all bots before the first deal, and to nobody where there is nothing.
for seed, table, conventions, want in (
        (4, ["australian-4"], [], ""),
        (4, ["australian-4"], ["--convention", "suit-bower", "--convention", "six-no-trump-joker"],
         "#! [seat 0]\n#! agreed=six-no-trump-joker;suit-bower;\n#! [seat 2]\n#! agreed=six-no-trump-joker;suit-bower;\n"),
        (4, ["midwest-4"], ["--their-convention", "inkle-hint"],
         "#! [seat 1]\n#! agreed=inkle-hint;\n#! [seat 3]\n#! agreed=inkle-hint;\n"),
        (2, ["american-6", "--option", "teams=pairs"], ["--convention", "suit-bower"],
         "#! [seat 0]\n#! agreed=suit-bower;\n#! [seat 3]\n#! agreed=suit-bower;\n")):
    words = ["--deals", "12", "--seed", str(seed), "--bot-seconds", "60", "--preset", *table]
    heard = os.path.join(scratch.name, "heard.")
    status, out, err, _ = match(shell("tee -a %s$$ | %s bot --level rules" % (heard, CLI)), *words, *conventions)
    problems, said = [], set()
    for log in [heard + name[len("heard."):] for name in os.listdir(scratch.name) if name.startswith("heard.")]:
        with open(log, encoding="utf-8") as stream:
            head, _, deals = stream.read().partition("\n\ndeal ")
        said.add("".join(line + "\n" for line in head.split("\n") if line.startswith("#")))
        problems += ["a comment among the deals"] if "#" in deals or not deals else []
        os.unlink(log)
    # The first player sits on another side at each table.
    n_tables = {"american-6": 3}.get(table[0], 2)
    problems += equal([status, err, want in said, len(said)], [0, "", True, n_tables if want else 1])
    # They bid by it as those at the table do, which is not as without it.
    inside, natural = (json.loads(match("rules", *words, *more)[1])["points_per_deal"] for more in (conventions, []))
    problems += equal([json.loads(out)["points_per_deal"], inside != natural], [inside, want != ""])
    report.check("bot: agreements: " + " ".join(table + conventions), problems)

# The bot of the manual plays at every table, whatever the house rules, and is asked everything there; in the deal of seed 28
# one of the bots holds an ace without a face.
asked, words = set(), [sys.executable, "-S", "-E", SIMPLE, CLI]
for options in [[preset] for preset in PRESETS] + [
        ["australian-4", "inkle-swap=on", "swap-cards=3"], ["american-4", "nullo=on", "laws=table"], ["midwest-4", "auction=single"],
        ["new-zealand-5", "misere-share=on"], ["australian-6", "pack=literal60"], ["american-6", "teams=pairs"]]:
    heard = os.path.join(scratch.name, "asked")
    status, out, err, _ = match(shell("tee -a %s | %s" % (heard, shlex.join(words))), "--deals", "1", "--seed", "28", "--preset",
                                options[0], "--bot-seconds", "60",
                                *[word for option in options[1:] for word in ("--option", option)])
    with open(heard, encoding="utf-8") as stream:
        asked |= set(re.findall(r"(?m)^\? \d (\S+)$", stream.read()))
    report.check("the simple bot: " + " ".join(options), equal([status, err, json.loads(out or "{}").get("illegal")], [0, "", [0, 0]]))
report.check("the simple bot is asked everything", equal(
    asked, {"ace-no-face", "answer", "bid", "call", "discard", "partner", "play", "swap"}))
once, again = (match("exec:" + shlex.join(words), "--deals", "1", "--preset", "american-3", "--bot-seconds", "60")[1] for _ in "ab")
report.check("the simple bot plays the same match again", equal(once, again))
with open(SIMPLE, encoding="utf-8") as stream:
    report.check("the simple bot is short", equal(len(stream.readlines()) < 60, True))
report.end()
