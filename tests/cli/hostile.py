# SPDX-License-Identifier: GPL-3.0-or-later
"""Bots and hosts of ill will."""
import json
import os
import re
import signal
import subprocess
import sys
import time

from program import CLI, environment, equal, match, report, run, save, shell

# What a bot leaves running can be found by this.
MARK = "98765.%d" % os.getpid()


def left_running():
    """The processes that carry the mark of this test."""
    found = []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open("/proc/%s/cmdline" % pid, "rb") as stream:
                if MARK.encode() in stream.read() and int(pid) != os.getpid():
                    found.append(pid)
        except OSError:
            pass
    return found


def until(condition, seconds=20):
    """Waits for @condition; what is wrong if it does not come."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return ["running: %s" % left_running()]
        time.sleep(0.02)
    return []


# Hostile bots.  The host plays on by its own rules, so that the match is that of rules against rules.
WORDY = save("wordy.py", """
import subprocess, sys
bot = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
for line in sys.stdin:
    bot.stdin.write(line)
    bot.stdin.flush()
    if line.startswith("?"):
        print("# let me think\\n\\nnote about", line.strip(), "\\n  ", bot.stdout.readline().replace(" ", "   ").strip(),
              " # there\\r\\nplay 0 AS", flush=True)
""")
ANSWER = """
import sys
for n, line in enumerate(line for line in sys.stdin if line.startswith("?")):
    seat, action = line.split()[1:]
    sys.stdout.%s
    sys.stdout.flush()
"""
FAST = ["--preset", "american-4", "--deals", "1", "--bot-seconds", "0.3", "--jobs", "2"]


def answering(name, code):
    return "exec:%s -S -E %s" % (sys.executable, save(name + ".py", ANSWER % code))


GONE, LATE = "it has ended or closed its pipes", r"no answer came within 0\.3 s.*"
REFUSED, FLOOD = "the answer .*is refused: .+", "it says far too much that it was not asked for, and is stopped"
HOSTILE = {
    "that ends at once": ("exec:true", GONE),
    "that fails at once": ("exec:false", GONE),
    "that ends after a question": (shell("while read line; do case $line in \\?*) exit 3;; esac; done"), GONE),
    "that is silent": (shell("sleep %s" % MARK), LATE),
    "that reads and is silent": (shell("cat > /dev/null; : %s" % MARK), LATE),
    "that leaves others behind": (shell("sleep %s & sleep %s & exit" % (MARK, MARK)), "(%s|%s)" % (GONE, LATE)),
    "that closes its input": (shell("exec <&-; sleep %s" % MARK), "(%s|%s)" % (GONE, LATE)),
    "that closes its output": (shell("exec >&-; sleep %s" % MARK), GONE),
    "that cannot be ended politely": (shell("trap '' TERM INT HUP; exec >&-; sleep %s" % MARK), GONE),
    "that talks without end": ("exec:yes", "(%s|%s)" % (FLOOD, REFUSED)),
    "that never ends its line": ("exec:cat /dev/zero", "(%s|the answer is longer than 4096 bytes)" % FLOOD),
    "that says nonsense": (answering("nonsense", 'write("hello\\n")'), REFUSED),
    "that is binary": (answering("binary", 'buffer.write(b"\\x00\\xff\\xfe play\\n")'), REFUSED),
    "that sends escapes": (answering("escapes", 'write("play 0 \\x1b[31m\\n")'), REFUSED),
    "that speaks of another seat": (answering("seat", 'write("bid %d PASS\\n" % (int(seat) ^ 1))'), REFUSED),
    "that plays a card it has not": (answering("card", 'write("play %s JO:X\\n" % seat)'), REFUSED),
    "that always passes": (answering("passes", 'write("bid %s PASS\\n" % seat if action != "bid" else "pass\\n")'), REFUSED),
    "that deals": (answering("deals", 'write("deal %s\\n" % seat)'), REFUSED),
    "that says much for an answer": (answering("much", 'write("x" * 100000 + "\\n")'), "the answer is longer than 4096 bytes"),
}
want = json.loads(match("rules", *FAST)[1])
for name, (bot, fault) in HOSTILE.items():
    # Who answers at all is given the time that a busy machine takes.
    patient = [] if LATE in fault else ["--bot-seconds", "10"]
    status, out, err, memory = match(bot, *FAST, *patient)
    got = json.loads(out) if out else {}
    problems = equal([status, got.get("points_per_deal"), got.get("games")], [0, want["points_per_deal"], want["games"]])
    problems += [] if got.get("illegal", [0, 1])[0] >= 20 and got["illegal"][1] == 0 else ["illegal: %s" % got.get("illegal")]
    lines = err.splitlines()
    problems += [] if lines and len(lines) <= 11 else ["%d lines" % len(lines)]
    for line in lines:
        if not re.fullmatch(re.escape(bot) + r"(, seat \d, deal 1: %s\.|: further faults are only counted\.)" % fault, line):
            problems.append("said: " + repr(line))
    problems += ["%d MiB of memory" % memory] if memory > 48 else []
    problems += ["left running: %s" % left_running()] if left_running() else []
    report.check("a bot " + name, problems)

status, out, err, _ = match("exec:%s %s %s bot --level rules" % (sys.executable, WORDY, CLI), *FAST[:4], "--bot-seconds", "10")
report.check("a bot that says more than its answers", equal([status, err], [0, ""]) + equal(
    [json.loads(out)[k] for k in ("points_per_deal", "illegal")], [want["points_per_deal"], [0, 0]]))
status, out, err, _ = match(shell("%s bot --level rules; trap '' TERM; sleep %s" % (CLI, MARK)), *FAST[:4])
report.check("a bot that does not quit", equal([status, err, json.loads(out)["illegal"], left_running()], [0, "", [0, 0], []]))
status, out, err, _ = match("exec:%s -S -E %s %s" % (sys.executable, save("late.py", """
import subprocess, sys, time
bot = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
asked = 0
for line in sys.stdin:
    bot.stdin.write(line)
    bot.stdin.flush()
    if line.startswith("?"):
        answer = bot.stdout.readline()
        asked += 1
        if asked == 4:
            time.sleep(3)
        print(answer, end="", flush=True)
