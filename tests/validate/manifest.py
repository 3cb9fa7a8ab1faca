# SPDX-License-Identifier: GPL-3.0-or-later
"""manifest.py SOURCE_ROOT APP_ID VERSION REPOSITORY: the Flatpak manifest, and its form for a release.

What Flathub asks of any manifest its own linter says there; here is what this one has to be, and what is easily missed.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile

import yaml

import tap

root, app_id, version, repository = sys.argv[1:]
report = tap.Report()

# All that a game of cards needs: nothing of the user's, and no network.
PERMISSIONS = {"--share=ipc", "--socket=fallback-x11", "--socket=wayland", "--device=dri",
               "--socket=pulseaudio"}


def structure(manifest):
    """Whose it is, and how it builds."""
    if manifest.get("id") != app_id:
        yield "the id is %s" % manifest.get("id")
    if not re.fullmatch(r"[a-z-]+", manifest.get("command", "")):
        yield "the command is no plain name"
    if manifest.get("runtime") != "org.gnome.Platform" or manifest.get("sdk") != "org.gnome.Sdk":
        yield "the runtime is not GNOME's"
    if not re.fullmatch(r"\d{2}", str(manifest.get("runtime-version", ""))) or \
            not isinstance(manifest["runtime-version"], str):
        yield "the version of the runtime is no string of two figures"
    if manifest.get("separate-locales") is not False:
        yield "the languages would be split off, so that they could not be chosen in the program"
    # A plain build leaves the tests out.
    yield from ("%s builds with %s" % (module["name"], option) for module in manifest.get("modules", [])
                for option in module.get("config-opts", []) if "tests" in option)


def permissions(manifest):
    """Not one more than those that it needs."""
    given = manifest.get("finish-args", [])
    yield from ("not needed: " + p for p in given if p not in PERMISSIONS)
    yield from ("missing: " + p for p in sorted(PERMISSIONS - set(given)))
    if len(given) != len(set(given)):
        yield "said twice"


def missed(manifest, text):
    """What Flathub would refuse, and nobody would see here."""
    if not repository.lower().startswith("https://github.com/%s/" % app_id.split(".")[2]):
        yield "%s is not at the address of %s" % (repository, app_id)
    if "branch" in manifest or "default-branch" in manifest:
        yield "the manifest chooses its branch"
    if "--share=network" in text:
        yield "the network while it builds"
    if any("debug" in name for place in [manifest, *manifest["modules"]] for name in place.get("cleanup", [])):
        yield "what a debugger needs is cleaned up"


def unread(path):
    """What flatpak-builder cannot read, or does not know and passes over."""
    done = subprocess.run(["flatpak-builder", "--show-manifest", path], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                          stderr=subprocess.PIPE, text=True, check=False)
    return [done.stderr.strip()] if done.returncode != 0 or "WARNING" in done.stderr else []


def pinned(manifest, commit):
    """The one source of a release."""
    for module in manifest["modules"]:
        for source in module["sources"]:
            if (source.get("type"), source.get("url"), source.get("tag"), source.get("commit")) \
                    != ("git", repository + ".git", "v" + version, commit):
                yield "%s: %s" % (module["name"], source)


def examine(form, path):
    """Makes the checks that both forms have to pass; returns the manifest."""
    with open(path, encoding="utf-8") as stream:
        text = stream.read()
    manifest = yaml.safe_load(text)
    report.check(form + ": flatpak-builder reads all of it", unread(path))
    report.check(form + ": what is easily missed", missed(manifest, text))
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
