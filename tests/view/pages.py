# SPDX-License-Identifier: GPL-3.0-or-later
"""pages.py PROGRAM CATALOGUES LANGUAGE: all that the accessibility bus says of every page of the program.

Nothing is called by the name of its class, or twice the same; what can have the keyboard has a name; every row and every
choice has something to do, and says what is chosen.  CATALOGUES is the folder with the translations.
"""
import gettext
import os
import re
import sys
import time

from buses import run_inside, skip
from reader import Reader
from records import LAST_CARD

APPLICATION = "io.github.fivehundredgame.FiveHundred"
SETTINGS = "computer-pace=0\ntrick-pace=0\nanimation-speed='off'\nplay-forced=false\n"
OPEN = "row.show"
# Rows to be read, with nothing to do.
TO_READ = ("shortcuts", "the rules of the game", "the log", "statistics", "later statistics")
# What there is to do with text, of which there is much.
WORDS = ("label", "heading", "filler", "panel", "image")
# They hand the keyboard on to what is in them.
GIVES = ("list", "scroll pane", "page tab list")
TEXTS = ("text", "entry")
BUTTONS = ("push button", "button", "toggle button")
SHOWS = ("list item", "combo box", "radio button", "check box", "push button", "toggle button", "page tab")

# One card a player is left.
GAME = """500 1
rules australian-4
deal 1
hand 0 QD 4D AD 9D JS 6C 8H 6S QS JC
hand 1 10C 10D 9C KD 10H 10S 4H KS JH 5C
hand 2 QH 8D KH 6H 7D JO AS 5D 5H 6D
hand 3 7H JD 9H AC KC 5S 7S QC AH 8C
kitty 9S 7C 8S
bid 2 7D
bid 3 PASS
bid 0 8S
bid 1 PASS
bid 2 PASS
"""

