# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules by which Flathub judges a manifest and what is installed by it.

Flathub's own linter needs Flathub.  Each function yields what is wrong as pairs of a rule's name in
RULES and what it is about; flathub.py breaks each rule once, to see that it is noticed.  Two things
cannot be seen from here: whether an address answers, and whether pictures were mirrored.
"""
import configparser
import datetime
import glob
import os
import re
import subprocess
import xml.etree.ElementTree as tree

RULES = {
    "id-missing": "there is no id",
    "id-parts": "an id has three to five parts",
    "id-characters": "its parts have letters, figures and underscores, a dash only in the last, and no figure first",
    "id-length": "an id has 255 characters at most",
    "id-case": "all but the last part of its domain are in small letters",
    "id-ending": "an id does not end in desktop, app or linux",
    "id-file": "the manifest is a file named like the id",
    "id-link": "the manifest is no symbolic link",
    "id-host": "an id at a host of code has four parts and begins as that host's do",
    "id-address": "the address that follows from the id is the repository's",
    "top-unknown": "only known properties",
    "top-command": "there is a command",
    "top-command-path": "the command is a name, not a path",
    "top-modules": "there are modules",
    "top-branch": "the branch is not chosen by the manifest",
    "top-debug": "what a debugger needs is not cleaned up",
    "top-network": "nothing is fetched while it builds",
    "top-submodules": "no submodules of git from elsewhere",
    "source-kind": "sources are archives, files, patches or repositories",
    "source-commit": "a repository is pinned to a commit and a tag",
    "source-branch": "a repository is not followed along a branch",
    "source-checksum": "what is downloaded has a checksum, SHA-256 or better",
    "source-https": "what is downloaded comes by https",
    "args-missing": "there are permissions",
    "args-x11-and-wayland": "X11 is only the fallback of Wayland",
    "args-fallback": "with fallback-x11 goes wayland",
    "args-wayland": "with wayland goes fallback-x11",
    "args-ipc": "with X11 goes ipc",
    "args-files": "no access to the folders of the host, the home, configurations, data or caches",
    "args-names": "does not talk to dconf, Flatpak or systemd",
    "args-portals": "portals are there without being asked for",
    "args-own": "owns its own name anyway",
    "args-bus": "no access to all of a bus",
    "args-negative": "takes nothing back",
    "desktop-missing": "there is a desktop file named like the id",
    "desktop-invalid": "desktop-file-validate has nothing to say",
    "desktop-icon": "its icon is named like the id",
    "desktop-exec": "it says what is to be run",
    "desktop-flatpak": "which is not Flatpak",
    "desktop-hidden": "it is shown",
    "desktop-terminal": "it needs no terminal",
    "desktop-category": "it is in a category, not only of some toolkit",
    "icon-missing": "there is an icon named like the id",
    "icon-place": "drawings are scalable or symbolic, pictures in folders of their size",
    "metainfo-missing": "there is a description in share/metainfo named like the id",
    "metainfo-invalid": "appstreamcli has nothing to say",
    "metainfo-id": "its id is the application's",
    "metainfo-launchable": "it is launched by its desktop file",
    "metainfo-developer": "it has a developer with a name",
    "metainfo-license": "the project has a license",
    "metainfo-release": "there is a release, with a date that is not in the future",
    "metainfo-prerelease": "the newest release is a finished one",
    "metainfo-screenshots": "there are pictures, one of them the first",
    "metainfo-caption": "each picture has a caption",
    "metainfo-picture": "each picture is a PNG or WebP, by https, of a tag or a commit",
    "metainfo-browser": "there is an address at which the source can be read",
    "metainfo-categories": "a shop finds categories",
    "metainfo-icon": "a shop finds the icon",
}

TOP = {
    "id", "app-id", "runtime", "runtime-version", "sdk", "base", "base-version", "base-extensions", "command",
    "separate-locales", "finish-args", "cleanup", "cleanup-commands", "build-options", "modules", "add-extensions",
    "sdk-extensions", "platform-extensions", "tags", "rename-icon", "rename-desktop-file", "rename-appdata-file",
    "desktop-file-name-suffix", "appstream-compose", "inherit-extensions", "inherit-sdk-extensions",
}
MODULE = {
    "name", "buildsystem", "config-opts", "make-args", "make-install-args", "builddir", "subdir", "build-commands",
    "build-options", "post-install", "run-tests", "test-commands", "cleanup", "modules", "sources", "disabled",
    "no-autogen", "no-make-install", "license-files", "skip-arches", "only-arches", "rm-configure",
}
CODE_HOSTS = ("io.github.", "io.gitlab.", "page.codeberg.", "io.frama.")
NOT_HOSTS = ("com.github.", "com.gitlab.", "org.github.", "com.codeberg.", "org.codeberg.")
MAIN_CATEGORIES = {
    "AudioVideo", "Audio", "Video", "Development", "Education", "Game", "Graphics", "Network", "Office", "Science",
    "Settings", "System", "Utility",
}


def identity(manifest, path, repository):
    """The application's name, in the manifest at @path, of the source at @repository."""
    name = manifest.get("id") or manifest.get("app-id") or ""
    parts = name.split(".")
    if not name:
        yield "id-missing", path
        return
    if not 3 <= len(parts) <= 5:
        yield "id-parts", name
    if not all(re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", part) for part in parts[:-1]) \
            or not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_-]*", parts[-1]):
        yield "id-characters", name
    if len(name) > 255:
        yield "id-length", name
    if parts[:-1] != [part.lower() for part in parts[:-1]]:
        yield "id-case", name
    if parts[-1] in ("desktop", "app", "linux") or parts[-1].endswith("desktop"):
        yield "id-ending", name
    if os.path.splitext(os.path.basename(path)) not in [(name, end) for end in (".yml", ".yaml", ".json")]:
        yield "id-file", path
    if os.path.islink(path):
        yield "id-link", path
    if name.startswith(NOT_HOSTS) or (name.startswith(CODE_HOSTS) and len(parts) < 4):
        yield "id-host", name
    elif name.startswith("io.github."):
        owner = "https://github.com/%s/" % parts[2].replace("_", "-")
        if not repository.lower().startswith(owner):
            yield "id-address", "%s is not below %s" % (repository, owner)


