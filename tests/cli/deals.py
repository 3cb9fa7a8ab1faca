# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives five-hundred-cli: deals by numbers, simulations and matches."""
import re

from program import equal, expect, FINE, FOUR_HANDED, french, JOKER, NOT_UNDERSTOOD, PRESETS, report, run, value

# Deals.
dealers = [value(run("replay", "--json", "-", stdin=run("deal", "american-4", "--seed", str(n)).stdout))["deals"][0]["dealer"]
           for n in range(40)]
report.check("deal: anybody may deal first", equal(sorted(set(dealers)), [0, 1, 2, 3]))
# The same for ever, and everywhere: people say numbers to each other.
report.check("deal: by number", equal(run("deal", "australian-4", "--number", "1").stdout.decode().split("\n")[2:7],
    ["seed xoshiro256ss ccd1ae1c39f706530000000000000001", "", "deal 1", "hand 0 9C QD KS 8H 9S 8C 4D 7H 7C 10H",
     "hand 1 QH 7D AD 9H QC 5D 8S AH JO 10S"]))
drawn = run("deal", "australian-4")
report.check("deal: of no number, and which it was", list(expect(drawn, FINE, "500 1\n.*", r"This is the deal of --number \d+\.\n"))
             + equal(run("deal", "australian-4", "--number", re.sub(rb"\D", b"", drawn.stderr).decode()).stdout, drawn.stdout))
# a table that goes by a name elsewhere is its preset with options, of which the command line may say otherwise.
report.check("deal: a table known elsewhere", [problem for words, options in (
    ([], ["misere-when after-seven", "misere-beaten-by 8C", "win-on-own-bid on", "kitty-size 6"]),
    (["-o", "kitty-size=5"], ["kitty-size 5", "misere-when after-seven", "misere-beaten-by 8C", "win-on-own-bid on"]),
) for problem in equal(run("deal", "trickster-46", "--seed", "3", *words).stdout.decode().split("\n")[1:6],
                       ["rules australian-4"] + ["option " + option for option in options])])
report.check("rules: tables known elsewhere are named", expect(
    run("rules", "mckay-4"), 0, "mckay-4: McKay’s 500\nFrom the program 500 .*\ndefence-limit=on .*"))
deal = run("deal", "american-4", "--seed", "12345678901234567890", "-o", "bog=off", "--option", "target=100").stdout.decode()
report.check("deal: the record", equal(deal, run("deal", "american-4", "--seed", "12345678901234567890", "-o", "bog=off",
                                                "-o", "target=100").stdout.decode())
             + equal(deal.split("\n")[:6], ["500 1", "rules american-4", "option bog off", "option target 100",
                                            "seed xoshiro256ss 0000000000000000ab54a98ceb1f0ad2", ""])
             + equal(value(run("replay", "--json", "-", stdin=deal))["options"], {"bog": "off", "target": "100"})
             + equal(deal != run("deal", "american-4", "--seed", "1").stdout.decode(), True))

# Simulations.
for preset in FOUR_HANDED:
    words = ["simulate", preset, "--seed", "7", "--players", "random"]
    one = run(*words, "--deals", "30", "--jobs", "1").stdout
    records = re.split(r"(?m)^(?=500 1$)", one.decode())[1:]
    problems = equal(len(records), 30)
    problems += [i for jobs in ("2", "5") for i in equal(run(*words, "--deals", "30", "--jobs", jobs).stdout, one)]
    problems += [i for i in equal(run(*words, "--deals", "31").stdout[:len(one)], one)]
    for index, record in enumerate(records):
        state = value(run("replay", "--json", "-", stdin=record))
        problems += equal([len(state["deals"]), state["deals"][0]["dealer"], state["deals"][0]["complete"]],
                          [1, index % 4, True])
    hands = [line for line in run("deal", preset, "--seed", "7").stdout.decode().split("\n") if line.startswith("kitty")]
    problems += equal([line for line in records[0].split("\n") if line.startswith("kitty")], hands)
    report.check("simulate: deals of " + preset, problems)

    words = ["simulate", preset, "--seed", "7", "--games", "3", "--players", "bold,random,careful,rules"]
    games = run(*words, "--jobs", "1").stdout
    problems = equal(run(*words, "--jobs", "3").stdout, games)
    for game in re.split(r"(?m)^(?=500 1$)", games.decode())[1:]:
        state = value(run("replay", "--json", "-", stdin=game))
        problems += equal([state["next"]["action"], bool(state["winners"])], [None, True])
        problems += equal(re.findall("(?m)^rules .*", game), ["rules " + preset])
    report.check("simulate: games of " + preset, problems)
