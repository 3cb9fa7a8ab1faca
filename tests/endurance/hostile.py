# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be in the place of a file or a folder instead of it, or become of it."""
import os
import socket

NOBODY = 65534
LARGE = 16 * 1024 * 1024 + 1


def is_root():
    return os.geteuid() == 0


# --- What is put there ---

def put_fifo(path):
    os.mkfifo(path)


def put_folder(path):
    os.mkdir(path)
    with open(os.path.join(path, "something"), "w", encoding="ascii") as stream:
        stream.write("of somebody else\n")


def put_zeros(path):
    os.symlink("/dev/zero", path)


def put_loop(path):
    os.symlink(path, path)


def put_dangling(path):
    os.symlink(path + ".nowhere", path)


def put_large(path):
    with open(path, "wb") as stream:
        stream.truncate(LARGE)


def put_garbage(path):
    with open(path, "wb") as stream:
        stream.write(bytes(range(256)) * 64)


def put_socket(path):
    listener = socket.socket(socket.AF_UNIX)
    here = os.getcwd()
    os.chdir(os.path.dirname(path))  # the names of sockets are short
    listener.bind(os.path.basename(path))
    os.chdir(here)
    listener.close()


REPLACED = {"fifo": put_fifo, "folder": put_folder, "device": put_zeros, "loop": put_loop, "dangling link": put_dangling,
            "large": put_large, "garbage": put_garbage, "socket": put_socket}


def lock_away(path):
    os.chmod(path, 0)


def make_read_only(path):
    os.chmod(path, 0o500 if os.path.isdir(path) else 0o400)


def give_to_root(path):
    os.chown(path, 0, 0)
    os.chmod(path, 0o700 if os.path.isdir(path) else 0o600)


# What of it can be read; all else is no plain file.
FILES = ("large", "garbage")
CHANGED = {"no rights": lock_away, "read-only": make_read_only, "owner": give_to_root}
