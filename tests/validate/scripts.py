# SPDX-License-Identifier: GPL-3.0-or-later
"""scripts.py SOURCE_ROOT: the scripts of the tree are in order, and say how they are used."""
import ast
import os
import re
import subprocess
import sys

import tap

root = sys.argv[1]
report = tap.Report()


def first_line(path):
    with open(os.path.join(root, path), "rb") as stream:
        return stream.readline().decode("utf-8", "replace").strip()


scripts = [f for f in tap.files(root, "src", "tests", "flatpak", "data") if first_line(f).startswith("#!")]
report.check("they can be run", [f for f in scripts if not os.access(os.path.join(root, f), os.X_OK)])
shell = [f for f in scripts if first_line(f).endswith("sh")] + [".ci/run"]
report.run("shellcheck", ["shellcheck", "--severity=warning", *shell], cwd=root)


def syntax(paths):
    for path in paths:
        try:
            ast.parse(tap.read(root, path), path)
        except SyntaxError as error:
            yield str(error)


report.check("Python", syntax(f for f in tap.files(root) if f.endswith(".py") or re.match(r"#!.*python", first_line(f))))
for path in ("src/run", "tests/run", "tests/newest"):
    done = subprocess.run([os.path.join(root, path), "--help"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          text=True, check=False)
    report.check(path + " --help", [] if done.returncode == 0 and done.stdout.startswith("Usage: " + path) else [done.stdout])
report.end()
