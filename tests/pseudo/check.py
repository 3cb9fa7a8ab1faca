# SPDX-License-Identifier: GPL-3.0-or-later
"""check.py CATALOG: the pseudo language says everything, and programs can still read it."""
import gettext
import re
import sys

with open(sys.argv[1], "rb") as stream:
    # The one way to see all messages; the name has been the same since the module exists.
    catalog = gettext.GNUTranslations(stream)._catalog  # pylint: disable=protected-access
# Of what has plural forms the singular: the catalog does not keep the source of the others.
texts = {(key[0] if isinstance(key, tuple) else key).split("\x04")[-1]: text for key, text in catalog.items()
         if key and not (isinstance(key, tuple) and key[1] > 0)}

DIRECTIVE = re.compile(r"%%|%(?:\d+\$)?[-+ #0'.*\d]*(?:hh|h|ll|l|z|j|t|q)?[a-zA-Z]|<[^<>]*>|&#?\w+;")
CHECKS = [
    ("there are texts", [] if len(texts) > 50 else ["%d" % len(texts)]),
    ("all stand in brackets", [t for t in texts.values() if not re.match(r"\[[^\0]*\]\s*$|(\[[^;]*\];)+$", t)]),
    ("all are longer", [k for k, t in texts.items() if len(t) <= len(k)]),
    ("what programs read is kept", ["%s -> %s" % (k, t) for k, t in texts.items()
                                    if sorted(DIRECTIVE.findall(k)) != sorted(DIRECTIVE.findall(t))]),
    ("mnemonics are kept", [k for k, t in texts.items() if k.count("_") != t.count("_")]),
]
failed = False
for number, (name, wrong) in enumerate(CHECKS, 1):
    print("%s %d - %s" % ("not ok" if wrong else "ok", number, name))
    for line in wrong:
        print("# " + line, file=sys.stderr)
    failed = failed or bool(wrong)
print("1..%d" % len(CHECKS))
sys.exit(failed)
