# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives five-hundred-cli where there is little memory."""
import resource

from program import cut, equal, FINE, first, REFUSED, report, run

# Where there is little memory: the same as ever, by fewer threads, or one sentence.
PLAYABLE = cut(first, 15)
SCARCE = [(mib, words, stdin) for mib in (400, 64, 20, 15) for words, stdin in (
    (["simulate", "australian-4", "--deals", "40", "--jobs", "2"], ""),
    (["simulate", "australian-4", "--deals", "300", "--jobs", "256"], ""),
    (["simulate", "australian-4", "--deals", "1", "--jobs", "2", "--players", "expert"], ""),
    (["match", "rules", "bold", "--preset", "australian-4", "--deals", "300", "--jobs", "256"], ""),
    (["match", "cheat", "rules", "--preset", "australian-4", "--deals", "1", "--jobs", "2"], ""),
    (["solve", "-", "--json"], cut(first, 40)), (["advise", "-"], PLAYABLE))]


def run_in(mib, *words, **kwargs):
    size = mib * 1000 * 1024
    return run(*words, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (size, size)), **kwargs)


plenty = {}
if run_in(400, "--version").returncode != FINE:
    report.skip("little memory", "the program as it was built needs much for itself")
else:
    for mib, words, stdin in SCARCE:
        done = run_in(mib, *words, stdin=stdin)
        if done.returncode == FINE or mib == 400:
            ample = plenty.setdefault(tuple(words), run(*words, stdin=stdin).stdout)
            problems = equal([done.returncode, done.stderr, done.stdout == ample], [FINE, b"", True])
        else:
            problems = equal([done.returncode, done.stderr], [REFUSED, b"There is not enough memory.\n"])
        report.check("%d MB: %s" % (mib, " ".join(words)), problems)
    report.check("15 MB: two threads or less", equal(run_in(15, *SCARCE[0][1]).returncode, FINE))
report.end()