class Pages:
    def __init__(self, words):
        self.words, self.bus, self.reader = words, None, None
        self.wrong, self.count, self.pages = [], 0, 0

    def start(self, program, *arguments):
        """Starts @program, which is the only one."""
        from gi.repository import Gio
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.reader = Reader.start(program, *arguments)

    def stop(self):
        self.reader.process.terminate()
        self.reader.process.wait()

    def act(self, name):
        """Activates an action of the program, as its menu does."""
        from gi.repository import Gio, GLib
        path = "/" + APPLICATION.replace(".", "/")
        scope, name = name.split(".")
        self.bus.call_sync(APPLICATION, path + ("/window/1" if scope == "win" else ""), "org.gtk.Actions", "Activate",
                           GLib.Variant("(sava{sv})", (name, [], {})), None, Gio.DBusCallFlags.NONE, -1, None)

    # --- What is there ---

    def actions(self, node):
        if node.getRoleName() in WORDS:
            return []
        try:
            action = node.queryAction()
            return [action.getName(k) for k in range(action.nActions)]
        except NotImplementedError:
            return []

    def states(self, node):
        return node.getState()

    def walk(self, node, above=()):
        """All objects below @node, with those above each."""
        try:
            children = [child for child in node if child]
        except Exception:  # it went away
            children = []
        yield node, above
        for child in children:
            yield from self.walk(child, above + (node,))

    def opens(self, node):
        """Opens @node if it can be opened: what is closed is not made yet."""
        state, pyatspi = self.states(node), self.reader.atspi
        if not state.contains(pyatspi.STATE_EXPANDABLE) or state.contains(pyatspi.STATE_EXPANDED):
            return False
        return OPEN in self.actions(node) and self.reader.do(node, OPEN)

    def find(self, words, window=None):
        return next((node for node, _ in self.walk(window or self.reader.window) if node.name == words), None)

    def press(self, words, window=None, context=None):
        """Does what is called @words, in English and in @context, is for."""
        here = self.words(words) if context is None else self.words("%s\4%s" % (context, words)).split("\4")[-1]

        def do():
            for node, _ in self.walk(window or self.reader.window):
                if node.name == here:
                    for name in self.actions(node):
                        if name in ("click", OPEN, "check.choose"):
                            self.reader.do(node, name)
                            return True
            return False
        self.reader.wait(do, words)

    # --- What is wrong with it ---

    def is_part(self, node, above):
        """Whether @node is what a combo box shows, or the row from which others open: a part of them."""
        return any(n.getRoleName() == "combo box" or (n.name == node.name and self.actions(n)) for n in above)

    def does_nothing(self, node):
        """Whether there is nothing to do with @node, nor with what stands on it."""
        return not self.actions(node) and not any(n.getRoleName() in BUTTONS + TEXTS for n, _ in self.walk(node))

    def faults(self, page, node, above):
        role, name = node.getRoleName(), node.name
        words = name.split()
        half = len(words) // 2
        if re.search(r"\b(Gtk|Adw|Fh)[A-Z]", name):
            yield "has the name of a class"
        if half and len(words) == 2 * half and words[:half] == words[half:]:
            yield "says its name twice"
        if role in GIVES or role in WORDS:
            return
        state, pyatspi = self.states(node), self.reader.atspi
        if not state.contains(pyatspi.STATE_FOCUSABLE) or not state.contains(pyatspi.STATE_SENSITIVE):
            return
        # Newer toolkits (seen on GTK 4.24) have an object for a link in a text, which says what it is.
        is_in_text = role == "link" and above and above[-1].getRoleName() in WORDS
        if not name.strip() and not is_in_text and not self.is_part(node, above):
            yield "has no name"
        if (role in SHOWS and not (role == "list item" and page in TO_READ) and self.does_nothing(node)
                and not self.is_part(node, above)):
            yield "has nothing to do"
        if role == "combo box" and (not node.description or "row.next" not in self.actions(node)):
            yield "does not say what is chosen, or has no next"

    def look_once(self, page, window):
        """What is wrong with @window now, and how many objects it has."""
        wrong, count = [], 0
        for node, above in self.walk(window):
            try:
                count += 1
                if node.getRoleName() == "list item" and self.opens(node):
                    self.reader.wait(lambda node=node: self.states(node).contains(self.reader.atspi.STATE_EXPANDED),
                                     "what was opened")
                    return self.look_once(page, window)
                wrong += ["%s: %s %r in %r %s" % (page, node.getRoleName(), node.name, [n.name for n in above if n.name][-2:],
                                                  fault) for fault in self.faults(page, node, above)]
            except Exception:  # it went away
                self.reader.check_alive()
        return wrong, count

    def look(self, page, window=None):
        """Notes what is wrong with @window, which shows @page, and stays so."""
        window = window or self.reader.window
        wrong, before = self.look_once(page, window)
        for _ in range(20):  # a busy machine takes its time
            if not wrong and before > 20:
                break
            time.sleep(0.3)
            wrong, before = self.look_once(page, window)
        self.wrong += wrong
        self.count += before
        self.pages += 1

    def look_at_window(self, page, opens):
        """Looks at the window that @opens opens, and closes it."""
        before = self.reader.windows()
        opens()
        window = self.reader.wait(lambda: next(w for w in self.reader.windows() if w not in before), page)
        self.look(page, window)
        return window

    def close(self, window):
        self.reader.do(window, "window.close")
        self.reader.wait(lambda: window not in self.reader.windows(), "the end of a window")


