# SPDX-License-Identifier: GPL-3.0-or-later
"""cli.py CLI GOLDEN LOCALE_DIR DOMAIN: drives the built five-hundred-cli.

CLI is the program, GOLDEN the folder with the golden deals, LOCALE_DIR and DOMAIN say where its
catalogues are.
"""
import gettext
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "validate"))
import tap  # noqa: E402

CLI = os.path.abspath(sys.argv[1])
GOLDEN, LOCALE_DIR, DOMAIN = sys.argv[2:5]
FOUR_HANDED = ["american-4", "new-zealand-4", "australian-4", "canadian-4", "midwest-4"]
TWO_SIDES, PAIRS, THREES = [[0, 2], [1, 3]], [[0, 3], [1, 4], [2, 5]], [[0, 2, 4], [1, 3, 5]]


def solo(n):
    return [[seat] for seat in range(n)]


# The score columns of every table, in the order in which they are listed.
PRESETS = dict.fromkeys(FOUR_HANDED, TWO_SIDES)
PRESETS.update({
    "american-2": solo(2), "american-2-short": solo(2), "american-3": solo(3), "american-5": solo(5), "american-6": THREES,
    "new-zealand-2": TWO_SIDES, "new-zealand-3": solo(3), "new-zealand-5": solo(5), "new-zealand-6": THREES,
    "new-zealand-6-pairs": PAIRS, "classic-3": solo(3), "australian-3": solo(3), "australian-6": THREES,
    "australian-6-solo": solo(6),
})
COMMANDS = ["rules", "replay", "deal", "simulate", "solve", "advise", "match", "bot", "lesson"]
FINE, REFUSED, NOT_UNDERSTOOD = 0, 1, 2

report = tap.Report()
scratch = tempfile.TemporaryDirectory()
environment = {k: v for k, v in os.environ.items() if k not in ("LANG", "LANGUAGE") and not k.startswith("LC_")}
environment["LC_ALL"] = "C.UTF-8"


def run(*arguments, stdin="", **kwargs):
    if isinstance(stdin, str):
        stdin = stdin.encode()
    return subprocess.run([CLI, *arguments], input=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          check=False, timeout=300, **{"env": environment, **kwargs})


def golden(name):
    with open(os.path.join(GOLDEN, name), encoding="utf-8") as stream:
        return stream.read()


def save(name, contents):
    path = os.path.join(scratch.name, name)
    with open(path, "wb") as stream:
        stream.write(contents if isinstance(contents, bytes) else contents.encode())
    return path


def no_double(pairs):
    """An object whose members keep their order, each of them once."""
    names = [name for name, _ in pairs]
    if len(names) != len(set(names)):
        raise ValueError("a member stands twice: %s" % names)
    return dict(pairs)


def value(done):
    return json.loads(done.stdout.decode(), object_pairs_hook=no_double)


def expect(done, status, out=None, err=None):
    """What is wrong with how a command ended: @out and @err are patterns of the whole text."""
    stdout, stderr = done.stdout.decode(), done.stderr.decode()
    if done.returncode != status:
        yield "status %d, not %d: %s" % (done.returncode, status, stderr)
    if out is not None and not re.fullmatch(out, stdout, re.S):
        yield "standard output is %r, not %r" % (stdout[:300], out)
    if err is not None and not re.fullmatch(err, stderr, re.S):
        yield "standard error is %r, not %r" % (stderr[:300], err)


def equal(got, want):
    return [] if got == want else ["got  %r" % (got,), "want %r" % (want,)]


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
    ["deal"], ["deal", "american-4"], ["deal", "--seed", "1"], ["deal", "x", "--seed", "1"],
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
    ["lesson"], ["lesson", "--layouts", "0", "a"], ["advise"], ["advise", "a", "b"], ["advise", "--level", "nobody", "a"], ["advise", "--level", "cheat", "a"], ["bot", "x"],
    ["advise", "--convention", "joker", "a"], ["bot", "--their-convention", ""], ["bot", "--convention"],
    ["match", "rules", "rules", "--preset", "american-4", "--convention", "x"],
    ["match", "rules", "rules", "--preset", "american-3", "--convention", "suit-bower"],
    ["match", "rules", "rules", "--preset", "american-4", "--their-convention", "inkle-hint"],
    ["simulate", "american-4", "--players", ""], ["simulate", "american-4", "--players", "random,random,random,nobody"],
]
report.check("what is not understood", [
    "%s: %s" % (words, problem) for words in MISUNDERSTOOD
    for problem in expect(run(*words), NOT_UNDERSTOOD, None if not words else "", r"five-hundred-cli: [^\n]+\n")])

