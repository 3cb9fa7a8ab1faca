# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of five-hundred-cli share: the program CLI, the golden deals of the folder GOLDEN, and where its catalogues
are, LOCALE_DIR and DOMAIN, all of them arguments; how it is run, and what is to come of it."""
import json
import os
import re
import shlex
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


def cut(text, rows):
    """The first @rows lines of @text."""
    return "".join(line + "\n" for line in text.split("\n")[:rows])


def last(text, rows):
    """What `replay --json` says of the first @rows lines of @text."""
    return value(run("replay", "--json", "-", stdin=cut(text, rows)))


def match(bot, *options):
    """The match of @bot against the player by rules, what was said, and the memory the host took in MiB."""
    process = subprocess.Popen([CLI, "match", bot, "rules", "--seed", "3", "--json", *options], stdin=subprocess.DEVNULL,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment)
    out, err = process.stdout.read(), process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, out.decode(), err.decode(), usage.ru_maxrss / 1024


def shell(text):
    """The bot that is a command of the shell."""
    return "exec:sh -c " + shlex.quote(text)


first = golden("s-158.500")
french = {**environment, "LANGUAGE": "fr_CA"}
broken = save("game.500", first.replace("play 1 KH", "play 1 KS"))
JOKER = ["--convention", "six-no-trump-joker"]