"""), CLI + " bot --level rules"), *FAST[:4], "--bot-seconds", "2")
report.check("a bot that is late once", equal([status, json.loads(out)["illegal"], len(err.splitlines())], [0, [4, 0], 4])
             + equal(json.loads(out)["points_per_deal"], want["points_per_deal"]))
report.check("a bot that cannot be started", [
    problem for bot in ("exec:/nonexistent/bot", "exec:", "exec:'") for done in [run("match", bot, "rules", "--preset", "american-4")]
    for problem in equal([done.returncode, done.stdout, done.stderr.count(b"\n")], [2, b"", 1])])
report.check("how long a bot may take", [
    problem for seconds in ("0", "-1", "x", "", "1e9", "nan") for problem in equal(
        run("match", "rules", "rules", "--preset", "american-4", "--bot-seconds", seconds).returncode, 2)])

# An interrupt ends the bots too.
for number in (signal.SIGINT, signal.SIGTERM):
    process = subprocess.Popen([CLI, "match", shell("sleep %s" % MARK), "rules", "--preset", "american-4"],
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment)
    # The host, which has the mark in its words, and a bot.
    problems = until(lambda: len(left_running()) > 1)
    time.sleep(0.2)
    process.send_signal(number)
    out, err = process.communicate(timeout=60)
    report.check("stopped by %s" % number.name, problems + equal([process.returncode, out, left_running()], [-number, b"", []]))

# What has left its process group ends too: with the bot, with a host that is stopped, with one that is killed.
PLAYS = "%s bot --level rules" % CLI
LEAVES = save("leaves.py", """
import os, subprocess, sys
for close in (False, True):
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            for fd in (0, 1, 2) if close else ():
                os.close(fd)
            os.execvp("sleep", ["sleep", sys.argv[1]])
        os._exit(0)
