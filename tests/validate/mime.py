# SPDX-License-Identifier: GPL-3.0-or-later
"""mime.py FILE APP_ID: the type of game records, as the desktop comes to know it."""
import os
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as tree

import tap

path, app_id = sys.argv[1:]
report = tap.Report()
namespace = "{http://www.freedesktop.org/standards/shared-mime-info}"

kinds = tree.parse(path).getroot().findall(namespace + "mime-type")
report.check("one type", [] if len(kinds) == 1 else ["%d types" % len(kinds)])
kind = kinds[0].get("type")
report.check("it is exported from a sandbox", [] if os.path.basename(path) == app_id + ".xml" else [path])

with tempfile.TemporaryDirectory() as folder:
    packages = os.path.join(folder, "mime", "packages")
    os.makedirs(packages)
    shutil.copy(path, packages)
    # The system's own types too, so that a clash would show.
    system = "/usr/share/mime/packages/freedesktop.org.xml"
    if os.path.exists(system):
        shutil.copy(system, packages)
    report.run("update-mime-database", ["update-mime-database", os.path.join(folder, "mime")])

    FILES = [
        ("by its name", "game.500", "# no magic\n", True),
        ("by its first line", "game", "500 1\nrules american-4\n", True),
        ("by its first line, from another system", "game", "500 1\r\nrules american-4\r\n", True),
        ("not any number", "number", "500 10\n", False),
        ("not any text", "notes.txt", "500 cards\n", False),
    ]
    for name, leaf, content, expected in FILES:
        sample = os.path.join(folder, leaf)
        with open(sample, "w", encoding="utf-8", newline="") as stream:
            stream.write(content)
        done = subprocess.run(["gio", "info", "-a", "standard::content-type", sample], check=False, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              env=dict(os.environ, XDG_DATA_HOME=folder, XDG_DATA_DIRS=folder, LC_ALL="C.UTF-8"))
        report.check(name, [] if (kind in done.stdout) == expected else [done.stdout])
        os.remove(sample)
report.end()
