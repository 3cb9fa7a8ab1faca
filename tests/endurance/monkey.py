# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands without a head: clicks, keys, drags, sizes, dialogs, languages and styles, in any order."""
import os
import re
import signal
import subprocess
import time

import promise
from common import PATIENCE, Broken, Home
from desk import Desk

PRESETS = ("american-4", "american-3", "american-2", "american-2-short", "american-5", "american-6", "classic-3",
           "midwest-4", "new-zealand-4", "new-zealand-3", "new-zealand-2", "new-zealand-5", "new-zealand-6",
           "new-zealand-6-pairs", "australian-4", "canadian-4", "australian-3", "australian-6", "australian-6-solo")
LANGUAGES = ("", "en", "fr_CA", "de", "ar", "he", "mi", "xx")
SIZES = ((360, 294), (360, 640), (480, 800), (700, 500), (1024, 768), (1280, 800), (1920, 1080), (2560, 1400))
KEYS = (["Return", "space", "Right", "Left", "Up", "Down", "Home", "End"] * 6
        + ["Tab", "shift+Tab", "Escape", "h", "l", "s", "w", "g", "t", "c", "a", "p", "1"] * 2
        + ["control+z", "control+shift+z", "F1", "F9", "F10", "F11", "control+n", "control+g", "control+comma", "control+question",
           "control+o", "control+s", "Menu", "shift+F10", "alt+Left", "alt+Right", "control+f", "Page_Down",
           "Page_Up", "BackSpace", "Delete"])
# Ctrl+Q and Ctrl+W are for the end of a session: with them the program goes, as it should.
SESSION = 400  # steps
# To find where a leak comes from takes so long that there is time for few steps.
SESSION_FOR_LEAKS = 25
LOST = 5  # seconds without an answer while it has nothing to do, after which its window is chosen
SANITIZERS = {"ASAN_OPTIONS": "detect_leaks=0:verify_asan_link_order=0:exitcode=99",
              "UBSAN_OPTIONS": "print_stacktrace=1:halt_on_error=1:exitcode=99", "G_SLICE": "always-malloc"}
LEAKS = {"ASAN_OPTIONS": "detect_leaks=1:verify_asan_link_order=0:exitcode=99:fast_unwind_on_malloc=0:"
                         "malloc_context_size=30"}

POPOVER, UNGRAB, SQUEEZED = "gdk_monitor_get_", "Unpaired ungrab call", "attempt to allocate"
# What GTK says by itself, 4.8 where nothing else is said, with no frame of ours but that of the main
# loop above it; numbers are those of its reports, where one is known.
TOOLKIT = {
    "gdk_surface_get_device_position": "the timer of a tooltip comes when its window has gone",
    "_gtk_widget_find_at_coords": "the same",
    "gtk_widget_set_state_flags": "what has the pointer while a button is down is not referenced: it went, and another was pressed",
    "Broken accounting of active state": "the same: it counts the buttons that are down on each widget",
    "gdk_frame_timings_submitted": "a frame is shown twice, with GTK 4.24 where nothing composes the screen",
    POPOVER: "a popover is laid out where there is no monitor, whoever opened it",
    UNGRAB: "a popover closes, whoever closes it, with GTK 4.24: those of the rows of libadwaita, too",
    SQUEEZED: "the same, with what is in it: it is squeezed to nothing",
    "gtk_css_node_insert_after": "the tree view of the file chooser: 3561, 3585, 4884",
    "gtk_tree_sortable_": "the file chooser is clicked while its list is being made",
    "gtk_widget_is_ancestor": "Return in a popover while nothing in the window has the keyboard",
    "gtk_box_remove": "the path bar of the file chooser clears itself twice, with GTK 4.24",
    "gtk_widget_compute_bounds": "the file chooser has gone when its timer comes",
}
# Where it ends the program itself, by an assertion of its own.
TOOLKIT_ENDS = {
    "_gtk_file_info_get_file": "a row of the file chooser is pressed while its list is being made, with GTK 4.24",
}


