# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives five-hundred-cli: what it says of itself, the rules and records; and what it refuses."""
import gettext
import json
import os
import re
import subprocess

from program import (
    broken, CLI, cut, DOMAIN, environment, equal, expect, FINE, first, french, golden, GOLDEN, last, LOCALE_DIR,
    NOT_UNDERSTOOD, PRESETS, REFUSED, report, run, save, scratch, value)

COMMANDS = ["rules", "replay", "deal", "simulate", "solve", "advise", "match", "bot", "lesson"]

# Help, version, and commands that are not understood.
report.check("help and version", [
    problem for words in [[]] + [[c] for c in COMMANDS] for flag in ("--help", "-h")
    for problem in expect(run(*words, flag), FINE, r".*five-hundred-cli.*\n", "")])
report.check("version", [
    problem for words in [[]] + [[c] for c in COMMANDS]
    for problem in expect(run(*words, "--version"), FINE, r"five-hundred-cli \d+\.\d+\.\d+\n", "")])
report.check("help names each command", [c for c in COMMANDS if ("  %s " % c) not in run("--help").stdout.decode()])

MISUNDERSTOOD = [
    [], ["fly"], ["--fly"], ["rules", "x"], ["rules", "american-4", "american-4"], ["rules", "--fly"],
    ["replay"], ["replay", "a", "b"], ["replay", "--fly", "a"],
    ["deal"], ["deal", "--seed", "1"], ["deal", "x", "--seed", "1"],
    ["deal", "american-4", "--seed", "-1"], ["deal", "american-4", "--seed", "1x"], ["deal", "american-4", "--seed", ""],
    ["deal", "american-4", "--number", "0"], ["deal", "american-4", "--number", "1000000000"],
    ["deal", "american-4", "--number", "1", "--seed", "1"],
    ["deal", "american-4", "--seed", "18446744073709551616"], ["deal", "american-4", "--seed", "0x10"],
    ["deal", "american-4", "--seed", "1", "--option", "bog"], ["deal", "american-4", "--seed", "1", "--option", "bog="],
    ["deal", "american-4", "--seed", "1", "--option", "bog=no"], ["deal", "american-4", "--seed", "1", "--option", "x=1"],
    ["deal", "american-4", "--seed", "1", "--option", "misere=on"],
    ["deal", "american-4", "--seed", "1", "-o", "bog=off", "-o", "bog=off"],
    ["simulate"], ["simulate", "x"], ["simulate", "american-4", "--deals", "0"], ["simulate", "american-4", "--deals", "x"],
    ["simulate", "american-4", "--deals", "1", "--games", "1"], ["simulate", "american-4", "--jobs", "0"],
    ["simulate", "american-4", "--players", "nobody"], ["simulate", "american-4", "--players", "random,random"],
    ["solve"], ["solve", "a", "b"], ["solve", "--target", "11", "a"], ["solve", "--target", "x", "a"],
    ["match"], ["match", "rules"], ["match", "rules", "rules"], ["match", "rules", "rules", "--preset", "x"],
    ["match", "rules", "nobody", "--preset", "american-4"], ["match", "rules", "exec:'", "--preset", "american-4"],
    ["match", "rules", "exec:", "--preset", "american-4"], ["match", "rules", "rules", "rules", "--preset", "american-4"],
    ["match", "rules", "rules", "--preset", "american-4", "--deals", "0"],
    ["match", "rules", "rules", "--preset", "american-4", "--jobs", "0"],
    ["lesson"], ["lesson", "--layouts", "0", "a"], ["advise"], ["advise", "a", "b"],
    ["advise", "--seed", "x", "a"], ["advise", "--seed", "-1", "a"], ["advise", "--level", "nobody", "a"], ["advise", "--level", "cheat", "a"], ["bot", "x"],
    ["advise", "--convention", "joker", "a"], ["bot", "--their-convention", ""], ["bot", "--convention"],
    ["match", "rules", "rules", "--preset", "american-4", "--convention", "x"],
    ["match", "rules", "rules", "--preset", "american-3", "--convention", "suit-bower"],
    ["match", "rules", "rules", "--preset", "american-4", "--their-convention", "inkle-hint"],
    ["simulate", "american-4", "--players", ""], ["simulate", "american-4", "--players", "random,random,random,nobody"],
]
report.check("what is not understood", [
    "%s: %s" % (words, problem) for words in MISUNDERSTOOD
    for problem in expect(run(*words), NOT_UNDERSTOOD, None if not words else "", r"five-hundred-cli: [^\n]+\n")])