def look_before(pages, program):
    """What there is before a game."""
    pages.start(program)
    pages.look("the beginning")
    table = pages.look_at_window("a new game", lambda: pages.press("Choose a Table Yourself"))
    pages.close(pages.look_at_window("the rules", lambda: pages.press("Change…", table)))
    pages.close(table)
    preferences = pages.look_at_window("preferences", lambda: pages.act("app.preferences"))
    for tab in ("Players", "Tutor"):
        pages.press(tab, preferences)
        pages.look(tab, preferences)
    pages.close(preferences)
    for name in ("shortcuts", "help", "statistics", "left-games", "deals", "review"):
        print("#", name, flush=True)
        pages.close(pages.look_at_window(name, lambda: pages.act("app." + name)))
    learn = pages.look_at_window("learn", lambda: pages.act("app.learn"))
    for tab in ("Practice", "Progress"):
        pages.press(tab, learn, "learn page")
        pages.look(tab, learn)
    pages.close(learn)
    pages.stop()


def open_record(pages, program, record, text):
    """Starts @program with the game of @text."""
    with open(record, "w", encoding="ascii") as stream:
        stream.write(text)
    pages.start(program, record)
    pages.reader.wait(lambda: pages.find(pages.words("Your hand")), "the hand")


def look_at_game(pages, program, record):
    """What there is in a game, and after a deal."""
    open_record(pages, program, record, GAME[:GAME.index("bid 0")])
    pages.look("the auction")
    for menu in ("Main Menu", "This Deal"):
        pages.press(menu)
        pages.look(menu)
        pages.press(menu)
    pages.stop()
    open_record(pages, program, record, GAME)
    pages.look("the exchange")
    hand = [n for n, _ in pages.walk(pages.find(pages.words("Your hand"))) if "card.choose" in pages.actions(n)]
    playable = pages.words("%s, playable").replace("%s", "")
    pages.wrong += ["while discarding: " + card.name for card in hand if playable in card.name]
    for card in hand[:3]:
        pages.reader.do(card, "card.choose")
    pages.press("Put Away")
    pages.look("the play")
    pages.close(pages.look_at_window("the rules of the game", lambda: pages.act("win.rules")))
    pages.press("What has happened")
    pages.look("the log")
    pages.stop()


def look_after(pages, program, record):
    """What there is after a deal, and of a game that was left."""
    open_record(pages, program, record, LAST_CARD)
    card = pages.reader.wait(lambda: next(n for n, _ in pages.walk(pages.find(pages.words("Your hand")))
                                          if "card.choose" in pages.actions(n)), "the last card")
    pages.reader.do(card, "card.choose")
    pages.reader.wait(lambda: pages.find(pages.words("Review")), "the result")
    pages.look("the result")
    pages.close(pages.look_at_window("the score sheet", lambda: pages.act("win.score-sheet")))
    review = pages.look_at_window("the review", lambda: pages.act("app.review"))
    # The marks of the list come when what the person did is judged.
    pages.reader.wait(lambda: pages.find(pages.words("Try Again"), review), "what cost something")
    pages.look("the review, judged", review)
    pages.close(review)
    for name in ("statistics", "left-games"):
        pages.close(pages.look_at_window("later " + name, lambda: pages.act("app." + name)))
    pages.stop()


def main(program, catalogues, language):
    try:
        import pyatspi  # noqa: F401
    except ImportError:
        skip("python3-pyatspi is missing")
    try:
        words = gettext.translation("five-hundred", catalogues, [language], fallback=language == "en").gettext
    except FileNotFoundError:
        skip("the program is not translated here")
    pages = Pages(words)
    look_before(pages, program)
    look_at_game(pages, program, os.path.join(os.environ["HOME"], "game.500"))
    look_after(pages, program, os.path.join(os.environ["HOME"], "game.500"))
    print("%sok 1 - all that %d pages say of %d objects" % ("not " if pages.wrong else "", pages.pages, pages.count))
    for line in pages.wrong:
        print("# " + line)
    print("1..1")
    sys.exit(bool(pages.wrong))


if __name__ == "__main__":
    if sys.argv[1] == "--inside":
        main(*sys.argv[2:])
    else:
        run_inside(__file__, sys.argv[1:], SETTINGS + "language='%s'\n" % sys.argv[3])