os.wait(), os.wait()
if sys.argv[2:]:
    os.execvp(sys.argv[2], sys.argv[2:])
""")
LEAVING = "exec:%s -S -E %s %s" % (sys.executable, LEAVES, MARK)


def sleeping():
    """Those that a bot of this test has put to sleep."""
    found = []
    for pid in left_running():
        try:
            with open("/proc/%s/comm" % pid, encoding="utf-8") as stream:
                found += [pid] if stream.read() == "sleep\n" else []
        except OSError:
            pass
    return found


for name, bot in (("plays on", LEAVING + " " + PLAYS), ("ends", LEAVING)):
    status, out, err, _ = match(bot, *FAST[:4])
    report.check("a bot that leaves its group and " + name,
                 equal([status, json.loads(out)["points_per_deal"], left_running()], [0, want["points_per_deal"], []]))
silent = "exec:%s -S -E %s %s sleep %s" % (sys.executable, LEAVES, MARK, MARK)
for number in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
    process = subprocess.Popen([CLI, "match", silent, "rules", "--preset", "american-4", "--jobs", "1"],
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment)
    # Two seats, two who have left at each, and the bots themselves.
    problems = until(lambda: len(sleeping()) >= 6)
    process.send_signal(number)
    out, err = process.communicate(timeout=20)
    # Nobody waits for the guards of a host that was killed.
    problems += until(lambda: not left_running()) if number == signal.SIGKILL else equal(left_running(), [])
    report.check("those who left end by %s" % number.name, problems + equal([process.returncode, out], [-number, b""]))
report.check("a bot that is killed from outside", equal(
    [json.loads(match(shell("kill -9 $$"), *FAST)[1])["points_per_deal"], left_running()], [want["points_per_deal"], []]))

# What a bot writes on its standard error is told by whom it is, and is not endless.
status, out, err, _ = match(shell("echo one >&2; printf '\\033[1mtwo\\302\\233\\377' >&2; exec %s" % PLAYS), *FAST[:4])
said = [line.split(": ", 1)[1] for line in err.splitlines()]
report.check("a bot that complains", equal([status, sorted(set(said)), len(said), json.loads(out)["illegal"]],
                                           [0, [" [1mtwo \ufffd", "one"], 8, [0, 0]])
             + [line for line in err.splitlines() if not line.startswith("exec:sh -c ")])
flood = save("flood.py", """
import os, subprocess, sys
bot = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
flood = b"x" * 99 + b"\\n"
os.write(2, flood * 10000)
for line in sys.stdin:
    bot.stdin.write(line)
    bot.stdin.flush()
    if line.startswith("?"):
        os.write(2, flood * 1000)
        print(bot.stdout.readline(), end="", flush=True)