endless = run("simulate", "american-4", "--games", "1", "--players", "random", "-o", "bog=off", "-o", "target=5000").stdout
report.check("simulate: a game that does not end is left", equal(
    len(value(run("replay", "--json", "-", stdin=endless))["deals"]) in range(1, 1001), True))

# Who sees all cards plays the same every time, and wins.
words = ["simulate", "australian-4", "--seed", "3", "--deals", "6", "--players", "cheat"]
report.check("simulate: all cards seen", equal(run(*words, "--jobs", "1").stdout, run(*words, "--jobs", "3").stdout)
             + equal(value(run("match", "cheat", "rules", "--preset", "australian-4", "--deals", "60", "--seed", "3",
                               "--json"))["points_per_deal"]["mean"] > 10, True))

# Matches: every player at every side, whoever plays at once.
for preset, sides in PRESETS.items():
    words = ["match", "rules", "random", "--preset", preset, "--deals", "120", "--seed", "5", "--json"]
    match = value(run(*words, "--jobs", "1"))
    problems = [p for jobs in ("2", "7") for p in equal(value(run(*words, "--jobs", jobs)), match)]
    problems += equal(list(match), ["players", "deals", "points_per_deal", "games", "illegal", "contracts"])
    problems += equal([match["players"], match["deals"], match["illegal"]], [["rules", "random"], 120, [0, 0]])
    points, games = match["points_per_deal"], match["games"]
    problems += equal([list(points), points["low"] < points["mean"] < points["high"], points["low"] > 0],
                      [["mean", "low", "high"], True, True])
    # Several can win at the back door (D-BACKDOOR).
    problems += equal([list(games), games["played"] > 0, sum(games["won"]) >= games["played"]],
                      [["played", "won", "minus_500"], True, True])
    # Who bids anything makes little of it, and goes out backwards where that ends a game.
    made = [sum(kind["made"] for kind in kinds.values()) for kinds in match["contracts"]]
    bid = [sum(kind["bid"] for kind in kinds.values()) for kinds in match["contracts"]]
    problems += equal([[list(kinds) for kinds in match["contracts"]], made[0] / bid[0] > 0.4 > made[1] / bid[1],
                       sum(bid) <= 120 * len(sides), games["minus_500"][0] < games["minus_500"][1] or preset == "classic-3"],
                      [[["suit", "no_trump", "misere"]] * 2, True, True, True])
    if len(sides) == 2:
        problems += equal([sum(games["won"]), games["won"][0] > games["won"][1]], [games["played"], True])
    other = value(run(*words[:1], "random", "rules", *words[3:]))
    if len(sides) == 2:
        problems += equal([other["points_per_deal"]["mean"], other["games"]["won"]], [-points["mean"], games["won"][::-1]])
        problems += equal([other["contracts"], other["games"]["minus_500"]], [match["contracts"][::-1], games["minus_500"][::-1]])
    same = value(run(*words[:1], "rules", "rules", *words[3:]))["points_per_deal"]
    problems += equal(same, {"mean": 0, "low": 0, "high": 0})
    report.check("match: " + preset, problems)
