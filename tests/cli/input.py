# SPDX-License-Identifier: GPL-3.0-or-later
"""Records of ill will: one sentence, and little memory."""
import os
import random
import re
import subprocess

from program import CLI, environment, expect, first, REFUSED, report, run, save

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
report.end()
