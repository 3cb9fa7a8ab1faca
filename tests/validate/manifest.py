# SPDX-License-Identifier: GPL-3.0-or-later
"""manifest.py SOURCE_ROOT APP_ID VERSION: the Flatpak manifest, and its form for a release.

Flathub's own linter needs Flathub; the rules that it has for such a manifest stand here.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile

import yaml

import tap

root, app_id, version = sys.argv[1:]
report = tap.Report()

TOP = {"id", "runtime", "runtime-version", "sdk", "command", "separate-locales", "finish-args", "cleanup", "modules"}
MODULE = {"name", "buildsystem", "config-opts", "builddir", "build-options", "post-install", "run-tests", "cleanup",
          "sources"}
# All that a game of cards needs: nothing of the user's, and no network.
PERMISSIONS = {"--share=ipc", "--socket=fallback-x11", "--socket=wayland", "--device=dri",
               "--socket=pulseaudio"}


def identity(manifest, path):
    """The application's name."""
    name = manifest.get("id", "")
    parts = name.split(".")
    if name != app_id:
        yield "the id is " + name
    if not 3 <= len(parts) <= 5 or (parts[:2] == ["io", "github"] and len(parts) < 4):
        yield "the id has %d parts" % len(parts)
    if not all(re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", part) for part in parts) or len(name) > 255:
        yield "the id has characters that it may not have"
    if parts[-1] in ("desktop", "app", "linux"):
        yield "the id ends in " + parts[-1]
    if os.path.basename(path) != name + ".yml" or os.path.islink(path):
        yield path + " is not a file named like the id"


def structure(manifest):
    """What stands at the top, and how it builds."""
    yield from ("unknown: " + key for key in sorted(set(manifest) - TOP))
    if not re.fullmatch(r"[a-z-]+", manifest.get("command", "")):
        yield "the command is no plain name"
    if manifest.get("runtime") != "org.gnome.Platform" or manifest.get("sdk") != "org.gnome.Sdk":
        yield "the runtime is not GNOME's"
    if not re.fullmatch(r"\d{2}", str(manifest.get("runtime-version", ""))) or \
            not isinstance(manifest["runtime-version"], str):
        yield "the version of the runtime is no string of two figures"
    if manifest.get("separate-locales") is not False:
        yield "the languages would be split off, so that they could not be chosen in the program"
    yield from ("cleans up " + name for name in manifest.get("cleanup", []) if "debug" in name)
    if not manifest.get("modules"):
        yield "no modules"
    for module in manifest.get("modules", []):
        yield from ("unknown in a module: " + key for key in sorted(set(module) - MODULE))
        if "--share=network" in module.get("build-options", {}).get("build-args", []):
            yield module["name"] + " builds with the network"


def permissions(manifest):
    """Not one more than those that it needs."""
    given = manifest.get("finish-args", [])
    yield from ("not needed: " + p for p in given if p not in PERMISSIONS)
    yield from ("missing: " + p for p in sorted(PERMISSIONS - set(given)))
    if len(given) != len(set(given)):
        yield "said twice"


def pinned(manifest, commit):
    """Sources that will be the same tomorrow."""
    for module in manifest["modules"]:
        for source in module["sources"]:
            where = "%s: %s" % (module["name"], source.get("type"))
            if source.get("type") == "git":
                if source.get("commit") != commit or source.get("tag") != "v" + version:
                    yield where + ": not pinned to tag and commit"
                if "branch" in source:
                    yield where + ": names a branch"
            elif source.get("type") == "archive":
                if not re.fullmatch(r"[0-9a-f]{64}", source.get("sha256", "")):
                    yield where + ": no checksum"
            else:
                yield where + ": not a source for a release"
            if not source.get("url", "").startswith("https://"):
                yield where + ": not fetched by https"


def examine(form, path):
    """Makes the checks that both forms have to pass; returns the manifest."""
    with open(path, encoding="utf-8") as stream:
        manifest = yaml.safe_load(stream)
    report.run(form + ": flatpak-builder reads it", ["flatpak-builder", "--show-manifest", path])
    report.check(form + ": identity", identity(manifest, path))
    report.check(form + ": structure", structure(manifest))
    report.check(form + ": permissions", permissions(manifest))
    return manifest


local = os.path.join(root, "flatpak", app_id + ".yml")
manifest = examine("this folder", local)
report.check("this folder: its own folder is its only source",
             [str(source) for module in manifest["modules"] for source in module["sources"]
              if source.get("type") != "dir" or source.get("path") != ".."])

with tempfile.TemporaryDirectory() as folder:
    # A repository of this version, made up here, with the files that the script reads.
    tree, out = os.path.join(folder, "tree"), os.path.join(folder, "out")
    os.makedirs(os.path.join(tree, "flatpak"))
    os.makedirs(out)
    shutil.copy(os.path.join(root, "meson.build"), tree)
    for name in (app_id + ".yml", "release"):
        shutil.copy(os.path.join(root, "flatpak", name), os.path.join(tree, "flatpak"))

    env = {k: v for k, v in os.environ.items() if not k.startswith("GIT_")}
    env.update(HOME=folder, GIT_CONFIG_NOSYSTEM="1", GIT_AUTHOR_NAME="Test", GIT_AUTHOR_EMAIL="test@example.org",
               GIT_COMMITTER_NAME="Test", GIT_COMMITTER_EMAIL="test@example.org")

    def git(*arguments):
        return subprocess.run(["git", "-C", tree, *arguments], env=env, check=True, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.strip()

    git("init", "-q")
    git("add", "-A")
    git("commit", "-q", "-m", "Release")
    git("tag", "-a", "-m", "Release", "v" + version)
    git("tag", "v99")

    def release(tag):
        return subprocess.run([sys.executable, os.path.join(tree, "flatpak", "release"), tag, out], env=env, check=False,
                              text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    done = release("v" + version)
    report.check("a release is made", [done.stdout] if done.returncode != 0 else [])
    made = os.path.join(out, app_id + ".yml")
    if os.path.exists(made):
        report.check("release: pinned", pinned(examine("release", made), git("rev-parse", "HEAD")))
    for name, tag in (("a tag that does not exist", "v0.0"), ("a tag of another version", "v99")):
        done = release(tag)
        report.check("refused: " + name, [] if done.returncode != 0 and "release: " in done.stdout else [done.stdout])
report.end()
