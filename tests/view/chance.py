# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program leaves to chance where a script uses it, as chance.c has it for tests in C."""
import os
import secrets


def seeded(program, env):
    """@env with what lets @program, as it was built, begin with the seed that stands in FH_TEST_SEED.  What is chosen
    without it is told, once, and taken by all programs that this script starts."""
    if not os.environ.get("FH_TEST_SEED"):
        os.environ["FH_TEST_SEED"] = "R02S" + secrets.token_hex(16)
        print("# random seed: " + os.environ["FH_TEST_SEED"], flush=True)
    root = os.path.dirname(os.path.dirname(os.path.abspath(program)))
    return dict(env, FH_TEST_SEED=os.environ["FH_TEST_SEED"],
                LD_PRELOAD=os.path.join(root, "tests", "view", "libchance-library.so"))
