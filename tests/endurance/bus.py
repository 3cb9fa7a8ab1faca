# SPDX-License-Identifier: GPL-3.0-or-later
"""A session bus of its own with the accessibility bus."""
import os
import shutil
import subprocess
import sys

from common import PATIENCE, SETTINGS, Broken, Skip

sys.path.append(os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "view"))
from reader import Reader  # noqa: E402

APPLICATION = SETTINGS.replace("/", ".")
# A bus of a session, on which root is heard too.
SESSION = """<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <auth>EXTERNAL</auth>
  <standard_session_servicedirs/>
  <policy context="default">
    <allow user="root"/>
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")


class Bus:
    """Both buses, on the display of @desk; the reader of tests/view looks through them.  They are those of user
    number @user, for whom root has started them and who lets root in, or of who runs this."""

    def __init__(self, order, desk, user=None):
        launcher = next((path for path in LAUNCHERS if os.path.exists(path)), None)
        if not launcher or not shutil.which("dbus-daemon"):
            raise Skip("there is no accessibility bus")
        own = dict(os.environ, DISPLAY=desk.name)
        config, become = ["--session"], []
        if user is not None:
            runtime = os.path.join(order.folder, "runtime")
            os.mkdir(runtime, 0o700)
            os.chown(runtime, user, user)
            place = os.path.join(order.folder, "session.conf")
            with open(place, "w", encoding="ascii") as stream:
                stream.write(SESSION)
            config = ["--config-file=" + place]
            become = ["setpriv", "--reuid=%d" % user, "--regid=%d" % user, "--clear-groups", "--pdeathsig=KILL"]
            own.update(HOME=runtime, XDG_RUNTIME_DIR=runtime)
        daemon = order.start([*become, "dbus-daemon", *config, "--print-address", "--nofork"], stdout=subprocess.PIPE,
                             stderr=subprocess.DEVNULL, env=dict(own, PATH="/usr/bin:/bin"))
        self.address = daemon.stdout.readline().decode().strip()
        here = {"DBUS_SESSION_BUS_ADDRESS": self.address, "NO_AT_BRIDGE": "0", "GTK_A11Y": "atspi"}
        os.environ.update(here, DISPLAY=desk.name)
        order.start([*become, launcher, "--launch-immediately"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                    env=dict(own, **here))

    def activate(self, action, *parameters):
        """Has the program do what its @action does, with @parameters as GVariants are written."""
        done = subprocess.run(["gdbus", "call", "--address", self.address, "--dest", APPLICATION, "--object-path",
                               "/" + APPLICATION.replace(".", "/"), "--method", "org.gtk.Actions.Activate", action,
                               "[%s]" % ", ".join("<%s>" % text for text in parameters), "{}"], check=False,
                              stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, timeout=PATIENCE)
        if done.returncode != 0:
            raise Broken("the program does not %s: %s" % (action, done.stderr))

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
