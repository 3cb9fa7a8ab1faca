# SPDX-License-Identifier: GPL-3.0-or-later
"""make.py SOURCE_ROOT DOMAIN OUTPUT TEMPLATE DEPFILE: the catalog of the pseudo language en_XA.

Extracts the texts as po/meson.build does into TEMPLATE, lets filter.py speak them, and leaves OUTPUT
and, beside it, en_XA/LC_MESSAGES/DOMAIN.mo.
"""
import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True  # not into the sources
from filter import pseudo as speak  # noqa: E402 pylint: disable=wrong-import-position

root, domain, output, template, depfile = sys.argv[1:]

KEYWORDS = ["_", "N_", "C_:1c,2", "NC_:1c,2", "g_dcgettext:2", "g_dngettext:2,3", "g_dpgettext2:2c,3"]
FLAGS = ["N_:1:pass-c-format", "C_:2:pass-c-format", "NC_:2:pass-c-format", "g_dngettext:2:pass-c-format",
         "g_strdup_printf:1:c-format", "g_string_printf:2:c-format", "g_string_append_printf:2:c-format",
         "g_error_new:3:c-format", "g_set_error:4:c-format", "g_print:1:c-format", "g_printerr:1:c-format"]


def run(*command, **kwargs):
    subprocess.run(command, check=True, **kwargs)


def say(match):
    """A msgstr of a catalog, with what it says in the pseudo language."""
    text = "".join(ast.literal_eval(line) for line in match.group(2).splitlines())
    escaped = speak(text).replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return '%s"%s"\n' % (match.group(1), escaped)


def filter_catalog(text):
    """The catalog @text; its header stays.  (msgfilter would start a program for each message.)"""
    header, rest = text.split("\n\n", 1)
    return header + "\n\n" + re.sub(r'^(msgstr(?:\[\d\])? )((?:".*"\n)+)', say, rest, flags=re.M)


with tempfile.TemporaryDirectory() as folder:
    pot, english, pseudo = (os.path.join(folder, name) for name in ("a.pot", "en.po", "xa.po"))
    with open(os.path.join(root, "po", "POTFILES.in"), encoding="utf-8") as stream:
        files = [line.strip() for line in stream if line.strip() and line[0] != "#"]
    run("xgettext", "--from-code=UTF-8", "--directory=" + root, "--output=" + pot, "--package-name=" + domain,
        *("--keyword=" + k for k in KEYWORDS), *("--flag=" + f for f in FLAGS), *files,
        env=dict(os.environ, GETTEXTDATADIRS=os.path.join(root, "data")))
    with open(pot, encoding="utf-8") as stream:
        text = stream.read().replace("charset=CHARSET", "charset=UTF-8", 1)
    text = text.replace("nplurals=INTEGER; plural=EXPRESSION;", "nplurals=2; plural=n != 1;", 1)
    for name in (pot, template):
        with open(name, "w", encoding="utf-8") as stream:
            stream.write(text)
    run("msgen", "--output-file=" + english, pot)
    with open(english, encoding="utf-8") as stream:
        text = stream.read()
    with open(pseudo, "w", encoding="utf-8") as stream:
        stream.write(filter_catalog(text))
    run("msgfmt", "--check-format", "--output-file=" + output, pseudo)

target = os.path.join(os.path.dirname(output), "en_XA", "LC_MESSAGES")
os.makedirs(target, exist_ok=True)
shutil.copy(output, os.path.join(target, domain + ".mo"))
with open(depfile, "w", encoding="utf-8") as stream:
    stream.write("%s: %s\n" % (output, " ".join(os.path.join(root, f) for f in files)))
