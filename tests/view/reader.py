# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as a screen reader has it: its accessible objects, and what can be done with them."""
import contextlib
import os
import subprocess
import time

from chance import seeded

# What has nothing within that would be looked at.
LEAVES = ("label", "heading", "image", "push button", "button", "level bar", "text", "scroll bar",
          "list item", "page tab")


class Reader:
    """The program, seen by its accessible objects."""

    def __init__(self, process, seconds=20):
        """Reads the program that runs, or is about to, as @process; nothing is waited for longer than @seconds."""
        import pyatspi
        from gi.repository import Atspi
        # On a busy machine an answer may take longer than the part of a second that the bus waits for.
        Atspi.set_timeout(1000 * seconds, 1000 * seconds)
        self.window, self.known, self.atspi = None, {}, pyatspi
        self.process, self.seconds = process, seconds
        self.window = self.wait(self.find_window, "the window on the bus")

    @classmethod
    def start(cls, program, *arguments, seconds=20):
        """Starts @program, which looks for the accessibility bus once, when that is there."""
        import pyatspi
        end = time.time() + 20
        while time.time() < end:
            try:
                if pyatspi.Registry.getDesktop(0).childCount >= 0:
                    break
            except Exception:  # it is not there yet
                time.sleep(0.05)
        return cls(subprocess.Popen([program, *arguments], env=seeded(program, os.environ)), seconds)

    def windows(self):
        """The windows of the program, those of this moment."""
        for application in self.atspi.Registry.getDesktop(0):
            if application and application.get_process_id() == self.process.pid:
                return [window for window in application if window and window.getRoleName() in ("frame", "window")]
        return []

    def find_window(self):
        """The first window that says what it is.  Who asks very early is told nothing, and would remember that."""
        for window in self.windows():
            window.clear_cache()
            if window.name and window.childCount:
                return window
        return None

    @contextlib.contextmanager
    def inside(self, opens):
        """Looks at the window that @opens opens, and at that alone."""
        before, first = self.windows(), self.window
        opens()
        self.window = self.wait(lambda: next(w for w in self.windows() if w not in before), "another window")
        yield self.window
        self.window = first

    def wait(self, what, name, seconds=None, pause=0.05):
        """What @what returns once that is something."""
        end = time.time() + (seconds or self.seconds)
        while time.time() < end:
            try:
                found = what()
            except Exception:  # objects go away while they are looked at
                found = None
            if found:
                return found
            time.sleep(pause)
        raise AssertionError("%s did not come: %s" % (name, self.describe()))

    def describe(self):
        if not self.window:
            return "there is nothing"
        return "%s: %s" % (self.window.name, "; ".join(name for _, name, _ in self.buttons()))

    def check_alive(self):
        if self.process.poll() is not None:
            raise SystemExit("the program ended with %d" % self.process.returncode)

    def walk(self, node=None):
        node = node or self.window
        try:
            yield node
            # Each step is a message to the program: what is in a button is not looked at.
            children = [] if node.getRoleName() in LEAVES else list(node)
        except Exception:  # it went away meanwhile
            self.check_alive()
            return
        for child in children:
            if child:
                yield from self.walk(child)

    def buttons(self, top=None):
        """All buttons below @top, or in the window, with their names and those of their actions."""
        for node in self.walk(top):
            try:
                if node.getRoleName() not in ("push button", "button", "toggle button"):
                    continue
                name = node.name
                action = node.queryAction()
                actions = [action.getName(k) for k in range(action.nActions)]
            except NotImplementedError:
                actions = []
            except Exception:  # it went away meanwhile
                self.check_alive()
                continue
            yield node, name, actions

    def name_of(self, node):
        """What @node is called; nothing if it went away while it was looked at."""
        try:
            return node.name
        except Exception:
            self.check_alive()
            return ""

    def find(self, name):
        """The object called @name, remembered as long as it is there."""
        known = self.known.get(name)
        if not known or self.name_of(known) != name:
            self.known[name] = next((node for node in self.walk() if self.name_of(node) == name), None)
        return self.known[name]

    def cards(self):
        """The cards of the hand, as pairs of object and name."""
        return [(node, name) for node, name, actions in self.buttons(self.find("Your hand"))
                if "card.choose" in actions]

    def hand(self):
        """The hand, as names of cards without what is said about them now."""
        return sorted(name.split(",")[0] for _, name in self.cards())

    @staticmethod
    def do(node, name):
        action = node.queryAction()
        for k in range(action.nActions):
            if action.getName(k) == name:
                return action.doAction(k)
        raise NotImplementedError("%r has no action %s" % (node.name, name))

    def button(self, begin):
        """The first sensitive button whose name begins with @begin and that does something, and does not ask why."""
        for node, name, actions in self.buttons():
            if name.lower().startswith(begin) and not name.endswith("why?") and "click" in actions and self.is_sensitive(node):
                return node
        return None

    def is_sensitive(self, node):
        try:
            return node.getState().contains(self.atspi.STATE_SENSITIVE)
        except Exception:  # it went away meanwhile
            return False

    def press(self, begin):
        self.do(self.wait(lambda: self.button(begin), begin), "click")

    def playable(self):
        return next((card for card, name in self.cards() if name.endswith(", playable")), None)
