# SPDX-License-Identifier: GPL-3.0-or-later
"""Records and words of ill will: one sentence, which nothing in them turns, and little memory."""
import os
import random
import re
import subprocess

from program import CLI, environment, expect, first, NOT_UNDERSTOOD, REFUSED, report, run, save, shell

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

# What is given is quoted in a sentence, whatever it is: on its line, not endless, turning nothing that stands around it.
QUOTED = {
    "x": "x", "\x1b[31mred\x07": " [31mred ", "two\nlines\r": "two lines ", "\x9b31m": " 31m", "a\u2028b": "a b",
    "160\u202e061": "160061", "a\u2067b\u2069\u2069c": "abc", "\u0627\u0628": "\u200e\u2068\u0627\u0628\u2069",
    "😀\u200d😀": "😀\u200d😀", "x" * 100: "x" * 100, "x" * 100000: "x" * 100 + "…",
}
GIVEN = [
    ["%s"], ["rules", "%s"], ["rules", "--%s"], ["deal", "%s", "--seed", "1"], ["deal", "american-4", "--seed", "%s"],
    ["deal", "american-4", "-o", "%s"], ["deal", "american-4", "-o", "%s=1"], ["deal", "american-4", "-o", "bog=%s"],
    ["deal", "american-4", "-o", "bog=off", "-o", "bog=%s"], ["simulate", "american-4", "-p", "%s"], ["advise", "--level", "%s", "a"],
    ["bot", "--level", "%s"], ["bot", "--convention", "%s"], ["match", "rules", "%s", "-p", "american-4"],
    ["match", "rules", "rules", "-p", "american-4", "--bot-seconds", "%s"], ["match", "rules", "exec:/none/%s", "-p", "american-4"],
    ["match", "rules", "exec:'%s", "-p", "american-4"], ["lesson", "--layouts", "%s", "a"],
]
FILES = [["replay", "%s"], ["solve", "%s"], ["advise", "%s"], ["lesson", "%s"], ["lesson", "--find", "%s"]]


def garbled(err, longest=500):
    """What in the sentence @err would turn, control or leave the line."""
    text = err.decode()
    if not re.fullmatch(r"[^\n]*\n", text) or re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066\u2067]", text):
        yield "not a plain line: %r" % text[:300]
    if re.search("[\u0590-\u08ff\u2068\u2069]", re.sub("\u200e\u2068[^\u2066-\u2069]*\u2069", "", text)):
        yield "not isolated: %r" % text
    if len(text) > longest:
        yield "%d letters: %r…" % (len(text), text[:100])


report.check("quoted: as it is shown", [problem for given, shown in QUOTED.items() for problem in expect(
    run("rules", given), NOT_UNDERSTOOD, "", "five-hundred-cli: there are no rules called “%s”; .*" % re.escape(shown))])
report.check("quoted: what is not text", [problem for words in GIVEN for problem in expect(
    run(*[word.replace("%s", "a\udcff") for word in words]), NOT_UNDERSTOOD, "", "five-hundred-cli: [^\n]+\n")])
for status, rows in ((NOT_UNDERSTOOD, GIVEN), (REFUSED, FILES)):
    for words in rows:
        dones = [run(*[word.replace("%s", given) for word in words]) for given in QUOTED if status != REFUSED or len(given) < 200]
        report.check("quoted: " + " ".join(words), [problem for done in dones for problem in [
            *expect(done, status, "", None), *garbled(done.stderr)]])
report.check("quoted: a question to a bot", [problem for given in QUOTED if "\n" not in given for problem in garbled(
    run("bot", "--level", "rules", stdin="500 1\nrules american-4\n? %s\n" % given).stderr)])
for given in QUOTED:
    name = shell("echo %s >&2; : '%s'" % (given[:9], given[:99]))
    done = run("match", name, "rules", "-p", "american-4", "--deals", "1")
    report.check("quoted: a bot, %r" % given[:9], [problem for line in (done.stdout + done.stderr).split(b"\n")[:-1]
                                                 for problem in garbled(line + b"\n")] + list(expect(done, 0, ".+", ".+")))
report.end()
