# SPDX-License-Identifier: GPL-3.0-or-later
"""format.py SOURCE_ROOT: every C file looks as .clang-format says."""
import re
import subprocess
import sys

import tap

root = sys.argv[1]
report = tap.Report()
version = subprocess.run(["clang-format", "--version"], stdout=subprocess.PIPE, text=True, check=True).stdout
if re.search(r"version 14\.", version):
    report.run("clang-format", ["clang-format", "--dry-run", "--Werror"]
               + tap.files(root, "src", "tests", endings=(".c", ".h")), cwd=root)
else:
    # Each version lays out some lines in its own way; Debian 12's is the one that counts.
    report.skip("clang-format", "not version 14")
report.end()
