# SPDX-License-Identifier: GPL-3.0-or-later
"""install.py BUILD_ROOT PREFIX APP_ID VERSION DOMAIN: what `meson install` leaves, and that it runs there.

Where the prefix lies in the build folder, as tests/run sets it up, it is really installed into and
the programs are started from it.  Packagers install below another root (DESTDIR): the files that
are there are looked at, and taken away again.
"""
import os
import subprocess
import sys
import tempfile
import time

import tap

build, prefix, app_id, version, domain = sys.argv[1:]
report = tap.Report()
own = os.path.realpath(prefix).startswith(os.path.realpath(build) + os.sep)

WANTED = [
    "bin/five-hundred",
    "bin/five-hundred-cli",
    "share/applications/%s.desktop" % app_id,
    "share/dbus-1/services/%s.service" % app_id,
    "share/doc/%s/examples/simple-bot.py" % domain,
    "share/glib-2.0/schemas/%s.gschema.xml" % app_id,
    "share/help/C/%s/index.page" % domain,
    "share/icons/hicolor/16x16/apps/%s.png" % app_id,
    "share/icons/hicolor/scalable/apps/%s.svg" % app_id,
    "share/icons/hicolor/symbolic/apps/%s-symbolic.svg" % app_id,
    "share/licenses/%s/COPYING" % app_id,
    "share/licenses/%s/CC-BY-SA-4.0.txt" % app_id,
    "share/locale/fr_CA/LC_MESSAGES/%s.mo" % domain,
    "share/man/man1/five-hundred-cli.1",
    "share/man/man6/five-hundred.6",
    "share/metainfo/%s.metainfo.xml" % app_id,
    "share/mime/packages/%s.xml" % app_id,
]


def meson_install(*more):
    return ["meson", "install", "-C", build, "--no-rebuild", "--quiet", *more]


def opens_window(name, title, env, settings=""):
    """What goes wrong until the program @name shows a window called @title, with @settings in a key file."""
    with tempfile.TemporaryDirectory() as home:
        env = dict(env, HOME=home, XDG_CONFIG_HOME=home, XDG_DATA_HOME=home, XDG_STATE_HOME=home, XDG_CACHE_HOME=home)
        os.makedirs(os.path.join(home, "glib-2.0", "settings"))
        with open(os.path.join(home, "glib-2.0", "settings", "keyfile"), "w", encoding="utf-8") as stream:
            stream.write("[%s]\n%s\n" % (app_id.replace(".", "/"), settings))
        program = subprocess.Popen([os.path.join(prefix, "bin", name)], env=env, stdin=subprocess.DEVNULL)
        try:
            for _ in range(300):
                windows = subprocess.run(["xwininfo", "-root", "-tree"], stdout=subprocess.PIPE, text=True, check=True)
                if '"%s"' % title in windows.stdout:
                    return []
                if program.poll() is not None:
                    return ["ended with status %d" % program.returncode]
                time.sleep(0.1)
            return [windows.stdout]
        finally:
            program.terminate()
            program.wait()


if own:
    with tap.alone(build):
        report.run("meson install", meson_install())
    root = prefix
    # Nothing of the build folder or of the machine may be needed.
    env = {k: v for k, v in os.environ.items() if k not in ("GSETTINGS_SCHEMA_DIR", "LD_LIBRARY_PATH")}
    env["XDG_DATA_DIRS"] = os.path.join(prefix, "share") + ":/usr/share"
    for name in ("five-hundred", "five-hundred-cli"):
        program = os.path.join(prefix, "bin", name)
        done = subprocess.run([program, "--version"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True,
                              stderr=subprocess.STDOUT, env=env, check=False) if os.path.exists(program) else None
        report.check(name + " runs from the prefix",
                     [] if done and done.returncode == 0 and version in done.stdout else [done.stdout if done else "missing"])
    report.run("the settings are found", ["gsettings", "list-keys", app_id], env=env)
    outside = dict(env, XDG_DATA_DIRS="/usr/share", GSETTINGS_BACKEND="keyfile")
    if os.environ.get("DISPLAY"):
        report.check("the window speaks by a catalog of the prefix",
                     opens_window("five-hundred", "Cinq cents", dict(env, LANGUAGE="fr_CA")))
        report.check("settings are kept where the system does not look for the prefix",
                     opens_window("five-hundred", "Cinq cents", outside, "language='fr_CA'"))
    else:
        report.skip("the window speaks by a catalog of the prefix", "no display")
        report.skip("settings are kept where the system does not look for the prefix", "no display")

with tap.alone(build), tempfile.TemporaryDirectory() as destdir:
    report.run("meson install --destdir", meson_install("--destdir", destdir))
    root = destdir + prefix
    share = os.path.join(root, "share")
    there = tap.files(destdir)
    report.check("files", [path for path in WANTED if not os.path.exists(os.path.join(root, path))])
    report.check("all of them below the prefix", [p for p in there if not ("/" + p).startswith(prefix + "/")])
    report.check("nothing of the tests is installed",
                 [p for p in tap.files(root) if "test" in os.path.basename(p) or "en_XA" in p])
    report.run("schemas", ["glib-compile-schemas", "--strict", "--dry-run", os.path.join(share, "glib-2.0", "schemas")])
    report.run("the desktop file", ["desktop-file-validate", os.path.join(share, "applications", app_id + ".desktop")])
    report.run("drawings, pages and kinds of files are XML", ["xmllint", "--noout", "--nonet"] + [
        os.path.join(root, p) for p in tap.files(root, "share", endings=(".svg", ".page", ".xml"))])
    for path in tap.files(root, "share", endings=(".mo",)):
        report.run(path, ["msgunfmt", "-o", os.devnull, os.path.join(root, path)])
    # The list of what was installed last is Meson's.
    report.run("ninja uninstall", ["ninja", "-C", build, "uninstall"], env=dict(os.environ, DESTDIR=destdir))
    report.check("nothing is left", tap.files(destdir))
report.end()
