# SPDX-License-Identifier: GPL-3.0-or-later
"""reach.py keys|bus PART BUILD_FOLDER [whole]: to learn with the keyboard alone, or with the accessibility bus alone.

PART is `course`: the lessons, with something wrong and what is right; or `rest`: the beginning, practice, and the
review of a deal.  Without `whole` each of the two takes its half of the lessons, and does something wrong once in each.
Display, window manager and buses are started for it.
"""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path[:0] = [os.path.join(ROOT, "tests", "endurance"), os.path.join(ROOT, "tests", "validate")]

import course  # noqa: E402
import tap  # noqa: E402
from bus import Bus  # noqa: E402
from chance import seeded  # noqa: E402
from common import DATA, STATE, Broken, Home, Order, Skip  # noqa: E402
from desk import Desk  # noqa: E402
from learner import ByBus, ByKeys  # noqa: E402
from records import LAST_CARD  # noqa: E402

JOKER = "Which suit does the joker name?"
PANEL, QUESTION = "Lesson", "Question"  # what the words and the buttons of a lesson, or of practice, stand in

MISTAKE = "jack of clubs"
JUDGED = "One decision cost about "  # once all of the person's are judged
AGAIN = "Which card do you play this time?"
WRONG, RIGHT = "king of clubs", "seven of clubs"
VERDICT = {WRONG: "Not that.", RIGHT: "Right: "}  # how what is announced of them begins


class Room:
    """A desk with the program on it, and a person before it."""

    def __init__(self, order, hands):
        self.order, self.hands = order, hands
        self.desk = Desk(order)
        self.bus = Bus(order, self.desk)
        self.home = self.program = self.person = None

    def open(self, name):
        """Moves to another home; the program is not started yet."""
        if self.program:
            self.person.leave()
            self.order.stop(self.program)
        self.home = Home(os.path.join(self.order.folder, name), play_forced="false")

    def start(self):
        program, env = self.order.program(), self.home.environment(self.desk.name, self.bus.address)
        self.program = self.order.start([program], env=seeded(program, env),
                                        stderr=open(os.path.join(self.order.folder, "stderr"), "a"))
        self.desk.wait_window(self.program)
        reader = self.bus.read(self.program)
        self.person = ByBus(reader) if self.hands == "bus" else ByKeys(reader, self.desk)
        return self.person


# --- Lessons ---

def words_of_call(code):
    named = {"PASS": "pass", "MIS": "misère", "OMIS": "open misère"}
    if code.endswith("NT"):
        return "%s no trump" % course.RANKS[code[:-2]]
    return named.get(code) or "%s %s" % (course.RANKS[code[:-1]], course.SUITS[code[-1]])


def act(person, action):
    verb, names = action
    if verb == "option":
        person.press(names[0], PANEL)
    elif verb == "bid":
        person.call(words_of_call(names[0]))
    else:
        for name in names:
            person.choose(name)
        if verb not in ("play", "point"):
            person.press("Put Away" if verb == "discard" else "That’s It")


def hear_answer(person, answers):
    """Waits for one of @answers, and for the question before it where the joker names a suit."""
    heard = person.hear_any(answers + [JOKER])
    if heard == JOKER:
        person.press("spades")
        heard = person.hear_any(answers)
    person.feel(heard)


def try_wrong(person, step):
    """Does something wrong, hears why, and goes back to before it."""
    action, answers = step.wrong()
    act(person, action)
    hear_answer(person, answers)
    if person.find("Try Again", PANEL):
        person.press("Try Again", PANEL)
        person.hear(step.words)
    elif action[0] in ("pick", "discard"):
        for name in action[1]:
            person.choose(name)


def take_step(person, step, tries):
    person.hear(step.words)
    person.feel(step.words)
    person.go_round()
    if step.kind() == "watch":
        return
    if tries and step.wrong():
        try_wrong(person, step)
    action, answer = step.right()
    act(person, action)
    hear_answer(person, [answer])