def all_modules(manifest):
    """Every module, those within others too."""
    waiting = list(manifest.get("modules") or [])
    while waiting:
        module = waiting.pop(0)
        if isinstance(module, dict):
            yield module
            waiting += module.get("modules") or []


def fetches(options):
    """Whether @options for building, of a manifest or a module, allow the network."""
    architectures = (options or {}).get("arch", {}).values()
    return any("--share=network" in o.get("build-args", []) for o in [options or {}, *architectures])


def structure(manifest, path):
    """What stands at the top, and how it builds."""
    for key in sorted(set(manifest) - TOP - {"branch", "default-branch"}):
        yield "top-unknown", key
    for key in ("branch", "default-branch"):
        if key in manifest:
            yield "top-branch", key
    command = manifest.get("command")
    if not command:
        yield "top-command", path
    elif "/" in command:
        yield "top-command-path", command
    if not manifest.get("modules"):
        yield "top-modules", path
    for place in [manifest, *all_modules(manifest)]:
        for name in place.get("cleanup") or []:
            if "debug" in name:
                yield "top-debug", name
        if fetches(place.get("build-options")):
            yield "top-network", place.get("name", "all modules")
    for module in all_modules(manifest):
        for key in sorted(set(module) - MODULE):
            yield "top-unknown", "%s of %s" % (key, module.get("name"))
    submodules = os.path.join(os.path.dirname(path), ".gitmodules")
    if os.path.exists(submodules):
        with open(submodules, encoding="utf-8") as stream:
            for url in re.findall(r"^\s*url\s*=\s*(\S+)", stream.read(), re.M):
                if not re.match(r"(https://github\.com/flathub(-infra)?/|\.\./)", url):
                    yield "top-submodules", url


