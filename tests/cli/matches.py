# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of bots share: matches of them, and what they leave behind."""
import os
import shlex
import subprocess

from program import CLI, environment

SIMPLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "data", "bots", "simple-bot.py")
# What a bot leaves running can be found by this.
MARK = "98765.%d" % os.getpid()


def match(bot, *options):
    """The match of @bot against the player by rules, what was said, and the memory the host took in MiB."""
    process = subprocess.Popen([CLI, "match", bot, "rules", "--seed", "3", "--json", *options], stdin=subprocess.DEVNULL,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment)
    out, err = process.stdout.read(), process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, out.decode(), err.decode(), usage.ru_maxrss / 1024


def shell(text):
    return "exec:sh -c " + shlex.quote(text)


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