def take_lesson(person, lesson, whole):
    """All steps, with something wrong in each of them, or in the first where that is possible if not @whole."""
    tries = True
    for step in lesson.steps:
        try:
            take_step(person, step, tries)
        except AssertionError as error:
            raise AssertionError("%s#%s: %s" % (lesson.id, step.id, error)) from error
        tries = whole or (tries and not step.wrong())
        person.press("Finish" if step == lesson.steps[-1] and step.kind() != "watch" else "Next", PANEL)
    person.hear("Well done: “%s” is yours now." % lesson.title)


def learn(room):
    """To all lessons and the practice; the door called so leads to the next lesson."""
    person = room.start()
    person.words_of_focus()
    person.step("Learn", "F2")
    person.turn_to("Learn 500")
    return person


def take_course(room, book, whole):
    room.open("course")
    left = list(book)
    if not whole:
        left = left[room.hands == "bus"::2]
        # Who has done what comes after such a lesson is not sent back to it.
        known = {book[title].id for title in book if title not in left}
        left = [title for title in left if book[title].known_with not in known]
        with open(room.home.path(DATA, "progress.conf"), "a", encoding="utf-8") as known:
            known.write("".join("[lesson %s]\ndone=true\n" % book[title].id for title in book if title not in left))
    person = learn(room)
    person.press("Begin: " if whole else "Next: ", begins=True)
    while left:
        title = left.pop(0)
        person.turn_to(title)
        take_lesson(person, book[title], whole)
        if whole and left:
            person.press("Next Lesson", PANEL)
        else:
            person.press("All Lessons", PANEL)
            person.turn_to("Learn 500")
            if left:
                person.press("Next: " + left[0])
    person.see("%d of %d lessons done" % (len(book), len(book)))


# --- The beginning ---

def take_beginning(room, book):
    """From the first start of all, with nothing known, to the first trick."""
    room.open("beginning")
    os.unlink(room.home.path(DATA, "progress.conf"))
    person = room.start()
    person.see("What do you know already?")
    person.feel("your first trick is a minute away", "Nothing yet")
    person.press("Nothing yet")
    title = next(iter(book))
    person.turn_to(title)
    take_step(person, book[title].steps[0], False)


# --- Practice ---

def hear_question(person):
    question = person.hear_other("Looking for a good position…")
    person.feel(question)
    return question


def answer_options(person, options):
    """Presses the first; or one after the other, where they are to be put in order."""
    for k, name in enumerate(options):
        person.press(name, QUESTION)
        placed = "%d. %s" % (k + 1, name)
        if person.wait(lambda: "Next" if person.has_focus("Next") else person.find(placed, QUESTION), placed) == "Next":
            return


def answer_question(person):
    """Answers something, right or wrong, to whatever is asked; what is said to that has to be read."""
    hear_question(person)
    person.go_round()
    buttons = [name for _, name, _ in person.reader.buttons(person.reader.find(QUESTION))]
    if person.reader.find("Calls"):
        person.call("pass")
    elif "That’s It" in buttons:
        person.choose(person.hand()[0])
        person.press("That’s It", QUESTION)
    elif buttons == ["Stop"]:
        person.choose(person.hand(", playable")[0])
    else:
        answer_options(person, [name for name in buttons if name != "Stop"])
    answer = person.hear_other("Looking")
    assert answer.startswith(("Right", "Not quite.")), answer
    person.feel(answer, "Next")


def take_practice(room):
    room.open("practice")
    person = learn(room)
    person.press("Practice")
    person.see("Everything Mixed")
    kinds = [row.name for row in person.reader.find("One Kind") if row.getRoleName() == "list item"]
    for kind in kinds:
        person.press(kind, "One Kind")
        try:
            answer_question(person)
            person.press("Next", QUESTION)
            hear_question(person)
        except AssertionError as error:
            raise AssertionError("%s: %s" % (kind, error)) from error
        person.press("Stop", QUESTION)
        person.feel("", "Everything Mixed")
    for kind in kinds:
        row = person.see(kind, "Right answers by kind of question")
        assert row.description in ("0 of 1", "1 of 1"), "%s: %s" % (kind, row.description)
    person.press("Progress")
    person.see("Tricks and following suit")


