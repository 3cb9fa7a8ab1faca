# SPDX-License-Identifier: GPL-3.0-or-later
"""orca.py PROGRAM: what Orca speaks while a person plays cards by keys.

What counts is Orca's own output, from its debug file: speech goes to a synthesizer that says nothing.  Every card that
the record of the game has is spoken once and in order, and keys that ask are answered, again when they are pressed
again.  Skipped where there is no Orca.
"""
import os
import re
import shutil
import subprocess
import sys
import time

from buses import run_inside, skip

TOOLS = ("orca", "speech-dispatcher", "openbox", "xdotool")
SETTINGS = "computer-pace=1500\ntrick-pace=2500\nanimation-speed='off'\nshow-tutor=false\n"
RANKS = {"J": "jack", "Q": "queen", "K": "king", "A": "ace", "4": "four", "5": "five", "6": "six", "7": "seven",
         "8": "eight", "9": "nine", "10": "ten"}
SUITS = {"S": "spades", "C": "clubs", "D": "diamonds", "H": "hearts"}
N_CARDS = 3  # that the person plays

GAME = """500 1
rules australian-4
deal 1
hand 0 QD 4D AD 9D JS 6C 8H 6S QS JC
hand 1 10C 10D 9C KD 10H 10S 4H KS JH 5C
hand 2 QH 8D KH 6H 7D JO AS 5D 5H 6D
hand 3 7H JD 9H AC KC 5S 7S QC AH 8C
kitty 9S 7C 8S
bid 2 7D
bid 3 PASS
bid 0 8S
bid 1 PASS
bid 2 PASS
discard 0 7C 6C 8H
"""

# A synthesizer that says nothing.
SPEECH = 'CommunicationMethod "unix_socket"\nAudioOutputMethod "libao"\n' \
         'AddModule "silent" "sd_generic" "silent.conf"\nDefaultModule silent\n'
SILENT = 'GenericExecuteSynth "true"\nGenericLanguage "en" "en" "utf-8"\nGenericDefaultCharset "utf-8"\n' \
         'AddVoice "en" "MALE1" "m1"\nDefaultVoice "m1"\n'


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as stream:
        stream.write(text)


def name_of(card):
    return "joker" if card == "JO" else "%s of %s" % (RANKS[card[:-1]], SUITS[card[-1]])


def press(key, seconds):
    subprocess.run(["xdotool", "key", key], check=True)
    time.sleep(seconds)


def journal():
    for folder, _, names in os.walk(os.environ["XDG_STATE_HOME"]):
        for name in names:
            with open(os.path.join(folder, name), encoding="utf-8", errors="replace") as stream:
                text = stream.read()
            if text.startswith("500 1") and "play 0" in text:
                return text
    return ""


def listen(program):
    """Plays; returns what was spoken and the record of the game."""
    home, socket = os.environ["HOME"], os.path.join(os.environ["XDG_RUNTIME_DIR"], "speech")
    log, game = os.path.join(home, "orca.log"), os.path.join(home, "game.500")
    write(os.path.join(home, "speech", "speechd.conf"), SPEECH)
    write(os.path.join(home, "speech", "modules", "silent.conf"), SILENT)
    write(os.path.join(os.environ["XDG_DATA_HOME"], "five-hundred", "progress.conf"),
          "[course]\nknows=500\nchecked=true\n")
    write(game, GAME)
    os.environ["SPEECHD_ADDRESS"] = "unix_socket:" + socket
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    started = [subprocess.Popen(["openbox", "--sm-disable"], **quiet),
               subprocess.Popen(["speech-dispatcher", "-s", "-C", os.path.join(home, "speech"), "-L",
                                 os.path.join(home, "speech"), "-S", socket, "-P",
                                 os.path.join(home, "speech", "pid")], **quiet)]
    time.sleep(1)
    started.append(subprocess.Popen(["orca", "--replace", "--debug", "--debug-file=" + log], **quiet))
    time.sleep(6)
    started.append(subprocess.Popen([program, game], **quiet))
    time.sleep(8)
    for _ in range(N_CARDS):
        press("Return", 11)
    for key in ("t", "t", "o", "d", "k"):
        press(key, 2)
    text = journal()
    for process in reversed(started):
        process.terminate()
    for process in started:
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
    with open(log, encoding="utf-8", errors="replace") as stream:
        return re.findall(r"SPEECH OUTPUT: '(.*?)'\s*\{", stream.read(), re.DOTALL), text


def inside(program):
    spoken, record = listen(program)
    said = "\n".join(spoken)
    played = [name_of(card) for card in re.findall(r"^play \d (\w+)", record, re.MULTILINE)]
    # The last ones may be spoken after the listening.
    heard = re.findall(r"(?:leads?|plays?) the (joker|\w+ of \w+)", said)
    checks = [("a card is played", [] if played else ["there is no record of a card"]),
              ("each card once and in order", [] if heard and heard == played[:len(heard)] and len(heard) >= len(played) - 1
               else ["heard: %s" % heard, "played: %s" % played]),
              ("who wins the trick", [] if re.search(r"wins? the trick", said) else [said]),
              ("a key is answered again", [] if len(re.findall(r"turn|No card|Nobody|hold", said)) > 4 else [said]),
              ("what is known of the kitty", [] if "from the kitty: eight of spades" in said else [said])]
    print("1..%d" % len(checks))
    for number, (name, wrong) in enumerate(checks, 1):
        print("%sok %d - %s" % ("not " if wrong else "", number, name))
        for line in "\n".join(wrong).splitlines():
            print("# " + line)
    return any(wrong for _, wrong in checks)


if __name__ == "__main__":
    missing = [tool for tool in TOOLS if not shutil.which(tool)]
    if missing:
        skip("there is no " + ", ".join(missing))
    if sys.argv[1] == "--inside":
        sys.exit(inside(sys.argv[2]))
    run_inside(__file__, sys.argv[1:], SETTINGS)
