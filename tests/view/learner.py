# SPDX-License-Identifier: GPL-3.0-or-later
"""A person who learns with the keyboard alone, or with the accessibility bus alone.

What is there and what is said is looked at on the bus in both cases, as a screen reader does; what
differs is how something is done.
"""
PRESSED = ("click", "row.show")
CHOOSE = "card.choose"


class Learner:
    """What both can do.  A window is turned to by its title before it is used."""

    def __init__(self, reader):
        from gi.repository import GLib
        self.reader, self.loop = reader, GLib.MainContext.default()
        self.focus = None
        self.said = []
        self.read = []  # descriptions of what had the keyboard
        self.known = []  # windows
        reader.atspi.Registry.registerEventListener(self.focused_cb, "object:state-changed:focused")
        reader.atspi.Registry.registerEventListener(self.named_cb, "object:property-change:accessible-name")
        reader.atspi.Registry.registerEventListener(self.described_cb, "object:property-change:accessible-description")

    def focused_cb(self, event):
        # Its object may be gone already: it is looked at later.
        if event.detail1:
            self.focus = event.source

    def named_cb(self, event):
        self.said.append((event.source, str(event.any_data)))

    def described_cb(self, event):
        self.read.append((event.source, str(event.any_data)))

    def is_status(self, node):
        """What is announced becomes the name of the status of its window."""
        try:
            return node.getRoleName() in ("status bar", "statusbar")
        except Exception:  # it went away
            return False

    def wait(self, what, name, seconds=None):
        """What @what returns once that is something; what happens meanwhile is heard."""
        def look():
            while self.loop.iteration(False):
                pass
            return what()
        return self.reader.wait(look, name, seconds, pause=0.005)

    # --- What is there ---

    def turn_to(self, title):
        """Waits for the window whose title begins with @title, and looks at that one from now on."""
        def look():
            return next((w for w in self.reader.windows() if w.name.startswith(title)), None)
        self.reader.window = self.wait(look, "the window “%s”" % title)
        if self.reader.window not in self.known:
            # What was never looked at says nothing of its changes.
            self.known.append(self.reader.window)
            status = self.wait(lambda: next(node for node in self.reader.walk() if self.is_status(node)),
                               "what tells what happens")
            self.said = [(status, status.name)]
        self.reader.known.clear()

    def leave(self):
        """Listens no more."""
        self.reader.atspi.Registry.deregisterEventListener(self.focused_cb, "object:state-changed:focused")
        self.reader.atspi.Registry.deregisterEventListener(self.named_cb, "object:property-change:accessible-name")
        self.reader.atspi.Registry.deregisterEventListener(self.described_cb, "object:property-change:accessible-description")

    def is_gone(self, title):
        self.wait(lambda: not any(w.name.startswith(title) for w in self.reader.windows()), "the end of “%s”" % title)

    def find(self, name, within=None, begins=False):
        """The first object called @name, or so that @name is its beginning, that can be used, in what is called
        @within or in the whole window; or None."""
        return next(self.find_all(name, within, begins), None)

    def find_all(self, name, within, begins):
        # Each object that is looked at takes its time.
        top = self.reader.find(within) if within else self.reader.window
        return (node for node in (self.reader.walk(top) if top else ())
                if self.is_called(node, name, begins) and self.reader.is_sensitive(node))

    def is_called(self, node, name, begins):
        is_now = self.reader.name_of(node)
        return is_now.startswith(name) if begins else is_now == name

    def has_focus(self, name, begins=False):
        """Whether the keyboard is on what is called @name, or so that @name is its beginning."""
        self.words_of_focus()
        return self.is_called(self.focus, name, begins)

    def see(self, name, within=None, begins=False):
        return self.wait(lambda: self.find(name, within, begins), "“%s”" % name)

    def card(self, words):
        """The card of the hand that is called @words, whatever is said of it besides."""
        def look():
            return next((card for card in self.reader.find("Your hand") if card.name.split(",")[0] == words), None)
        return self.wait(look, words)

    def hand(self, end=""):
        """The cards of the hand of which the last thing that is said is @end, as they are called."""
        names = [self.reader.name_of(card) for card in self.reader.find("Your hand")]
        return [name.split(",")[0] for name in names if name.endswith(end)]

    def cell(self, words):
        """The cell of the table of values with the call @words; what can be called is followed by its points."""
        def look():
            return next((n for n in self.reader.walk(self.reader.find("Calls")) if n.name.split(",")[0].lower() == words), None)
        return self.wait(look, words)

    def hear_any(self, texts):
        """Waits for the announcement of one of @texts, alone or with more, and returns that; what was announced
        before it is forgotten."""
        def look():
            return next(((k, text) for k, (node, said) in enumerate(self.said) for text in texts
                         if text in said and self.is_status(node)), None)
        try:
            at, text = self.wait(look, "announcement")
        except AssertionError as error:
            raise AssertionError("“%s” was not announced, but %s; %s" % (
                "” or “".join(texts), [said for node, said in self.said if self.is_status(node)], error)) from error
        del self.said[:at + 1]
        return text

    def hear(self, text):
        return self.hear_any([text])

    def hear_other(self, begin):
        """Waits for something that is announced and does not begin with @begin, and returns it."""
        def look():
            return next(((k, said) for k, (node, said) in enumerate(self.said)
                         if not said.startswith(begin) and self.is_status(node)), None)
        at, said = self.wait(look, "announcement")
        del self.said[:at + 1]
        return said

    def words_of_focus(self):
        """Name and description of what has the keyboard."""
        def look():
            # Newer toolkits say of the link in a label that it has the keyboard, although its label has not.
            if self.focus is not None and self.focus.getRoleName() == "link":
                self.focus = None
            if self.focus is None:  # it has been there before anybody listened
                self.focus = next((node for node in self.reader.walk()
                                   if self.has_keyboard(node) and node.getRoleName() != "link"), None)
            if self.focus is None:
                return None
            return "%s. %s" % (self.focus.name, self.focus.description) if self.has_keyboard(self.focus) else None
        return self.wait(look, "somewhere for the keyboard")

    def has_keyboard(self, node):
        return node.getState().contains(self.reader.atspi.STATE_FOCUSED)

    def feel(self, text, name=None):
        """Waits until what has the keyboard, which is called @name, says @text, or has said so meanwhile, for that is
        read when nothing can be announced."""
        def is_said():
            is_now = text in self.words_of_focus()
            return is_now or any(text in said and node == self.focus for node, said in self.read)
        try:
            self.wait(lambda: is_said() and (name is None or self.focus.name == name), "words")
            self.read.clear()
        except AssertionError as error:
            raise AssertionError("the keyboard is on “%s”, which does not say “%s”" % (self.words_of_focus(), text)) from error