report.check("a wrong value is told the right ones", [problem for given, wanted in (
    ("bog=no", "on off"), ("target=7", "100 to 5000"), ("kitty-size=4", "3 5 6")) for problem in expect(
    run("deal", "american-4", "-o", given), NOT_UNDERSTOOD, "", ".*“%s”.*: %s\n" % (given.split("=")[1], wanted))])
honest = "random rules careful steady bold learner beginner club strong expert"
report.check("what there is none of is told what there is", [problem for words, wanted in (
    (["fly"], "there is no command “fly”, only: " + " ".join(COMMANDS)),
    (["deal", "x"], "there are no rules called “x”; “five-hundred-cli rules” lists those that there are"),
    (["deal", "mckay-4", "-o", "x=1"], "these rules have no option “x”; “five-hundred-cli rules mckay-4” lists theirs"),
    (["deal", "american-4", "-o", "misere=on"], "these rules have no option “misere”; “five-hundred-cli rules american-4” lists theirs"),
    (["simulate", "american-4", "-p", "rules,x,rules,rules"], "there is no player “x”, only: %s cheat" % honest),
    (["match", "rules", "x", "-p", "american-4"], "there is no player “x”, only: %s cheat exec:…" % honest),
    (["bot", "--level", "cheat"], "there is no player “cheat”, only: " + honest),
    (["advise", "--level", "x", "a"], "there is no player “x”, only: " + honest),
    (["bot", "--convention", "x"], "there is no convention “x”, only: six-no-trump-joker suit-bower inkle-hint"),
) for problem in expect(run(*words), NOT_UNDERSTOOD, "", re.escape("five-hundred-cli: %s\n" % wanted))])
report.check("a seed that is none is refused in our words", expect(
    run("advise", "--seed", "x", "a"), NOT_UNDERSTOOD, "",
    "five-hundred-cli: --seed must be a number from 0 to 18446744073709551615, not “x”\n"))
leads = """500 1
rules australian-4
deal 3
hand 0 JO 6S 7S 8S AS 5C 6C 7C 8C 9C
hand 1 5S 9S 4D 5D 6D 7D 8D 9D 10D JD
hand 2 10C 10S JC JS QC QD QS KC KD KS
hand 3 4H 5H 6H 7H 8H 9H 10H JH QH KH
kitty AC AD AH
bid 0 MIS
bid 1 PASS
bid 2 PASS
bid 3 PASS
discard 0 AC AD AH
"""
report.check("a joker is listed with the suits that it must name", list(expect(
    run("replay", "-", stdin=leads), FINE, r".*The rules allow: .*JO:S JO:C JO:D JO:H.*", ""))
    + [line for line in run("replay", "-", stdin=leads).stdout.decode().split("\n") if " JO " in line])

# The rules.
listed = value(run("rules", "--json"))
elsewhere = [p for p in listed if "of" in p]
listed = [p for p in listed if "of" not in p]
report.check("rules: the tables known elsewhere, and records by them", equal(len(elsewhere), 8) + [
    problem for p in elsewhere for problem in equal(
        value(run("replay", "-", "--json", stdin="500 1\nrules %s\n" % p["preset"])),
        value(run("replay", "-", "--json", stdin=run("deal", p["preset"], "--number", "1").stdout.split(b"seed")[0])))
    + equal(list(p), ["preset", "seats", "name", "of"])])
report.check("rules: the tables", equal([(p["preset"], p["seats"]) for p in listed],
                                        [(preset, sum(map(len, sides))) for preset, sides in PRESETS.items()])
             + [str(p) for p in listed if list(p) != ["preset", "seats", "name"] or not p["name"]]
             + equal(len({p["name"] for p in listed}), len(PRESETS)))
for preset, sides in PRESETS.items():
    rules = value(run("rules", preset, "--json"))
    problems = equal(list(rules), ["preset", "seats", "sides", "options"])
    problems += equal([rules["preset"], rules["seats"], rules["sides"]], [preset, sum(map(len, sides)), sides])
    for option in rules["options"]:
        words = option["values"]
        if list(option)[:3] != ["name", "value", "values"] or list(option)[-1] != "meaning" or len(option["meaning"]) < 10:
            problems.append(str(option))
        if words and option["value"] not in words or not words and not option["min"] <= int(option["value"]) <= option["max"]:
            problems.append("the value is none of its values: %s" % option)
        # Each value can be given, and comes back in the record.
        for word in words or [str(option["min"]), str(option["max"])]:
            given = "%s=%s" % (option["name"], word)
            done = run("deal", preset, "--seed", "1", "--option", given)
            problems += expect(done, FINE, ".*\noption %s %s\n.*" % (option["name"], word), "")
    text = run("rules", preset)
    problems += expect(text, FINE, ".+", "")
    problems += ["not in the text: " + o["name"] for o in rules["options"] if o["name"] + "=" not in text.stdout.decode()]
    report.check("rules: " + preset, problems)

