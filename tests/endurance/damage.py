# SPDX-License-Identifier: GPL-3.0-or-later
"""The file of the game cut, flipped, zeroed and mixed up: what can be read comes back, and nothing is lost."""
import os
import re
import shutil
import subprocess

import promise
from common import DATA, STATE, Broken

TOO_LARGE = 16 * 1024 * 1024


class Damage:
    def __init__(self, order):
        self.order, self.random = order, order.random
        self.home = os.path.join(order.folder, "home")
        self.log = os.path.join(order.folder, "log")
        self.variant = os.path.join(order.folder, "variant.500")
        self.text = self.make_game()

    def renew(self):
        shutil.rmtree(self.home, ignore_errors=True)
        os.makedirs(os.path.join(self.home, STATE))
        os.makedirs(os.path.join(self.home, DATA), exist_ok=True)

    def play(self, *commands):
        status = self.order.run_player(self.home, self.log, *commands)
        return promise.Played(self.log), status

    def make_game(self):
        """A game of some deals, in the middle of a trick, with its notes."""
        self.renew()
        _, status = self.play("play", "34")
        if status != 0:
            raise Broken("the game cannot be made")
        shutil.copytree(os.path.join(self.home, STATE), os.path.join(self.order.folder, "state"))
        return promise.read(promise.journal_path(self.home))

    def variants(self):
        """Names and contents."""
        text, random = self.text, self.random
        lines = text.splitlines(keepends=True)
        yield "as it is", text
        yield "empty", b""
        yield "one line end", b"\n"
        yield "lines end as on Windows", text.replace(b"\n", b"\r\n")
        yield "too large", b"# a\n" * (TOO_LARGE // 4 + 1)
        yield "large, of comments", b"# a\n" * (TOO_LARGE // 4 - 4096) + text
        yield "one long line", text + b"note " + b"a" * 1000000 + b"\n"
        for n in range(1, len(text)) if self.order.whole else random.sample(range(1, len(text)), 40):
            yield "cut after %d bytes" % n, text[:n]
        while True:
            n = random.randrange(len(text))
            flipped = bytearray(text)
            for _ in range(random.choice((1, 1, 1, 3, 20))):
                flipped[random.randrange(len(text))] ^= 1 << random.randrange(8)
            yield "bits flipped", bytes(flipped)
            size = random.choice((1, 7, 512, 4096))
            yield "%d zeros at %d" % (size, n), text[:n] + b"\0" * size + text[n + size:]
            yield "zeros from %d on" % n, text[:n] + b"\0" * (len(text) - n)
            yield "zeros behind it", text + b"\0" * size
            yield "garbage behind it", text + random.randbytes(size)
            yield "garbage in it", text[:n] + random.randbytes(size) + text[n:]
            a, b = random.randrange(len(lines)), random.randrange(len(lines))
            mixed = lines[:]
            mixed[a], mixed[b] = mixed[b], mixed[a]
            yield "lines %d and %d change places" % (a, b), b"".join(mixed)
            yield "line %d twice" % a, b"".join(lines[:a + 1] + lines[a:])
            yield "line %d left out" % a, b"".join(lines[:a] + lines[a + 1:])
            yield "its end before its start", text[n:] + text[:n]

    def is_accepted(self, content):
        """Whether the command line reads it."""
        with open(self.variant, "wb") as stream:
            stream.write(content)
        return subprocess.run([self.order.cli(), "replay", self.variant], stdout=subprocess.DEVNULL, check=False,
                              stderr=subprocess.DEVNULL).returncode == 0

    def check(self, name, content):
        self.order.step(name)
        self.renew()
        # The notes beside it are those of the game, as after a crash.
        shutil.copytree(os.path.join(self.order.folder, "state"), os.path.join(self.home, STATE), dirs_exist_ok=True)
        with open(promise.journal_path(self.home), "wb") as stream:
            stream.write(content)
        accepted = content == b"" or self.is_accepted(content)
        played, status = self.play("play", "2")
        if status != 0 or not played.has_ended():
            raise Broken("the start with a game “%s” ends with %d" % (name, status))
        said = played.texts("message", "error")
        resumed = "".join(played.texts("resumed")).encode()
        kept = [path for path, other in promise.all_files(self.home).items() if other == content]
        if accepted and said:
            raise Broken("a game “%s” is in order, and is said to be damaged: %s" % (name, said))
        if not accepted and not said:
            raise Broken("a game “%s” is damaged, and nothing is said" % name)
        if not accepted and not kept:
            raise Broken("a game “%s” is damaged, and not put aside" % name)
        if not same_start(resumed, content):
            raise Broken("of a game “%s” comes back what never was: …%s" % (name, promise.tail(resumed.decode())))
        if accepted and b"\ndeal " in content and not same_start(begun(content), resumed):
            raise Broken("of a game “%s” only …%s comes back" % (name, promise.tail(resumed.decode())))
        again, status = self.play("play", "2")
        if status != 0 or again.texts("message", "error"):
            raise Broken("the second start after a game “%s” ends with %d and says %s" % (
                name, status, again.texts("message", "error")))
        return True


def statements(text):
    """The lines that count, with one space between words; without those that the program may add."""
    lines = (b" ".join(line.split(b" #")[0].split()) for line in text.replace(b"\r", b"").split(b"\n"))
    return [line for line in lines if line and not line.startswith((b"#", b"seed", b"player", b"totals", b"result"))]


def begun(text):
    """The whole lines of @text without a deal at its end that has not all its cards: it has not begun."""
    lines = promise.whole_lines(text)
    last = lines.rfind(b"\ndeal ")
    if re.search(rb"^(kitty|bid|ace-no-face|misdeal)", lines[last + 1:], re.M):
        return lines
    return lines[:last + 1]


def same_start(some, whole):
    """Whether the statements of @some are the first ones of @whole."""
    first = statements(some)
    return statements(whole)[:len(first)] == first


def run(order):
    damage = Damage(order)
    source = damage.variants()
    n = max(order.count, len(damage.text) if order.whole else 0)
    done = order.each(((name, content) for (name, content), _ in zip(source, range(n))), damage.check)
    return "%d damaged files of %d bytes" % (done, len(damage.text))
