# SPDX-License-Identifier: GPL-3.0-or-later
"""whole.py PROGRAM PLAYERS...: whole games by the accessibility bus alone, from the choice of the table to the end.

For each number of players its table is chosen on the first page and its goal set to the least in the window of the
rules, and the game is played until somebody wins it.  What was announced on the way is compared with the record of the
game: each call, card, trick, contract and result once and in order, and each turn of one's own.
"""
import os
import re
import sys
import time

from buses import run_inside, skip
from reader import Reader

SETTINGS = "computer-pace=0\ntrick-pace=0\nanimation-speed='off'\nshow-tutor=false\nplay-forced=false\n" \
           "partner-level='beginner'\nopponent-level='beginner'\n"
NUMBERS = {2: "Two players", 3: "Three players", 4: "Four players", 5: "Five players", 6: "Six players"}
JOKER = "Which suit does the joker name?"
GOAL = "Points to win"
RANKS = {"J": "jack", "Q": "queen", "K": "king", "A": "ace", "2": "two", "3": "three", "4": "four", "5": "five",
         "6": "six", "7": "seven", "8": "eight", "9": "nine", "10": "ten", "11": "eleven", "12": "twelve",
         "13": "thirteen"}
SUITS = {"S": "spades", "C": "clubs", "D": "diamonds", "H": "hearts"}
# What is pressed when it is there, in this order; anything else of a panel only when none of these is.
GO_ON = ("put away", "give away", "play alone", "say nothing", "play on", "call the", "continue", "next deal", "result of the game")
PLAY_AGAIN = "play again"  # is offered when the game is over, and then alone
# What is never pressed.
LEAVE = ("new game", "same deal", PLAY_AGAIN, "score sheet", "review", "write down", "challenge", "take back",
         "hint", "tutor", "undo", "redo", "learn", "main menu", "minimize", "maximize", "close", "restore",
         "what has happened", "last trick", "laws", "declare", "earlier", "later", "previous", "the hands")
OVER = r"wins? the game|game is won|game is over"
PATIENCE = 60
DESCRIBED = "object:property-change:accessible-description"
# Names and descriptions that may change for each thing that is announced: two are those of the status, two those of
# what tells it, the others those of cards and calls that may be chosen now, or no longer.
MOST_CHANGES = 15
N_BIDS = 3  # that the person makes in a game, to take the kitty now and then


def name_of(card):
    if card.startswith("JO") and len(card) == 2 or card in ("J1", "J2"):
        return "joker"
    return "%s of %s" % (RANKS[card[:-1]], SUITS[card[-1]])