# Who draws by lot sees no score, so that the deals of a match are those of `simulate`, and at a target that nobody reaches
# a game ends at -500 alone.
for preset, sides in PRESETS.items():
    words = ["--deals", "25", "--seed", "6", "-o", "target=5000"]
    records = run("simulate", preset, "--players", "random", *words).stdout.decode().split("500 1\n")[1:]
    deals = [value(run("replay", "--json", "-", stdin="500 1\n" + record))["deals"][0] for record in records]
    want, out, totals = {kind: {"bid": 0, "made": 0} for kind in ("suit", "no_trump", "misere")}, [0, 0], [0] * len(sides)
    for deal in deals:
        if deal["contract"] not in (None, "NONE"):
            kind = want["no_trump" if deal["contract"].endswith("NT") else "suit" if deal["contract"][0].isdigit() else "misere"]
            kind["bid"], kind["made"] = kind["bid"] + 1, kind["made"] + deal["made"]
        totals = [total + points for total, points in zip(totals, deal["points"])]
        low = sum(total <= -500 for total in totals)
        if low and preset != "classic-3":
            # At the table of each side that is low it is the first player, at all where another one is, the second.
            out = [out[0] + low, out[1] + len(sides) - (low == 1)]
            totals = [0] * len(sides)
    match = value(run("match", "random", "random", "--preset", preset, "--json", *words))
    others = {kind: {word: n * (len(sides) - 1) for word, n in tally.items()} for kind, tally in want.items()}
    report.check("match: contracts and games at -500: " + preset,
                 equal([match["contracts"], match["games"]["minus_500"]], [[want, others], out])
                 + equal(preset == "classic-3" or out[0] > 0, True))
report.check("match: a level with a character", equal(
    [run("match", name, "rules", "--preset", "american-4", "--deals", "2").returncode
     for name in ("club-bold", "beginner-careful", "learner-bold", "club-", "club-bold-bold", "bold-club", "cheat-bold", "-")],
    [FINE] * 3 + [NOT_UNDERSTOOD] * 5))
conventions = [value(run("match", "rules", "rules", "--preset", "australian-4", "--deals", "40", "--json", *words))["points_per_deal"]
               for words in ([], JOKER, ["--their-convention", "six-no-trump-joker"],
                             JOKER + ["--their-convention", "six-no-trump-joker"])]
report.check("match: conventions of either side", equal([row["mean"] == 0 for row in conventions], [True, False, False, True])
             + equal(conventions[1]["mean"], -conventions[2]["mean"]))
KINDS = r"Contracts made by %s: suits \d+/\d+, no-trump \d+/\d+, misère \d+/\d+\nGames that ended with %s at −500 or less: \d+\n"
SAID = (r"rules against bold: 30 deals[^\n]+\n[^\n]+: [+-]\d+\.\d+\n95 %% interval: [+-][\d.]+ to [+-][\d.]+\n(?:[^\n]+\n){3}"
        + KINDS.replace("%s", "rules") + "%s" + KINDS.replace("%s", "bold") + "%s")
report.check("match: for people", list(expect(
    run("match", "rules", "bold", "--preset", "american-4", "--deals", "30"), FINE, SAID % ("", ""), ""))
    + list(expect(run("match", "rules", "bold", "--preset", "american-4", "--deals", "30", "--times"), FINE,
                  SAID % tuple(r"Time for a decision of %s: \d+\.\d\d ms\n" % name for name in ("rules", "bold")), ""))
    + equal(value(run("match", "rules", "bold", "--preset", "american-4", "--deals", "1", "--json"))["points_per_deal"]["low"], None)
    + equal(run("match", "rules", "bold", "--preset", "american-4", "--json", env=french).stdout,
            run("match", "rules", "bold", "--preset", "american-4", "--json").stdout))

# Time alone is not of the seed; it stands beside the rest where it is asked for.
timed = value(run("match", "club", "strong", "--preset", "american-4", "--deals", "2", "--jobs", "1", "--json", "--times"))
report.check("match: times", equal(0 < timed["seconds_a_decision"][0] < timed["seconds_a_decision"][1] < 10, True)
             + equal({k: v for k, v in timed.items() if k != "seconds_a_decision"},
                     value(run("match", "club", "strong", "--preset", "american-4", "--deals", "2", "--json"))))
report.end()
