#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Displays are chosen so that no two tests have the same, whatever they share."""
import os
import shutil
import subprocess
import sys

from displays import claim, end_display, is_served, serve, start_display

HERE = os.path.dirname(os.path.abspath(__file__))
QUIET = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
# The command says where it is, and stays there until its input ends.
ASK = [os.path.join(HERE, "own-display"), "sh", "-c", "echo $DISPLAY; cat"]
# Nothing is shared but the files; who is not root has to become it first.
APART = ["unshare", "--net"] if os.geteuid() == 0 else ["unshare", "--user", "--map-root-user", "--net"]


def names(*prefixes):
    """The displays of so many commands at once, each behind one of @prefixes."""
    started = [subprocess.Popen([*prefix, *ASK], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
               for prefix in prefixes]
    found = [process.stdout.readline().strip() for process in started]
    for process in started:
        process.communicate()
    return found


def is_refused():
    """Whether the number of a server is neither given away again nor served a second time."""
    server, name = start_display(**QUIET)
    number = int(name[1:])
    with open(os.devnull, "rb") as no_lock:
        refused = claim(number) is None and is_served(number) and \
            serve(number, no_lock.fileno(), (640, 480), subprocess.Popen, **QUIET) is None
    end_display(server)
    return refused


def report(number, good, name, reason=None):
    print("%s %d - %s%s" % ("ok" if good else "not ok", number, name, " # SKIP " + reason if reason else ""), flush=True)


if not shutil.which("Xvfb"):
    print("1..0 # SKIP there is no Xvfb")
    sys.exit(0)
print("1..4")
report(1, len(set(names([], [], []))) == 3, "three at once have three displays")
if subprocess.run([*APART, "true"], stderr=subprocess.DEVNULL, check=False).returncode == 0:
    report(2, len(set(names(APART, APART, []))) == 3, "so have those that share nothing but the files")
else:
    report(2, True, "so have those that share nothing but the files", "nothing can be kept apart here")
report(3, is_refused(), "a number that is in use is left alone")
status = subprocess.run([ASK[0], "sh", "-c", "exit 7"], check=False).returncode
report(4, status == 7, "what the command returns is returned")