class Game:
    """A game that is played, and what is heard of it."""

    def __init__(self, program):
        from gi.repository import GLib
        self.loop, self.said, self.own = GLib.MainContext.default(), [], 0
        self.reader = Reader.start(program, seconds=PATIENCE)
        self.atspi = self.reader.atspi
        self.status, self.heard_at, self.bids = None, time.time(), 0
        self.changes = 0  # events of names and descriptions
        self.atspi.Registry.registerEventListener(self.named_cb, "object:property-change:accessible-name")
        self.atspi.Registry.registerEventListener(self.described_cb, DESCRIBED)

    def stop(self):
        self.atspi.Registry.deregisterEventListener(self.named_cb, "object:property-change:accessible-name")
        self.atspi.Registry.deregisterEventListener(self.described_cb, DESCRIBED)
        self.reader.process.terminate()
        self.reader.process.wait()

    def described_cb(self, event):
        self.changes += self.status is not None

    def named_cb(self, event):
        self.changes += self.status is not None
        try:
            if event.source == self.status and str(event.any_data):
                self.said.append(str(event.any_data))
                self.heard_at = time.time()
        except Exception:  # it went away
            self.reader.check_alive()

    def pump(self):
        while self.loop.iteration(False):
            pass

    def wait(self, what, name):
        def look():
            self.pump()
            return what()
        return self.reader.wait(look, name, pause=0.01)

    def actions(self, node):
        try:
            action = node.queryAction()
            return [action.getName(k) for k in range(action.nActions)]
        except NotImplementedError:
            return []

    def all(self, node):
        """@node and what is below it, rows of lists too."""
        yield node
        for child in node:
            if child:
                yield from self.all(child)

    def press(self, name, window=None):
        def look():
            for node in self.reader.walk(window or self.reader.window):
                if node.name.startswith(name):
                    for action in ("click", "row.show", "check.choose"):
                        if action in self.actions(node):
                            return self.reader.do(node, action)
            return False
        return self.wait(look, name)

    # --- Before the game ---

    def begin(self, players):
        """Chooses the table and how long it is played for, and starts."""
        # Whatever is announced later has to be heard: the status of the window is what says it.
        self.status = self.wait(lambda: next(n for n in self.reader.walk()
                                             if n.getRoleName() in ("status bar", "statusbar")), "the status")
        with self.reader.inside(lambda: self.press("Choose a Table Yourself")):
            self.press(NUMBERS[players])
            self.wait(lambda: self.reader.button("start the game: ").name.lower().endswith(NUMBERS[players].lower()), "the table")
            before = self.reader.windows()
            self.press("Change…")
            window = self.wait(lambda: next(w for w in self.reader.windows() if w not in before), "the rules")
            goal = self.wait(lambda: next(n for n in self.all(window) if n.getRoleName() == "spin button" and n.name == GOAL), GOAL)
            value = goal.queryValue()
            value.currentValue = value.minimumValue
            self.wait(lambda: goal.queryValue().currentValue == goal.queryValue().minimumValue, "another goal")
            self.reader.do(window, "window.close")
            self.press("Start the Game")
        self.wait(lambda: self.reader.cards(), "the hand")

    # --- In the game ---

    def find(self, name):
        node = self.reader.find(name)
        return node if node and self.reader.is_sensitive(node) else None

    def buttons(self):
        """What can be pressed on the table now, with its name in small letters."""
        table = self.wait(lambda: self.reader.find("Table"), "the table")
        return [(node, name.lower()) for node, name, actions in self.reader.buttons(table)
                if "click" in actions and name and not name.endswith("why?") and self.reader.is_sensitive(node)]

    def play_card(self):
        """Plays the first card that may be played, and waits until it has gone."""
        for place in ("Your hand", "Your dummy"):
            group = self.reader.find(place)
            if not group:
                continue
            for card in filter(None, group):
                if card.name.endswith(", playable"):
                    before = [c.name for c in group if c]
                    self.reader.do(card, "card.choose")
                    self.wait(lambda: [c.name for c in group if c] != before, "the end of %s" % before)
                    self.own += 1
                    return True
        return False

    def choose_cards(self):
        """Takes as many cards of the hand as are asked for."""
        hand = [card for card in self.reader.find("Your hand") if card and not card.name.endswith(", chosen")]
        if hand:
            self.reader.do(hand[-1], "card.choose")

    def step(self):
        """Does one thing, if it is one's turn; returns whether the game is over."""
        if self.said and self.said[-1] == JOKER:
            buttons = [(node, name) for node, name in self.buttons() if name.endswith(tuple(SUITS.values()))]
            if buttons:
                self.reader.do(buttons[0][0], "click")
                return False
        if self.play_card():
            return False
        buttons = self.buttons()
        names = [name for _, name in buttons]
        if any(name.startswith(PLAY_AGAIN) for name in names):
            return True
        for begin in GO_ON:
            for node, name in buttons:
                if name.startswith(begin):
                    self.reader.do(node, "click")
                    return False
        if self.reader.find("Calls"):
            self.call(buttons)
            return False
        if re.match(r"Your turn: choose|\d of \d chosen", self.said[-1] if self.said else ""):
            self.choose_cards()
            return False
        other = [node for node, name in buttons if not name.startswith(LEAVE)]
        if other:
            self.reader.do(other[0], "click")
        return False

    def call(self, buttons):
        """Bids the least that can be bid, and passes after that: what can be called says its points."""
        cells = [node for node, name in buttons if re.match(r"(six|seven|eight) .*, .*point", name)]
        passes = [node for node, name in buttons if name.startswith("pass")]
        if cells and self.bids < N_BIDS:
            self.bids += 1
            self.reader.do(cells[0], "click")
        elif passes:
            self.reader.do(passes[0], "click")

    def is_asked(self):
        """Whether what was heard last is that something is to be done, or nothing was heard for a while."""
        asked = self.said and re.search(r"^Your turn|^Which suit|^\d of \d chosen|^Your partner has| in all\.$|thrown in", self.said[-1])
        return asked or time.time() - self.heard_at > 0.3

    def play(self):
        from gi.repository import GLib
        end = time.time() + PATIENCE
        last = None
        while True:
            self.pump()
            try:
                if self.is_asked() and self.step():
                    break
            except (NotImplementedError, GLib.Error):  # it went away meanwhile
                self.reader.check_alive()
            now = (len(self.said), self.own)
            if now != last:
                end, last = time.time() + PATIENCE, now
            if sum(bool(re.search(OVER, one)) for one in self.said) > 1:
                raise AssertionError("after the end another game was played")
            if time.time() > end:
                raise AssertionError("nothing goes on: %s; %s" % (self.said[-2:], self.buttons_now()))
            self.reader.check_alive()
            time.sleep(0.005)
        self.pump()

    def buttons_now(self):
        return [name for _, name in self.buttons()]


def record():
    """The game as it is on disk."""
    found = ""
    for folder, _, names in os.walk(os.environ["XDG_STATE_HOME"]):
        for name in names:
            with open(os.path.join(folder, name), encoding="utf-8", errors="replace") as stream:
                text = stream.read()
            if text.startswith("500 1") and len(text) > len(found):
                found = text
    return found


