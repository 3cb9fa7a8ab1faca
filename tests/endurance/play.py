# SPDX-License-Identifier: GPL-3.0-or-later
"""A person who plays by the keyboard, and knows of the game what is on disk."""
import json
import subprocess
import time

import promise
from common import PATIENCE, Broken, wait

# Over the whole hand: the first card that may be played is, cards for the kitty are chosen, a
# bid or an answer is taken, whatever has the focus.
SWEEP = ["Home", "Return"] + ["Right", "Return"] * 11
# After so many rounds in which nothing happens something is open, or has the focus.
LEAVE, CLICK, BEGIN = 10, 20, 60


class Keyboard:
    def __init__(self, order, desk, program, journal):
        self.order, self.desk, self.program, self.journal = order, desk, program, journal
        self.window = desk.wait_window(program)
        self.games = 0
        self.start_game()

    def press(self, key, rest=0.006):
        if self.program.poll() is not None:
            raise Broken("the program ended with %d" % self.program.returncode)
        self.desk.key(key)
        time.sleep(rest)

    def text(self):
        return promise.read(self.journal) or b""

    def start_game(self):
        """By the door of the first page, which has the keyboard, or the button of the dialog."""
        before = self.text()

        def begin():
            top = self.desk.windows(self.program.pid)[-1]
            if top.id == self.window.id and self.games > 0:
                self.press("control+n")
                return False
            self.desk.focus(top)
            place = self.desk.geometry(top)
            if top.id == self.window.id:
                self.press("Return")
            elif place:
                # It stands at the bottom, in the middle.
                self.desk.click(place[0] + place[2] / 2, place[1] + place[3] - 42)
            return promise.seed_of(self.text()) != promise.seed_of(before)
        wait(begin, "a new game", pause=0.4)
        self.games += 1
        self.order.step("game %d" % self.games)

    def click_panel(self):
        """Presses what stands in the middle of the table, from the top."""
        place = self.desk.geometry(self.window)
        for part in range(50, 80, 2):
            self.desk.click(place[0] + place[2] / 2, place[1] + place[3] * part / 100)

    def what_next(self, text):
        """The seat and the action that come next, as the command line sees the game on disk."""
        done = subprocess.run([self.order.cli(), "replay", "-", "--json"], input=promise.whole_lines(text),
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        if done.returncode != 0:
            raise Broken("the game on disk is refused: %s" % done.stderr.decode().strip())
        following = json.loads(done.stdout)["next"]
        return following["seat"], following["action"]

    def sweep(self, text):
        """Until something has happened."""
        for key in SWEEP:
            self.press(key)
            if key == "Return" and self.text() != text:
                return

    def play_deal(self):
        """Plays until one more deal has been played, in this game or another."""
        deals = count_deals(self.text())
        end = time.monotonic() + PATIENCE
        last, idle = None, 0
        while count_deals(last or b"") <= deals:
            text = self.text()
            idle = idle + 1 if text == last else 0
            last = text
            if time.monotonic() > end:
                raise Broken("nothing goes on for %d s; the game ends with …%s" % (
                    PATIENCE, promise.tail(text.decode())))
            seat, action = self.what_next(text)
            if action is None or idle == BEGIN:
                self.start_game()
                deals, idle = 0, 0
            elif idle == LEAVE:
                self.press("Escape")
            elif idle == CLICK:
                self.click_panel()
            elif action == "deal":
                self.press("Return", 0.05)
            elif seat == 0:
                self.sweep(text)
            else:
                time.sleep(0.02)

    def quit(self):
        """Escape and Ctrl+Q end the program."""
        self.desk.press_until_end(self.program, ["Escape"] * 3 + ["control+q"], "the end after Ctrl+Q")
        if self.program.returncode != 0:
            raise Broken("the program ended with %d" % self.program.returncode)


def count_deals(text):
    """The number of deals that were played nearly to the end, or to it."""
    return sum(deal.count(b"\nplay ") >= 30 for deal in text.split(b"\ndeal ")[1:])
