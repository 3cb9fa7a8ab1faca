# SPDX-License-Identifier: GPL-3.0-or-later
"""test-tables.py SOURCE_ROOT BUILD_ROOT: tests/bench/tables measures, keeps what it has measured, and goes on from there."""
import json
import os
import re
import subprocess
import sys
import tempfile

root, build = sys.argv[1:]
sys.path.insert(0, os.path.join(root, "tests", "validate"))
import tap  # noqa: E402  (its folder is told by the argument)

report = tap.Report()
with tempfile.TemporaryDirectory() as scratch:
    file = os.path.join(scratch, "matches")

    def run(*words):
        return subprocess.run([sys.executable, os.path.join(root, "tests", "bench", "tables"), build, *words, "--file", file,
                               "--pair", "rules:random"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)

    def kept():
        with open(file, encoding="utf-8") as stream:
            return stream.read()

    def cut(text, n_lines):
        with open(file, "w", encoding="utf-8") as stream:
            stream.write("".join(text.splitlines(True)[:n_lines]) + '{"program": "half a li')

    done = run("40", "--table", "american-3", "--table", "classic-3")
    whole, lines = kept(), done.stdout.splitlines()
    report.check("a row for each table", [done.stderr] if [line.split()[:3] for line in lines[2:]] != [
        [table, "rules-random", "40"] for table in ("american-3", "classic-3")] else [])
    matches = [json.loads(line)["match"] for line in whole.splitlines()]
    means = [match["points_per_deal"]["mean"] for match in matches[:20]]
    mean = sum(means) / 20
    # Of 20 numbers the interval is 2.093 standard errors wide on either side.
    half = 2.093 * (sum((m - mean) ** 2 for m in means) / 19 / 20) ** 0.5
    numbers = [float(n) for n in re.findall(r"[+-]\d+\.\d\d", lines[2])]
    report.check("twenty seeds, their mean and its interval", [str((numbers, mean, half))] if len(matches) != 40 or any(
        abs(a - b) > 0.01 * half for a, b in zip(numbers, (mean, mean - half, mean + half))) else [])
    report.check("0 is excluded where one is better", [line for line in lines[2:] if not line.endswith("yes")])
    cut(whole, 7)
    again = run("40", "--table", "american-3", "--table", "classic-3")
    report.check("what was interrupted goes on", [] if again.stdout == done.stdout else [again.stdout + again.stderr])
    report.check("and what is there is not played again", [] if kept().startswith("".join(whole.splitlines(True)[:7])) else [kept()])
    os.utime(file, (1, 1))
    again = run("40", "--table", "american-3", "--table", "classic-3")
    report.check("nothing is played twice", [] if again.stdout == done.stdout and os.stat(file).st_mtime == 1 else [again.stderr])
    with open(file, "w", encoding="utf-8") as stream:
        stream.write(re.sub('"program": "[^"]*"', '"program": "0"', whole))
    other = run("40", "--table", "american-3")
    report.check("nothing of another program is counted", [] if other.returncode == 1 and "another program" in other.stderr
                 and run("40", "--table", "american-3", "--anew").returncode == 0 else [other.stdout])
    report.check("no such table", [] if run("--table", "nowhere-4").returncode == 2 else ["it is played"])
report.end()