def sources(manifest):
    """Sources of a release, which will be the same tomorrow."""
    for module in all_modules(manifest):
        for source in module.get("sources") or []:
            kind = source.get("type")
            where = "%s: %s" % (module.get("name"), source.get("url") or kind)
            if kind == "git":
                if not re.fullmatch(r"[0-9a-f]{40}", source.get("commit", "")) or not source.get("tag"):
                    yield "source-commit", where
                if "branch" in source:
                    yield "source-branch", where
            elif kind == "archive" or (kind == "file" and "url" in source):
                if not re.fullmatch(r"[0-9a-f]{64}", source.get("sha256", "")) \
                        and not re.fullmatch(r"[0-9a-f]{128}", source.get("sha512", "")):
                    yield "source-checksum", where
            elif kind not in ("file", "patch", "script", "shell", "inline"):
                yield "source-kind", where
            if (kind in ("git", "archive") or "url" in source) and not source.get("url", "").startswith("https://"):
                yield "source-https", where


def permissions(manifest):
    """What the application may do outside."""
    name = manifest.get("id") or ""
    given = manifest.get("finish-args") or []
    if not given:
        yield "args-missing", name
        return
    sockets = {arg.split("=", 1)[1] for arg in given if arg.startswith("--socket=")}
    if "x11" in sockets and sockets & {"wayland", "fallback-x11"}:
        yield "args-x11-and-wayland", "x11"
    if "fallback-x11" in sockets and "wayland" not in sockets:
        yield "args-fallback", "fallback-x11"
    if "wayland" in sockets and not sockets & {"x11", "fallback-x11"}:
        yield "args-wayland", "wayland"
    if sockets & {"x11", "fallback-x11"} and "--share=ipc" not in given:
        yield "args-ipc", "x11"
    for arg in given:
        option, _, value = arg.partition("=")
        where = value.split(":")[0].rstrip("/")
        if option == "--filesystem" and (
                where in ("host", "host-os", "host-etc", "host-root", "home", "~", "/", "/home", "xdg-config",
                          "xdg-cache", "xdg-data")
                or re.match(r"(~|home)?/?\.(config|cache|local)\b|xdg-(config|cache|data)/(gtk|fonts|dconf)", where)):
            yield "args-files", arg
        if option in ("--talk-name", "--system-talk-name", "--own-name", "--system-own-name"):
            if re.match(r"(ca\.desrt\.dconf|org\.freedesktop\.(Flatpak|systemd1))\b", value):
                yield "args-names", arg
            if value.startswith("org.freedesktop.portal") or value.startswith("org.freedesktop.impl.portal"):
                yield "args-portals", arg
            if "own" in option and re.fullmatch(re.escape(name) + r"(\.\*|\..*)?", value):
                yield "args-own", arg
            if re.fullmatch(r"\*|org(\.(freedesktop|gnome|kde|mpris))?\.\*", value):
                yield "args-bus", arg
        if arg in ("--socket=session-bus", "--socket=system-bus"):
            yield "args-bus", arg
        if option in ("--nosocket", "--unshare", "--nodevice", "--nofilesystem", "--no-talk-name"):
            yield "args-negative", arg


def manifest_faults(manifest, path, repository, is_release):
    """All about the manifest that was read from @path; its sources only if it @is_release."""
    yield from identity(manifest, path, repository)
    yield from structure(manifest, path)
    yield from permissions(manifest)
    if is_release:
        yield from sources(manifest)


