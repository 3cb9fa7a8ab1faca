# SPDX-License-Identifier: GPL-3.0-or-later
"""icons.py FOLDER APP_ID: the icons of the application, as they are installed in hicolor."""
import os
import re
import struct
import sys
import xml.etree.ElementTree as tree

import tap

folder, app_id = sys.argv[1:]
report = tap.Report()
SVG = "{http://www.w3.org/2000/svg}"


def faults(path, size):
    """What is wrong with the drawing @path, for a canvas of at least @size."""
    if not os.path.exists(path):
        return [path + " is missing"]
    top = tree.parse(path).getroot()
    wrong = []
    box = [float(n) for n in (top.get("viewBox") or "0 0 %s %s" % (top.get("width"), top.get("height"))).split()]
    if box[2] != box[3] or box[2] < size:
        wrong.append("the canvas is %g x %g" % (box[2], box[3]))
    for element in top.iter():
        if element.tag in (SVG + "image", SVG + "text", SVG + "filter"):
            wrong.append("uses <%s>" % element.tag[len(SVG):])
        for name, value in element.attrib.items():
            if name.endswith("href") and not value.startswith("#"):
                wrong.append("refers to " + value)
    return wrong


report.check("the icon", faults(os.path.join(folder, "scalable", "apps", app_id + ".svg"), 128))
symbolic = os.path.join(folder, "symbolic", "apps", app_id + "-symbolic.svg")
report.check("the symbolic icon", faults(symbolic, 16))
if os.path.exists(symbolic):
    with open(symbolic, encoding="utf-8") as stream:
        colors = set(re.findall(r"(?:fill|stroke)[=:]\s*[\"']?(#[0-9a-fA-F]{3,8})", stream.read()))
    report.check("the symbolic icon has one color", sorted(colors) if len(colors) > 1 else [])
# At 16 pixels the large drawing is a blur; there is another one, drawn on the pixels.
small = os.path.join(folder, "16x16", "apps", app_id + ".png")
if os.path.exists(small):
    with open(small, "rb") as stream:
        head = stream.read(24)
    size = struct.unpack(">II", head[16:24])
    report.check("the small icon", [] if head[1:4] == b"PNG" and size == (16, 16) else ["%s x %s" % size])
else:
    report.check("the small icon", [small + " is missing"])
report.check("nothing else", [f for f in tap.files(folder) if not os.path.basename(f).startswith(app_id)])
report.end()