# --- A review ---

def step_through(person):
    """Some steps, then to the end of the deal and back to the beginning; each has its words."""
    place = person.see("Step 1 of ", begins=True)
    n = int(place.name.split()[-1])

    def go(button, key, k):
        person.said.clear()
        person.step(button, key)
        person.wait(lambda: place.name == "Step %d of %d" % (k, n), "step %d" % k)
    for k in range(2, 12):
        go("Next Step", "Right", k)
        person.feel(person.hear_other("Step"))
    go("End of the Deal", "End", n)
    go("Previous Step", "Left", n - 1)
    go("Beginning of the Deal", "Home", 1)


def try_again(person):
    """Something wrong, after which the table stays as it is, and what is right."""
    for card, button in ((WRONG, "Try Again"), (RIGHT, "Play On")):
        person.press("Try Again")
        person.hear(AGAIN)
        person.feel(AGAIN)
        person.choose(card)
        person.see(button)
        person.feel("")
        person.hear(VERDICT[card])
        assert person.focus.name != AGAIN
    person.press("Back to the Review")


def take_review(room):
    """From the button after a deal: the steps, the dearest mistake once more, the others, all hands, and a note."""
    room.open("review")
    journal = room.home.path(STATE, "game.500")
    os.makedirs(os.path.dirname(journal))
    with open(journal, "w", encoding="ascii") as game:
        game.write(LAST_CARD)
    person = room.start()
    person.choose("six of clubs")
    person.press("Review")
    person.turn_to("Review")
    person.hear(JUDGED)  # so that nothing else is announced while the steps are
    person.hear(AGAIN)
    person.press("Show the Answer")
    person.feel(MISTAKE)
    person.step("Beginning of the Deal", "Home")
    worst = person.wait(lambda: next(row for row in person.reader.find("Your decisions") if MISTAKE in row.name), MISTAKE)
    person.go_round()
    step_through(person)
    person.press(worst.name, "Your decisions")
    person.feel(MISTAKE)
    try_again(person)
    person.feel(MISTAKE)
    assert not person.find("seven of hearts", begins=True), "the hands of the others are seen"
    person.press("All Hands")
    person.see("seven of hearts", begins=True)
    person.said.clear()
    person.press("Judge the Others, Too")
    person.hear_other("Judge")
    if person.write("Note", "lower is safe"):
        person.step("Next Step", "Right")
        person.wait(lambda: "\nnote lower is safe\n" in open(journal, encoding="utf-8").read(), "the note in the record")
    person.step("Close", "Escape")
    person.is_gone("Review")


def main(hands, part, build, *words):
    report = tap.Report()
    order = Order("reach-%s-%s" % (hands, part), 1, 1, 0, build)
    whole = "whole" in words
    name, good = part, False
    try:
        room = Room(order, hands)
        book = course.read_all(os.path.join(ROOT, "data", "lessons"), order.cli(), "australian-4")
        parts = {"the course": lambda: take_course(room, book, whole)} if part == "course" else {
            "the beginning": lambda: take_beginning(room, book), "practice": lambda: take_practice(room),
            "a review": lambda: take_review(room)}
        for name, take in parts.items():
            take()
            report.check("%s by %s" % (name, hands), [])
        good = True
    except Skip as reason:
        print("1..0 # SKIP %s" % reason)
        sys.exit(0)
    except (AssertionError, Broken) as error:
        report.check("%s by %s" % (name, hands), [str(error)])
        for look in order.on_failure:
            look()
        print("# kept: " + order.folder, file=sys.stderr)
    finally:
        order.close(keep=not good)
    report.end()


if __name__ == "__main__":
    main(*sys.argv[1:])
