# SPDX-License-Identifier: GPL-3.0-or-later
"""Two programs on the same folders, each of which knows nothing of the other: no game is lost."""
import glob
import os
import shutil
import signal
import time

import promise
from common import DATA, PATIENCE, STATE, Broken, Home

# The programs of a round, of which two run at a time.
PLAYERS = 6
# All that there is to be said: that the first place is taken.
BESIDE = "Another Five Hundred is open"


class Run:
    """One program of a round."""

    def __init__(self, two, number):
        self.two, self.order, self.random = two, two.order, two.order.random
        self.log = os.path.join(self.order.folder, "log-%d" % number)
        self.table = "Table %d" % number
        self.is_killed = False
        # Far from those of the others: a game that is over is followed by that of the next number, and by its
        # number a game is known.
        seed = 1000 * (PLAYERS * two.round + number)
        commands = ["play", str(self.random.randint(1, 12)), "table", self.table,
                    "play", str(self.random.randint(1, 25))]
        if promise.KEEPS_LEFT_GAMES and self.random.random() < 0.3:
            commands += ["new", str(seed + 500), "play", "5"]
        env = dict(Home(two.home).environment(), ENDURANCE_SEED=str(seed))
        self.order.step("start %d: %s" % (number, " ".join(commands)))
        # One that is killed at once leaves no log: that of the round before is not its own.
        if os.path.exists(self.log):
            os.unlink(self.log)
        self.process = self.order.start([two.player, os.path.join(two.home, STATE), os.path.join(two.home, DATA),
                                         self.log, *commands], env=env,
                                        stderr=open(os.path.join(self.order.folder, "stderr"), "a"))

    def is_over(self):
        return self.process.poll() is not None

    def kill(self):
        if not self.is_over():
            self.order.step("kill %s" % self.log)
            self.process.send_signal(signal.SIGKILL)
            # It may have come to its end meanwhile.
            self.is_killed = self.process.wait() != 0

    def wait(self):
        end = time.monotonic() + PATIENCE
        while not self.is_over():
            if time.monotonic() > end:
                raise Broken("a program hangs beside another one")
            self.two.look()
        self.order.processes.remove(self.process)
        if self.process.returncode != (-9 if self.is_killed else 0):
            raise Broken("a program ends with %d beside another one" % self.process.returncode)


class Two:
    def __init__(self, order):
        self.order = order
        self.player = order.own_tool("endurance-player")
        self.home = os.path.join(order.folder, "home")
        self.round = 0

    def look(self):
        """Remembers each game that is seen on disk, as far as it got there."""
        for path in glob.glob(os.path.join(self.home, STATE, "game*.500")):
            text = promise.read(path)
            seed = promise.seed_of(text) if text else None
            if seed and len(text) > len(self.seen.get(seed, b"")):
                self.seen[seed] = text
        time.sleep(0.001)

    def go(self, number):
        self.round = number
        self.seen = {}
        shutil.rmtree(self.home, ignore_errors=True)
        for name in (STATE, DATA):
            os.makedirs(os.path.join(self.home, name), exist_ok=True)
        done, running = [], []
        for k in range(PLAYERS):
            running.append(Run(self, k))
            until = time.monotonic() + self.order.random.random() * 0.1
            while time.monotonic() < until:
                self.look()
            if len(running) == 2:
                first = running.pop(self.order.random.randrange(2))
                if self.order.random.random() < 0.4:
                    first.kill()
                first.wait()
                done.append(first)
        for last in running:
            last.wait()
            done.append(last)
        self.look()
        self.check(done)
        return True

    def check(self, done):
        kills = sum(run.is_killed for run in done)
        self.check_games([promise.Played(run.log) for run in done])
        for run in done:
            played = promise.Played(run.log)
            said = [text for text in played.texts("trouble", "error", "message") if BESIDE not in text]
            if said:
                raise Broken("%s says beside another one: %s" % (run.log, said))
            tables = promise.all_files(os.path.join(self.home, DATA, "tables")).values()
            if played.has_ended() and not any(run.table.encode() in content for content in tables):
                raise Broken("the table “%s” is lost, and nothing was said" % run.table)
        counted = promise.count_statistics(promise.statistics_path(self.home)) or 0
        # Deals that several of them have seen are counted once; a kill may lose the last one.
        if counted < self.distinct_deals(done) - kills:
            raise Broken("%d deals were played, and the statistics know %d after %d kills" % (
                self.distinct_deals(done), counted, kills))
        promise.check_nothing_aside(self.home, "two programs at a time")

    def check_games(self, logs):
        """What was on disk, what was left for another game, and what was played last is there."""
        state = os.path.join(self.home, STATE)
        left = [texts for played in logs for texts in played.left_games()]
        dropped = {promise.seed_of(last) for _, last in left if not promise.is_decided(last)}
        for seed, text in self.seen.items():
            if seed not in dropped:
                promise.check_kept(text, state, "a game that was on disk")
        for text, _ in left:
            if text and promise.is_decided(text):
                promise.check_kept(text.encode(), state, "a game that was left")
        files = promise.all_files(state).values()
        for played in logs:
            last = played.last_texts()
            if last and not any(promise.is_prefix(text.encode(), content) for text in last for content in files):
                raise Broken("what was played last is lost: …%s" % promise.tail(last[-1]))

    def distinct_deals(self, done):
        """Deals with a result that somebody was there to see finish."""
        found = set()
        for run in done:
            for word, text in promise.Played(run.log).seen():
                if word == "state":
                    found |= {(promise.seed_of(text), n) for n in range(text.count("\nresult "))}
        return len(found)


def run(order):
    two = Two(order)
    rounds = order.count
    done = order.each(((number,) for number in range(1, rounds + 1)), two.go)
    return "%d rounds of %d programs, two at a time" % (done, PLAYERS)
