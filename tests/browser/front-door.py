# SPDX-License-Identifier: GPL-3.0-or-later
"""front-door.py PROGRAM: who gets the window that is served to a browser, and who does not.

The Broadway daemon is played by a thread here, which writes down what it is asked.
"""
import atexit
import os
import re
import select
import socket
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "validate"))
import tap  # noqa: E402

SCRIPT = b"function connect () {}\n" * 5000
KEY = "x3JJHMbDL1EzLkh9GBhXDw=="
PATIENCE = 60
report = tap.Report()


class Backend:
    """Answers as the daemon does: one request, then the end; a socket says back what it is told, in capitals."""

    def __init__(self, path):
        self.heads = []
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(path)
        self.listener.listen(64)
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                connection, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.serve, args=(connection,), daemon=True).start()

    def serve(self, connection):
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            more = connection.recv(1)
            if not more:
                return
            head += more
        self.heads.append(head.decode())
        path = head.split(b" ")[1]
        if path == b"/broadway.js":
            connection.sendall(b"HTTP/1.0 200 OK\r\nContent-Type: text/javascript\r\n\r\n" + SCRIPT)
        elif path == b"/socket":
            connection.sendall(b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n")
            while True:
                said = connection.recv(4096)
                if said in (b"", b"bye"):
                    break
                connection.sendall(said.upper())
        connection.close()

    def close(self):
        # Closing alone does not wake the thread that accepts.
        self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()


def connect():
    connection = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return connection


def read_all(connection):
    answer = b""
    while True:
        try:
            more = connection.recv(65536)
        except ConnectionResetError:
            return answer
        if not more:
            return answer
        answer += more


def say(request):
    """What comes back for these bytes, until the other side closes."""
    with connect() as connection:
        try:
            connection.sendall(request)
        except (BrokenPipeError, ConnectionResetError):
            pass
        return read_all(connection)


def request(path, host=None, origin=None, extra=(), method="GET", version="HTTP/1.1"):
    lines = ["%s %s %s" % (method, path, version)]
    if host != "":
        lines.append("Host: " + (host or own))
    if origin:
        lines.append("Origin: " + origin)
    return ("\r\n".join(lines + list(extra)) + "\r\n\r\n").encode()


def upgrade(path, host=None, origin=None, key=KEY):
    return request(path, host, origin, ["Upgrade: websocket", "Connection: keep-alive, Upgrade",
                                        "Sec-WebSocket-Key: " + key, "Sec-WebSocket-Version: 13",
                                        "Sec-WebSocket-Protocol: broadway", "Cookie: a=b"])


def status(answer):
    found = re.match(rb"HTTP/1\.1 (\d{3}) ", answer)
    return int(found.group(1)) if found else 0


def split(answer):
    head, _, body = answer.partition(b"\r\n\r\n")
    return head.decode(), body


def expect(name, asked, wanted, passes=0):
    """@asked is answered with the status @wanted, and @passes requests reach the daemon."""
    before = len(backend.heads)
    answer = say(asked)
    problems = []
    if status(answer) != wanted:
        problems.append("%d instead of %d: %r" % (status(answer), wanted, answer[:200]))
    if len(backend.heads) - before != passes:
        problems.append("the daemon was asked %r" % backend.heads[before:])
    if wanted >= 400 and not re.fullmatch(r"[A-Z][^.]*\.\n", split(answer)[1].decode()):
        problems.append("no plain sentence: %r" % answer)
    if wanted >= 400 and secret.encode() in answer:
        problems.append("the secret is told")
    report.check(name, problems)
    return answer


def check(name, fine, said=""):
    report.check(name, [] if fine else [str(said) or "no"])


scratch = tempfile.TemporaryDirectory()
path = os.path.join(scratch.name, "http")
backend = Backend(path)
process = subprocess.Popen([sys.argv[1], path], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
# Whatever happens here: nobody waits for what holds the pipe.
atexit.register(process.kill)
address = process.stdout.readline().strip()
found = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/([0-9a-f]{32})/", address)
check("it prints an address with 128 bits", found, address)
if not found:
    process.kill()
    report.end()
port, secret = int(found.group(1)), found.group(2)
own = "127.0.0.1:%d" % port
home = "/%s/" % secret
almost = "/%s%s/" % (secret[:-1], "0" if secret[-1] != "0" else "1")

with open("/proc/%d/cmdline" % process.pid, "rb") as stream:
    check("the secret is not on the command line", secret.encode() not in stream.read())
with open("/proc/net/tcp", encoding="ascii") as stream:
    check("it listens on the loopback only", any(" 0100007F:%04X " % port in line for line in stream))

# The page, as the one who started the game gets it.
head, body = split(expect("the page", request(home), 200))
check("is ours", b"broadway.js" in body and b"window.js" in body, body)
for header in ("X-Frame-Options: DENY", "Referrer-Policy: no-referrer", "Cache-Control: no-store", "Connection: close",
               "Cross-Origin-Resource-Policy: same-origin", "Content-Length: %d" % len(body)):
    check("with " + header, header in head.split("\r\n"), head)
check("which nobody may frame", "frame-ancestors 'none'" in head, head)
check("and which talks to its own socket only", "connect-src ws://%s;" % own in head, head)
expect("the page by the machine's other name", request(home, "localhost:%d" % port), 200)
expect("the page of an old browser", request(home, version="HTTP/1.0"), 200)
expect("the page with a question", request(home + "?debug"), 200)
check("our script", b"sendInput" in split(expect("our script is there", request(home + "window.js"), 200))[1])
check("the toolkit's script is whole",
      split(expect("the toolkit's script", request(home + "broadway.js"), 200, passes=1))[1] == SCRIPT)
expect("nothing else", request(home + "etc/passwd"), 404)

# Everybody else.
for name, where in (("no secret", "/"), ("no secret for a script", "/broadway.js"), ("a wrong secret", almost),
                    ("half of the secret", home[:20] + "/"), ("the secret without its end", home[:-1]),
                    ("the secret in a question", "/?" + secret), ("a way around", "/x/.." + home)):
    expect(name, request(where), 403)
expect("no secret for the socket", upgrade("/socket", origin="http://" + own), 403)
expect("a wrong secret for the socket", upgrade(almost + "socket", origin="http://" + own), 403)
for name, host in (("another host", "example.org:%d" % port), ("another port", "127.0.0.1:1"), ("no port", "127.0.0.1"),
                   ("no host", ""), ("a host that begins like ours", own + ".example.org"),
                   ("a host of the same number", "127.1:%d" % port)):
    expect(name, request(home, host), 403)
    if host:
        expect(name + " for the socket", upgrade(home + "socket", host, "http://" + host), 403)
for name, origin in (("another origin", "http://example.org"), ("another port as origin", "http://127.0.0.1:1"),
                     ("a page from a file", "null"), ("another scheme", "https://" + own),
                     ("the other name of this machine", "http://localhost:%d" % port),
                     ("an origin that begins like ours", "http://%s.example.org" % own)):
    expect(name, request(home, origin=origin), 403)
    expect(name + " for the socket", upgrade(home + "socket", origin=origin), 403)
expect("a socket without an origin", upgrade(home + "socket"), 403)
expect("a socket without a key", upgrade(home + "socket", origin="http://" + own, key=""), 403)
expect("a socket without an upgrade", request(home + "socket", origin="http://" + own), 403)
expect("an upgrade of the page", upgrade(home, origin="http://" + own), 403)
for method in ("POST", "HEAD", "OPTIONS", "CONNECT"):
    expect(method, request(home, method=method), 403)

# What is not plainly a request.
for name, bytes_ in (
        ("two hosts", request(home, extra=["Host: example.org"])),
        ("two origins", request(home, origin="http://" + own, extra=["Origin: http://" + own])),
        ("a body", request(home, extra=["Content-Length: 5"]) + b"hello"),
        ("a body in pieces", request(home, extra=["Transfer-Encoding: chunked"])),
        ("a space before the colon", request(home, extra=["Upgrade : websocket"])),
        ("a folded line", request(home, extra=["X: y", " Host: example.org"])),
        ("a line end alone", request(home, extra=["X: y\nHost: example.org"])),
        ("a return alone", request(home, extra=["X: y\rHost: example.org"])),
        ("no version", request(home, version="")), ("another version", request(home, version="HTTP/2.0")),
        ("a whole address", request("http://" + own + home)), ("nothing but the end", b"\r\n\r\n")):
    expect(name, bytes_, 400)
expect("a NUL", request(home, extra=["X: \0"]), 431)
expect("a head that is too long", request(home, extra=["X: " + "y" * 17000]), 431)
expect("a head without end", b"GET " + b"/" * 60000, 431)
expect("a head with many cookies", request(home, extra=["Cookie: " + "y" * 9000]), 200)

# A second request on the same connection is never read.
answer = expect("one answer to two requests", request(home) + upgrade("/socket", origin="http://" + own), 200)
check("and one only", answer.count(b"HTTP/1.1 ") == 1, answer)
expect("a socket that does not wait for its answer",
       upgrade(home + "socket", origin="http://" + own) + request("/broadway.js"), 400)

# The socket.
with connect() as connection:
    connection.sendall(upgrade(home + "socket", origin="http://" + own))
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += connection.recv(1)
    check("the socket is opened", status(answer) == 101, answer)
    forwarded = backend.heads[-1].split("\r\n")
    check("the daemon is asked for it as always", forwarded[0] == "GET /socket HTTP/1.1"
          and "Sec-WebSocket-Key: " + KEY in forwarded and "Host: " + own in forwarded, forwarded)
    check("and is not told what it need not know", not [x for x in forwarded if "Cookie" in x or secret in x], forwarded)
    blob = bytes(range(97, 123)) * 40000
    threading.Thread(target=connection.sendall, args=(blob,), daemon=True).start()
    back = b""
    while len(back) < len(blob):
        back += connection.recv(65536)
    check("bytes go both ways", back == blob.upper())
    check("others are refused meanwhile", status(say(request("/"))) == 403)
    connection.sendall(b"bye")
    check("it ends when the daemon ends it", read_all(connection) == b"")

# Those who take their time, and those who only keep a place.
with connect() as slow, connect() as silent:
    slow.sendall(b"GET / HTTP/1.1\r\n")
    ended = select.select([slow, silent], [], [], PATIENCE)[0]
    check("who says nothing is heard no longer than who is slow", ended == [silent], ended)
    check("a silent one is told so", status(read_all(silent)) == 408)
    slow.sendall(b"Host: ")
    check("and a slow one", status(read_all(slow)) == 408)
with connect() as connection:
    connection.sendall(upgrade(home + "socket", origin="http://" + own))
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += connection.recv(1)
    idle = [connect() for _ in range(100)]
    served = 0
    for i in range(77):
        idle.append(connect())
        idle[-1].sendall(b"GET /"[:i % 6])
        served += status(say(request(home))) == 200
    check("places are kept for who knows the secret", served == 77, served)
    check("those who stood there longest have gone", read_all(idle[0]) == b"")
    connection.sendall(b"still there")
    check("and nobody who has shown it", connection.recv(11) == b"STILL THERE")
    for other in idle:
        other.close()
# They come and go all at once.
for i in range(6):
    slow = [connect() for _ in range(45)]
    for connection in slow:
        try:
            connection.sendall(b"GET /")
        except OSError:
            pass
    for connection in slow:
        connection.close()
began = time.monotonic()
while status(say(request(home))) != 200 and time.monotonic() - began < PATIENCE / 2:
    time.sleep(0.05)
check("many do no harm", status(say(request(home))) == 200)

backend.close()
expect("the daemon has gone", request(home + "broadway.js"), 502)
expect("the daemon has gone, for the socket", upgrade(home + "socket", origin="http://" + own), 502)
check("the program is still there", process.poll() is None)
process.terminate()
process.wait(PATIENCE)
report.end()