class ByBus(Learner):
    """Does things by the actions of what is there."""

    def go_round(self):
        """What the bus reaches is no matter of the way to it."""

    def press(self, name, within=None, begins=False):
        if self.has_focus(name, begins) and self.press_node(self.focus):
            return
        self.wait(lambda: any(self.press_node(node) for node in self.find_all(name, within, begins)), "“%s”" % name)

    def press_node(self, node):
        """Does what @node is for, if there is something."""
        try:
            action = node.queryAction()
        except NotImplementedError:
            return False
        names = [action.getName(k) for k in range(action.nActions)]
        return any(action.doAction(names.index(name)) for name in PRESSED if name in names)

    def choose(self, words):
        self.reader.do(self.card(words), CHOOSE)

    def call(self, words):
        self.reader.do(self.cell(words), "click")

    def step(self, button, key):
        """Does what a button and a key of the window do."""
        self.press(button)

    def write(self, name, text):
        """Writes @text in the field @name; False where the toolkit, as GTK 4.8, lets nobody do so."""
        field = next(node for node in self.find_all(name, None, False) if node.getRoleName() == "text")
        try:
            field.queryEditableText().insertText(0, text, len(text))
        except NotImplementedError:
            return False
        return True


class ByKeys(Learner):
    """Presses keys."""

    def __init__(self, reader, desk):
        super().__init__(reader)
        self.desk = desk

    def move(self, key):
        """Presses @key, which leads elsewhere."""
        self.words_of_focus()
        was = self.focus
        self.desk.key(key)
        self.wait(lambda: self.focus is not was, "another place for the keyboard after %s on “%s”" % (key, was.name))

    def go_round(self):
        """Goes on with Tab until the keyboard is where it was, for nothing may hold it."""
        self.words_of_focus()
        start = self.focus
        for _ in range(200):
            self.move("Tab")
            if self.focus == start:
                return
        raise AssertionError("Tab does not come back to “%s”" % start.name)

    def press(self, name, within=None, begins=False):
        """Goes on with Tab until the keyboard is on what is called @name, and presses Return."""
        if not self.has_focus(name, begins):
            self.see(name, within, begins)
        for _ in range(200):
            if self.has_focus(name, begins):
                self.desk.key("Return")
                return
            self.move("Tab")
        raise AssertionError("Tab does not come to “%s”" % name)

    def place(self, node):
        """The middle of @node in its window."""
        box = node.queryComponent().getExtents(self.reader.atspi.WINDOW_COORDS)
        return box.x + box.width / 2, box.y + box.height / 2, box.height

    def move_to(self, node):
        """Moves with the arrow keys to @node, which stands in one group with what has the keyboard."""
        def step():
            (x, y, height), (to_x, to_y, _) = self.place(self.focus), self.place(node)
            was = self.focus
            self.desk.key(("Down" if to_y > y else "Up") if abs(to_y - y) > height / 2 else "Right" if to_x > x else "Left")
            try:
                # Cards that move up are not yet where they will be: the way may have been a wrong one.
                self.wait(lambda: self.focus is not was, "another place for the keyboard", 1)
            except AssertionError:
                pass
            return self.has_keyboard(node)

        if not self.has_keyboard(node):
            self.wait(step, "the keyboard on “%s”" % node.name)
        self.focus = node

    def move_within(self, group, node):
        """Goes on with Tab until the keyboard is in @group, then with the arrow keys to @node in it, and presses
        Return."""
        members = list(self.reader.walk(group))
        for _ in range(200):
            self.words_of_focus()
            if self.focus in members:
                break
            self.move("Tab")
        self.move_to(node)
        self.desk.key("Return")

    def choose(self, words):
        self.move_within(self.reader.find("Your hand"), self.card(words))

    def call(self, words):
        self.move_within(self.reader.find("Calls"), self.cell(words))

    def step(self, button, key):
        self.desk.key(key)

    def write(self, name, text):
        while not self.has_focus(name):
            self.move("Tab")
        for letter in text:
            self.desk.key("space" if letter == " " else letter)
        # What keys lead to happens elsewhere than in the text.
        self.move("shift+Tab")
        return True
