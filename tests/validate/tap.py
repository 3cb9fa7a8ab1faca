# SPDX-License-Identifier: GPL-3.0-or-later
"""What the validators share: TAP on standard output, and the files of the project."""
import contextlib
import fcntl
import os
import re
import subprocess
import sys

TEXT = (".c", ".h", ".in", ".build", ".py", ".sh", ".md", ".xml", ".ui", ".css", ".txt", ".yml", ".page", ".svg")


class Report:
    """Prints one line for each check and what is wrong under it."""

    def __init__(self):
        self.count = 0
        self.failed = False

    def check(self, name, problems):
        """Passes when @problems, an iterable of strings, is empty."""
        self.count += 1
        problems = list(problems)
        print("%s %d - %s" % ("not ok" if problems else "ok", self.count, name))
        if problems:
            print("# not ok: " + name, file=sys.stderr)
        for line in problems:
            # Meson shows only the standard error of a test that fails.
            print("# " + line.replace("\n", "\n# "), file=sys.stderr)
        self.failed = self.failed or bool(problems)

    def skip(self, name, why):
        """Says that a check could not be made here."""
        self.count += 1
        print("ok %d - %s # SKIP %s" % (self.count, name, why))

    def run(self, name, command, quiet=False, **kwargs):
        """Passes when @command succeeds, and prints nothing if @quiet."""
        try:
            done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                  stderr=subprocess.STDOUT, text=True, check=False, **kwargs)
        except FileNotFoundError as error:
            self.check(name, [str(error)])
            return
        wrong = done.returncode != 0 or (quiet and done.stdout.strip())
        self.check(name, [done.stdout.strip() or "status %d" % done.returncode] if wrong else [])

    def end(self):
        """Prints the plan and leaves."""
        print("1..%d" % self.count)
        sys.exit(1 if self.failed else 0)


@contextlib.contextmanager
def alone(build):
    """While nobody else does this with the folder @build: Meson keeps one list of what it has installed."""
    with open(os.path.join(build, "meson-private", "alone"), "w", encoding="utf-8") as stream:
        fcntl.flock(stream, fcntl.LOCK_EX)
        yield


def is_build_folder(path):
    return os.path.exists(os.path.join(path, "build.ninja"))


def files(root, *folders, endings=None):
    """The files below @folders of @root, as sorted paths from @root.

    Hidden ones are not the project's, nor is what a build made.
    """
    found = []
    for top in folders or ("",):
        for folder, names, leaves in os.walk(os.path.join(root, top)):
            names[:] = [n for n in names
                        if not n.startswith(".") and n not in ("__pycache__", "_build")
                        and not is_build_folder(os.path.join(folder, n))]
            found += [os.path.relpath(os.path.join(folder, leaf), root) for leaf in leaves
                      if not leaf.startswith(".") and (endings is None or leaf.endswith(endings))]
    return sorted(found)


def read(root, path):
    with open(os.path.join(root, path), encoding="utf-8") as stream:
        return stream.read()


RULES = "src/engine/RULES.md"
# A rule of one of the texts, or of a table beyond them.
RULE = r"\b(?:HC|NZ|PW|DX|HP|X)-\d{3}\b"


def rules(root):
    """The IDs that have a line in RULES, one for each line, and the rules among them that are only taught."""
    def ids(text):
        return re.findall(r"^- \*\*([A-Z0-9-]+)\*\* \S", text, re.M)

    page = read(root, RULES)
    taught = re.search(r"^## What is taught\n(.*?)^## ", page, re.M | re.S)[1]
    return ids(page), [i for i in ids(taught) if re.fullmatch(RULE, i)]