# Replay (S-158, S-159, S-160): all members in their order.
GOLDEN_DEALS = {
    "s-158.500": ("american-4", "7H", 0, [], [7, 1, 0, 2], True, [200, 30]),
    "s-159.500": ("new-zealand-4", "MIS", 0, [2], [0, 8, 0, 2], True, [250, 100]),
    "s-160.500": ("midwest-4", "NONE", None, [], [6, 2, 0, 2], None, [60, 40]),
}
for name, (preset, contract, declarer, out, tricks, made, points) in GOLDEN_DEALS.items():
    want = ('{"rules": "%s", "options": {}, "deals": [{"dealer": 3, "contract": "%s", "declarer": %s, "sitting_out": %s, '
            '"partners": [], "tricks": %s, "made": %s, "points": %s, "totals": %s, "complete": true}], "totals": %s, '
            '"winners": [], "next": {"seat": 0, "action": "deal", "legal": []}}\n'
            % (preset, contract, json.dumps(declarer), out, tricks, json.dumps(made), points, points, points))
    done = run("replay", os.path.join(GOLDEN, name), "--json")
    report.check("replay: " + name, list(expect(done, FINE, re.escape(want), ""))
                 + list(expect(run("replay", "--json", "-", stdin=golden(name)), FINE, re.escape(want), ""))
                 + list(expect(run("replay", os.path.join(GOLDEN, name)), FINE, ".+\n", "")))


report.check("replay: the steps of a deal",
             equal(last(first, 2), {"rules": "american-4", "options": {}, "deals": [], "totals": [0, 0], "winners": [],
                                    "next": {"seat": None, "action": "deal", "legal": []}})
             + equal(last(first, 8), last(first, 2))
             + equal(last(first, 9)["next"]["legal"][:3], ["PASS", "6S", "6C"])
             + equal(last(first, 9)["deals"], [{"dealer": 3, "contract": None, "declarer": None, "sitting_out": [],
                                                "partners": [], "tricks": [0] * 4, "made": None, "points": [0, 0],
                                                "totals": [0, 0], "complete": False}])
             + equal(last(first, 13)["deals"][0]["contract"], "7H")
             + equal(sorted(last(first, 13)["next"]["legal"]),
                     sorted("QS JS 6C AD KD JD QH 8H 6H 4H AC 7D 10H".split()))
             + equal(last(first, 13)["next"]["count"], 3)
             + equal(last(first, 14)["next"]["action"], "play")
             + equal(last(first, 16)["next"], {"seat": 2, "action": "play", "legal": ["9H", "AH"]})
             + equal(last(first, 18)["deals"][0]["tricks"], [0, 0, 0, 1]))
won = first.replace("\n\ndeal", "\ntotals 300 480\n\ndeal")
report.check("replay: the end of the game",
             equal([value(run("replay", "--json", "-", stdin=won))[k] for k in ("totals", "winners", "next")],
                   [[500, 510], [0], {"seat": None, "action": None, "legal": []}])
             + [p for p in expect(run("replay", "-", stdin=won), FINE, ".*side 0 has won.*", "")])

# A joker that may name suits, but not the one shown void in (DX-049); inkle; ace-no-face.
third = golden("s-160.500").split("\n")
joker = "\n".join(third[:third.index("play 0 JO:C")])
inkle = golden("s-159.500").replace("rules new-zealand-4", "rules australian-4\noption inkle-swap on").split("bid")[0]
ace = ("500 1\nrules midwest-4\ndeal 3\nhand 1 AS 10S 9S 8H 7H 6D 5D 4C 9C 8C\nhand 0 KS QS JS AH KH QH JH JO 4S 5S\n"
       "hand 2 6S 7S 8S 5C 6C 7C 10C JC QC KC\nhand 3 AC 4D 7D 8D 9D 10D JD QD KD AD\nkitty 4H 5H 6H 9H 10H\n")