def tool(command):
    """What @command has to say if it fails; nothing if it does not."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, check=False)
    return done.stdout.strip() or "status %d" % done.returncode if done.returncode != 0 else ""


def read_desktop(path):
    """The group of a desktop file, or nothing."""
    parser = configparser.ConfigParser(interpolation=None, delimiters="=", strict=False)
    parser.optionxform = str
    parser.read(path, encoding="utf-8")
    return dict(parser["Desktop Entry"]) if parser.has_section("Desktop Entry") else {}


def desktop_faults(share, app_id):
    """The desktop file below @share."""
    path = os.path.join(share, "applications", app_id + ".desktop")
    if not os.path.exists(path):
        yield "desktop-missing", path
        return
    complaint = tool(["desktop-file-validate", path])
    if complaint:
        yield "desktop-invalid", complaint
    entry = read_desktop(path)
    if entry.get("Icon") != app_id:
        yield "desktop-icon", entry.get("Icon")
    if not entry.get("Exec", "").strip():
        yield "desktop-exec", path
    if re.search(r"\bflatpak\s+run\b", entry.get("Exec", "")):
        yield "desktop-flatpak", entry["Exec"]
    for key in ("Hidden", "NoDisplay"):
        if entry.get(key, "false") != "false":
            yield "desktop-hidden", key
    if entry.get("Terminal", "false") != "false":
        yield "desktop-terminal", entry["Terminal"]
    if not set(entry.get("Categories", "").split(";")) & MAIN_CATEGORIES:
        yield "desktop-category", entry.get("Categories")


def icon_faults(share, app_id):
    """The icons below @share."""
    top = os.path.join(share, "icons", "hicolor")
    found = [os.path.relpath(f, top) for f in glob.glob(os.path.join(top, "**", app_id + "*.*"), recursive=True)]
    if not any(re.fullmatch(r"(scalable|\d+x\d+(@2)?)/apps/%s\.(svg|png)" % re.escape(app_id), f) for f in found):
        yield "icon-missing", app_id
    for path in found:
        drawn = path.endswith(".svg")
        if not re.match(r"(scalable|symbolic)/" if drawn else r"\d+x\d+(@2)?/", path):
            yield "icon-place", path


def release_faults(top):
    """The releases of a description."""
    releases = top.findall("releases/release")
    today = datetime.date.today().isoformat()
    if not releases or not all(r.get("version") and r.get("date") for r in releases) \
            or max(r.get("date")[:10] for r in releases) > today:
        yield "metainfo-release", "version, date"
    elif releases[0].get("type", "stable") != "stable" or re.search(r"alpha|beta|rc|pre|~", releases[0].get("version")):
        yield "metainfo-prerelease", releases[0].get("version")


def screenshot_faults(top):
    """The pictures of a description."""
    shots = top.findall("screenshots/screenshot")
    if len([s for s in shots if s.get("type") == "default"]) != 1:
        yield "metainfo-screenshots", "%d pictures" % len(shots)
    for shot in shots:
        if not (shot.findtext("caption") or "").strip():
            yield "metainfo-caption", shot.findtext("image")
        for image in shot.findall("image"):
            if not re.fullmatch(r"https://\S+/(v?\d[\w.-]*|[0-9a-f]{40})/\S+\.(png|webp)", (image.text or "").strip()):
                yield "metainfo-picture", image.text


def metainfo_faults(share, app_id, validate):
    """The description below @share, which the command @validate finds in order."""
    path = os.path.join(share, "metainfo", app_id + ".metainfo.xml")
    if not os.path.exists(path):
        yield "metainfo-missing", path
        return
    complaint = tool(validate + [path])
    if complaint:
        yield "metainfo-invalid", complaint
    try:
        top = tree.parse(path).getroot()
    except tree.ParseError as error:
        yield "metainfo-invalid", str(error)
        return
    if top.findtext("id") != app_id:
        yield "metainfo-id", top.findtext("id")
    if [(e.get("type"), e.text) for e in top.findall("launchable")] != [("desktop-id", app_id + ".desktop")]:
        yield "metainfo-launchable", path
    if len(top.findall("developer")) != 1 or not (top.findtext("developer/name") or "").strip():
        yield "metainfo-developer", path
    if not (top.findtext("project_license") or "").strip():
        yield "metainfo-license", path
    yield from release_faults(top)
    yield from screenshot_faults(top)
    if not [e for e in top.findall("url[@type='vcs-browser']") if (e.text or "").startswith("https://")]:
        yield "metainfo-browser", path
    # What a shop takes from the desktop file where the description has none.
    entry = read_desktop(os.path.join(share, "applications", app_id + ".desktop"))
    categories = {e.text for e in top.findall("categories/category")} or set(entry.get("Categories", "").split(";"))
    if not categories & MAIN_CATEGORIES:
        yield "metainfo-categories", ";".join(sorted(categories))
    icon = top.findtext("icon") or entry.get("Icon", "")
    if not glob.glob(os.path.join(share, "icons", "hicolor", "*", "apps", (icon or "none") + ".*")):
        yield "metainfo-icon", icon


def tree_faults(share, app_id, validate):
    """All about what is installed in the folder @share."""
    yield from desktop_faults(share, app_id)
    yield from icon_faults(share, app_id)
    yield from metainfo_faults(share, app_id, validate)
