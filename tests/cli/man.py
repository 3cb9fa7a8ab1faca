# SPDX-License-Identifier: GPL-3.0-or-later
"""man.py CLI SOURCE_ROOT: the manual page of the command line, and the page of the help, name what it takes."""
import os
import re
import shutil
import subprocess
import sys

cli, root = sys.argv[1:]
sys.path.insert(0, os.path.join(root, "tests", "validate"))
import tap  # noqa: E402  (its folder is told by the argument)

report = tap.Report()
env = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en")


def told(*arguments):
    return subprocess.run([cli, *arguments, "--help"], env=env, stdout=subprocess.PIPE, text=True, check=True).stdout


def options(text):
    """The lines of options in @text, without what all commands know."""
    found = re.findall(r"^  (-.*?)  +(.*)$", text, re.M)
    return [line for line in found if line[0] not in ("-h, --help", "--version")]


page = tap.read(root, "help/five-hundred-cli.1")
page = re.sub(r"^\\&", "", page, flags=re.M)
for code, sign in (("\\-", "-"), ("\\(lq", "“"), ("\\(rq", "”"), ("\\(cq", "’"), ("\\(aq", "'"), ("\\(en", "–")):
    page = page.replace(code, sign)
commands = page.split(".SH COMMANDS\n")[1].split(".SH ")[0]
sections = {section.split()[0]: section for section in commands.split(".SS ")[1:]}
names = re.findall(r"^  (\w+)  ", told().split("Commands:")[1], re.M)

report.check("the manual page has the commands of --help", set(names) ^ set(sections))
report.check("and each has its options", [
    "%s: %s" % (name, difference) for name in names
    for difference in set(options(told(name))) ^ set(re.findall(r"^\.TP\n\.B (.*)\n(.*)$", sections.get(name, ""), re.M))])
listed = re.search(r'<section id="commands">(.*?)</section>', tap.read(root, "help/C/command-line.page"), re.S).group(1)
report.check("the help lists the commands", set(names) ^ set(re.findall(r"<tr>\s*<td><p>([a-z]+)</p></td>", listed)))
for path in ("help/five-hundred-cli.1", "help/five-hundred.6"):
    if shutil.which("groff"):
        report.run("groff reads %s" % path, ["groff", "-man", "-Tutf8", "-ww", "-z", os.path.join(root, path)], quiet=True)
    else:
        report.skip("groff reads %s" % path, "groff is not installed")
report.end()
