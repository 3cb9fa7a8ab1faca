# SPDX-License-Identifier: GPL-3.0-or-later
"""screen-reader.py PROGRAM: plays by the accessibility bus alone, as a screen reader does.

Starts a session bus and an accessibility bus of its own.  Also: the program is killed in the middle
of a trick and goes on at the same card.  Needs a display and python3-pyatspi.
"""
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time

BUS_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
SETTINGS = "io/github/fivehundredgame/FiveHundred"
LEAVES = ("label", "heading", "image", "push button", "button", "level bar", "text")
SUITS = ("spades", "clubs", "diamonds", "hearts")


def skip(reason):
    print("1..0 # SKIP " + reason)
    sys.exit(0)


def run_on_own_buses(program):
    """Runs this script again within a session bus, with the accessibility bus started."""
    launcher = next((path for path in BUS_LAUNCHERS if os.path.exists(path)), None)
    if launcher is None or not shutil.which("dbus-run-session"):
        skip("there is no accessibility bus")
    if not os.environ.get("DISPLAY"):
        skip("there is no display")
    with tempfile.TemporaryDirectory() as home:
        runtime = os.path.join(home, "runtime")
        os.mkdir(runtime, 0o700)
        env = {key: value for key, value in os.environ.items()
               if key not in ("DBUS_SESSION_BUS_ADDRESS", "WAYLAND_DISPLAY", "G_DEBUG")}
        env.update(HOME=home, XDG_RUNTIME_DIR=runtime, GTK_A11Y="atspi", GSETTINGS_BACKEND="keyfile",
                   GDK_BACKEND="x11", GSK_RENDERER="cairo", GDK_DEBUG="gl-disable", LC_ALL="C.UTF-8",
                   LANGUAGE="en", NO_AT_BRIDGE="0")
        for name in ("CONFIG", "DATA", "STATE", "CACHE"):
            env["XDG_%s_HOME" % name] = os.path.join(home, name.lower())
        settings = os.path.join(env["XDG_CONFIG_HOME"], "glib-2.0", "settings")
        os.makedirs(settings)
        with open(os.path.join(settings, "keyfile"), "w", encoding="utf-8") as stream:
            # Nobody loses every trick: in one such deal the game could be over without a card played here.
            stream.write("[%s]\ncomputer-pace=50\ntrick-pace=0\nanimation-speed='off'\n"
                         "options=['misere=off', 'open-misere=off']\n" % SETTINGS)
        # Only what this script says goes to standard output, not what the buses say.
        script = '"$0" --launch-immediately & L=$!; sleep 0.5; "$@" >&3; R=$?; kill $L; exit $R'
        command = ["bash", "-c", 'exec 3>&1 >&2; exec "$@"', "bash",
                   "dbus-run-session", "--", "bash", "-c", script, launcher,
                   sys.executable, os.path.abspath(__file__), "--inside", program]
        sys.exit(subprocess.run(command, env=env, check=False).returncode)


class Reader:
    """The program, seen by its accessible objects."""

    def __init__(self, program):
        import pyatspi
        self.window = None
        self.known = {}
        self.atspi = pyatspi
        # The program looks for the accessibility bus once, when it starts.
        self.wait(lambda: pyatspi.Registry.getDesktop(0).childCount >= 0, "the accessibility bus")
        self.process = subprocess.Popen([program])
        self.window = self.wait(self.find_window, "the window")

    def find_window(self):
        for application in self.atspi.Registry.getDesktop(0):
            if application and application.get_process_id() == self.process.pid:
                for window in application:
                    if window and window.getRoleName() in ("frame", "window"):
                        return window
        return None

    def wait(self, what, name, seconds=20):
        end = time.time() + seconds
        while time.time() < end:
            try:
                found = what()
            except Exception:  # objects go away while they are looked at
                found = None
            if found:
                return found
            time.sleep(0.05)
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

    def find(self, name):
        """The object called @name, remembered as long as it is there."""
        known = self.known.get(name)
        try:
            if known and known.name == name:
                return known
        except Exception:  # it went away
            pass
        self.known[name] = next((node for node in self.walk() if node.name == name), None)
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
        raise AssertionError("%r has no action %s" % (node.name, name))

    def button(self, begin):
        """The first sensitive button whose name begins with @begin and that does something."""
        for node, name, actions in self.buttons():
            if name.lower().startswith(begin) and "click" in actions and self.is_sensitive(node):
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


def main(program):
    try:
        import pyatspi  # noqa: F401
    except ImportError:
        skip("python3-pyatspi is missing")
    test = Test()
    reader = Reader(program)
    test.ok("the window says what it is", [] if reader.window.name else ["no name"])
    test.ok("every button of the first page has a name", unnamed(reader))
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
    time.sleep(0.3)
    before = reader.hand()
    reader.process.send_signal(signal.SIGKILL)
    reader.process.wait()

    reader = Reader(program)
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
        run_on_own_buses(sys.argv[1])
