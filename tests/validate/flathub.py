# SPDX-License-Identifier: GPL-3.0-or-later
"""flathub.py SOURCE_ROOT BUILD_ROOT PREFIX APP_ID VERSION REPOSITORY: what Flathub asks.

The manifest of this folder and what is installed are held against the rules of flathub_rules.py,
and each rule is broken once, alone, so that none of them sleeps.
"""
import copy
import os
import re
import shutil
import subprocess
import sys
import tempfile

import yaml

import flathub_rules as rules
import tap

root, build, prefix, app_id, version, repository = sys.argv[1:]
report = tap.Report()
local = os.path.join(root, "flatpak", app_id + ".yml")
scratch = tempfile.TemporaryDirectory()

# 0.16, Debian 12's, does not know <developer>, which 1.0 wants.
old = re.search(r"\b0\.\d+", subprocess.run(["appstreamcli", "--version"], stdout=subprocess.PIPE, text=True, check=True).stdout)
VALIDATE = ["appstreamcli", "validate", "--no-net", "--strict"] + (["--override=unknown-tag=pedantic"] if old else [])


def told(faults):
    return ["%s (%s): %s" % (code, rules.RULES[code], about) for code, about in faults]


# --- What is so

with open(local, encoding="utf-8") as stream:
    manifest = yaml.safe_load(stream)
report.check("the manifest of this folder", told(rules.manifest_faults(manifest, local, repository, False)))
staged = os.path.join(scratch.name, "staged")
with tap.alone(build):
    report.run("what is installed is laid out",
               ["meson", "install", "-C", build, "--no-rebuild", "--quiet", "--destdir", staged])
share = os.path.join(staged + prefix, "share")
report.check("what is installed", told(rules.tree_faults(share, app_id, VALIDATE)))

# --- What would be wrong: a manifest as for a release, changed in one thing

sound = copy.deepcopy(manifest)
sound["modules"][0]["sources"] = [
    {"type": "git", "url": repository + ".git", "tag": "v" + version, "commit": "0" * 40},
    {"type": "archive", "url": "https://example.org/a.tar.xz", "sha256": "0" * 64},
]
shelf = os.path.join(scratch.name, "shelf")
os.mkdir(shelf)


def edit(**keys):
    """Sets keys at the top, or takes away those that are None; - is written as _."""
    def change(made):
        for key, value in keys.items():
            key = key.replace("_", "-")
            made[key] = value
            if value is None:
                del made[key]
    return change


def source(number, **keys):
    return lambda made: edit(**keys)(made["modules"][0]["sources"][number])


def plus(*args):
    return lambda made: made["finish-args"].extend(args)


def minus(*args):
    return lambda made: made.update({"finish-args": [a for a in made["finish-args"] if a not in args]})


X11, FALLBACK, WAYLAND, IPC = "--socket=x11", "--socket=fallback-x11", "--socket=wayland", "--share=ipc"
module = lambda **keys: lambda made: made["modules"][0].update({k.replace("_", "-"): v for k, v in keys.items()})
network = {"build-args": ["--share=network"]}

