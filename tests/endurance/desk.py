# SPDX-License-Identifier: GPL-3.0-or-later
"""A screen of its own with hands: real clicks, drags and keys, sent as the X server's own events."""
import os
import shutil
import struct
import subprocess
import sys
import time
import zlib

from common import Broken, Skip, wait

sys.path.append(os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "view"))
from displays import start_display  # noqa: E402

try:
    from Xlib import X, XK, Xatom, display as xdisplay, error as xerror
    from Xlib.ext import xtest
    from Xlib.protocol import event as xevent
except ImportError:
    X = None


# One desktop, on which a click gives the keyboard and nothing else happens: no menus of its own.
MANAGER = """<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <focus><focusNew>yes</focusNew></focus>
  <desktops><number>1</number></desktops>
  <mouse>
    <context name="Client">
      <mousebind button="Left" action="Press"><action name="Focus"/><action name="Raise"/></mousebind>
      <mousebind button="Right" action="Press"><action name="Focus"/><action name="Raise"/></mousebind>
    </context>
  </mouse>
</openbox_config>
"""


class Desk:
    """A display, with a window manager if @managed."""

    def __init__(self, order, managed=True, size=(2600, 1500)):
        if X is None or not shutil.which("Xvfb"):
            raise Skip("xvfb or python3-xlib is missing")
        self.order, self.managed = order, managed
        order.on_failure.append(lambda: self.picture(os.path.join(order.folder, "screen.png")))
        self.server, self.name = start_display(size, order.start,
                                               stderr=open(os.path.join(order.folder, "xvfb.log"), "a"))
        if self.server is None:
            raise Skip("Xvfb does not start")
        self.display = xdisplay.Display(self.name)
        self.display.set_error_handler(lambda error, request: None)  # windows go while they are asked
        self.root = self.display.screen().root
        self.manager = None
        if managed:
            if not shutil.which("openbox"):
                raise Skip("openbox is missing")
            home = os.path.join(order.folder, "openbox")
            os.makedirs(home, exist_ok=True)
            with open(os.path.join(home, "rc.xml"), "w", encoding="ascii") as stream:
                stream.write(MANAGER)
            self.manager = order.start(["openbox", "--sm-disable", "--config-file", os.path.join(home, "rc.xml")], stdout=subprocess.DEVNULL,
                                       env={"PATH": "/usr/bin:/bin", "DISPLAY": self.name, "HOME": home},
                                       stderr=open(os.path.join(order.folder, "openbox.log"), "a"))
            check = self.display.intern_atom("_NET_SUPPORTING_WM_CHECK")
            wait(lambda: self.root.get_full_property(check, Xatom.WINDOW), "the window manager")

    def close(self):
        self.display.close()
        if self.manager:
            self.order.stop(self.manager)
        self.order.stop(self.server)

    def set_text(self, percent):
        """Has programs that start from now on show their text in @percent of its usual size."""
        words = "Xft.dpi:\t%d\n" % (96 * percent // 100)
        self.root.change_property(Xatom.RESOURCE_MANAGER, Xatom.STRING, 8, words.encode("ascii"))
        self.display.sync()

    # --- Windows ---

    def windows(self, pid=None):
        """Those top-level windows that can be seen, of process @pid, from the lowest to the highest."""
        found = []
        atom = self.display.intern_atom("_NET_WM_PID")
        try:
            for top in self.root.query_tree().children:
                client = self.client(top)
                if client is None or client.get_attributes().map_state != X.IsViewable:
                    continue
                owner = client.get_full_property(atom, Xatom.CARDINAL)
                if owner and (pid is None or owner.value[0] == pid):
                    found.append(client)
        except (xerror.XError, AttributeError):  # one of them went away
            pass
        return found

    def client(self, top):
        """The program's window in a frame of the window manager, or @top itself."""
        if top.get_wm_state():
            return top
        if top.get_attributes().map_state != X.IsViewable:
            return None
        if not self.managed or top.get_attributes().override_redirect:
            return top if top.get_full_property(self.display.intern_atom("_NET_WM_PID"), 6) else None
        return next((child for child in top.query_tree().children if child.get_wm_state()), None)

    def title(self, window):
        try:
            name = window.get_full_property(self.display.intern_atom("_NET_WM_NAME"), 0)
            return name.value.decode("utf-8", "replace") if name else ""
        except (xerror.XError, AttributeError):
            return ""

    def is_override(self, window):
        try:
            return bool(window.get_attributes().override_redirect)
        except (xerror.XError, AttributeError):
            return True

    def wait_window(self, process):
        def look():
            if process.poll() is not None:
                raise Broken("the program ended with %d before it had a window" % process.returncode)
            windows = self.windows(process.pid)
            return windows[0] if windows else None
        return wait(look, "the window")

    def press_until_end(self, process, keys, what):
        """Presses @keys, and again while @process does not end: the window may not have had the keyboard."""
        def press():
            if process.poll() is not None:
                return True
            for key in keys:
                self.key(key)
                time.sleep(0.05)
            return False
        wait(press, what, pause=0.5)

    def focus(self, window):
        """Gives the keyboard to @window where no window manager does."""
        if not self.managed:
            self.take_focus(window)

    def activate(self, window):
        """Asks the window manager for @window, as a click in a list of windows does."""
        try:
            message = xevent.ClientMessage(window=window, client_type=self.display.intern_atom("_NET_ACTIVE_WINDOW"),
                                           data=(32, [2, X.CurrentTime, 0, 0, 0]))
            self.root.send_event(message, event_mask=X.SubstructureRedirectMask | X.SubstructureNotifyMask)
            self.display.sync()
        except (xerror.XError, AttributeError):
            pass

    def take_focus(self, window):
        try:
            window.set_input_focus(X.RevertToParent, X.CurrentTime)
            self.display.sync()
        except (xerror.XError, AttributeError):
            pass

    def geometry(self, window):
        """x, y, width and height on the screen; None when it is gone."""
        try:
            size = window.get_geometry()
            place = self.root.translate_coords(window, 0, 0)
            return -place.x if place.x < 0 else place.x, place.y, size.width, size.height
        except (xerror.XError, AttributeError):
            return None

    def resize(self, window, width, height):
        try:
            window.configure(width=width, height=height)
            self.display.sync()
        except (xerror.XError, AttributeError):
            pass

    def describe(self):
        """Who has the keyboard, and whether somebody has taken it or the pointer for himself."""
        focus = self.display.get_input_focus().focus
        names = []
        while hasattr(focus, "query_tree") and focus.id != self.root.id:
            names.append("%#x %s %r" % (focus.id, self.title(focus) or "nameless", self.geometry(focus)))
            focus = focus.query_tree().parent
        words = ["the keyboard is with %s" % (" in ".join(names) or focus)]
        for what, take, leave in (
                ("keyboard", lambda: self.root.grab_keyboard(False, X.GrabModeAsync, X.GrabModeAsync, X.CurrentTime),
                 lambda: self.display.ungrab_keyboard(X.CurrentTime)),
                ("pointer", lambda: self.root.grab_pointer(False, 0, X.GrabModeAsync, X.GrabModeAsync, X.NONE, X.NONE,
                                                           X.CurrentTime),
                 lambda: self.display.ungrab_pointer(X.CurrentTime))):
            if take() != X.GrabSuccess:
                words.append("the %s is taken" % what)
            leave()
        self.display.sync()
        held = [code for code in range(256) if self.display.query_keymap()[code // 8] >> code % 8 & 1]
        pointer = self.root.query_pointer()
        words.append("keys held %s, buttons %x, pointer at %d %d" % (held, pointer.mask, pointer.root_x, pointer.root_y))
        return "; ".join(words)

    def picture(self, path):
        """Writes what is on the screen as a PNG."""
        size = self.root.get_geometry()
        raw = self.root.get_image(0, 0, size.width, size.height, X.ZPixmap, 0xffffffff).data
        rows = []
        for y in range(0, size.height):
            row = raw[y * size.width * 4:(y + 1) * size.width * 4]
            pixels = bytearray(size.width * 3)
            pixels[0::3], pixels[1::3], pixels[2::3] = row[2::4], row[1::4], row[0::4]
            rows.append(b"\0" + bytes(pixels))

        def chunk(kind, body):
            return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        with open(path, "wb") as stream:
            stream.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", size.width, size.height,
                                                                           8, 2, 0, 0, 0))
                         + chunk(b"IDAT", zlib.compress(b"".join(rows), 1)) + chunk(b"IEND", b""))

    # --- Hands ---

    def move(self, x, y):
        xtest.fake_input(self.display, X.MotionNotify, x=int(x), y=int(y))
        self.display.sync()

    def button(self, number, down):
        xtest.fake_input(self.display, X.ButtonPress if down else X.ButtonRelease, number)
        self.display.sync()

    def click(self, x, y, number=1):
        self.move(x, y)
        self.button(number, True)
        self.button(number, False)

    def drag(self, x, y, to_x, to_y, steps=6):
        self.move(x, y)
        self.button(1, True)
        for k in range(1, steps + 1):
            self.move(x + (to_x - x) * k / steps, y + (to_y - y) * k / steps)
            time.sleep(0.005)
        self.button(1, False)

    def key(self, name):
        """Presses @name, such as "Return" or "control+q"."""
        *modifiers, last = name.split("+")
        symbols = [{"control": "Control_L", "shift": "Shift_L", "alt": "Alt_L"}[m] for m in modifiers] + [last]
        codes = [self.display.keysym_to_keycode(XK.string_to_keysym(symbol)) for symbol in symbols]
        for code in codes:
            xtest.fake_input(self.display, X.KeyPress, code)
        for code in reversed(codes):
            xtest.fake_input(self.display, X.KeyRelease, code)
        self.display.sync()
