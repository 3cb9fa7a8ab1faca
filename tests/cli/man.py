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
# Who writes programs is told every statement, every question and what else a bot reads or asks for.


def cells(name):
    return re.findall(r"<p(?: its:translate=\"no\")?>([^<]*)</p>", tap.read(root, "help/C/" + name))


statements = set(re.findall(r'^  \{ "([a-z-]+)", IN_', tap.read(root, "src/record/fh-reader.c"), re.M)) | {"500", "note"}
report.check("the help has each statement of a record",
             statements ^ {cell.split()[0] for cell in cells("record.page") if cell.split()[:1] and cell.split()[0] in statements}
             if len(statements) > 20 else ["no statements are found"])
due = set(re.findall(r'case FH_ACTION_\w+:\s+return "(\w+)"', tap.read(root, "src/record/fh-notation.c"))) - {"deal"} | {"ace-no-face"}
report.check("and each question to a bot", due ^ {cell.split()[2] for cell in cells("bots.page") if cell.startswith("? ")}
             if len(due) > 7 else ["no questions are found: %s" % due])
bots = tap.read(root, "help/C/bots.page")
example = re.search(r"install_data\('(bots/[\w.-]+)',\n  install_dir: datadir / 'doc' / meson.project_name\(\) / '(\w+)'",
                    tap.read(root, "data/meson.build"))
report.check("and where the example lies", [
    name for name in ("data/" + example.group(1), "share/doc/five-hundred/%s/%s" % (example.group(2), os.path.basename(example.group(1))))
    if name not in bots])
members = set(re.findall(r'fh_json_name \(json, (?:[^;]*\? )?"(\w+)"', tap.read(root, "src/cli/fh-next.c"))) - {"may"} | {"count"}  # what the laws allow is nothing for a bot
report.check("and what is legal in JSON", [name for name in members if not re.search(r"\b%s\b" % name, bots.split('id="legal"')[1])])
members = re.findall(r'(?:fh_json_name \(&?json|add_tally \(json), "(\w+)"', tap.read(root, "src/cli/fh-match-command.c"))
report.check("and of a match", [name for name in ("contracts", "suit", "no_trump", "misere", "bid", "made", "minus_500", "seconds_a_decision")
                                if name not in members or "“%s”" % name not in tap.read(root, "help/C/command-line.page")])
for path in ("help/five-hundred-cli.1", "help/five-hundred.6"):
    if shutil.which("groff"):
        report.run("groff reads %s" % path, ["groff", "-man", "-Tutf8", "-ww", "-z", os.path.join(root, path)], quiet=True)
    else:
        report.skip("groff reads %s" % path, "groff is not installed")
report.end()