# Each with the rule that notices it, and with more, if the same thing breaks more than one.
MANIFESTS = [
    ("id-missing", edit(id=None)),
    ("id-parts", edit(id="org.FiveHundred")),
    ("id-parts", edit(id="org.a.b.c.d.FiveHundred")),
    ("id-characters", edit(id="org.example.500")),
    ("id-characters", edit(id="org.exa-mple.FiveHundred")),
    ("id-length", edit(id="org.example." + "a" * 250)),
    ("id-case", edit(id="org.Example.FiveHundred")),
    ("id-ending", edit(id="org.example.desktop")),
    ("id-ending", edit(id="org.example.linux")),
    ("id-host", edit(id="com.github.somebody.FiveHundred")),
    ("id-host", edit(id="io.github.FiveHundred")),
    ("id-address", edit(id="io.github.somebody.FiveHundred")),
    ("top-unknown", edit(finish_arguments=[])),
    ("top-unknown", module(config_options=[])),
    ("top-command", edit(command=None)),
    ("top-command-path", edit(command="/app/bin/five-hundred")),
    ("top-modules", edit(modules=[])),
    ("top-branch", edit(branch="master")),
    ("top-branch", edit(default_branch="stable")),
    ("top-debug", edit(cleanup=["/lib/debug"])),
    ("top-debug", module(cleanup=["/lib/debug"])),
    ("top-network", edit(build_options=network)),
    ("top-network", module(build_options=network)),
    ("top-network", module(build_options={"arch": {"aarch64": network}})),
    ("source-kind", source(0, type="dir", url=None)),
    ("source-kind", source(0, type="svn")),
    ("source-commit", source(0, commit=None)),
    ("source-commit", source(0, tag=None)),
    ("source-branch", source(0, branch="main")),
    ("source-checksum", source(1, sha256=None)),
    ("source-checksum", source(1, sha256=None, md5="0" * 32)),
    ("source-https", source(0, url="git://example.org/a.git")),
    ("source-https", source(1, url="http://example.org/a.tar.xz")),
    ("args-missing", edit(finish_args=None)),
    ("args-missing", edit(finish_args=[])),
    ("args-x11-and-wayland", plus(X11)),
    ("args-x11-and-wayland", lambda made: (minus(FALLBACK)(made), plus(X11)(made))),
    ("args-fallback", minus(WAYLAND)),
    ("args-wayland", minus(FALLBACK)),
    ("args-ipc", minus(IPC)),
    *[("args-files", plus("--filesystem=" + place)) for place in (
        "host", "host:ro", "host-etc", "home", "~", "/home", "xdg-config", "xdg-cache/", "xdg-data", "~/.config/dconf",
        "~/.cache", "xdg-config/gtk-4.0")],
    *[("args-names", plus("--talk-name=" + name)) for name in (
        "ca.desrt.dconf", "org.freedesktop.Flatpak", "org.freedesktop.Flatpak.*", "org.freedesktop.systemd1")],
    ("args-names", plus("--system-talk-name=org.freedesktop.systemd1")),
    ("args-portals", plus("--talk-name=org.freedesktop.portal.Desktop")),
    ("args-portals", plus("--talk-name=org.freedesktop.portal.*")),
    ("args-own", plus("--own-name=" + app_id)),
    ("args-own", plus("--own-name=%s.*" % app_id)),
    ("args-bus", plus("--socket=session-bus")),
    ("args-bus", plus("--socket=system-bus")),
    ("args-bus", plus("--talk-name=org.freedesktop.*")),
    ("args-bus", plus("--talk-name=org.*")),
    ("args-negative", plus("--nosocket=cups")),
    ("args-negative", plus("--unshare=network")),
]
broken = set()


def judge(name, codes, faults):
    """Whether just the rules @codes notice what @name is.

    How much the validators of others see of it depends on their version.
    """
    faults = list(faults)
    seen = {code for code, _ in faults}
    broken.update(seen & set(codes))
    more = seen - set(codes) - ({"desktop-invalid", "metainfo-invalid"} if codes else set())
    report.check(name, [] if seen >= set(codes) and not more else told(faults) or ["nothing is noticed"])


def form(made):
    return os.path.join(shelf, (made.get("id") or "nobody") + ".yml")


judge("a sound manifest", [], rules.manifest_faults(sound, form(sound), repository, True))
for number, (code, change) in enumerate(MANIFESTS):
    made = copy.deepcopy(sound)
    change(made)
    judge("broken: %s (%d)" % (code, number + 1), [code], rules.manifest_faults(made, form(made), repository, True))
judge("broken: id-file", ["id-file"], rules.manifest_faults(sound, os.path.join(shelf, "manifest.yml"), repository, True))
os.symlink(local, form(sound))
judge("broken: id-link", ["id-link"], rules.manifest_faults(sound, form(sound), repository, True))
os.remove(form(sound))
with open(os.path.join(shelf, ".gitmodules"), "w", encoding="utf-8") as stream:
    stream.write('[submodule "shared"]\n\tpath = shared\n\turl = https://example.org/shared.git\n')
judge("broken: top-submodules", ["top-submodules"], rules.manifest_faults(sound, form(sound), repository, True))
os.remove(os.path.join(shelf, ".gitmodules"))

# --- What would be wrong: what is installed, changed in one thing

DESKTOP = "applications/%s.desktop" % app_id
METAINFO = "metainfo/%s.metainfo.xml" % app_id
SMALL = "/icons/hicolor/16x16/apps/%s.png" % app_id
FIRST = r"(?s)<release version=\"[^\"]*\" date=\"[^\"]*\">"
NOW = '<release version="%s" date="2020-01-01"%s>'


