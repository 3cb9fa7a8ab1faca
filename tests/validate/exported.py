# SPDX-License-Identifier: GPL-3.0-or-later
"""exported.py SOURCE_ROOT: what a file offers is called from another one, and not by tests alone.

And what is small is called from two, or is part of the one.
"""
import collections
import os
import re
import sys

import tap

root = sys.argv[1]
report = tap.Report()

# What is there for tests, and why they need it.
FOR_TESTS = {
    "A view is looked at from outside, as a person looks at it: what it shows and where.": """
        fh_answer_view_shows_busy fh_application_get_settings fh_application_get_window
        fh_card_art_get_stats fh_card_widget_get_count fh_card_widget_get_reason fh_deal_picture_get_n_cards
        fh_deal_view_get_game_view fh_deal_view_get_run fh_learn_window_get_deal_view
        fh_dummy_view_get_n_down fh_game_log_get_line fh_game_log_get_n_lines fh_help_window_get_target
        fh_house_window_get_rows fh_last_trick_get_answer fh_laws_bar_get_text fh_learn_window_get_lesson_view
        fh_lesson_view_get_game_view fh_lesson_view_get_lesson fh_lesson_view_get_panel
        fh_new_game_page_peek_rules fh_option_row_get_refusal fh_paste_window_get_sentence
        fh_practice_page_get_round fh_practice_page_get_session fh_practice_round_get_panel fh_practice_round_get_table
        fh_review_deals_window_get_trouble fh_review_trial_get_sentence fh_review_window_get_review fh_review_window_get_stop
        fh_review_window_get_table fh_review_window_get_trial fh_score_bar_get_shown
        fh_score_entry_set_points fh_score_sheet_get_n_rows
        fh_sounds_get_n_streams fh_table_view_get_place fh_table_view_get_slot
        fh_window_get_game fh_window_get_game_view""",
    "Chance and long thoughts are taken out of a test.": """
        fh_challenges_set_level fh_practice_session_set_seed""",
    "A test has at once what the program reads in a task.": """
        fh_game_new_from_text""",
    "A claim of the room about itself is tried with many inputs.": """
        fh_dummy_cards_down fh_game_set_seating fh_history_is_decision fh_mistake_motive
        fh_practice_right_answer fh_puzzle_weigh
        fh_record_last_anchor fh_review_dup_text fh_review_find_step fh_solver_position_init_contract""",
}
reason = {name: why for why, names in FOR_TESTS.items() for name in names.split()}

COMMENT_OR_STRING = re.compile(r'/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.S)
DEFINITION = re.compile(r"^(?!static\b)[A-Za-z_][\w *]*\n(fh_\w+) \(", re.M)
NAME = re.compile(r"\bfh_\w+")


def names(folder):
    """Of each file, how often it names what."""
    return {f: collections.Counter(NAME.findall(COMMENT_OR_STRING.sub(" ", tap.read(root, f))))
            for f in tap.files(root, folder, endings=(".c", ".h"))}


source, tests = names("src"), collections.Counter()
for f, named in names("tests").items():
    tests.update(set(named))
home = {name: f for f in source if f.endswith(".c") for name in DEFINITION.findall(tap.read(root, f))}
declared = {name: f for f in source if f.endswith(".h") for name in source[f] if name in home
            and re.search(r"\b%s \([^;{]*\)[^;{]*;" % name, COMMENT_OR_STRING.sub(" ", tap.read(root, f)))}


def is_called(name):
    """Whether a file other than its own needs it; an inline function of a header counts."""
    return any(named[name] > (f == declared.get(name)) for f, named in source.items() if f != home[name])


lonely = sorted(name for name in home if not is_called(name))
report.check("nothing is offered that nobody wants",
             ["%s: %s" % (home[name], name) for name in lonely if not tests[name] and source[home[name]][name] < 2])
report.check("what one file alone calls is static",
             ["%s: %s" % (home[name], name) for name in lonely if not tests[name] and source[home[name]][name] > 1])
only = {name for name in lonely if tests[name] and source[home[name]][name] < 2}
report.check("what tests alone call is there for a reason",
             ["%s: %s" % (home[name], name) for name in sorted(only - set(reason))]
             + ["%s is called by others, or by nobody" % name for name in sorted(set(reason) - only)])

# --- Files that are things ---
# A header, or a file of fewer lines than the first, that one other file of its room alone has a use for belongs into
# that one, unless both together have more than the second.  What a test includes is a unit of its own.
SHORT, LONG = 100, 400
# What stays apart all the same, and why.
APART = {
    "A program writes it whole (tests/bench/fit, fit-calibration).": """
        src/players/bidding/fh-convention-weights.c src/players/bidding/fh-stakes-weights.c
        src/players/search/fh-calibration-weights.c""",
    "Each command is a file.": """
        src/cli/fh-deal-command.c""",
}
INCLUDE = re.compile(r'^#include "([^"]+)"', re.M)
DATA = re.compile(r"^(?:const|Fh)[\w *]*\b(fh_\w+)(?:\[\w+\])* =", re.M)
includers = collections.defaultdict(set)
for f in tap.files(root, "src", "tests", endings=(".c", ".h")):
    for header in INCLUDE.findall(tap.read(root, f)):
        includers[header].add(f)
offered = {f: {name for name in home if home[name] == f} | set(DATA.findall(tap.read(root, f)))
           for f in source if f.endswith(".c")}


def body(f):
    """The file with the functions of the header @f, where there is one."""
    return f[:-2] + ".c" if f[:-2] + ".c" in source else f


def length(f):
    return tap.read(root, f).count("\n")


def users(f):
    """Those who have a use for @f, but for what belongs to it; by a header that several files see they all have it."""
    if f.endswith(".h"):
        found = includers[os.path.basename(f)] - {body(f)}
        onward = [g for user in found if user.endswith(".h") for g in includers[os.path.basename(user)] - {body(user)}]
        return found if sum(g in source for g in onward) > 1 else {body(user) for user in found}
    return {body(g) for g, named in source.items()
            if any(named[name] > (g == declared.get(name)) for name in offered[f])} - {f}


def belongs_to(f):
    """The file that @f should be part of, or None."""
    if f.endswith(".c") and (length(f) >= SHORT or re.search(r"^(?:G|FH)_DEFINE_|^main \(", tap.read(root, f), re.M)):
        return None
    found = users(f)
    user = found.pop() if len(found) == 1 else ""
    fits = os.path.dirname(user) == os.path.dirname(f) and length(body(f)) + length(user) <= LONG
    return user if user.endswith(".c") and fits else None


apart = {f for names_of in APART.values() for f in names_of.split()}
alone = {f: belongs_to(f) for f in source if belongs_to(f)}
report.check("a small file or a header has two users, or a reason",
             ["%s belongs into %s" % (f, alone[f]) for f in sorted(set(alone) - apart)]
             + ["%s needs no reason" % f for f in sorted(apart - set(alone))])
report.end()
