# SPDX-License-Identifier: GPL-3.0-or-later
"""What a catalogue or a template says."""
import collections
import re
import subprocess

Message = collections.namedtuple("Message", "context text plural")


def unquote(lines):
    text = "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', lines))
    return re.sub(r"\\(.)", lambda match: {"n": "\n", "t": "\t"}.get(match[1], match[1]), text)


def read(path):
    """{Message: [translation]}, without the header and what is obsolete; each plural form is one translation."""
    dump = subprocess.run(["msgattrib", "--no-obsolete", "--no-wrap", path], stdout=subprocess.PIPE, text=True,
                          check=True).stdout
    string = r'((?:"(?:[^"\\]|\\.)*"\n?)+)'
    entries = re.finditer(r"^(?:msgctxt %s)?msgid %s(?:msgid_plural %s)?((?:msgstr(?:\[\d\])? %s)+)"
                          % (string, string, string, string), dump, re.M)
    messages = {Message(*(unquote(cell or "") for cell in entry.groups()[:3])):
                [unquote(text) for text in re.findall(r"msgstr(?:\[\d\])? " + string, entry[4])] for entry in entries}
    return {message: translations for message, translations in messages.items() if message.text}
