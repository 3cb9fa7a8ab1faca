# SPDX-License-Identifier: GPL-3.0-or-later
"""Buses, settings and folders of their own for scripts that use the program as a screen reader does."""
import os
import shutil
import subprocess
import sys
import tempfile

BUS_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
SETTINGS = "io/github/fivehundredgame/FiveHundred"


def skip(reason):
    print("1..0 # SKIP " + reason)
    sys.exit(0)


def run_inside(script, words, settings):
    """Runs @script again with `--inside` and @words, its arguments, within a session bus and with the accessibility bus started;
    @settings are lines of a key file.  Does not return."""
    launcher = next((path for path in BUS_LAUNCHERS if os.path.exists(path)), None)
    if launcher is None or not shutil.which("dbus-run-session"):
        skip("there is no accessibility bus")
    if not os.environ.get("DISPLAY"):
        skip("there is no display")
    home = tempfile.mkdtemp()
    try:
        runtime = os.path.join(home, "runtime")
        os.mkdir(runtime, 0o700)
        env = {key: value for key, value in os.environ.items()
               if key not in ("DBUS_SESSION_BUS_ADDRESS", "WAYLAND_DISPLAY", "G_DEBUG")}
        env.update(HOME=home, XDG_RUNTIME_DIR=runtime, GTK_A11Y="atspi", GSETTINGS_BACKEND="keyfile",
                   GDK_BACKEND="x11", GSK_RENDERER="cairo", GDK_DEBUG="gl-disable", LC_ALL="C.UTF-8",
                   LANGUAGE="en", NO_AT_BRIDGE="0")
        for name in ("CONFIG", "DATA", "STATE", "CACHE"):
            env["XDG_%s_HOME" % name] = os.path.join(home, name.lower())
        folder = os.path.join(env["XDG_CONFIG_HOME"], "glib-2.0", "settings")
        os.makedirs(folder)
        with open(os.path.join(folder, "keyfile"), "w", encoding="utf-8") as stream:
            stream.write("[%s]\n%s" % (SETTINGS, settings))
        # Nobody but this session is told of its bus: a launcher that knows the display tells all of it, where another test
        # runs as well.  Only what the script says goes to standard output, not what the buses say.
        inner = 'env -u DISPLAY "$0" --launch-immediately & L=$!; sleep 0.5; "$@" >&3; R=$?; kill $L; exit $R'
        command = ["bash", "-c", 'exec 3>&1 >&2; exec "$@"', "bash",
                   "dbus-run-session", "--", "bash", "-c", inner, launcher,
                   sys.executable, os.path.abspath(script), "--inside", *words]
        sys.exit(subprocess.run(command, env=env, check=False).returncode)
    finally:
        # A portal that the session bus has started may have left a mount there.
        subprocess.run(["rm", "-rf", "--one-file-system", home], stderr=subprocess.DEVNULL, check=False)
