# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program promises of its files, whatever happens to it."""
import ast
import contextlib
import os
import re
import sqlite3

from common import DATA, STATE, Broken

# Where the game in progress is, below the folder of the state.
JOURNAL = "game.500"
# Whether games that were left are kept, too.
KEEPS_LEFT_GAMES = True


def read(path):
    """The bytes of a file without the notes that only the program reads, which stand in comments; None
    where there is no file that could be read."""
    try:
        with open(path, "rb") as stream:
            return b"".join(line for line in stream.read().splitlines(True) if not line.startswith(b"#! "))
    except OSError:
        return None


def whole_lines(text):
    """@text up to its last complete line."""
    return text[:text.rfind(b"\n" if isinstance(text, bytes) else "\n") + 1]


def is_prefix(before, after):
    """Whether every complete line of @before still stands at the start of @after."""
    return after is not None and after.startswith(whole_lines(before))


def tail(text):
    """The end of @text, for a message."""
    return "\\n".join(text.splitlines()[-3:]) or "nothing"


def seed_of(text):
    """What tells one game from another."""
    found = re.search(r"^seed (.*)$", text if isinstance(text, str) else text.decode("utf-8", "replace"), re.M)
    return found.group(1) if found else None


def is_decided(text):
    """Whether the person has done something in the game @text.  One in which only computer players did, or
    nobody, goes when another begins in its place: nobody would miss it."""
    return re.search(r"^(ace-no-face|answer|bid|partner|discard|call|swap|play) 0\b",
                     text if isinstance(text, str) else text.decode("utf-8", "replace"), re.M) is not None


def all_files(folder):
    """The contents of all plain files below @folder, by path."""
    found = {}
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            if os.path.isfile(path) and not os.path.islink(path):
                found[path] = read(path)
    return found


def check_kept(text, folder, what):
    """Every complete line of @text must stand at the start of some file below @folder."""
    if not any(content is not None and is_prefix(text, content) for content in all_files(folder).values()):
        raise Broken("%s is lost: no file below %s begins with it: …%s" % (
            what, folder, tail(text.decode("utf-8", "replace"))))


def check_nothing_aside(folder, why):
    """A kill is no damage: nothing is put aside for it."""
    aside = [path for path in all_files(folder) if re.search(r"\.(damaged|unread)-", os.path.basename(path))]
    if aside:
        raise Broken("%s was put aside after %s" % (aside, why))


def count_statistics(path):
    """The number of deals that the statistics know; None without a file."""
    if not os.path.exists(path):
        return None
    try:
        # Opened as a program would, so that what a kill has left of a transaction is taken back.
        with contextlib.closing(sqlite3.connect(path, timeout=30)) as base:
            (check,) = base.execute("PRAGMA integrity_check").fetchone()
            if check != "ok":
                raise Broken("the statistics in %s are damaged: %s" % (path, check))
            if base.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,):
                return 0
            (deals,) = base.execute("SELECT count(*) FROM deals").fetchone()
            return deals
    except sqlite3.Error as error:
        raise Broken("the statistics in %s are damaged: %s" % (path, error)) from error


def statistics_path(home):
    return os.path.join(home, DATA, "statistics.sqlite")


def journal_path(home):
    return os.path.join(home, STATE, JOURNAL)


# --- The log of endurance-player ---

class Played:
    """What endurance-player did, by its log."""

    def __init__(self, path):
        self.events = []  # (word, text)
        self.chosen = None  # the number of events before the trap closed
        for line in (read(path) or b"").decode("utf-8", "replace").split("\n")[:-1]:
            word, _, rest = line.partition(" ")
            if word == "op":
                if rest.endswith(" <") and self.chosen is None:
                    self.chosen = len(self.events)
                continue
            self.events.append((word, ast.literal_eval('b"%s"' % rest).decode("utf-8")))

    def texts(self, *words):
        return [text for word, text in self.events if word in words]

    def has_ended(self):
        return bool(self.texts("end"))

    def seen(self, since=0):
        """All that the person saw after event @since, with the games that began, in order."""
        return [(word, text) for word, text in self.events[since:] if word in ("resumed", "state", "restored", "begin")]

    def left_games(self):
        """Of each game in the place of which another began: the text that must be on disk, or None, and the last."""
        games, texts = [], []
        for word, text in self.seen():
            if word != "begin":
                texts.append(text)
            elif texts and seed_of(texts[-1]) != seed_of(text):
                games.append(texts)
                texts = []
        left = [(texts[-1], texts[-1]) for texts in games]
        # What came last is on disk before anything is done in the next game; until then it is in flight.
        if games and not texts and not self.has_ended():
            last = games[-1][-2:]
            left[-1] = (min(last, key=len) if len(last) > 1 else None, last[-1])
        return left

    def last_texts(self):
        """Those of which one must be on disk: of a program that was killed one action may be in flight."""
        seen = self.seen()
        last = max((k for k, (word, _) in enumerate(seen) if word in ("resumed", "state")), default=None)
        if last is None:
            return []
        is_safe = self.has_ended() or seen[last][0] == "resumed"
        return [text for _, text in seen[last if is_safe else last - 1:]]

    def deals_finished(self):
        return len({(seed_of(text), text[:found.start()].count("\ndeal "))
                    for _, text in self.seen() for found in re.finditer(r"^result ", text, re.M)})


def around(seen, whole):
    """The texts that may come back when @seen is what was seen of @whole, which nothing has disturbed.

    One action may be lost, and one may be on disk that was not seen yet.  That a game begins is no
    action; jumps that come faster than the disk may be lost together, for they take nothing away.
    """
    if seen != whole[:len(seen)]:
        raise Broken("the same commands led to something else: …%s" % tail(seen[-1][1]))
    actions = [k for k, (word, _) in enumerate(whole) if word in ("resumed", "state")]
    before = [k for k in actions if k < len(seen)][-2:]
    after = [k for k in actions if k >= len(seen)][:1]
    return [text for _, text in whole[before[0] if len(before) > 1 else 0:(after or [len(whole)])[0] + 1]]
