# SPDX-License-Identifier: GPL-3.0-or-later
"""man.py CLI SOURCE_ROOT: the manual page of the command line, and the page of the help, name what it takes."""
import json
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


# Every member of every JSON value is named in the help.
def answer(*arguments, stdin=""):
    return json.loads(subprocess.run([cli, *arguments], env=env, input=stdin, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                     text=True, check=True).stdout)


def members(value, found=None):
    """The names of all members in @value, but not the options and the cards that are names there."""
    found = set() if found is None else found
    if isinstance(value, dict):
        found |= set(value)
        for name, held in value.items():
            members(held if not isinstance(held, dict) or name not in ("options", "cards") else None, found)
    for held in value if isinstance(value, list) else ():
        members(held, found)
    return found


def cuts(record):
    """@record before its first call, in its play, and where else is asked than for a call or a card."""
    lines = record.splitlines(keepends=True)
    first = min(i for i, line in enumerate(lines) if line.startswith("bid "))
    play = [i for i, line in enumerate(lines) if line.startswith("play ")]
    asked = [i for i, line in enumerate(lines) if re.match("answer|partner|discard|call|swap", line)]
    return ["".join(lines[:i]) for i in [first, *asked, *play[-4:-3], len(lines)]]


def simulated(table, *more):
    return subprocess.run([cli, "simulate", table, "--seed", "11", "--players", "bold", *more], env=env, stdout=subprocess.PIPE,
                          text=True, check=True).stdout


found = {"rules": members(answer("rules", "--json")), "replay": set(), "legal": set(), "solve": set(), "advise": set()}
for table in [row["preset"] for row in answer("rules", "--json")]:
    found["rules"] |= members(answer("rules", table, "--json"))
    record = simulated(table)
    for text in cuts(record):
        found["replay"] |= members(answer("replay", "--json", "-", stdin=text))
        found["legal"] |= members(answer("advise", "--legal", "-", stdin=text))
    found["advise"] |= members(answer("advise", "--level", "rules", "--json", "-", stdin=cuts(record)[-2]))
laws = tap.read(root, "tests/record/golden/laws.500").split("accept")[0]
found["replay"] |= members(answer("replay", "--json", "-", stdin=laws))
found["legal"] |= members(answer("advise", "--legal", "-", stdin=laws))
ace = ("500 1\nrules midwest-4\ndeal 3\nhand 1 AS 10S 9S 8H 7H 6D 5D 4C 9C 8C\nhand 0 KS QS JS AH KH QH JH JO 4S 5S\n"
       "hand 2 6S 7S 8S 5C 6C 7C 10C JC QC KC\nhand 3 AC 4D 7D 8D 9D 10D JD QD KD AD\nkitty 4H 5H 6H 9H 10H\n")
found["legal"] |= members(answer("advise", "--legal", "--seat", "1", "-", stdin=ace))
found["advise"] |= members(answer("advise", "--level", "rules", "--json", "-", stdin=cuts(simulated("american-4"))[0]))
ending = "play ".join(simulated("american-4").split("play ")[:-4])
found["solve"] = members(answer("solve", "--json", "--target", "3", "-", stdin=ending))
found["match"] = members(answer("match", "rules", "random", "--preset", "american-4", "--deals", "4", "--json", "--times"))
found["lesson"] = members(answer("lesson", "--json", "--quick", os.path.join(root, "tests/fuzz/corpus/lesson/left-bower.xml")))
told_json = tap.read(root, "help/C/command-line.page").split('<section id="json">')[1]
told_of = {name: set(re.findall("“([a-z0-9_]+)”", " ".join(re.findall(
    r"<td><p its:translate=\"no\">NAME(?:[, ][^<]*)?</p></td>\s*<td><p>.*?</p>|<p>“NAME” .*?</p>".replace("NAME", name), told_json, re.S))))
           for name in found}
legal = set(re.findall(r"[a-z_]+", " ".join(re.findall(r'<td><p its:translate="no">([a-z_, ]+)</p></td>', bots.split('id="legal"')[1]))))
told_of["legal"], told_of["replay"] = legal, told_of["replay"] | legal
report.check("the JSON of all tables is seen", {"count", "max", "may", "may_declare"} - found["legal"])
for name, names in found.items():
    report.check("the help names each member of the JSON of " + name, sorted(names - told_of[name]) if names else ["nothing is found"])
for path in ("help/five-hundred-cli.1", "help/five-hundred.6"):
    if shutil.which("groff"):
        report.run("groff reads %s" % path, ["groff", "-man", "-Tutf8", "-ww", "-z", os.path.join(root, path)], quiet=True)
    else:
        report.skip("groff reads %s" % path, "groff is not installed")
report.end()
