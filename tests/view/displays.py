# SPDX-License-Identifier: GPL-3.0-or-later
"""Displays that no other test uses, for tests/view and tests/endurance.

A server that looks for a number itself (-displayfd) writes no lock: in two network namespaces that share /tmp
both get the same, and of the clients some talk to the one and some to the other.
"""
import fcntl
import os
import socket
import subprocess
import time

# Where each server has its socket and its own lock, whatever TMPDIR says.
FOLDER = "/tmp"
# Servers that look for a number begin at 0, and xvfb-run at 99.
FIRST, LAST = 200, 999
TRIES = 20  # servers that do not start, after which none will
PATIENCE = 300  # seconds


def claim(number):
    """The lock of display @number, which is held until nobody has it open any more; None if somebody has it."""
    try:
        lock = os.open("%s/.five-hundred-display-%d" % (FOLDER, number), os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600)
    except OSError:  # that of another user
        return None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        return None
    return lock


def is_served(number):
    """Whether a server that knows nothing of these locks is there, in whatever namespace."""
    with socket.socket(socket.AF_UNIX) as client:
        try:
            client.connect("%s/.X11-unix/X%d" % (FOLDER, number))
        except OSError:
            return False
    return True


def is_own(server, number):
    """Whether it is @server that has display @number, by the lock that servers write."""
    try:
        with open("%s/.X%d-lock" % (FOLDER, number), encoding="ascii") as stream:
            return int(stream.read()) == server.pid
    except (OSError, ValueError):  # not yet, or not whole
        return False


def serve(number, lock, size, start, **arguments):
    """A server that can be talked to, or None.  It has the lock open as long as it lives."""
    # No window gets larger than the display.
    server = start(["Xvfb", ":%d" % number, "-screen", "0", "%dx%dx24" % size, "-nolisten", "tcp", "-noreset"],
                   pass_fds=[lock], **arguments)
    end = time.monotonic() + PATIENCE
    while server.poll() is None:
        if is_own(server, number) and is_served(number):
            return server
        if time.monotonic() > end:
            server.kill()
        # It tells its parent when it is there, but not one that is the first process of a container.
        time.sleep(0.01)
    return None


def start_display(size=(2600, 1500), start=subprocess.Popen, **arguments):
    """Starts a server by @start, a function like Popen, with @arguments; returns it and the name of its display, or
    twice None."""
    failures = 0
    for number in range(FIRST, LAST + 1):
        lock = claim(number)
        if lock is None:
            continue
        try:
            server = serve(number, lock, size, start, **arguments) if not is_served(number) else None
        finally:
            os.close(lock)  # the server has it
        if server is not None:
            return server, ":%d" % number
        failures += 1
        if failures == TRIES:
            break
    return None, None


def end_display(server):
    """Ends it.  A server that gets the signal just before it begins to wait looks at it minutes later, unless another one
    comes."""
    while server.poll() is None:
        server.terminate()
        try:
            server.wait(1)
        except subprocess.TimeoutExpired:
            pass
