# SPDX-License-Identifier: GPL-3.0-or-later
"""Deals that computer players play among themselves, at every table: each record is read and written again."""
import json
import subprocess

from common import Broken

# The first of them plays most deals; one who does anything allowed comes to places where others do not.
PLAYERS = ("rules", "random", "beginner")
SHARES = (70, 25, 5)
LAWS = ("strict", "table")


def play(order, preset, players, deals, seed, laws):
    """Plays @deals and checks them; returns the numbers of records and of deals."""
    simulate = [order.cli(), "simulate", preset, "--deals", str(deals), "--seed", str(seed), "--players", players,
                "--option", "laws=" + laws]
    order.step(" ".join(simulate[1:]))
    source = order.start(simulate, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    check = subprocess.run([order.own_tool("endurance-records")], stdin=source.stdout, check=False,
                           stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    source.stdout.close()
    said = source.stderr.read().decode()
    source.wait()
    order.processes.remove(source)
    if source.returncode != 0 or said:
        raise Broken("%s ends with %d: %s" % (" ".join(simulate), source.returncode, said))
    if check.returncode != 0:
        raise Broken("%s: %s" % (" ".join(simulate), check.stderr.decode()[-3000:]))
    records, dealt = map(int, check.stdout.split())
    if records != deals:
        raise Broken("%s gives %d records" % (" ".join(simulate), records))
    return records, dealt


def run(order):
    presets = [preset["preset"] for preset in json.loads(subprocess.run(
        [order.cli(), "rules", "--json"], check=True, stdout=subprocess.PIPE).stdout)]
    rounds = []
    for preset in presets:
        for players, share in zip(PLAYERS, SHARES):
            for laws in LAWS:
                share_of_deals = order.count * share // (100 * len(presets) * len(LAWS))
                rounds.append((preset, players, max(share_of_deals, 1), order.random.getrandbits(32), laws))
    total = 0

    def go(*arguments):
        nonlocal total
        total += play(order, *arguments)[1]
        return True
    order.each(rounds, go)
    return "%d deals at %d tables played, read and written again" % (total, len(presets))