os.write(2, flood * 10000)
""")
for name, bot in (("while it plays", "exec:%s -S -E %s %s" % (sys.executable, flood, PLAYS)),
                  ("without end", shell("yes >&2 & exec %s" % PLAYS)),
                  ("without a line's end", shell("cat /dev/zero | tr '\\0' x >&2 & exec %s" % PLAYS))):
    status, out, err, memory = match(bot, *FAST[:4])
    lines = err.splitlines()
    report.check("a bot that floods its standard error " + name, equal(
        [status, json.loads(out)["points_per_deal"], json.loads(out)["illegal"], left_running()],
        [0, want["points_per_deal"], [0, 0], []])
        + equal([sum("is dropped." in line for line in lines), lines[-1:]],
                [1, ["%s: whatever else it writes to its standard error is dropped." % bot]])
        + (["%d bytes said" % len(err)] if len(err) > 17000 else [])
        + (["%d MiB of memory" % memory] if memory > 48 else []))

# What the bot itself makes of hostile hosts.
HAND = ("500 1\nrules american-4\n\ndeal 3\nhand 0 ?? ?? ?? ?? ?? ?? ?? ?? ?? ??\nhand 1 JS 9S 7S 6S AC 5C 6D AH 9H 7H\n"
        "hand 2 ?? ?? ?? ?? ?? ?? ?? ?? ?? ??\nhand 3 ?? ?? ?? ?? ?? ?? ?? ?? ?? ??\nkitty ?? ?? ??\n")
TALKS = {
    "nothing": ("", 0, "", ""),
    "quit": ("quit\nnonsense\n", 0, "", ""),
    "a question": (HAND + "bid 0 PASS\n? 1 bid\n", 0, r"bid 1 \w+\n", ""),
    "CRLF": ((HAND + "bid 0 PASS\n? 1 bid\nquit\n").replace("\n", "\r\n"), 0, r"bid 1 \w+\n", ""),
    "agreements": (HAND.replace("\n\n", "\n#! [seat 1]\n#! agreed=suit-bower;nonsense;\n#! [seat 9]\n#! agreed=x\n\n") + "bid 0 PASS\n? 1 bid\n",
                   0, r"bid 1 \w+\n", ""),
    "damaged agreements": (HAND.replace("\n\n", "\n#! [seat 1\n#! =\n#!\n#! \xff\n\n") + "bid 0 PASS\n? 1 bid\n", 0, r"bid 1 \w+\n", ""),
    "many agreements": (HAND.replace("\n\n", "\n" + "#! [seat 1]\n#! agreed=suit-bower;\n" * 20000 + "\n") + "bid 0 PASS\n? 1 bid\n",
                        0, r"bid 1 \w+\n", ""),
    "two games": ((HAND + "bid 0 PASS\n? 1 bid\n") * 2, 0, r"(bid 1 \w+\n)\1", ""),
    "byte order marks": (("\ufeff" + HAND + "\ufeffbid 0 PASS\n\ufeff? 1 bid\n") * 2, 0, r"(bid 1 \w+\n)\1", ""),
    "nonsense": ("hello\n", 1, "", r"-:1: hello: not a record[^\n]+\n"),
    "a question before the rules": ("? 0 bid\n", 1, "", r"[^\n]+\n"),
    "a question about a hidden hand": (HAND + "? 0 bid\n", 1, "", r"-:9: the hand of seat 0 is not known\n"),
    "a question to nobody": (HAND + "? 7 bid\n", 1, "", r"“\? 7 bid” is not a question that fits here\n"),
    "a question out of turn": (HAND + "? 1 bid\n", 1, "", r"“\? 1 bid” is not a question that fits here\n"),
    "a question without a seat": (HAND + "?\n", 1, "", r"“\?” is not a question that fits here\n"),
    "a refused line": (HAND + "bid 1 6S\n", 1, "", r"-:10: bid 1 6S: [^\n]+\n"),
    "a long line": (HAND + "# " + "x" * 100000 + "\n", 1, "", r"-:10: a line has no more than 4096 bytes\n"),
    "an endless line": ("x" * 10000000, 0, "", ""),
    "zeros": ("\0" * 10000 + "\n", 1, "", r"[^\n]+\n"),
}
for name, (talk, status, out, err) in TALKS.items():
    done = run("bot", "--level", "rules", stdin=talk.encode())
    problems = equal(done.returncode, status)
    problems += [] if re.fullmatch(out, done.stdout.decode()) else ["said %r" % done.stdout]
    problems += [] if re.fullmatch(err, done.stderr.decode()) else ["error %r" % done.stderr]
    report.check("bot: " + name, problems)
report.check("bot: who may play", [p for level in ("cheat", "nobody", "") for p in equal(run("bot", "--level", level).returncode, 2)])
report.end()
