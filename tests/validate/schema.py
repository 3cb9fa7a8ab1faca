# SPDX-License-Identifier: GPL-3.0-or-later
"""schema.py FILE APP_ID SOURCE_ROOT: the settings."""
import os
import re
import sys
import xml.etree.ElementTree as tree

import tap

path, app_id, root = sys.argv[1:]
report = tap.Report()
report.run("glib-compile-schemas", ["glib-compile-schemas", "--strict", "--dry-run", os.path.dirname(path)], quiet=True)

schemas = tree.parse(path).getroot().findall("schema")
report.check("the schema is named like the application",
             [s.get("id") for s in schemas if s.get("id") != app_id])
keys = [key for schema in schemas for key in schema.findall("key")]
report.check("every key says what it is", [k.get("name") for k in keys
                                           if not k.findtext("summary") or not k.findtext("description")])

# A setting that nothing reads is a promise that nobody keeps.  The settings object knows them all.
source = "".join(tap.read(root, f) for f in tap.files(root, "src", endings=(".c", ".ui"))
                 if not os.path.basename(f).startswith("fh-settings"))
report.check("every key is used", [k.get("name") for k in keys if not re.search(r'["\'>]%s["\'<]' % k.get("name"), source)])
report.end()
