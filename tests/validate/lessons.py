# SPDX-License-Identifier: GPL-3.0-or-later
"""lessons.py SOURCE_ROOT: the lessons of data/lessons as data.

Each is in the program, gettext gets of it what the program shows, and the rules that are only for a
teacher to tell (“What is taught” of src/engine/RULES.md) are told: by a lesson in <teaches>,
or by a page of the help in a processing instruction, <?teaches HP-072 HP-073?>.
"""
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET

import tap

root = sys.argv[1]
report = tap.Report()

FOLDER = "data/lessons/"

TEXTS = ("title", "about", "say", "ask", "label", "answer")
files = [f for f in tap.files(root, "data") if f.startswith(FOLDER) and f.endswith(".xml")]
lessons = [f for f in files if not f.endswith("/chapters.xml")]
listed = tap.read(root, "po/POTFILES.in").split()
report.check("every lesson is compiled in", [f for f in files if f not in listed])


def texts(path):
    """The texts of the file @path as the program looks them up."""
    return {" ".join("".join(element.itertext()).split()) for element in ET.parse(os.path.join(root, path)).iter()
            if element.tag in TEXTS}


def extracted(path):
    """What gettext finds in it."""
    done = subprocess.run(["xgettext", "--from-code=UTF-8", "--no-wrap", "-o", "-", path], cwd=root,
                          env={**os.environ, "GETTEXTDATADIRS": os.path.join(root, "data")},
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
    found = re.findall(r'^msgid ((?:".*"\n)+)', done.stdout, re.M)
    return {re.sub(r'\\(.)', r"\1", "".join(re.findall(r'"(.*)"\n', text))) for text in found} - {""}, done


for path in files:
    wanted, (got, done) = texts(path), extracted(path)
    report.check(os.path.basename(path) + ": gettext finds all texts and nothing else",
                 sorted("missing: " + t for t in wanted - got) + sorted("too much: " + t for t in got - wanted)
                 + ([done.stderr] if done.returncode else []))



def steps_before(a, b):
    """Whether step @a comes before step @b in the course."""
    order = [step for path, title, step in steps]
    return order.index(a) < order.index(b)


roots = {path: ET.parse(os.path.join(root, path)).getroot() for path in lessons}
ids = [lesson.get("id") for lesson in roots.values()]
report.check("no two lessons have one id", sorted({i for i in ids if ids.count(i) > 1}))
chapters = [c.get("id") for c in ET.parse(os.path.join(root, FOLDER + "chapters.xml")).getroot()]
report.check("no two chapters have one id", sorted({i for i in chapters if chapters.count(i) > 1}))

# The words of the glossary: each that the course uses is marked where it comes up first.
MALLARD = "{http://projectmallard.org/1.0/}"
# Everyday words as well, which come up earlier in another sense; "stand" in no other.
EVERYDAY, UNUSED = {"bid", "call", "hand", "lead", "made", "set", "trump", "trumping"}, {"stand"}
lines = [e.find(MALLARD + "title").text.split(", ") for e in ET.parse(os.path.join(root, "help/C/glossary.page")).iter(MALLARD + "item")]
glossary = {names[0].lower().replace(" ", "-"): names for names in lines}
steps = [(path, roots[path].findtext("title"), step) for path in sorted(roots, key=lambda f: (chapters.index(roots[f].get("chapter")), f))
         for step in roots[path].iter("step")]
marked, wrong = {}, []
for path, title, step in steps:
    for word in step.get("words", "").split():
        wrong += ["%s: no line on “%s”" % (path, word)] * (word not in glossary) + ["%s: “%s” again" % (path, word)] * (word in marked)
        marked.setdefault(word, step)
for word, names in glossary.items():
    # The beginning of a word will do: "trumped" speaks of trumping.
    pattern = re.compile(r"\b(%s)" % "|".join(re.escape(name.lower() if " " in name else name.lower()[:5]) for name in names))
    uses = [step for path, title, step in steps if pattern.search((title + " " + " ".join(step.itertext())).lower())]
    asked = [step for step in uses if pattern.search(" ".join(step.findtext(tag) or "" for tag in ("say", "ask")).lower())]
    if word in marked and marked[word] not in uses:
        wrong.append("“%s” is marked where it is not used" % word)
    if word not in EVERYDAY and word in marked and asked and steps_before(asked[0], marked[word]):
        wrong.append("“%s” is used before it is marked" % word)
    if word not in marked and asked and word not in UNUSED:
        wrong.append("“%s” is used, first in step “%s”, and not marked" % (word, asked[0].get("id")))
report.check("each word of the glossary is marked where the course uses it first", wrong)

# What is true for all is told to all: who answers wrongly hears of no table, no custom and no word
# that nobody else hears of.
TABLES = ("American", "Australian", "New Zealand", "Canadian", "Midwest", "classic",
          # and whatever says how it is for all, or for others
          "Some tables", "Other tables", "other tables", "few people", "the order is", "After each")


def told(step):
    """What everybody reads of @step, and what one who answers wrongly does."""
    to_all, to_few = [step.findtext("say") or "", step.findtext("ask") or ""], []
    for answer in step.iter():
        if answer.tag in ("choice", "option"):
            right = answer.get("right") == "yes"
            to_all.append(answer.findtext("label") or "")
            (to_all if right else to_few).append(answer.findtext("answer") or "")
        elif answer.tag == "pick":
            to_all.append(answer.findtext("answer") or "")
        elif answer.tag == "wrong":
            to_few.append(answer.findtext("answer") or "")
    return " ".join(to_all), " ".join(to_few)


heard, only, lesson_before = "", [], None
for path, title, step in steps:
    to_all, to_few = told(step)
    heard += " " + to_all.lower()
    # A table is named in the lesson itself: what it plays may differ from lesson to lesson.
    of_lesson = to_all if path != lesson_before else of_lesson + to_all
    lesson_before = path
    only += ["%s#%s: %s" % (path, step.get("id"), table) for table in TABLES if table in to_few and table not in of_lesson]
    for names in lines:
        first = names[0].lower()
        pattern = re.compile(r"\b(%s)" % "|".join(re.escape(n.lower() if " " in n else n.lower()[:5]) for n in names))
        if first not in EVERYDAY and first not in UNUSED and pattern.search(to_few.lower()) and not pattern.search(heard):
            only.append("%s#%s: %s" % (path, step.get("id"), first))
report.check("nothing is told only to who answers wrongly", only)

# Beside a reply that names what is right nothing is left to be shown.
SUITS = {"S": "♠", "C": "♣", "D": "♦", "H": "♥"}


def names_right(step):
    """The wrong answers of @step that name what is right, and nothing else that could be chosen, unmarked."""
    def cards(answer):
        return {"joker" if c == "JO" else c[:-1] + SUITS[c[-1]] for c in re.findall(r"\bJO\b|\b(?:10|[2-9AKQJ])[SCDH]\b", answer.get("do") or "")}
    plays = [a for a in step.iter("choice") if (a.get("do") or "").startswith("play")]
    right = {c for a in plays if a.get("right") for c in cards(a)}
    for answer in step.iter("choice"):
        text = answer.findtext("answer")
        others = {c for a in plays if not a.get("right") and a is not answer for c in cards(a)}
        if not answer.get("right") and not answer.get("tells") and any(c in text for c in right) and not any(c in text for c in others):
            yield " ".join(text.split())


report.check("a reply that names what is right says that it tells it",
             ["%s#%s: %s" % (path, step.get("id"), text) for path, title, step in steps for text in names_right(step)])

# A step that goes on with what the learner did in the one before has its hand.
GOES_ON = re.compile(r"\bYou took the first trick|\bYou still hold|\bYou led\b|\bThey took your\b")


def hand_of(step):
    line = re.search(r"hand 0 (.*)", step.findtext("position") or "")
    return set(line.group(1).split()) if line else set()


report.check("steps that tell one story have one deal",
             ["%s#%s" % (path, step.get("id")) for (before, _, last), (path, _, step) in zip(steps, steps[1:])
              if GOES_ON.search(step.findtext("say") or "") and (before != path or hand_of(last) != hand_of(step))])

# README.md says how many lessons there are.
number = "%d lessons" % len(lessons)
report.check("README.md counts the lessons", [] if number in tap.read(root, "README.md") else ["not “%s”" % number])
report.check("each lesson that is known with another one is known with one that there is",
             [path for path, lesson in roots.items() if lesson.get("known-with", ids[0]) not in ids])

# What is taught where.
known, teaching = tap.rules(root)
taught = {}
for path, lesson in roots.items():
    for name in " ".join(e.text or "" for e in lesson.iter("teaches")).split():
        taught.setdefault(name, []).append(path)
for path in tap.files(root, "help/C", endings=(".page",)):
    for names in re.findall(r"<\?teaches\s+(.*?)\s*\?>", tap.read(root, path), re.S):
        for name in names.split():
            taught.setdefault(name, []).append(path)
report.check("what is taught are rules", ["%s in %s" % (i, ", ".join(taught[i])) for i in sorted(set(taught) - set(known))])
untaught = [i for i in teaching if i not in taught]
print("# %d of %d rules for teachers are taught; not yet: %s"
      % (len(teaching) - len(untaught), len(teaching), " ".join(untaught) or "none"))
report.check("every rule for teachers is taught", untaught)
report.end()
