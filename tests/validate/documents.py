# SPDX-License-Identifier: GPL-3.0-or-later
"""documents.py SOURCE_ROOT: what documents and comments name is there, and the continuous integration runs all.

A document that names a file which has moved sends its reader astray.
"""
import fnmatch
import os
import re
import sys

import yaml

import tap

root = sys.argv[1]
report = tap.Report()

GITHUB = ".github/CONTRIBUTING.md"
FILES = tap.files(root) + [GITHUB]
DOCUMENTS = [f for f in FILES if f.endswith(".md")]


def anchors(path):
    """The headings of a document as its links write them."""
    for heading in re.findall(r"^#+ (.*)$", tap.read(root, path), re.M):
        yield re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def dead_links(path):
    for target in re.findall(r"\]\(([^)\s]+)\)", tap.read(root, path)):
        if re.match(r"[a-z]+:", target):
            continue
        name, _, anchor = target.partition("#")
        found = os.path.normpath(os.path.join(os.path.dirname(path), name)) if name else path
        if not os.path.exists(os.path.join(root, found)):
            yield "%s: %s is not there" % (path, target)
        elif anchor and anchor not in anchors(found):
            yield "%s: %s has no such heading" % (path, target)


def missing_files(path):
    """What stands in code letters and looks like a file of ours; capitals are places to fill in."""
    for name in re.findall(r"`([\w./*-]+\.(?:c|h|py|in|md|yml|page|css|ui|txt))`", tap.read(root, path)):
        if not re.search(r"\bCODE\b|\bFILE\b", name) and not any(
                fnmatch.fnmatch(f, name) or fnmatch.fnmatch(f, "*/" + name) for f in FILES):
            yield "%s: %s" % (path, name)


for path in DOCUMENTS:
    report.check(path + ": links", dead_links(path))
    report.check(path + ": files", missing_files(path))


SOURCES = tap.files(root, "src", "tests", endings=(".c", ".h"))
COMMENT = re.compile(r"/\*.*?\*/", re.S)
NAMES = {os.path.basename(f) for f in FILES}
FUNCTIONS = {name for f in SOURCES for name in re.findall(r"\bfh_\w+", COMMENT.sub(" ", tap.read(root, f)))}


def stale_comments(path):
    """Files and functions that a comment names, and that are gone."""
    for comment in COMMENT.findall(tap.read(root, path)):
        for name in re.findall(r"[\w.-]+\.(?:c|h|py)\b", comment):
            if name not in NAMES:
                yield "%s: %s" % (path, name)
        for name in re.findall(r"\b(fh_\w+) ?\(\)", comment):
            if name not in FUNCTIONS:
                yield "%s: %s()" % (path, name)


report.check("comments name what is there", [stale for f in SOURCES for stale in stale_comments(f)])


WORDS = {word for f in SOURCES for word in re.findall(r"\b(?:fh_|Fh|FH_)\w+", tap.read(root, f))}


def missing_names(path):
    """Types, functions and macros of ours in code letters; capitals and "…" are places to fill in."""
    for code in re.findall(r"`([^`\n]+)`", tap.read(root, path)):
        for name, star in re.findall(r"\b((?:fh_|Fh|FH_)\w+)(\*|…)?", code):
            if name not in WORDS and not re.search(r"NAME|CODE", name) and not (
                    star and any(word.startswith(name) for word in WORDS)):
                yield "%s: %s" % (path, name)


report.check("documents name what is there", [missing for f in DOCUMENTS for missing in missing_names(f)])


def words_without_type():
    """The rows of "Words" end in a type, a function or a header."""
    table = tap.read(root, "src/README.md").split("\n## Words\n")[1].split("\n## ")[0]
    for row in re.findall(r"^\| (?!Word |-)(.*) \|$", table, re.M):
        if not re.search(r"`(?:Fh|fh)[\w.-]+(?:\.h|\(\))?`", row.split(" | ")[-1]):
            yield row


report.check("words have types", words_without_type())

n_lessons = sum(os.path.basename(f)[0].isdigit() for f in tap.files(root, "data/lessons", endings=(".xml",)))
told = re.findall(r"(\d+) lessons, chosen by", tap.read(root, "README.md"))
report.check("as many lessons as are told",
             [] if told == [str(n_lessons)] else ["%s of %d" % (", ".join(told) or "no sentence", n_lessons)])


def workflow(path):
    """One job or more that run everything on the oldest system, and end."""
    try:
        plan = yaml.safe_load(tap.read(root, path))
    except yaml.YAMLError as error:
        yield str(error)
        return
    # YAML 1.1 takes the word `on` for a truth value.
    events = plan.get("on", plan.get(True)) or {}
    yield from ("does not run on " + event for event in ("push", "pull_request") if event not in events)
    if plan.get("permissions") != {"contents": "read"}:
        yield "may do more than read"
    jobs = plan.get("jobs", {})
    for name, job in jobs.items():
        if not 0 < job.get("timeout-minutes", 0) <= 180:
            yield name + " has no end"
        for step in job.get("steps", []):
            if not re.search(r"@(v\d+|[0-9a-f]{40})$", step.get("uses", "@v1")):
                yield "%s: %s is of no version" % (name, step["uses"])
    if not any(job.get("container") == "debian:bookworm" and any(step.get("run") == ".ci/run" for step in job["steps"])
               for job in jobs.values()):
        yield "no job runs .ci/run in Debian 12"


def packages(text, pattern):
    """The names of packages that follow @pattern in @text, up to the end of the command."""
    match = re.search(pattern + r"((?:[^\n]*\\\n)*[^\n]*)", text)
    return set(re.findall(r"(?<!\S)[a-z][a-z0-9.+-]+(?!\S)", re.sub(r"\$\{.*", "", match.group(1)))) if match else set()


# What builds the program stands in a script and in a document, and tests/run has more.
built_by = packages(tap.read(root, "src/run"), r'install-packages"')
named = packages(tap.read(root, "README.md"), r"apt-get install --no-install-recommends")
report.check("the README names the packages that src/run installs",
             sorted(built_by ^ named) if built_by and named else ["no packages are found"])
report.check("tests/run installs them, too",
             sorted(built_by - packages(tap.read(root, "tests/run"), r'install-packages"')))
report.check("the workflow", workflow(".github/workflows/ci.yml"))
report.check(".ci/run can be run", [] if os.access(os.path.join(root, ".ci/run"), os.X_OK) else ["not executable"])
report.end()
