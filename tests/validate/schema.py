# SPDX-License-Identifier: GPL-3.0-or-later
"""schema.py FILE APP_ID: the settings."""
import os
import sys
import xml.etree.ElementTree as tree

import tap

path, app_id = sys.argv[1:]
report = tap.Report()
report.run("glib-compile-schemas", ["glib-compile-schemas", "--strict", "--dry-run", os.path.dirname(path)], quiet=True)

schemas = tree.parse(path).getroot().findall("schema")
report.check("the schema is named like the application",
             [s.get("id") for s in schemas if s.get("id") != app_id])
keys = [key for schema in schemas for key in schema.findall("key")]
report.check("every key says what it is", [k.get("name") for k in keys
                                           if not k.findtext("summary") or not k.findtext("description")])
report.end()