report.check("replay: what is legal",
             equal(value(run("replay", "--json", "-", stdin=joker + "\n"))["next"]["legal"],
                   ["10S", "JO:S", "JO:C", "JO:H"])
             + [w for w in ("7S", "7S inkle", "MIS", "OMIS", "PASS")
                if w not in value(run("replay", "--json", "-", stdin=inkle))["next"]["legal"]]
             + equal("MIS inkle" in value(run("replay", "--json", "-", stdin=inkle))["next"]["legal"], False)
             + equal(value(run("replay", "--json", "-", stdin=ace))["next"]["may_declare"], [1])
             + equal(value(run("replay", "--json", "-", stdin=ace + "ace-no-face 1\n"))["next"],
                     {"seat": 3, "action": "answer", "legal": ["redeal", "play"]})
             + equal(value(run("replay", "--json", "-", stdin=ace + "ace-no-face 1\nanswer 3 redeal\n"))["deals"][0]["complete"],
                     True)
             + equal(value(run("replay", "--json", "-", stdin=ace + "bid 0 PASS\n"))["next"].get("may_declare"), None))

# Slips: what the laws of the table allow besides, and the score as it stands.
laws = golden("laws.500")


def may(marker, more=""):
    """What the laws allow behind the line @marker of the game with slips, and @more."""
    lines = laws.split("\n")
    return value(run("replay", "--json", "-", stdin="\n".join(lines[:lines.index(marker) + 1]) + "\n" + more))["next"]["may"]


def scores(text):
    return [(deal["points"], deal["totals"]) for deal in value(run("replay", "--json", "-", stdin=text))["deals"]]


entered = laws.split("\ndeal 0")[0]
report.check("replay: table laws",
             equal(may("play 2 10C"), ["demand 1", "demand 3", "accept 1", "accept 3", "misdeal", "expose"])
             + equal(may("play 2 6S"), ["correct 2", "misdeal", "expose"])
             + equal(may("correct 2 AH"), ["correct 3", "expose"])
             + equal(may("play 3 9C"), ["correct 3", "expose"])
             + equal(may("play 0 KD"), ["expose"])
             + equal(may("entry 1 10"), ["challenge 0", "challenge 1", "challenge 2", "challenge 3"])
             + equal(may("bid 2 6S"), ["misdeal", "expose"])
             + equal(may("kitty 10D 6H JO", "bid 2 7H\n"),
                     ["challenge 0", "challenge 1", "challenge 2", "challenge 3", "misdeal", "expose"])
             + equal("may" in last(first, 9)["next"], False)
             + equal(scores(entered), [([0, 0], [0, 0]), ([100, 10], [100, 10])])
             + equal(scores(laws.split("challenge")[0]), [([0, 0], [0, 0]), ([100, 10], [100, 10]), ([0, 0], [100, 10])])
             + equal(scores(laws), [([0, 0], [0, 0]), ([200, 0], [200, 0]), ([0, 0], [200, 0])])
             + equal(value(run("replay", "--json", "-", stdin=laws.split("note ten")[0]))["deals"][0]["contract"], None)
             + equal(value(run("replay", "--json", "-", stdin=laws.split("note ten")[0]))["next"],
                     {"seat": 3, "action": "deal", "legal": [], "may": []}))

# Solve: all members in their order, each legal card, at a lead and in the middle of a trick; and
# with few cards left what can be seen at once.
def solve(text, rows, *words):
    """What `solve --json` says of the first @rows lines of @text."""
    return value(run("solve", "--json", *words, "-", stdin=cut(text, rows)))


def plain(text, rows):
    """That each card of `solve` is legal, and that the value is that of the best one."""
    answer, state = solve(text, rows), last(text, rows)
    side = PRESETS[state["rules"]][answer["side"]]
    best = max if (answer["seat"] in side) != (state["deals"][-1]["contract"] == "MIS") else min
    at_least = solve(text, rows, "--target", "1")
    return (equal(list(answer), ["seat", "side", "cards", "value"]) + equal(answer["seat"], state["next"]["seat"])
            + equal(sorted(answer["cards"]), sorted(state["next"]["legal"]))
            + equal(answer["value"], best(answer["cards"].values()))
            + equal(list(at_least), ["seat", "side", "target", "cards", "value"])
            + equal(at_least["cards"], {card: n >= 1 for card, n in answer["cards"].items()})
            + equal([at_least["target"], at_least["value"]], [1, answer["value"] >= 1]))


