# SPDX-License-Identifier: GPL-3.0-or-later
"""dist.py SOURCE_ROOT BUILD_ROOT APP_ID: what `meson dist` packs, set up and examined where it is unpacked."""
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile

import tap

root, build, app_id = sys.argv[1:]
report = tap.Report()
# Those that look at sources and at what is made of them without a compiler.
NAMES = ["desktop", "metainfo", "schema", "icons", "mime", "po", "potfiles", "layout", "documents", "ids"]
MADE = ["data/%s.%s" % (app_id, end) for end in ("desktop", "metainfo.xml", "xml")]
MADE += ["tests/pseudo/messages.pot"]

if subprocess.run(["git", "-C", root, "rev-parse", "--verify", "--quiet", "HEAD"], stdout=subprocess.DEVNULL,
                  stderr=subprocess.DEVNULL, check=False).returncode != 0:
    report.skip("meson dist", "no repository of git")
    report.end()

with tempfile.TemporaryDirectory() as scratch:
    # In a build folder of its own: the other one is in use.
    own = os.path.join(scratch, "build")
    environment = {k: v for k, v in os.environ.items() if k != "DESTDIR"}
    report.run("meson setup", ["meson", "setup", own, root], env=environment)
    report.run("meson dist", ["meson", "dist", "-C", own, "--no-tests", "--allow-dirty", "--formats", "gztar"],
               env=environment)
    packed = [f for f in tap.files(own, "meson-dist") if f.endswith(".tar.gz")]
    report.check("one archive", [] if len(packed) == 1 else ["%d archives" % len(packed)])
    if packed:
        with tarfile.open(os.path.join(own, packed[0])) as archive:
            archive.extractall(scratch)
        tree = os.path.join(scratch, os.path.basename(packed[0])[:-len(".tar.gz")])
        shutil.rmtree(own)
        report.check("no folder of a build is in it", [d for d in os.listdir(tree) if d in ("_build", "build", ".git")])
        setup = os.path.join(tree, "tests", "setup.ini")
        report.run("meson setup where it is unpacked", ["meson", "setup", "--native-file=" + setup, own, tree],
                   env=environment)
        report.run("what needs no compiler is made", ["ninja", "-C", own, *MADE])
        report.run("its validators", ["meson", "test", "-C", own, "--no-rebuild", "--print-errorlogs", *NAMES],
                   env=environment)
report.end()