def replace(path, pattern, text):
    def change(made):
        with open(os.path.join(made, path), encoding="utf-8") as stream:
            before = stream.read()
        after = re.sub(pattern, text, before, flags=re.M)
        assert after != before, pattern
        with open(os.path.join(made, path), "w", encoding="utf-8") as stream:
            stream.write(after)
    return change


def move(path, to):
    def change(made):
        os.makedirs(os.path.dirname(os.path.join(made, to)), exist_ok=True)
        os.rename(os.path.join(made, path), os.path.join(made, to))
    return change


def without(element):
    return replace(METAINFO, r"(?s)<%s[ >].*?</%s>" % (element, element.split("[")[0]), "")


TREES = [
    # A shop then knows neither categories nor icon.
    ("desktop-missing metainfo-categories metainfo-icon", move(DESKTOP, "applications/five-hundred.desktop")),
    ("desktop-invalid", replace(DESKTOP, "^Type=.*", "Type=Program")),
    ("desktop-icon metainfo-icon", replace(DESKTOP, "^Icon=.*", "Icon=five-hundred")),
    ("desktop-exec", replace(DESKTOP, "^Exec=.*\n", "")),
    ("desktop-flatpak", replace(DESKTOP, "^Exec=.*", "Exec=flatpak run " + app_id)),
    ("desktop-hidden", replace(DESKTOP, "^Terminal", "NoDisplay=true\nTerminal")),
    ("desktop-hidden", replace(DESKTOP, "^Terminal", "Hidden=true\nTerminal")),
    ("desktop-terminal", replace(DESKTOP, "^Terminal=.*", "Terminal=true")),
    ("desktop-category metainfo-categories", replace(DESKTOP, "^Categories=.*", "Categories=GTK;GNOME;")),
    ("icon-missing metainfo-icon", move("icons/hicolor", "icons/other")),
    ("icon-place", lambda made: shutil.copytree(made + "/icons/hicolor/scalable", made + "/icons/hicolor/64x64")),
    ("icon-place", lambda made: shutil.copy(made + SMALL, made + "/icons/hicolor/scalable/apps")),
    ("metainfo-missing", move(METAINFO, "appdata/%s.appdata.xml" % app_id)),
    ("metainfo-missing", move(METAINFO, "metainfo/five-hundred.metainfo.xml")),
    ("metainfo-invalid", replace(METAINFO, r"(<url type=\"homepage\">).*<", r"\1nowhere<")),
    ("metainfo-invalid", replace(METAINFO, "</component>", "")),
    ("metainfo-id", replace(METAINFO, "<id>.*</id>", "<id>org.example.FiveHundred</id>")),
    ("metainfo-launchable", replace(METAINFO, "(<launchable.*>).*<", r"\1org.example.FiveHundred.desktop<")),
    ("metainfo-developer", without("developer")),
    ("metainfo-license", without("project_license")),
    ("metainfo-release", without("releases")),
    ("metainfo-release", replace(METAINFO, FIRST, '<release version="9.0" date="2999-01-01">')),
    ("metainfo-prerelease", replace(METAINFO, FIRST, NOW % ("9.0", ' type="development"'))),
    ("metainfo-prerelease", replace(METAINFO, FIRST, NOW % ("9.0~beta1", ""))),
    ("metainfo-screenshots", without("screenshots")),
    ("metainfo-caption", replace(METAINFO, r"(?s)(\.png</image>).*?</screenshot>", r"\1</screenshot>")),
    ("metainfo-picture", replace(METAINFO, r"\.png<", ".svg<")),
    ("metainfo-picture", replace(METAINFO, "/v%s/" % re.escape(version), "/main/")),
    ("metainfo-picture", replace(METAINFO, "<image>https:", "<image>http:")),
    ("metainfo-browser", replace(METAINFO, '<url type="vcs-browser">.*</url>', "")),
]
judge("a sound installation", [], rules.tree_faults(share, app_id, VALIDATE))
for number, (codes, change) in enumerate(TREES):
    made = os.path.join(scratch.name, "tree%d" % number)
    for folder in ("applications", "icons", "metainfo"):
        shutil.copytree(os.path.join(share, folder), os.path.join(made, folder))
    change(made)
    judge("broken: %s (%d)" % (codes, number + 1), codes.split(), rules.tree_faults(made, app_id, VALIDATE))

report.check("each rule was broken", sorted(set(rules.RULES) - broken))
report.end()
