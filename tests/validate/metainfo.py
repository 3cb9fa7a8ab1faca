# SPDX-License-Identifier: GPL-3.0-or-later
"""metainfo.py FILE APP_ID VERSION SOURCE_ROOT: the metainfo as it is installed."""
import datetime
import os
import re
import struct
import subprocess
import sys
import xml.etree.ElementTree as tree

import tap

path, app_id, version, root = sys.argv[1:]
report = tap.Report()

# 0.16, Debian 12's, does not know <developer>, which 1.0 wants.
tool = subprocess.run(["appstreamcli", "--version"], stdout=subprocess.PIPE, text=True, check=True)
old = re.search(r"\b0\.\d+", tool.stdout)
report.run("appstreamcli validate", ["appstreamcli", "validate", "--no-net", "--strict"]
           + (["--override=unknown-tag=pedantic"] if old else []) + [path])

top = tree.parse(path).getroot()
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def texts(where):
    return [e.text.strip() for e in top.findall(where) if e.text and LANG not in e.attrib]


report.check("the id is the application's", [] if texts("id") == [app_id] else texts("id"))
report.check("it is launched by its desktop file",
             [] if texts("launchable") == [app_id + ".desktop"] else texts("launchable"))
report.check("the license of this file is free enough to be merged",
             [] if texts("metadata_license") == ["CC0-1.0"] else texts("metadata_license"))
report.check("one developer, with an id", [] if len(top.findall("developer[@id]/name")) == 1 else ["developer"])
report.check("the summary fits a shop window",
             [s for s in texts("summary") if not 10 <= len(s) <= 35 or s.endswith(".")])
report.check("nobody may gamble in it", [] if len(top.findall("content_rating[@type='oars-1.1']")) == 1
             and not top.findall("content_rating/*") else ["content_rating"])
report.check("two colors for the banner", [] if {c.get("scheme_preference") for c in top.findall("branding/color")}
             == {"light", "dark"} else ["branding"])
report.check("the program has a license", [] if texts("project_license") else ["project_license"])
report.check("addresses", [kind for kind in ("homepage", "bugtracker", "vcs-browser", "translate")
                           if not [e for e in top.findall("url[@type='%s']" % kind) if e.text.startswith("https://")]])

# Who plays it, and by whose rules, as the rules themselves have it.
families, sizes = set(), set()
for preset in re.findall(r'^  \[FH_PRESET_\w+\] = \{ "([a-z0-9-]+)"', tap.read(root, "src/engine/fh-rules.c"), re.M):
    family, size = re.fullmatch(r"([a-z-]+)-(\d)[a-z-]*", preset).groups()
    families.add(family)
    sizes.add(int(size))
NUMBERS = ["", "one", "two", "three", "four", "five", "six", "seven", "eight"]
NAMES = {
    "american": r"\bAmerican?\b",
    "australian": r"\bAustralian?\b",
    "canadian": r"\bCanad(a|ian)\b",
    "classic": r"\boriginal game for three\b",
    "midwest": r"\bMidwest\b",
    "new-zealand": r"\bNew Zealand\b",
}
report.check("every family of tables has a name here", sorted(families.symmetric_difference(NAMES)))
players = "%s to %s players" % (NUMBERS[min(sizes)], NUMBERS[max(sizes)])


def says(where, text):
    """What @text does not say of players and tables."""
    text = " ".join(text.split())
    if players not in text.lower():
        yield "%s does not say “%s”" % (where, players)
    yield from ("%s does not name the table %s" % (where, family) for family in sorted(families)
                if not re.search(NAMES.get(family, family), text))


def english(element):
    """The text of @element without its translations."""
    return "".join([element.text or ""] + [english(child) + (child.tail or "") for child in element
                                           if LANG not in child.attrib])


report.check("the description names players and tables", says("it", english(top.find("description"))))
report.check("so do the notes of the release", says("it", english(top.find("releases/release/description"))))
# Of which the table is not taken for the only one.
report.check("each names all of them", [] if list(says("it", "Four players by the rules of Australia.")) else ["nothing is missed"])

# What a picture shows stands in its name; a pair of which is the same moment, light and dark.
SHOWN = ["bidding", "lesson", "review", "table", "table-dark", "tutor"]
wrong = []
shown = sorted(os.path.basename(image.text)[:-len(".png")] for image in top.findall("screenshots/screenshot/image"))
if shown != SHOWN:
    wrong.append("the pictures are " + ", ".join(shown))
for shot in top.findall("screenshots/screenshot"):
    image = shot.findtext("image")
    if not re.search(r"/v%s/data/screenshots/[a-z-]+\.png$" % re.escape(version), image):
        wrong.append(image + ": no PNG of the tag of this version")
    elif not os.path.exists(os.path.join(root, "data", "screenshots", os.path.basename(image))):
        wrong.append(image + ": no such file in data/screenshots")
    else:
        with open(os.path.join(root, "data", "screenshots", os.path.basename(image)), "rb") as stream:
            head = stream.read(26)
        width, height, _, kind = struct.unpack(">IIBB", head[16:26])
        # Six is for colors with the transparency that a shadow needs.
        if width > 1000 or height > 700 or kind != 6:
            wrong.append("%s: %d x %d, kind %d" % (image, width, height, kind))
    caption = shot.findtext("caption")
    if not caption or caption.endswith("."):
        wrong.append(image + ": caption missing, or with a full stop")
if len(top.findall("screenshots/screenshot[@type='default']")) != 1:
    wrong.append("not one default screenshot")
report.check("screenshots", wrong)

wrong = []
releases = top.findall("releases/release")
dates = [r.get("date") for r in releases]
if not releases or releases[0].get("version") != version:
    wrong.append("the newest release is not %s" % version)
if releases and (releases[0].get("type", "stable") != "stable" or re.search(r"alpha|beta|rc|pre|~", releases[0].get("version"))):
    wrong.append("the newest release is not a finished one")
if dates != sorted(dates, reverse=True):
    wrong.append("the newest release does not come first")
if dates and datetime.date.fromisoformat(dates[0]) > datetime.date.today():
    wrong.append("the newest release is in the future")
wrong += ["%s says nothing" % r.get("version") for r in releases
          if len("".join(r.find("description").itertext() if r.find("description") is not None else "").split()) < 10]
report.check("releases", wrong)
report.end()
