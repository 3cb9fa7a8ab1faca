# SPDX-License-Identifier: GPL-3.0-or-later
"""screen-reader.py PROGRAM: plays by the accessibility bus alone, as a screen reader does.

Starts a session bus and an accessibility bus of its own.  Also: the program is killed in the middle
of a trick and goes on at the same card.  Needs a display and python3-pyatspi.
"""
import os
import signal
import sys
import time

from buses import run_inside, skip
from reader import Reader

SUITS = ("spades", "clubs", "diamonds", "hearts")

# Nobody loses every trick: in one such deal the game could be over without a card played here.
SETTINGS = "computer-pace=50\ntrick-pace=0\nanimation-speed='off'\noptions=['misere=off', 'open-misere=off']\n"


class Test:
    def __init__(self):
        self.count = 0
        self.failed = False

    def ok(self, name, wrong):
        self.count += 1
        print("%sok %d - %s" % ("not " if wrong else "", self.count, name))
        for line in wrong if isinstance(wrong, list) else [wrong]:
            if wrong:
                print("# " + str(line))
        self.failed |= bool(wrong)
        sys.stdout.flush()


def is_card(name):
    return "joker" in name or any(name.split(",")[0].endswith(" of " + suit) for suit in SUITS)


def reach_play(reader):
    """Passes, or does what the turn asks for, until a card can be played; a deal that all passed is dealt anew."""
    for _ in range(200):
        if reader.playable():
            return
        for begin in ("pass", "continue", "put away", "next deal"):
            button = reader.button(begin)
            if button:
                reader.do(button, "click")
                break
        time.sleep(0.1)
    raise AssertionError("no card could ever be played: %s" % [name for _, name, _ in reader.buttons()])


def play_one(reader):
    """Plays a card, and goes on when the trick is complete."""
    for _ in range(200):
        card = reader.playable()
        if card:
            before = reader.hand()
            reader.do(card, "card.choose")
            reader.wait(lambda: reader.hand() != before or reader.button("spades"), "the card")
            if reader.button("spades"):  # a joker names a suit
                reader.press("spades")
                reader.wait(lambda: reader.hand() != before, "the joker")
            return before
        button = reader.button("continue")
        if button:
            reader.do(button, "click")
        time.sleep(0.05)
    raise AssertionError("no card could be played")


def lines(reader):
    """The lines of the log that can be asked why."""
    found = []
    for node in reader.walk():
        try:
            action = node.queryAction()
            if "entry.why" in [action.getName(k) for k in range(action.nActions)]:
                found.append(node)
        except Exception:  # it has no actions, or went away
            pass
    return found


def ask_why(reader):
    """Opens the log and asks its first line; returns what it says after that."""
    reader.press("what has happened")
    reader.do(reader.wait(lambda: next((node for node in reader.walk() if node.name == "In Words"), None), "the words"),
              "click")
    line = reader.wait(lambda: lines(reader), "the log")[0]
    before = line.name
    reader.do(line, "entry.why")
    # What the person did is judged first, which takes a moment.
    return reader.wait(lambda: line.name if len(line.name) > len(before) + 10 else None, "the answer")[len(before):]


def unnamed(reader):
    """Buttons without a name of their own; that of a combo box is a part of it."""
    return ["%s %r in %s %r in %r" % (node.getRoleName(), node.name, node.parent.getRoleName(), node.parent.name,
                                      node.parent.parent.name)
            for node, name, actions in reader.buttons()
            if actions and (not name.strip() or name.startswith(("Gtk", "Adw", "Fh")))
            and node.parent.getRoleName() != "combo box"]


def choose_table(reader):
    """Chooses another table; returns what is wrong with what is told then."""
    import pyatspi
    wanted, other = "American, four players", "Australian, four players"
    reader.wait(lambda: reader.find(wanted), wanted)
    reader.do(reader.find(wanted), "check.choose")
    reader.wait(lambda: reader.button("start the game: american, four players"), "the button")
    return ["%s: %s" % (name, node.getRoleName()) for name, node, is_checked in (
        (wanted, reader.find(wanted), True), (other, reader.find(other), False))
            if node.getRole() != pyatspi.ROLE_RADIO_BUTTON
            or node.getState().contains(pyatspi.STATE_CHECKED) != is_checked]


def n_played():
    """How many cards of the person the deal on disk has."""
    path = os.path.join(os.environ["XDG_STATE_HOME"], "five-hundred", "game.500")
    with open(path, encoding="utf-8") as stream:
        return stream.read().rpartition("\ndeal ")[2].count("\nplay 0 ")


def main(program):
    try:
        import pyatspi  # noqa: F401
    except ImportError:
        skip("python3-pyatspi is missing")
    test = Test()
    reader = Reader.start(program)
    test.ok("the window says what it is", [] if reader.window.name else ["no name"])
    test.ok("every button of the first page has a name", unnamed(reader))
    # The first page asks what one knows; who wants to choose passes it by.
    with reader.inside(lambda: reader.press("choose a table yourself")):
        test.ok("a table is chosen by its action, and the button names it", choose_table(reader))
        reader.press("start the game")
    reader.wait(lambda: len(reader.cards()) == 10, "the hand")
    test.ok("cards are named in words", [name for _, name in reader.cards() if not is_card(name)])
    test.ok("the title says the state of play", [] if len(reader.window.name) > 10 else [reader.window.name])
    test.ok("every button of the table has a name", unnamed(reader))
    reader.press("tutor")  # looked at, and only slow from here on

    reach_play(reader)
    hand = play_one(reader)
    test.ok("a card is played by its action", [] if len(reader.hand()) == len(hand) - 1 else [reader.hand()])
    play_one(reader)
    answer = ask_why(reader)
    test.ok("a line of the log says why by its action", [] if len(answer) > 10 else [answer])
    before = reader.hand()
    reader.wait(lambda: n_played() == 10 - len(before), "the card on disk")
    reader.process.send_signal(signal.SIGKILL)
    reader.process.wait()

    reader = Reader.start(program)
    reader.wait(lambda: reader.cards(), "the hand")
    after = reader.hand()
    test.ok("killed in the middle of a trick, it goes on at the same card",
            [] if after == before else ["%s, not %s" % (after, before)])
    play_one(reader)
    test.ok("and plays on", [] if len(reader.hand()) == len(after) - 1 else [reader.hand()])

    reader.process.send_signal(signal.SIGTERM)
    reader.process.wait()
    print("1..%d" % test.count)
    sys.exit(test.failed)


if __name__ == "__main__":
    if sys.argv[1] == "--inside":
        main(sys.argv[2])
    else:
        run_inside(__file__, sys.argv[1:], SETTINGS)