def compare(what, heard, done):
    """What is wrong with what was heard of @what."""
    if not done:
        return ["there is no %s" % what]
    if heard == done:
        return []
    at = next((k for k, pair in enumerate(zip(heard, done)) if pair[0] != pair[1]), min(len(heard), len(done)))
    return ["%s: heard %d of %d, the first that differs is %d: heard %s, done %s" % (
        what, len(heard), len(done), at, heard[at:at + 4], done[at:at + 4])]


def judge(game, text):
    """What is wrong with what was announced of the game in @text."""
    said = "\n".join(game.said)
    deals = text.split("\ndeal ")[1:]
    cards = re.findall(r"\b(?:leads?|plays?) the (joker|[a-z]+ of [a-z]+)", said)
    # What is refused tells of a bid, too, that has to be beaten.
    calls = ["pass" if " pass" in call or " stand" in call else "bid"
             for call in re.findall(r"^(?!Your turn|A bid must)\S.*? (?:pass(?:es)?\.|bids? .*\.|stands? on .*\.)$", said, re.MULTILINE)]
    wrong = compare("cards", cards, [name_of(card) for card in re.findall(r"^play \d (\w+)", text, re.MULTILINE)])
    wrong += compare("calls", calls, ["pass" if bid == "PASS" else "bid"
                                      for bid in re.findall(r"^bid \d (\w+)", text, re.MULTILINE)])
    # Each trick has a winner, and each deal a result, at its end.
    tricks = len(re.findall(r"\bwins? the trick with", said))
    wrong += compare("winners of tricks", [tricks], [count_tricks(text)])
    results = sum(" in all." in one or "thrown in" in one for one in game.said)
    wrong += compare("results", [results], [len(deals)])
    contracts = sum("\nplay " in deal for deal in deals)
    wrong += compare("contracts", [len(re.findall(r"wins? the auction at|There is no contract", said))], [contracts])
    kitties = sum("\ndiscard " in deal for deal in deals)
    wrong += compare("kitties", [len(re.findall(r"taken (?:from )?the (?:kitty|widow|blind)", said))], [kitties]) if kitties else []
    # Each card of one's own, but for those of a trick that goes on by itself, was asked for.
    asked = len([one for one in game.said if re.match(r"Your turn: (lead|play) ", one)])
    wrong += compare("turns to play", [asked], [len(re.findall(r"^play 0 ", text, re.MULTILINE))])
    if game.changes > MOST_CHANGES * len(game.said):
        wrong.append("%d changes of names and descriptions for %d announcements" % (game.changes, len(game.said)))
    # What a deal cost is told once, and when it is judged: before the next one or behind the end.
    costs = [one for one in game.said if re.search(r"\bdecisions?\b", one)]
    if len(costs) > len(deals):
        wrong.append("what a deal cost is told %d times in %d deals" % (len(costs), len(deals)))
    last = [one for one in game.said if one not in costs][-1]
    if not re.search(OVER, last):
        wrong.append("what was heard last is not who won, but " + last)
    return wrong


def count_tricks(text):
    """How many tricks the game in @text has: nobody plays twice in one."""
    tricks, seats = 0, set()
    for line in text.splitlines():
        found = re.match(r"(play|deal) (\d)", line)
        if not found:
            continue
        if found[1] == "deal":
            seats = set()
        elif not seats or found[2] in seats:
            tricks, seats = tricks + 1, {found[2]}
        else:
            seats.add(found[2])
    return tricks


def main(program, *numbers):
    try:
        import pyatspi  # noqa: F401
    except ImportError:
        skip("python3-pyatspi is missing")
    failed = False
    for k, number in enumerate(numbers, 1):
        began = time.time()
        game = Game(program)
        try:
            game.begin(int(number))
            game.play()
            text = record()
            wrong = judge(game, text)
        except AssertionError as error:
            text, wrong = record(), [str(error)]
        game.stop()
        print("%sok %d - %s players: %d deals, %d cards and %d discards of one's own, %d announcements, %.1f changes for each, in %.1f s" % (
            "not " if wrong else "", k, number, text.count("\ndeal "), game.own, text.count("\ndiscard 0"), len(game.said),
            game.changes / max(1, len(game.said)), time.time() - began))
        for line in wrong:
            print("# " + line)
        if wrong and os.environ.get("SAY"):
            print("\n".join("# " + line for line in game.said))
            print(text)
        sys.stdout.flush()
        failed |= bool(wrong)
        for folder, _, names in os.walk(os.environ["XDG_STATE_HOME"]):
            for name in names:
                os.unlink(os.path.join(folder, name))
    print("1..%d" % len(numbers))
    sys.exit(failed)


if __name__ == "__main__":
    if sys.argv[1] == "--inside":
        main(*sys.argv[2:])
    else:
        run_inside(__file__, sys.argv[1:], SETTINGS)
