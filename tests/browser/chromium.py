# SPDX-License-Identifier: GPL-3.0-or-later
"""Chromium without a screen, driven over a pipe by its own protocol."""
import base64
import json
import os
import queue
import shutil
import subprocess
import tempfile
import threading
import time

PATIENCE = 60


class Browser:
    """One Chromium with a profile of its own, for a with statement."""

    def __init__(self):
        self.profile = tempfile.mkdtemp()
        (to_read, self.to), (self.out, to_write) = os.pipe(), os.pipe()
        # It reads commands from 3 and writes answers to 4, each with a NUL after it.
        command = ["chromium", "--headless=new", "--remote-debugging-pipe", "--user-data-dir=" + self.profile,
                   "--no-first-run", "--disable-gpu", "--disable-background-networking"]
        if os.getuid() == 0:
            command.append("--no-sandbox")
        self.process = subprocess.Popen(["bash", "-c", 'exec 3<&"$1" 4>&"$2"; shift 2; exec "$@"', "bash",
                                         str(to_read), str(to_write), *command, "about:blank"],
                                        pass_fds=(to_read, to_write), stdin=subprocess.DEVNULL,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        self.number = 0
        self.answers = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(PATIENCE)
        shutil.rmtree(self.profile, ignore_errors=True)

    def read(self):
        rest = b""
        while True:
            more = os.read(self.out, 65536)
            if not more:
                return
            *messages, rest = (rest + more).split(b"\0")
            for message in map(json.loads, messages):
                if "id" in message:
                    self.answers.put(message)

    def call(self, method, session=None, **params):
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        os.write(self.to, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.answers.get(timeout=PATIENCE)
            if answer["id"] == self.number:
                break
        if "error" in answer:
            raise RuntimeError("%s: %s" % (method, answer["error"]["message"]))
        return answer["result"]

    def open(self, address, width=1280, height=800):
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        page = Page(self, self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"])
        page.resize(width, height)
        page.call("Page.enable")
        page.call("Page.navigate", url=address)
        if not page.wait('document.readyState == "complete"'):
            raise TimeoutError("%s does not load" % address)
        return page


class Page:
    def __init__(self, browser, session):
        self.browser = browser
        self.session = session

    def call(self, method, **params):
        return self.browser.call(method, self.session, **params)

    def resize(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def evaluate(self, script):
        """The value of the script, or of what it promises."""
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)["result"]
        return result.get("value")

    def wait(self, script, seconds=20):
        """Whether the script becomes true in time."""
        end = time.monotonic() + seconds
        while not self.evaluate(script):
            if time.monotonic() > end:
                return False
            time.sleep(0.05)
        return True

    def mouse(self, kind, x, y, **params):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **params)

    def move(self, x, y):
        self.mouse("mouseMoved", x, y)

    def click(self, x, y):
        self.move(x, y)
        self.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1)
        self.mouse("mouseReleased", x, y, button="left", buttons=0, clickCount=1)

    def key(self, name, code, control=False):
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=name, windowsVirtualKeyCode=code,
                      modifiers=2 if control else 0)

    def look(self, **params):
        """A picture in PNG."""
        return base64.b64decode(self.call("Page.captureScreenshot", format="png", **params)["data"])
