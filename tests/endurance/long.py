# SPDX-License-Identifier: GPL-3.0-or-later
"""A thousand deals in one window, by the keyboard: the memory must not grow."""
import os
import time

import promise
from common import Broken, Home
from desk import Desk
from play import Keyboard

# The memory is noted after so many deals.
EVERY = 5
# Growth is a slope that is certainly, with the 95 % interval of a straight line, above so many
# KiB a deal after the first fifth: with less, a year of evenings is a matter of megabytes.
MOST_SLOPE = 2.0
LEAST_DEALS_TO_JUDGE = 150


def memory(pid):
    """The process's own memory in KiB, without what it shares with files."""
    with open("/proc/%d/status" % pid, encoding="ascii") as stream:
        return next(int(line.split()[1]) for line in stream if line.startswith("RssAnon"))


def count_files(pid):
    return len(os.listdir("/proc/%d/fd" % pid))


def fit(points):
    """Slope of a straight line through @points, and the half width of its 95 % interval."""
    n = len(points)
    mean_x, mean_y = sum(x for x, _ in points) / n, sum(y for _, y in points) / n
    spread = sum((x - mean_x) ** 2 for x, _ in points)
    slope = sum((x - mean_x) * (y - mean_y) for x, y in points) / spread
    rest = sum((y - mean_y - slope * (x - mean_x)) ** 2 for x, y in points)
    return slope, 2 * (rest / max(n - 2, 1) / spread) ** 0.5


def judge(samples, deals):
    """Says how the memory went, and refuses growth."""
    first, last = samples[0], samples[-1]
    files = "%d to %d open files" % (first[2], last[2])
    if last[2] > first[2] + 8:
        raise Broken("files are left open: %s" % files)
    if deals < LEAST_DEALS_TO_JUDGE:
        return "%d to %d KiB, %s" % (first[1], last[1], files)
    late = [(deal, kib) for deal, kib, _ in samples if deal >= deals / 5]
    slope, half = fit(late)
    text = "%d KiB at deal %d, %d at the end, %.2f ± %.2f KiB a deal, %s" % (
        late[0][1], late[0][0], last[1], slope, half, files)
    if slope - half > MOST_SLOPE:
        raise Broken("the memory grows: " + text)
    return text


def run(order):
    desk = Desk(order)
    home = Home(os.path.join(order.folder, "home"), play_forced="true", window_width="760",
                window_height="560")
    program = order.start([order.program()], env=home.environment(desk.name),
                          stderr=open(os.path.join(order.folder, "stderr"), "w"))
    keyboard = Keyboard(order, desk, program, promise.journal_path(home.folder))
    samples, deals = [], 0
    with open(os.path.join(order.folder, "samples"), "w", encoding="ascii") as log:
        while not order.is_over(deals):
            keyboard.play_deal()
            deals += 1
            if deals % EVERY == 0 or deals == 1:
                samples.append((deals, memory(program.pid), count_files(program.pid)))
                log.write("%d %d %d\n" % samples[-1])
                log.flush()
    samples.append((deals, memory(program.pid), count_files(program.pid)))
    text = judge(samples, deals)
    keyboard.quit()
    return "%d deals, %d games in one window; %s; %.1f s a deal" % (
        deals, keyboard.games, text, (time.monotonic() - order.began) / deals)
