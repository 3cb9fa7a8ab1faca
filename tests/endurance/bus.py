# SPDX-License-Identifier: GPL-3.0-or-later
"""A session bus of its own with the accessibility bus."""
import os
import shutil
import subprocess
import sys

from common import PATIENCE, Broken, Skip

sys.path.append(os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "view"))
from reader import Reader  # noqa: E402

LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")


class Bus:
    """Both buses, on the display of @desk; the reader of tests/view looks through them."""

    def __init__(self, order, desk):
        launcher = next((path for path in LAUNCHERS if os.path.exists(path)), None)
        if not launcher or not shutil.which("dbus-daemon"):
            raise Skip("there is no accessibility bus")
        daemon = order.start(["dbus-daemon", "--session", "--print-address", "--nofork"], stdout=subprocess.PIPE,
                             stderr=subprocess.DEVNULL, env={"PATH": "/usr/bin:/bin", "DISPLAY": desk.name})
        self.address = daemon.stdout.readline().decode().strip()
        os.environ.update(DBUS_SESSION_BUS_ADDRESS=self.address, DISPLAY=desk.name, NO_AT_BRIDGE="0", GTK_A11Y="atspi")
        order.start([launcher, "--launch-immediately"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                    env=dict(os.environ))

    @staticmethod
    def read(process):
        """The reader of a program that runs already."""
        try:
            import pyatspi  # noqa: F401
        except ImportError as error:
            raise Skip("python3-pyatspi is missing") from error
        try:
            return Reader(process, PATIENCE)
        except (AssertionError, SystemExit) as error:
            raise Broken(str(error)) from error