class Monkey:
    def __init__(self, order):
        self.order = order
        self.random = order.random
        self.for_leaks = order.part == "leaks"
        self.stderr = os.path.join(order.folder, "stderr")
        self.suppressions = os.path.join(order.folder, "lsan.supp")
        with open(self.suppressions, "w", encoding="ascii") as stream:
            stream.write("leak:libfontconfig\n")
        self.desk = Desk(order, managed=True)
        self.home = Home(os.path.join(order.folder, "home"))
        self.steps = self.sessions = self.activated = 0
        self.known = {}
        self.program = self.window = None

    # --- The program ---

    def settings(self):
        choose = self.random.choice
        self.home.set(preset="'%s'" % choose(PRESETS), language="'%s'" % choose(LANGUAGES),
                      color_scheme="'%s'" % choose(("system", "light", "dark")),
                      felt="'%s'" % choose(("green", "blue", "burgundy", "slate")),
                      four_color=choose(("true", "false")), show_tutor=choose(("true", "false")),
                      animation_speed="'%s'" % choose(("off", "fast", "normal")),
                      trick_pace=choose(("-1", "0", "300")), confirm_play=choose(("true", "false")),
                      play_forced=choose(("true", "false")), options=choose(("@as []", "['laws=table']")),
                      sort_order="'%s'" % choose(("high-first", "low-first", "as-dealt")),
                      slip_rate=choose(("0", "5")))

    def start(self):
        self.settings()
        # Read as the program starts; a setting of GTK's own files counts for nothing under X11.
        text = self.random.choice((100, 100, 125, 150, 200, 300))
        self.desk.set_text(text)
        # Where files are chosen they can be thrown away, too: what the program keeps lies elsewhere.
        user = self.home.path("user")
        os.makedirs(user, exist_ok=True)
        env = dict(self.home.environment(self.desk.name), HOME=user)
        # That of tests/view: with a bus the reader's part is tried too, which is for the other parts.
        env.update(SANITIZERS, LSAN_OPTIONS="exitcode=0:suppressions=%s:print_suppressions=0" % self.suppressions,
                   LD_PRELOAD=self.order.own_tool("libwarning-trap.so"), GTK_A11Y="none")
        if self.for_leaks:
            env.update(LEAKS)
        if self.random.random() < 0.3:
            env["ADW_DEBUG_HIGH_CONTRAST"] = "1"
        env["ADW_DEBUG_COLOR_SCHEME"] = "default"
        # What it saves lands where the program was started.
        self.program = self.order.start([self.order.program()], env=env, stderr=open(self.stderr, "w"),
                                        cwd=user,
                                        stdout=subprocess.DEVNULL)
        self.window = self.desk.wait_window(self.program)
        self.sessions += 1
        self.order.step("session %d: text %d %%, %s" % (self.sessions, text, open(self.home.path(
            "config/glib-2.0/settings/keyfile"), encoding="utf-8").read().replace("\n", " ")))
        place = self.desk.geometry(self.window)
        if place:
            self.desk.click(place[0] + place[2] / 2, place[1] + place[3] - 42)

    # --- What it does ---

    def target(self):
        """A window of the program, the newest most often, and its place."""
        windows = self.desk.windows(self.program.pid)
        if not windows:
            return None, None
        window = windows[-1] if self.random.random() < 0.85 else self.random.choice(windows)
        return window, self.desk.geometry(window)

    def point(self, place):
        x, y, width, height = place
        if self.random.random() < 0.3:  # the hand, and the buttons at the bottom
            return x + self.random.random() * width, y + height * (0.8 + 0.2 * self.random.random())
        return x + self.random.random() * width, y + self.random.random() * height

    def step(self):
        window, place = self.target()
        if place is None:
            time.sleep(0.02)
            return
        what = self.random.random()
        if what < 0.45:
            key = self.random.choice(KEYS)
            self.order.step("key %s" % key)
            self.desk.key(key)
        elif what < 0.80:
            x, y = self.point(place)
            number = self.random.choice((1,) * 12 + (3, 2, 4, 5, 4, 5))
            self.order.step("click %d at %d %d" % (number, x - place[0], y - place[1]))
            self.desk.click(x, y, number)
        elif what < 0.87:
            (x, y), (to_x, to_y) = self.point(place), self.point(place)
            self.order.step("drag %d %d to %d %d" % (x - place[0], y - place[1], to_x - place[0], to_y - place[1]))
            self.desk.drag(x, y, to_x, to_y)
        elif what < 0.93:
            x, y = self.point(place)
            self.order.step("move %d %d" % (x - place[0], y - place[1]))
            self.desk.move(x, y)
        elif what < 0.97:
            width, height = self.random.choice(SIZES)
            self.order.step("size %d %d" % (width, height))
            self.desk.resize(self.window, width, height)
        elif what < 0.985:
            self.order.step("language or style")
            self.settings()
        else:
            self.order.step("escape from all")
            for _ in range(4):
                self.desk.key("Escape")
        time.sleep(self.random.choice((0, 0.005, 0.02)) if self.random.random() < 0.97 else 0.6)

    # --- What must hold ---

    def check_alive(self):
        if self.program.poll() is not None:
            self.check_messages()
            raise Broken("the program ended with %d: %s" % (self.program.returncode, self.tail()))

    def ended_by_toolkit(self):
        """Whether an assertion of the toolkit, which is known, has ended the program; counts it."""
        name = next((name for name in TOOLKIT_ENDS if name + ": assertion failed" in self.tail()), None)
        if self.program.poll() != -signal.SIGABRT or name is None:
            return False
        self.known[name] = self.known.get(name, 0) + 1
        return True

    def tail(self):
        return open(self.stderr, encoding="utf-8", errors="replace").read()[-6000:]

    def check_messages(self):
        """Refuses each warning that has a frame of ours above it, and counts those of the toolkit alone."""
        text = open(self.stderr, encoding="utf-8", errors="replace").read()
        for leak in re.findall(r"^(?:Direct|Indirect) leak of .*\n(?: +#.*\n)*", text, re.M):
            if re.search(r" in (?!main ).*/src/(view|model|tutor|players|record|engine)/", leak):
                raise Broken("memory is lost:\n" + leak)
        found = re.search(r"(ERROR: AddressSanitizer|runtime error:).*", text)
        if found:
            raise Broken("%s\n%s" % (found.group(0), text[found.start():found.start() + 12000]))
        for message, frames in re.findall(r"^WARNED (.*?)\n((?:  (?:frame|widget) [^\n]*\n)*)END$", text, re.M | re.S):
            ours = [frame for frame in frames.splitlines() if self.order.program() in frame]
            known = next((name for name in TOOLKIT if name in message), None)
            # main() and what calls it are below everything.
            if known == SQUEEZED and "widget GtkPopoverContent" not in frames:
                known = None
            if known and (len(ours) <= 2 or known in (POPOVER, UNGRAB, SQUEEZED)):
                self.known[known] = self.known.get(known, 0) + 1
                continue
            raise Broken("%s\n%s\n%s" % (message.strip(), self.places(ours), frames))

    def places(self, frames):
        """Those frames as functions, files and lines."""
        addresses = [frame.split()[2] for frame in frames]
        return subprocess.run(["addr2line", "-f", "-p", "-e", self.order.program(), *addresses], check=False,
                              stdout=subprocess.PIPE, text=True).stdout

    def stacks(self):
        """What all threads are doing."""
        return subprocess.run(["gdb", "-p", str(self.program.pid), "-batch", "-ex", "thread apply all bt 40"],
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
                              text=True, check=False, timeout=PATIENCE).stdout

    def grab(self):
        """The widget that keeps mouse and keyboard for itself in the eyes of the toolkit, if there is one."""
        asked = ["set $group = ((void *(*) (void *)) gtk_window_get_group) (0)",
                 "set $grab = ((void *(*) (void *)) gtk_window_group_get_current_grab) ($group)"]
        for what in ("$grab", "((void *(*) (void *)) gtk_widget_get_parent) ($grab)", "((void *(*) (void *)) gtk_widget_get_root) ($grab)"):
            asked.append("p ((char *(*) (void *)) g_type_name_from_instance) (%s)" % what)
        asked.append("p ((int (*) (void *)) gtk_widget_get_mapped) ($grab)")
        command = ["gdb", "-p", str(self.program.pid), "-batch"]
        for line in asked:
            command += ["-ex", line]
        words = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                               text=True, check=False, timeout=PATIENCE).stdout
        return "grab, its parent, its window, mapped: " + "; ".join(re.findall(r"^\$\d+ = (.*)", words, re.M))

    def cpu(self):
        """The time in seconds that the program has computed."""
        with open("/proc/%d/stat" % self.program.pid, encoding="ascii", errors="replace") as stream:
            words = stream.read().rsplit(")", 1)[1].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def try_others(self):
        """What would have made it answer, for the report: the keyboard for another window, or a click."""
        words = []
        for window in self.desk.windows(self.program.pid):
            for what in ("focus", "click", "key"):
                place = self.desk.geometry(window)
                if what == "focus":
                    self.desk.take_focus(window)
                elif what == "click" and place:
                    self.desk.click(place[0] + place[2] / 3, place[1] + 20)
                else:
                    self.desk.key("Tab")
                time.sleep(0.5)
                self.desk.key("control+q")
                time.sleep(2)
                ended = self.program.poll() is not None
                words.append("after a %s of %s it %s" % (what, self.desk.title(window),
                                                        "answers" if ended else "does not"))
                if ended:
                    return ", ".join(words)
        return ", ".join(words)

    def end(self):
        """Escape and Ctrl+Q end the program, whatever is open; else it does not answer."""
        self.order.step("the end: Escape and Ctrl+Q")
        began = idle_since = time.monotonic()
        used, activated = self.cpu(), False
        while self.program.poll() is None:
            for key in ["Escape"] * 3 + ["control+q"]:
                self.desk.key(key)
                time.sleep(0.1)
            now, before, used = time.monotonic(), used, self.cpu()
            if used - before > 0.1:
                idle_since = now
            if now - idle_since > LOST and not activated:
                # It may have been minimized, or have lost the keyboard to nobody.
                self.order.step("activate; " + self.desk.describe())
                self.desk.activate(self.window)
                activated = True
                self.activated += 1
            if now - began > PATIENCE:
                if self.program.poll() is not None:
                    break
                titles = [self.desk.title(window) for window in self.desk.windows(self.program.pid)]
                stacks, grab = self.stacks()[-12000:], self.grab()
                raise Broken("it does not answer to Escape and Ctrl+Q for %d s; windows %s; %s; %s; %s\n%s" % (
                    now - began, titles, grab, self.desk.describe(), self.try_others(), stacks))
            time.sleep(0.2)
        self.check_messages()
        if self.program.returncode != 0 and not self.ended_by_toolkit():
            raise Broken("the program ended with %d: %s" % (self.program.returncode, self.tail()))

    def session(self):
        self.start()
        for _ in range(SESSION_FOR_LEAKS if self.for_leaks else SESSION):
            self.step()
            self.steps += 1
            if self.program.poll() is not None or (self.steps % 50 == 0 and os.path.getsize(self.stderr)):
                # The cross of the window is an end like others.
                if self.program.poll() == 0 or self.ended_by_toolkit():
                    break
                self.check_alive()
                self.check_messages()
            if self.order.seconds and self.order.is_over(self.steps):
                break
        if self.program.poll() is None:
            self.end()
        self.check_messages()
        self.order.processes.remove(self.program)
        aside = [path for path in promise.all_files(self.home.folder) if "damaged" in path or ".unread-" in path]
        if aside:
            raise Broken("%s was put aside, and nobody had touched it" % aside)


def run(order):
    monkey = Monkey(order)
    order.steps = order.steps[-5000:]
    while not order.is_over(monkey.steps):
        monkey.session()
    known = ", ".join("%d× %s" % (n, name.rstrip("_")) for name, n in sorted(monkey.known.items()))
    return "%d steps in %d sessions, %d of which ended only when the window was chosen; of the toolkit alone: %s" % (
        monkey.steps, monkey.sessions, monkey.activated, known or "nothing")
