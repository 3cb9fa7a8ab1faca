# SPDX-License-Identifier: GPL-3.0-or-later
"""The lessons of the course, as a test reads them: what is asked, what is right, and what is answered."""
import glob
import json
import os
import subprocess
import xml.etree.ElementTree as tree

RANKS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "10": "ten", "9": "nine", "8": "eight", "7": "seven",
         "6": "six", "5": "five", "4": "four", "3": "three", "2": "two"}
SUITS = {"S": "spades", "C": "clubs", "D": "diamonds", "H": "hearts"}


def text_of(node, name):
    found = node.find(name)
    return " ".join(found.text.split()) if found is not None and found.text else ""


def words_of_card(code):
    """What a screen reader calls the card that records have as @code."""
    return "joker" if code == "JO" else "%s of %s" % (RANKS[code[:-1]], SUITS[code[-1]])


class Step:
    """One step.  What is done in it is a pair of a verb and of names: ("play", cards), ("discard", cards), ("pick", cards)
    and ("point", cards), which is just one that answers at once, as a screen reader calls them, ("bid", calls), as records have them, ("option", labels)."""

    def __init__(self, node):
        self.node, self.id = node, node.get("id")
        self.words = " ".join(words for words in (text_of(node, "say"), text_of(node, "ask")) if words)
        self.options = [(text_of(o, "label"), o.get("right") == "yes", text_of(o, "answer")) for o in node.findall("option")]
        self.choices = [(self.read(c.get("do").split()), c.get("right") == "yes", text_of(c, "answer")) for c in node.findall("choice")]
        self.pick = node.find("pick")
        self.picked = []  # the cards that are right, for a pick
        self.hand = self.find_hand()

    @staticmethod
    def read(words):
        """What is done by a choice, all that it names."""
        verb, *names = words
        return verb, names if verb == "bid" else [words_of_card(name) for name in names]

    def find_hand(self):
        """The cards that the learner was dealt."""
        position = self.node.find("position")
        if position is None:
            return []
        seat = position.get("seat", "0")
        return next([words_of_card(card) for card in line.split()[2:]] for line in position.text.splitlines()
                    if line.split()[:2] == ["hand", seat])

    def kind(self):
        return "pick" if self.pick is not None else "option" if self.options else "choose" if self.choices else "watch"

    def pick_verb(self):
        return "point" if len(self.pick.get("cards", "").split()) == 1 else "pick"

    def right(self):
        """What is right, and what is answered to it; None where one only looks on."""
        if self.kind() == "pick":
            return (self.pick_verb(), self.picked), text_of(self.pick, "answer")
        if self.kind() == "option":
            return next((("option", [label]), answer) for label, is_right, answer in self.options if is_right)
        for (verb, names), is_right, answer in self.choices:
            if is_right:
                return (verb, names if verb == "discard" else names[:1]), answer
        return None

    def answer_to(self, action):
        """What is answered to @action, and whether it is right: the first choice that fits says so."""
        for (verb, names), is_right, answer in self.choices:
            if verb == "others" or (set(names) <= set(action[1]) if verb == "discard" else action[1][0] in names):
                return is_right, answer
        return None

    def wrong(self):
        """Something that is wrong but can be done, with the answers that it may get; None where there is nothing."""
        if self.kind() == "pick":
            others = [card for card in self.hand if card not in self.picked]
            answers = [text_of(wrong, "answer") for wrong in self.pick.findall("wrong")]
            return ((self.pick_verb(), others[:1]), answers) if others else None
        if self.kind() == "option":
            return next((("option", [label]), [answer]) for label, is_right, answer in self.options if not is_right)
        right = self.right()[0] if self.choices else None
        for (verb, names), is_right, answer in self.choices:
            if is_right or verb == "others":
                continue
            rest = [card for card in self.hand if card not in names] if verb == "discard" else []
            action = verb, (names + rest)[:len(right[1])]
            if self.answer_to(action) == (False, answer):
                return action, [answer]
        return None


class Table:
    """The table that is played at when nothing was chosen, to which lessons and steps belong or not."""

    def __init__(self, preset, cli):
        told = subprocess.run([cli, "rules", preset, "--json"], stdout=subprocess.PIPE, text=True, check=True)
        self.preset = preset
        self.rules = json.loads(told.stdout)
        self.options = {option["name"]: option["value"] for option in self.rules["options"]}

    def suits(self, node):
        words = node.get("tables", "").split()
        return not words or any(
            self.options.get(word.split("=")[0]) == word.split("=")[1] if "=" in word
            else int(word) == self.rules["seats"] if word.isdigit() else self.preset.startswith(word) for word in words)


class Lesson:
    def __init__(self, path, cli, table):
        root = tree.parse(path).getroot()
        self.title = text_of(root, "title")
        self.id = root.get("id")
        self.known_with = root.get("known-with")
        self.suits = table.suits(root)
        self.steps = [Step(node) for node in root.findall("step") if table.suits(node)]
        if any(step.kind() == "pick" for step in self.steps):
            # The engine knows which cards these are.
            told = subprocess.run([cli, "lesson", "--all-choices", "--quick", path], stdout=subprocess.PIPE, text=True, check=True,
                                  env=dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en")).stdout.splitlines()
            for step in self.steps:
                if step.kind() == "pick":
                    step.picked = self.read_pick(told, step)

    @staticmethod
    def read_pick(told, step):
        at = next(k for k, line in enumerate(told) if line.startswith(step.id + ":"))
        return told[at + 1].strip().split(", ")


def read_all(folder, cli, preset):
    """All lessons for who plays at @preset, by their titles."""
    table = Table(preset, cli)
    lessons = [Lesson(path, cli, table) for path in sorted(glob.glob(os.path.join(folder, "[0-9]*.xml")))]
    return {lesson.title: lesson for lesson in lessons if lesson.suits}
