# SPDX-License-Identifier: GPL-3.0-or-later
"""What tests/run asks about a build folder.

summary.py needs FOLDER SUITE...    the files that the tests of these suites need
summary.py targets FOLDER SUITE...  the files that all tests but those of these suites need
summary.py changed FOLDER SUITE...  the tests to be run, where those of what lies below the model have passed
                                    in this folder and nothing of theirs has changed since: all others that are
                                    not of these suites
summary.py keep FOLDER              notes those that passed in the last run, for that
summary.py coverage FILE            how much of each room was gone through, by the summary of gcovr
summary.py count FOLDER...          what the last runs in these folders gave; the last line is
                                    `N passed, N failed`
"""
import hashlib
import json
import os
import re
import sys


def load(folder, name):
    with open(os.path.join(folder, "meson-info", name), encoding="utf-8") as stream:
        return json.load(stream)


def suites(test):
    """The names of the suites of a test, without the project's."""
    return {suite.split(":")[-1] for suite in test["suite"]}


def targets(folder, is_wanted):
    made = {target["id"]: target["filename"] for target in load(folder, "intro-targets.json")}
    needed = set()
    for test in load(folder, "intro-tests.json"):
        if is_wanted(suites(test)):
            for target in test["depends"]:
                needed.update(os.path.relpath(name, folder) for name in made[target])
    for name in sorted(needed):
        print(name)


# They read nothing but what they are made of, their arguments and their folder of the sources.
PURE = {"engine", "record", "players", "tutor"}


def below(path):
    """The files of @path, which is one or a folder."""
    return [path] if os.path.isfile(path) else sorted(
        os.path.join(folder, name) for folder, _, names in os.walk(path) for name in names)


def key(test):
    """What a test of PURE is made of: it fails or passes by that alone."""
    state = hashlib.sha256(repr((test["cmd"], sorted(test["env"].items()))).encode())
    at = test.get("workdir") or ""
    for word in [os.path.join(at, word) for word in test["cmd"]] + list(test["env"].values()):
        for name in below(word):
            with open(name, "rb") as stream:
                state.update(stream.read())
    return state.hexdigest()


def passed_keys(folder):
    path = os.path.join(folder, "passed.json")
    if not os.path.exists(path):
        return {}
    with open(path, encoding="utf-8") as stream:
        return json.load(stream)


def pure_tests(folder):
    """Those of PURE; meson tells two of one name apart only by their project."""
    tests = load(folder, "intro-tests.json")
    others = {test["name"] for test in tests if not suites(test) & PURE}
    return [test for test in tests if suites(test) & PURE and test["name"] not in others]


def changed(folder, without):
    known = passed_keys(folder)
    done = {test["name"] for test in pure_tests(folder) if known.get(test["name"]) == key(test)}
    if done:
        print("%d tests have passed here before, and nothing of theirs has changed." % len(done), file=sys.stderr)
        for name in sorted({test["name"] for test in load(folder, "intro-tests.json")
                            if not suites(test) & without} - done):
            print(name)


def plain(name):
    """The name of a test without its project and suites, which meson has before it in one way or another."""
    return name.split(" / ")[-1].split(":")[-1]


def keep(folder):
    path = os.path.join(folder, "meson-logs", "testlog.json")
    if not os.path.exists(path):
        return
    with open(path, encoding="utf-8") as stream:
        results = {plain(run["name"]): run["result"] for run in map(json.loads, stream)}
    known = passed_keys(folder)
    for test in pure_tests(folder):
        if results.get(test["name"]) == "OK":
            known[test["name"]] = key(test)
        elif test["name"] in results:
            known.pop(test["name"], None)
    with open(os.path.join(folder, "passed.json"), "w", encoding="utf-8") as stream:
        json.dump(known, stream)


SKIPPED = re.compile(r"^(?:not ok|ok|1\.\.0)\b.*#\s*skip(.*)$", re.M | re.I)
LINE = re.compile(r"^(not ok|ok)\b(?: +\d+)?(?: +-)? *(.*)$", re.M)


def checks(run):
    """The passed and the failed checks of one program that was run, as two lists of names."""
    passed, failed = [], []
    for mark, rest in LINE.findall(run.get("stdout", "")):
        name, _, directive = rest.partition("#")
        if not re.match(r"\s*(skip|todo)", directive, re.I):
            (passed if mark == "ok" else failed).append(name.strip())
    return passed, failed


def count(folders):
    passed = failed = 0
    for folder in folders:
        path = os.path.join(folder, "meson-logs", "testlog.json")
        if not os.path.exists(path):
            print("%s: no test was run" % folder)
            failed += 1
            continue
        with open(path, encoding="utf-8") as stream:
            runs = [json.loads(line) for line in stream]
        for run in runs:
            good, bad = checks(run)
            # A crash, a timeout, a wrong plan or a leak fails beside what was printed before it.
            if run["result"] not in ("OK", "SKIP", "EXPECTEDFAIL") and not bad:
                bad = [run["result"].lower()]
            reasons = SKIPPED.findall(run.get("stdout", ""))
            # A path that no longer names a check leaves out all of them, and does not say so.
            if run["result"] == "SKIP" and not reasons:
                bad = ["no check was run"]
            passed += len(good)
            failed += len(bad)
            for name in bad:
                print("failed: %s: %s" % (run["name"], name))
            # What leaves itself out is said: nothing does on a machine that tests/run has set up.
            for reason in reasons:
                print("skipped: %s: %s" % (run["name"], reason.strip()))
    if passed == 0 and failed == 0:
        print("no test was run")
        failed = 1
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


def coverage(path):
    with open(path, encoding="utf-8") as stream:
        files = json.load(stream)["files"]
    rooms = {}
    for file in files:
        parts = file["filename"].split("/")[1:-1]
        for room in {"/".join(parts[:1]), "/".join(parts[:2])} if parts else {"main"}:
            sums = rooms.setdefault(room, [0, 0, 0, 0])
            for k, key in enumerate(("line_covered", "line_total", "branch_covered", "branch_total")):
                sums[k] += file[key]
    print("| Room | Lines | Branches |\n|---|---|---|")
    for room, (lines, all_lines, branches, all_branches) in sorted(rooms.items()):
        print("| `%s` | %.0f %% of %d | %.0f %% of %d |" % (room, 100 * lines / max(1, all_lines), all_lines,
                                                         100 * branches / max(1, all_branches), all_branches))
    for file in sorted(files, key=lambda file: file["line_percent"] or 0):
        if file["line_total"] and file["line_covered"] < 0.8 * file["line_total"]:
            print("below 80 %%: %s, %.0f %% of %d lines" % (file["filename"], file["line_percent"], file["line_total"]))


if __name__ == "__main__":
    if sys.argv[1] == "needs":
        targets(sys.argv[2], lambda names: names & set(sys.argv[3:]))
    elif sys.argv[1] == "targets":
        targets(sys.argv[2], lambda names: not names & set(sys.argv[3:]))
    elif sys.argv[1] == "changed":
        changed(sys.argv[2], set(sys.argv[3:]))
    elif sys.argv[1] == "keep":
        keep(sys.argv[2])
    elif sys.argv[1] == "coverage":
        coverage(sys.argv[2])
    else:
        sys.exit(count(sys.argv[2:]))
