# SPDX-License-Identifier: GPL-3.0-or-later
"""desktop.py FILE APP_ID MIME_FILE: the desktop file as it is installed."""
import configparser
import os
import sys
import xml.etree.ElementTree as tree

import tap

path, app_id, mime_path = sys.argv[1:]
report = tap.Report()
report.run("desktop-file-validate", ["desktop-file-validate", path], quiet=True)

parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
parser.optionxform = str
parser.read(path, encoding="utf-8")
entry = parser["Desktop Entry"]
types = [t.get("type") for t in tree.parse(mime_path).getroot()]

WANTED = [
    ("the file is named like the application", os.path.basename(path) == app_id + ".desktop"),
    ("the icon is named like the application", entry.get("Icon") == app_id),
    ("the program is started by its name", entry.get("Exec", "").split(" ")[0] == "five-hundred"),
    ("the program is given addresses", entry.get("Exec", "").endswith(" %U")),
    ("it can be started over the bus", entry.get("DBusActivatable") == "true"),
    ("it is shown", "NoDisplay" not in entry and "Hidden" not in entry),
    ("it needs no terminal", entry.get("Terminal") == "false"),
    ("it is a card game", {"Game", "CardGame"} <= set(entry.get("Categories", "").split(";"))),
    ("it opens the types that it brings", entry.get("MimeType", "").strip(";").split(";") == types),
]
for name, holds in WANTED:
    report.check(name, [] if holds else [path])
report.end()