second = golden("s-159.500")
for name, text in (("s-158.500", first), ("s-159.500", second), ("s-160.500", golden("s-160.500"))):
    lines = text.split("\n")
    plays = [i for i, line in enumerate(lines) if line.startswith("play ")]
    report.check("solve: " + name, [
        problem for i in plays[:3] + plays[9:24:3] + plays[-4:] for problem in plain(text, i)]
        + [problem for row in (5, len(lines)) for problem in expect(
            run("solve", "-", stdin="\n".join(lines[:row]) + "\n"), REFUSED, "", r"-: [^\n]+\n")]
        + [problem for words in ([], ["--target", "1"]) for problem in expect(
            run("solve", "-", *words, stdin="\n".join(lines[:plays[0]]) + "\n"), FINE, ".+\n", "")])
ending = first.split("\n")
ending = [i for i, line in enumerate(ending) if line.startswith("play ")]
report.check("solve: the last trick", equal(solve(first, ending[-1])["value"], 7 + 0)
             + equal(solve(first, ending[-1], "--target", "7")["value"], True)
             + equal(solve(first, ending[-1], "--target", "8")["value"], False)
             + equal(solve(second, [i for i, line in enumerate(second.split("\n")) if line.startswith("play ")][-1])["value"], 0))

# A byte order mark is none of a record.
report.check("replay: a byte order mark", equal(run("replay", "--json", "-", stdin="\ufeff" + first).stdout,
                                               run("replay", "--json", "-", stdin=first).stdout))

# Messages.
report.check("message: file, line and rule",
             list(expect(run("replay", broken), REFUSED, "",
                         re.escape("%s:16: play 1 KS: must follow hearts (holds 5H)\n" % broken)))
             + list(expect(run("replay", os.path.basename(broken), cwd=scratch.name), REFUSED, "",
                           r"game\.500:16: play 1 KS: must follow hearts \(holds 5H\)\n"))
             + list(expect(run("replay", "--json", "-", stdin="500 1\r\nrules x\r\n"), REFUSED, "",
                           "-:2: rules x: there are no rules called “x”\n")))
report.check("message: in the C locale", expect(
    run("replay", "-", stdin="500 1\nrules Ā\n", env={**environment, "LC_ALL": "C"}), REFUSED, "",
    r'-:2: rules .{1,2}: there are no rules called .+\n'))
report.check("message: an unfinished line", list(expect(
    run("replay", "-", "--json", stdin=first + "deal 0"), FINE, r"\{.*\}\n", r"-:56: [^\n]+\n"))
    + equal(run("replay", "-", "--json", stdin=first + "deal 0").stdout, run("replay", "-", "--json", stdin=first).stdout))
report.check("message: files that cannot be read", [
    problem for path in (scratch.name, os.path.join(scratch.name, "missing"))
    for problem in expect(run("replay", path), REFUSED, "", re.escape(path) + r": [^\n]+\n")])

translation = gettext.translation(DOMAIN, LOCALE_DIR, ["fr_CA"], fallback=True)
report.check("message: in the user's language", list(expect(
    run("replay", "-", stdin="500 1\nrules american-4\nbid 0 PASS\n", env=french), REFUSED, "",
    re.escape("-:3: bid 0 PASS: %s\n" % translation.gettext("a deal comes next"))))
    + equal(run("replay", "--json", "-", stdin=won, env=french).stdout, run("replay", "--json", "-", stdin=won).stdout)
    + equal(run("deal", "american-4", "--seed", "3", env=french).stdout, run("deal", "american-4", "--seed", "3").stdout))

# Output that cannot be written.
for words in (["--help"], ["--version"], ["rules"], ["rules", "american-4", "--json"],
              ["replay", os.path.join(GOLDEN, "s-158.500")], ["deal", "american-4", "--seed", "1"],
              ["simulate", "american-4", "--deals", "2000", "--players", "random"],
              ["match", "rules", "random", "--preset", "american-4", "--deals", "3"]):
    problems = []
    with open("/dev/full", "wb") as full:
        done = subprocess.run([CLI, *words], stdout=full, stderr=subprocess.PIPE, env=environment, check=False, timeout=60)
        problems += equal([done.returncode, done.stderr.count(b"\n")], [REFUSED, 1])
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([CLI, *words], stdout=writing, stderr=subprocess.PIPE, env=environment, check=False, timeout=60)
    os.close(writing)
    # Who has read enough, as head does, is told nothing.
    problems += equal([done.returncode, done.stderr], [REFUSED, b""])
    report.check("full disk and closed pipe: " + " ".join(map(os.path.basename, words[:3])), problems)
report.end()