# The rules.
listed = value(run("rules", "--json"))
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


def last(text, rows):
    """What `replay --json` says of the first @rows lines of @text."""
    return value(run("replay", "--json", "-", stdin="".join(line + "\n" for line in text.split("\n")[:rows])))


first = golden("s-158.500")
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
    return value(run("solve", "--json", *words, "-", stdin="".join(line + "\n" for line in text.split("\n")[:rows])))


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

# Messages.
broken = save("game.500", first.replace("play 1 KH", "play 1 KS"))
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
french = {**environment, "LANGUAGE": "fr_CA"}
report.check("message: in the user's language", list(expect(
    run("replay", "-", stdin="500 1\nrules american-4\nbid 0 PASS\n", env=french), REFUSED, "",
    re.escape("-:3: bid 0 PASS: %s\n" % translation.gettext("a deal comes next"))))
    + equal(run("replay", "--json", "-", stdin=won, env=french).stdout, run("replay", "--json", "-", stdin=won).stdout)
    + equal(run("deal", "american-4", "--seed", "3", env=french).stdout, run("deal", "american-4", "--seed", "3").stdout))

# Hostile input: one sentence, and little memory.
MIB = 1 << 20


def feed(pieces):
    """Pipes @pieces into replay; returns how it ended and the memory it took in MiB."""
    process = subprocess.Popen([CLI, "replay", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, env=environment)
    try:
        for piece in pieces:
            process.stdin.write(piece)
        process.stdin.close()
    except BrokenPipeError:
        pass
    out, err = process.stdout.read(), process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    done = subprocess.CompletedProcess([], process.returncode, out, err)
    return done, usage.ru_maxrss / 1024


# What the program takes before it has read anything, as it was built.
_, AT_FIRST = feed([b"500 1\n"])


def hostile(name, pieces, error, more=20):
    done, memory = feed(pieces)
    report.check("hostile: " + name, list(expect(done, REFUSED, "", error))
                 + (["%d MiB of memory, %d at first" % (memory, AT_FIRST)] if memory > AT_FIRST + more else []))


noise = random.Random(500)
hostile("a line of 100 MB", ([b"500 1\nrules american-4\n# "] + [b"x" * MIB] * 100), r"-:3: a line has no more than 4096 bytes\n")
hostile("100 MB of comments", ([b"500 1\nrules american-4\n"] + [b"# comment\n" * (MIB // 10)] * 100),
        r"-:\d+: a record is no larger than 16 MiB\n")
hostile("a binary file", (noise.randbytes(MIB) for _ in range(20)), r"-:1: this is not text\n")
hostile("zeros", (bytes(MIB) for _ in range(20)), r"-:1: this is not text\n")
hostile("many deals", [b"500 1\nrules american-4\n"] + [
    b"".join(b"deal %d\n%s" % (i % 4, b"".join(line.encode() + b"\n" for line in first.split("\n")[4:9]))
             + b"".join(b"bid %d PASS\n" % ((i + k) % 4) for k in (1, 2, 3, 4)) for i in range(j, j + 100))
    for j in range(0, 10100, 100)], r"-:100003: deal 0: a record has no more than 10000 deals\n")
hostile("many notes, from the last to the first", [b"500 1\nrules american-4\ndeal 3\n"] + [
    line.encode() + b"\n" + b"note\n" * 30000 for line in reversed(first.split("\n")[4:8])],
        r"-:100008: note: a record has no more than 100000 notes\n")
report.check("hostile: a file", expect(
    run("replay", save("noise", b"500 1\n" + noise.randbytes(MIB))), REFUSED, "", r"[^\n]+:2: this is not text\n"))
report.check("hostile: escapes in a message", [
    "control character in %r" % line for text in ("500 1\n\x1b[31mred\n", "500 1\n\xc2\x9b31mred\n", "500 1\nrules \x07\n")
    for line in [run("replay", "-", stdin=text.encode("latin-1")).stderr] if re.search(rb"[\x00-\x09\x0b-\x1f\x7f]", line)])

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
    problems += equal([done.returncode, done.stderr.count(b"\n")], [REFUSED, 1])
    report.check("full disk and closed pipe: " + " ".join(map(os.path.basename, words[:3])), problems)

# Deals.
dealers = [value(run("replay", "--json", "-", stdin=run("deal", "american-4", "--seed", str(n)).stdout))["deals"][0]["dealer"]
           for n in range(40)]
report.check("deal: anybody may deal first", equal(sorted(set(dealers)), [0, 1, 2, 3]))
# The same for ever, and everywhere: people say numbers to each other.
report.check("deal: by number", equal(run("deal", "australian-4", "--number", "1").stdout.decode().split("\n")[2:7],
    ["seed xoshiro256ss ccd1ae1c39f706530000000000000001", "", "deal 1", "hand 0 9C QD KS 8H 9S 8C 4D 7H 7C 10H",
     "hand 1 QH 7D AD 9H QC 5D 8S AH JO 10S"]))
deal = run("deal", "american-4", "--seed", "12345678901234567890", "-o", "bog=off", "--option", "target=100").stdout.decode()
report.check("deal: the record", equal(deal, run("deal", "american-4", "--seed", "12345678901234567890", "-o", "bog=off",
                                                "-o", "target=100").stdout.decode())
             + equal(deal.split("\n")[:6], ["500 1", "rules american-4", "option bog off", "option target 100",
                                            "seed xoshiro256ss 0000000000000000ab54a98ceb1f0ad2", ""])
             + equal(value(run("replay", "--json", "-", stdin=deal))["options"], {"bog": "off", "target": "100"})
             + equal(deal != run("deal", "american-4", "--seed", "1").stdout.decode(), True))

# Simulations.
for preset in FOUR_HANDED:
    words = ["simulate", preset, "--seed", "7", "--players", "random"]
    one = run(*words, "--deals", "30", "--jobs", "1").stdout
    records = re.split(r"(?m)^(?=500 1$)", one.decode())[1:]
    problems = equal(len(records), 30)
    problems += [i for jobs in ("2", "5") for i in equal(run(*words, "--deals", "30", "--jobs", jobs).stdout, one)]
    problems += [i for i in equal(run(*words, "--deals", "31").stdout[:len(one)], one)]
    for index, record in enumerate(records):
        state = value(run("replay", "--json", "-", stdin=record))
        problems += equal([len(state["deals"]), state["deals"][0]["dealer"], state["deals"][0]["complete"]],
                          [1, index % 4, True])
    hands = [line for line in run("deal", preset, "--seed", "7").stdout.decode().split("\n") if line.startswith("kitty")]
    problems += equal([line for line in records[0].split("\n") if line.startswith("kitty")], hands)
    report.check("simulate: deals of " + preset, problems)

    words = ["simulate", preset, "--seed", "7", "--games", "3", "--players", "bold,random,careful,rules"]
    games = run(*words, "--jobs", "1").stdout
    problems = equal(run(*words, "--jobs", "3").stdout, games)
    for game in re.split(r"(?m)^(?=500 1$)", games.decode())[1:]:
        state = value(run("replay", "--json", "-", stdin=game))
        problems += equal([state["next"]["action"], bool(state["winners"])], [None, True])
        problems += equal(re.findall("(?m)^rules .*", game), ["rules " + preset])
    report.check("simulate: games of " + preset, problems)
endless = run("simulate", "american-4", "--games", "1", "--players", "random", "-o", "bog=off", "-o", "target=5000").stdout
report.check("simulate: a game that does not end is left", equal(
    len(value(run("replay", "--json", "-", stdin=endless))["deals"]) in range(1, 1001), True))

# Who sees all cards plays the same every time, and wins.
words = ["simulate", "australian-4", "--seed", "3", "--deals", "6", "--players", "cheat"]
report.check("simulate: all cards seen", equal(run(*words, "--jobs", "1").stdout, run(*words, "--jobs", "3").stdout)
             + equal(value(run("match", "cheat", "rules", "--preset", "australian-4", "--deals", "60", "--seed", "3",
                               "--json"))["points_per_deal"]["mean"] > 10, True))

# Matches: every player at every side, whoever plays at once.
for preset, sides in PRESETS.items():
    words = ["match", "rules", "random", "--preset", preset, "--deals", "120", "--seed", "5", "--json"]
    match = value(run(*words, "--jobs", "1"))
    problems = [p for jobs in ("2", "7") for p in equal(value(run(*words, "--jobs", jobs)), match)]
    problems += equal(list(match), ["players", "deals", "points_per_deal", "games", "illegal", "contracts"])
    problems += equal([match["players"], match["deals"], match["illegal"]], [["rules", "random"], 120, [0, 0]])
    points, games = match["points_per_deal"], match["games"]
    problems += equal([list(points), points["low"] < points["mean"] < points["high"], points["low"] > 0],
                      [["mean", "low", "high"], True, True])
    # Several can win at the back door (D-BACKDOOR).
    problems += equal([list(games), games["played"] > 0, sum(games["won"]) >= games["played"]],
                      [["played", "won", "minus_500"], True, True])
    # Who bids anything makes little of it, and goes out backwards where that ends a game.
    made = [sum(kind["made"] for kind in kinds.values()) for kinds in match["contracts"]]
    bid = [sum(kind["bid"] for kind in kinds.values()) for kinds in match["contracts"]]
    problems += equal([[list(kinds) for kinds in match["contracts"]], made[0] / bid[0] > 0.4 > made[1] / bid[1],
                       sum(bid) <= 120 * len(sides), games["minus_500"][0] < games["minus_500"][1] or preset == "classic-3"],
                      [[["suit", "no_trump", "misere"]] * 2, True, True, True])
    if len(sides) == 2:
        problems += equal([sum(games["won"]), games["won"][0] > games["won"][1]], [games["played"], True])
    other = value(run(*words[:1], "random", "rules", *words[3:]))
    if len(sides) == 2:
        problems += equal([other["points_per_deal"]["mean"], other["games"]["won"]], [-points["mean"], games["won"][::-1]])
        problems += equal([other["contracts"], other["games"]["minus_500"]], [match["contracts"][::-1], games["minus_500"][::-1]])
    same = value(run(*words[:1], "rules", "rules", *words[3:]))["points_per_deal"]
    problems += equal(same, {"mean": 0, "low": 0, "high": 0})
    report.check("match: " + preset, problems)
# Who draws by lot sees no score, so that the deals of a match are those of `simulate`, and at a target that nobody reaches
# a game ends at -500 alone.
for preset, sides in PRESETS.items():
    words = ["--deals", "25", "--seed", "6", "-o", "target=5000"]
    records = run("simulate", preset, "--players", "random", *words).stdout.decode().split("500 1\n")[1:]
    deals = [value(run("replay", "--json", "-", stdin="500 1\n" + record))["deals"][0] for record in records]
    want, out, totals = {kind: {"bid": 0, "made": 0} for kind in ("suit", "no_trump", "misere")}, [0, 0], [0] * len(sides)
    for deal in deals:
        if deal["contract"] not in (None, "NONE"):
            kind = want["no_trump" if deal["contract"].endswith("NT") else "suit" if deal["contract"][0].isdigit() else "misere"]
            kind["bid"], kind["made"] = kind["bid"] + 1, kind["made"] + deal["made"]
        totals = [total + points for total, points in zip(totals, deal["points"])]
        low = sum(total <= -500 for total in totals)
        if low and preset != "classic-3":
            # At the table of each side that is low it is the first player, at all where another one is, the second.
            out = [out[0] + low, out[1] + len(sides) - (low == 1)]
            totals = [0] * len(sides)
    match = value(run("match", "random", "random", "--preset", preset, "--json", *words))
    others = {kind: {word: n * (len(sides) - 1) for word, n in tally.items()} for kind, tally in want.items()}
    report.check("match: contracts and games at -500: " + preset,
                 equal([match["contracts"], match["games"]["minus_500"]], [[want, others], out])
                 + equal(preset == "classic-3" or out[0] > 0, True))
report.check("match: a level with a character", equal(
    [run("match", name, "rules", "--preset", "american-4", "--deals", "2").returncode
     for name in ("club-bold", "beginner-careful", "learner-bold", "club-", "club-bold-bold", "bold-club", "cheat-bold", "-")],
    [FINE] * 3 + [NOT_UNDERSTOOD] * 5))
JOKER = ["--convention", "six-no-trump-joker"]
conventions = [value(run("match", "rules", "rules", "--preset", "australian-4", "--deals", "40", "--json", *words))["points_per_deal"]
               for words in ([], JOKER, ["--their-convention", "six-no-trump-joker"],
                             JOKER + ["--their-convention", "six-no-trump-joker"])]
report.check("match: conventions of either side", equal([row["mean"] == 0 for row in conventions], [True, False, False, True])
             + equal(conventions[1]["mean"], -conventions[2]["mean"]))
KINDS = r"Contracts made by %s: suits \d+/\d+, no-trump \d+/\d+, misère \d+/\d+\nGames that ended with %s at −500 or less: \d+\n"
SAID = (r"rules against bold: 30 deals[^\n]+\n[^\n]+: [+-]\d+\.\d+\n95 %% interval: [+-][\d.]+ to [+-][\d.]+\n(?:[^\n]+\n){3}"
        + KINDS.replace("%s", "rules") + "%s" + KINDS.replace("%s", "bold") + "%s")
report.check("match: for people", list(expect(
    run("match", "rules", "bold", "--preset", "american-4", "--deals", "30"), FINE, SAID % ("", ""), ""))
    + list(expect(run("match", "rules", "bold", "--preset", "american-4", "--deals", "30", "--times"), FINE,
                  SAID % tuple(r"Time for a decision of %s: \d+\.\d\d ms\n" % name for name in ("rules", "bold")), ""))
    + equal(value(run("match", "rules", "bold", "--preset", "american-4", "--deals", "1", "--json"))["points_per_deal"]["low"], None)
    + equal(run("match", "rules", "bold", "--preset", "american-4", "--json", env=french).stdout,
            run("match", "rules", "bold", "--preset", "american-4", "--json").stdout))

# Time alone is not of the seed; it stands beside the rest where it is asked for.
timed = value(run("match", "club", "strong", "--preset", "american-4", "--deals", "2", "--jobs", "1", "--json", "--times"))
report.check("match: times", equal(0 < timed["seconds_a_decision"][0] < timed["seconds_a_decision"][1] < 10, True)
             + equal({k: v for k, v in timed.items() if k != "seconds_a_decision"},
                     value(run("match", "club", "strong", "--preset", "american-4", "--deals", "2", "--json"))))

# Advice.
ADVICE = ["seat", "action", "known", "known_codes", "told", "told_codes", "remarks", "remark_codes", "choices", "refused"]
CHOICE = ["choice", "make", "make_error", "points", "points_error", "layouts", "best", "reasons", "code", "codes"]


def advise(text, *options):
    return value(run("advise", "--json", "-", *options, stdin=text))


def cut(text, rows):
    return "".join(line + "\n" for line in text.split("\n")[:rows])


def advice_problems(text):
    """What is wrong with the advice at the end of the record @text."""
    state, advice = last(text, 10000)["next"], advise(text, "--level", "rules")
    choices = [choice["choice"] for choice in advice["choices"]]
    yield from equal([list(advice), advice["seat"], advice["action"], len(set(choices))],
                     [ADVICE, state["seat"], state["action"], len(choices)])
    if state["action"] in ("deal", None):
        yield from equal(advice["choices"], [])
        return
    yield from equal([len(advice[name]) for name in ("known", "told", "remarks")],
                     [len(advice[name]) for name in ("known_codes", "told_codes", "remark_codes")])
    yield from equal([c["best"] for c in advice["choices"]], [True] + [False] * (len(choices) - 1))
    if state["action"] in ("bid", "play", "answer") or state.get("count") == 1:
        declaration = ["ace-no-face"] if state["seat"] in state.get("may_declare", []) else []
        yield from equal(sorted(choices), sorted(map(str, state["legal"] + declaration)))
    for choice in advice["choices"]:
        tells = [choice.pop("tells", ""), choice.pop("tells_code", "")]
        if list(choice) != CHOICE or ("" in tells) != (advice["action"] != "bid" or choice["choice"] == "ace-no-face"):
            yield str(choice)
        if len(choice["reasons"]) != len(choice["codes"]) or choice["code"] != (choice["codes"] + [None])[0] or (
                choice["best"] and not choice["reasons"]):
            yield "no reasons with codes: %s" % choice
        if choice["make"] is not None and not 0 <= choice["make"] <= 1:
            yield "no chance: %s" % choice
        words = choice["choice"] if choice["choice"] == "ace-no-face" else "%s %d %s" % (
            advice["action"], advice["seat"], choice["choice"])
        if words == "ace-no-face":
            words += " %d" % advice["seat"]
        done = run("replay", "-", stdin=text + words + "\n")
        # Who holds both called cards is not for the seat to know (NZ-073).
        if done.returncode != FINE and "both called cards" not in done.stderr.decode() and advice["action"] != "call":
            yield "not legal: %s: %s" % (words, done.stderr)
    for refused in advice["refused"]:
        if list(refused) != ["choice", "reason", "code"] or not refused["reason"].endswith("."):
            yield str(refused)
        if run("replay", "-", stdin="%s%s %d %s\n" % (text, advice["action"], advice["seat"], refused["choice"])).returncode == FINE:
            yield "legal: %s" % refused


for preset in PRESETS:
    record = run("simulate", preset, "--seed", "11", "--players", "bold").stdout.decode()
    lines = record.split("\n")
    start = max(i for i, line in enumerate(lines) if line.startswith(("hand", "kitty", "dead"))) + 1
    rows = {start, start + 8, len(lines) - 6} | {i for i, line in enumerate(lines) if i >= start and re.match(
        "discard|call|swap|partner|answer", line)}
    report.check("advise: " + preset, [p for row in sorted(rows) for p in advice_problems(cut(record, row))])
    # What is legal is the same as of the whole record; of others only they know whether they may declare.
    problems = []
    more = set(range(start - 1, start + 6)) | set(range(max(start, len(lines) - 20), len(lines), 4))
    for row in sorted(rows | more):
        state, legal = last(cut(record, row), 10000)["next"], value(run("advise", "--legal", "-", stdin=cut(record, row)))
        declarers = [seat for seat in state.pop("may_declare", []) if seat == state["seat"]]
        problems += equal(legal, dict(state, **({"may_declare": declarers} if declarers else {})))
    report.check("advise: what is legal: " + preset, problems)

bidding, playing = advise(cut(first, 9)), advise(cut(first, 15))
report.check("advise: a bid", equal(
    [bidding["action"], sorted(c["choice"] for c in bidding["choices"]), bidding["choices"][0]["best"], bidding["choices"][0]["layouts"] > 20],
    ["bid", sorted(last(first, 9)["next"]["legal"]), True, True])
    + [str(c) for c in bidding["choices"] if (c["make"] is not None and c["choice"] == "PASS") or c["points"] is None])
report.check("advise: why not", equal(
    [r for r in playing["refused"] if r["choice"] == "9S"],
    [{"choice": "9S", "reason": "You must follow hearts: you hold the five of hearts.", "code": "must-follow"}])
    + equal(sorted(c["choice"] for c in playing["choices"]), ["5H", "7H", "KH"]))
# What is agreed is shown, and answered, by those who have agreed on it.
showing = "500 1\nrules australian-4\ndeal 3\nhand 0 %s\n%skitty ?? ?? ??\n" % (
    "JO KH QH 9H 7S 6S KD 8D QC 9C", "".join("hand %d%s\n" % (seat, " ??" * 10) for seat in (1, 2, 3)))
answering = "500 1\nrules australian-4\ndeal 3\n%shand 2 %s\nhand 3%s\nkitty ?? ?? ??\nbid 0 6NT\nbid 1 PASS\n" % (
    "".join("hand %d%s\n" % (seat, " ??" * 10) for seat in (0, 1)), "JH AH KH QH 9H 8H AS 6S 5C 7D", " ??" * 10)
for text, question, code in ((showing, "? 0 bid", "show-convention"), (answering, "? 2 bid", "answer-convention")):
    best = [advise(text, "--level", "club", *words)["choices"][0] for words in ([], JOKER, ["--their-convention", "six-no-trump-joker"])]
    said = run("bot", "--level", "club", *JOKER, stdin=text + question + "\nquit\n").stdout.decode()
    # Likewise where the text itself tells it, as a bot is told and the window saves; an option goes before it.
    noted = text + "".join("#! [seat %d]\n#! agreed=six-no-trump-joker;\n" % seat for seat in (0, 2))
    best += [advise(noted, "--level", "club", *words)["choices"][0] for words in ([], ["--their-convention", "suit-bower"])]
    report.check("advise: " + code, equal([row["code"] == code for row in best], [False, True, False, True, False])
                 + equal(said, "bid %s %s\n" % (question[2], best[1]["choice"])))
# Who plays for a dummy is told of the others alone; who holds the called card knows what its side needs.
dummy = run("simulate", "new-zealand-2", "--seed", "11").stdout.decode().split("play 2")[0]
called = run("simulate", "new-zealand-5", "--seed", "11").stdout.decode()
report.check("advise: to the player of a dummy", equal(advise(dummy)["told_codes"], ["long-suit"])
             + [said for said in advise(dummy)["told"] + advise(dummy)["known"] if re.match("You|Seat 0", said)])
report.check("advise: to the holder of the called card", equal(
    [[said for said in advise(called.split("play %d" % seat)[0])["known"] if "more trick" in said] for seat in (2, 3, 4)],
    [[], ["The contract needs 7 more tricks."], []]))
hidden = "\n".join("%s %s" % (" ".join(line.split()[:2 - (line[0] == "k")]), " ".join(["??"] * len(re.findall(r"\S*\d*[SCDHO]\b", line))))
                   if re.match("hand [023]|kitty|discard", line) else line for line in cut(first, 15).split("\n"))
report.check("advise: what one seat sees", equal("??" in hidden, True) + equal(advise(hidden), playing)
             + list(expect(run("advise", "-", stdin=cut(hidden, 14)), REFUSED, "", "-:14: the hand of seat 0 is not known\n"))
             + list(expect(run("replay", "-", stdin=hidden), REFUSED, "", "-:5: [^\n]+: all cards must be known here\n")))
report.check("advise: what is legal for one seat", equal(value(run("advise", "--legal", "-", stdin=hidden)), last(first, 15)["next"])
             + list(expect(run("advise", "--legal", "-", stdin=cut(hidden, 14)), REFUSED, "", "-:14: the hand of seat 0 is not known\n")))
# Who is asked need not be the one whose turn it is; then nothing is legal but what he may declare.
report.check("advise: who is asked", equal([value(run("advise", "--legal", "--seat", seat, "-", stdin=first_bid)) for seat in "12"
                                            for first_bid in [cut(first, 9)]],
                                           [{"seat": 1, "action": None, "legal": []}, {"seat": 2, "action": None, "legal": []}])
             + equal(last(first, 9)["next"]["seat"], 0)
             + [p for seat in ("4", "-1", "x") for p in expect(run("advise", "--seat", seat, "-", stdin=first), NOT_UNDERSTOOD, "", None)])
report.check("advise: for people", list(expect(run("advise", "-", stdin=cut(first, 15)), FINE,
                                               r"Known:\n(?:  [^\n]+\n)+What the calls have told:\n(?:  [^\n]+\n)+Seat 1 [^\n]+\n\* [5-9K]H\t.*\nNot allowed:\n.*  9S\tYou must follow.*", ""))
             + list(expect(run("advise", "-", stdin=first), FINE, r"[^\n]+\n", ""))
             + equal(run("advise", "-", stdin=cut(first, 15)).stdout, run("advise", "-", stdin=cut(first, 15)).stdout)
             + list(expect(run("advise", broken), REFUSED, "", ".*:16: play 1 KS: must follow hearts.*\n")))

# Lessons: a whole one, one that claims too much, one that is no lesson, and cards that are found.
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "fuzz", "corpus", "lesson", "left-bower.xml"),
          encoding="utf-8") as stream:
    LESSON = stream.read()
whole, open_one = save("whole.xml", LESSON), save("open.xml", re.sub(r" *<layout>.*?</layout>\n", "", LESSON, flags=re.S))
report.check("lesson: all is well", expect(run("lesson", whole), FINE, r".*: all is well, 3 decisions\n", ""))
report.check("lesson: all choices", expect(run("lesson", "--quick", "--all-choices", whole), FINE,
                                           r"(?s).*play 0 JC \(refused\): That jack is a spade now.*all is well.*", ""))
report.check("lesson: what is not so", expect(
    run("lesson", "--quick", save("false.xml", LESSON.replace('claim="wins"', 'claim="loses-trick"'))), REFUSED, "",
    r"(?s).*false.xml:\d+: “loses-trick” of “play 0 5C” is not so: .*"))
report.check("lesson: no lesson", expect(run("lesson", save("page.xml", "<page/>")), REFUSED, "",
                                         r".*page.xml:1: <page> cannot stand here\n"))
report.check("lesson: cards are missing", expect(run("lesson", "--quick", open_one), REFUSED, "",
                                                 r"(?s)(.*: cards are still to be found: try --find\n){3}"))
report.check("lesson: cards are found", expect(run("lesson", "--quick", "--find", open_one), FINE,
                                               r"(?s)(.*: found in \d+ layouts?\n){3}.*all is well.*", ""))
with open(open_one, encoding="utf-8") as stream:
    report.check("lesson: and nothing else is changed", equal(
        re.sub(r" *<layout>.*?</layout>\n", "", stream.read(), flags=re.S),
        re.sub(r" *<layout>.*?</layout>\n", "", LESSON, flags=re.S)))
report.check("lesson: JSON", equal(
    {k: v for k, v in value(run("lesson", "--quick", "--json", open_one))[0].items() if k != "file"},
    {"id": "left-bower", "decisions": 3, "teaches": ["HP-081"], "wrong": []}))

# Where there is little memory: the same as ever, by fewer threads, or one sentence.
PLAYABLE = cut(first, 15)
SCARCE = [(mib, words, stdin) for mib in (400, 64, 20, 15) for words, stdin in (
    (["simulate", "australian-4", "--deals", "40", "--jobs", "2"], ""),
    (["simulate", "australian-4", "--deals", "300", "--jobs", "256"], ""),
    (["simulate", "australian-4", "--deals", "1", "--jobs", "2", "--players", "strong"], ""),
    (["match", "rules", "bold", "--preset", "australian-4", "--deals", "300", "--jobs", "256"], ""),
    (["match", "cheat", "rules", "--preset", "australian-4", "--deals", "1", "--jobs", "2"], ""),
    (["solve", "-", "--json"], cut(first, 40)), (["advise", "-"], PLAYABLE))]


def run_in(mib, *words, **kwargs):
    size = mib * 1000 * 1024
    return run(*words, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (size, size)), **kwargs)


plenty = {}
if run_in(400, "--version").returncode != FINE:
    report.skip("little memory", "the program as it was built needs much for itself")
else:
    for mib, words, stdin in SCARCE:
        done = run_in(mib, *words, stdin=stdin)
        if done.returncode == FINE or mib == 400:
            ample = plenty.setdefault(tuple(words), run(*words, stdin=stdin).stdout)
            problems = equal([done.returncode, done.stderr, done.stdout == ample], [FINE, b"", True])
        else:
            problems = equal([done.returncode, done.stderr], [REFUSED, b"There is not enough memory.\n"])
        report.check("%d MB: %s" % (mib, " ".join(words)), problems)
    report.check("15 MB: two threads or less", equal(run_in(15, *SCARCE[0][1]).returncode, FINE))
report.end()
