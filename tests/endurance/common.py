# SPDX-License-Identifier: GPL-3.0-or-later
"""What all parts share: the order that they were given, processes that go with them, and what is kept."""
import ctypes
import os
import random
import shutil
import signal
import subprocess
import tempfile
import time

SETTINGS = "io/github/fivehundredgame/FiveHundred"
# What the program has of its own, as folders of the home and names in them.
STATE, DATA = "state/five-hundred", "data/five-hundred"
# Seconds that are so many that only a hang reaches them, however busy the machine is.
PATIENCE = 300


class Broken(Exception):
    """A promise does not hold."""


class Skip(Exception):
    """This machine cannot do it."""


class Order:
    """What a part was told to do, and what it did so far."""

    def __init__(self, part, seed, count, seconds, build, whole=False, goes_on=False):
        self.part, self.seed, self.count, self.seconds = part, seed, count, seconds
        self.build, self.whole = os.path.abspath(build), whole
        self.random = random.Random("%s %d" % (part, seed))
        self.began = time.monotonic()
        self.steps = []
        self.on_failure = []  # called before everything is cleaned up
        self.goes_on, self.broken = goes_on, []
        # In memory where that can be: nobody waits for a disk that only counts.
        memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
        self.folder = tempfile.mkdtemp(prefix="endurance-%s-" % part, dir=memory)
        self.processes = []

    def program(self):
        return self.tool("src/five-hundred")

    def cli(self):
        return self.tool("src/cli/five-hundred-cli")

    def tool(self, name):
        path = os.path.join(self.build, name)
        if not os.path.exists(path):
            raise Skip("%s is not built" % path)
        return path

    def own_tool(self, name):
        return self.tool(os.path.join("tests", "endurance", name))

    def step(self, text):
        """Remembers what is done, for the report of a failure."""
        self.steps.append("%8.2f %s" % (time.monotonic() - self.began, text))

    def is_over(self, done):
        """Whether @done rounds, or the time, are what was ordered."""
        if self.seconds:
            return time.monotonic() - self.began >= self.seconds
        return done >= self.count

    def each(self, rounds, go):
        """Calls @go with each of @rounds, until the time is over; returns how often it was truthy."""
        done = 0
        for k, arguments in enumerate(rounds):
            if self.seconds and self.is_over(k):
                break
            try:
                done += bool(go(*arguments))
            except Broken as error:
                if not self.goes_on:
                    raise
                self.broken.append(error)
                print("broken: %s; after %s" % (error, self.steps[-1].strip()), flush=True)
        return done

    def start(self, command, **kwargs):
        """Starts a process that ends with this one at the latest."""
        process = subprocess.Popen(command, preexec_fn=die_with_parent, stdin=subprocess.DEVNULL, **kwargs)
        self.processes.append(process)
        return process

    def run_player(self, home, log, *commands, **variables):
        """Has endurance-player carry out @commands in the folder @home, with the @variables in its environment;
        returns its status."""
        if os.path.exists(log):
            os.unlink(log)
        with open(os.path.join(self.folder, "stderr"), "a", encoding="utf-8") as errors:
            player = self.start([self.own_tool("endurance-player"), os.path.join(home, STATE), os.path.join(home, DATA),
                                 log, *commands], env=dict(Home(home).environment(), **variables),
                                stdout=subprocess.DEVNULL, stderr=errors)
        try:
            return player.wait(PATIENCE)
        except subprocess.TimeoutExpired as error:
            raise Broken("the player hangs") from error
        finally:
            self.stop(player)

    def stop(self, process):
        if process.poll() is None:
            process.kill()
        process.wait()
        if process in self.processes:
            self.processes.remove(process)

    def close(self, keep):
        for process in reversed(self.processes[:]):
            self.stop(process)
        if not keep:
            shutil.rmtree(self.folder, ignore_errors=True)


libc = ctypes.CDLL(None, use_errno=True)


def die_with_parent():
    """Whoever ends the campaign, by whatever means, ends what it has started."""
    libc.prctl(1, signal.SIGKILL)


def wait(what, name, pause=0.02):
    """What @what returns once that is something; a promise is broken when that never comes."""
    end = time.monotonic() + PATIENCE
    while True:
        found = what()
        if found:
            return found
        if time.monotonic() > end:
            raise Broken("%s did not come within %d s" % (name, PATIENCE))
        time.sleep(pause)


class Home:
    """The folders of a person, with settings by which nothing waits."""

    QUICK = {"computer-pace": "0", "trick-pace": "0", "animation-speed": "'off'", "show-tutor": "false",
             "partner-level": "'beginner'", "opponent-level": "'beginner'", "language": "'en'"}

    def __init__(self, folder, **settings):
        self.folder = folder
        os.makedirs(os.path.join(folder, "runtime"), mode=0o700, exist_ok=True)
        self.know()
        self.set(**settings)

    def know(self):
        """Has the person said that 500 is known, so that the first page is that of the tables."""
        os.makedirs(os.path.join(self.folder, DATA), exist_ok=True)
        place = os.path.join(self.folder, DATA, "progress.conf")
        if not os.path.exists(place):
            with open(place, "w", encoding="utf-8") as known:
                known.write("[course]\nknows=500\n")

    def set(self, **settings):
        """Writes the settings as those above with @settings, whose names have _ for -."""
        keys = dict(self.QUICK, **{name.replace("_", "-"): value for name, value in settings.items()})
        place = os.path.join(self.folder, "config", "glib-2.0", "settings")
        os.makedirs(place, exist_ok=True)
        with open(os.path.join(place, "keyfile"), "w", encoding="utf-8") as stream:
            stream.write("[%s]\n" % SETTINGS + "".join("%s=%s\n" % pair for pair in sorted(keys.items())))

    def path(self, *names):
        return os.path.join(self.folder, *names)

    def environment(self, display=None, bus=None):
        """The environment of the program, without a bus of the session unless @bus is one."""
        env = {"PATH": "/usr/bin:/bin", "HOME": self.folder, "XDG_RUNTIME_DIR": self.path("runtime"),
               "LC_ALL": "C.UTF-8", "LANGUAGE": "en", "TZ": "UTC", "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo",
               "GDK_DEBUG": "gl-disable", "GSETTINGS_BACKEND": "keyfile", "G_ENABLE_DIAGNOSTIC": "0",
               "GTK_A11Y": "atspi" if bus else "none", "DBUS_SESSION_BUS_ADDRESS": bus or "unix:path=/nonexistent"}
        for name in ("config", "data", "state", "cache"):
            env["XDG_%s_HOME" % name.upper()] = self.path(name)
        if display:
            env["DISPLAY"] = display
        return env
