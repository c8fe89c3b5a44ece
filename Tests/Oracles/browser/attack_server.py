"""Starts `typecheck serve` in a folder, sends it requests that no browser sends, and prints what was seen as JSON.

Usage: attack_server.py PROGRAM FOLDER. The folder holds App/de.json.
"""

import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import time

from look_at_served import SHORT, Server, save

# A limit of the server is reached well within this time, in seconds.
PATIENCE = 60


def connect(port, host="127.0.0.1", timeout=PATIENCE):
    return socket.create_connection((host, port), timeout=timeout)


def exchange(port, text, timeout=PATIENCE):
    """Sends bytes on a connection of its own and returns the status code, or the reason why there is none."""
    try:
        with connect(port, timeout=timeout) as one:
            one.sendall(text if isinstance(text, bytes) else text.encode())
            answer = one.recv(100)
            found = re.match(rb"HTTP/1.1 (\d+)", answer)
            return int(found.group(1)) if found else "closed"
    except OSError as error:
        return type(error).__name__


def get(port, path="/data", host=None, more=""):
    host = f"127.0.0.1:{port}" if host is None else host
    return f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{more}\r\n"


def post(port, body, length=None, origin=None, kind="application/json"):
    own = f"http://127.0.0.1:{port}"
    length = len(body.encode()) if length is None else length
    return (f"POST /try HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: {origin or own}\r\nContent-Type: {kind}\r\n"
            f"Content-Length: {length}\r\nConnection: close\r\n\r\n{body}")


def addresses(process):
    """The addresses on which a process listens, from the system's own tables."""
    inodes = set()
    for name in os.listdir(f"/proc/{process}/fd"):
        try:
            found = re.match(r"socket:\[(\d+)\]", os.readlink(f"/proc/{process}/fd/{name}"))
        except OSError:
            continue
        if found:
            inodes.add(found.group(1))
    listening = []
    for table in ("tcp", "tcp6"):
        for line in pathlib.Path(f"/proc/{process}/net/{table}").read_text().splitlines()[1:]:
            fields = line.split()
            # State 0A is LISTEN.
            if fields[3] == "0A" and fields[9] in inodes:
                listening.append(fields[1].split(":")[0])
    return sorted(listening)


def memory(process):
    """The resident memory in KB."""
    status = pathlib.Path(f"/proc/{process}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status).group(1))


def descriptors(process):
    return len(os.listdir(f"/proc/{process}/fd"))


def many(server, count=1_000):
    """Opens connections that send nothing, and drops them."""
    before = descriptors(server.process.pid)
    opened = []
    for _ in range(count):
        one = socket.socket()
        one.setblocking(False)
        one.connect_ex(("127.0.0.1", server.port))
        opened.append(one)
    time.sleep(1)
    most = descriptors(server.process.pid)
    for one in opened:
        one.close()
    start = time.monotonic()
    answer = None
    while answer != 200 and time.monotonic() - start < PATIENCE:
        answer = exchange(server.port, get(server.port), timeout=5)
    after = descriptors(server.process.pid)
    for _ in range(count):
        exchange(server.port, get(server.port, "/none"))
    seconds, start = time.monotonic() - start, time.monotonic()
    # A closed connection leaves the server's list a moment after its answer, later on a busy machine.
    while descriptors(server.process.pid) > before + 4 and time.monotonic() - start < PATIENCE:
        time.sleep(0.1)
    return {"answer": answer, "seconds": seconds, "grown": most - before, "left": after - before,
            "leftLater": descriptors(server.process.pid) - before}


def slow(server, folder):
    """A page that never reads its events, and a client that never reads an answer, do not delay others."""
    events = connect(server.port)
    events.sendall(get(server.port, "/events").replace("Connection: close\r\n", "").encode())
    events.recv(100)
    stuck = connect(server.port)
    stuck.sendall(get(server.port, "/").encode() * 50)
    quick = connect(server.port)
    quick.sendall(get(server.port, "/events").replace("Connection: close\r\n", "").encode())
    start, read = time.monotonic(), b""
    save(folder, "Alle Einstellungen auf diesem Gerät sofort übernehmen")
    while b"event: changed" not in read:
        read += quick.recv(10_000)
    seconds = time.monotonic() - start
    answer = exchange(server.port, get(server.port))
    for one in (events, stuck, quick):
        one.close()
    return {"seconds": seconds, "answer": answer}


def crowd(server, first, count=60):
    """Keeps many connections open that each have sent `first`, and returns how long a new browser waits for the page.

    After the page, it asks for events as a browser does, and waits for the first one.
    """
    before = descriptors(server.process.pid)
    opened = []
    for _ in range(count):
        one = connect(server.port)
        one.sendall(first.encode())
        opened.append(one)
    time.sleep(1)
    start = time.monotonic()
    answers = [exchange(server.port, get(server.port, path), timeout=10) for path in ("/", "/data")]
    read = b""
    with connect(server.port, timeout=10) as events:
        events.sendall(get(server.port, "/events").replace("Connection: close\r\n", "").encode())
        while b"event: current" not in read:
            part = events.recv(10_000)
            if not part:
                break
            read += part
    seconds = time.monotonic() - start
    grown = descriptors(server.process.pid) - before
    for one in opened:
        one.close()
    return {"answers": answers, "events": b"event: current" in read, "seconds": seconds, "grown": grown}


def crowds(server):
    """Idle event streams, connections that send nothing more, and requests whose end never comes."""
    events = get(server.port, "/events").replace("Connection: close\r\n", "")
    return {"streams": crowd(server, events), "silent": crowd(server, ""), "slow": crowd(server, get(server.port)[:-4]),
            "kept": crowd(server, get(server.port).replace("Connection: close\r\n", ""))}


def replaced(server, folder):
    """The checked folder is deleted and made again; returns the seconds until the page has its result, each time."""
    times = []
    with connect(server.port) as events:
        events.sendall(get(server.port, "/events").replace("Connection: close\r\n", "").encode())
        for number in range(3):
            shutil.rmtree(folder / "App")
            time.sleep(1.5)
            start, read = time.monotonic(), b""
            (folder / "App").mkdir()
            save(folder, f"Ja {number}")
            while b"event: changed" not in read and time.monotonic() - start < PATIENCE:
                read += events.recv(100_000)
            times.append(time.monotonic() - start)
    return times


def main(program, folder):
    save(folder, "Yes", "en.json")
    save(folder, SHORT)
    server = Server(program, folder)
    port, text = server.port, '{"text": "%s", "key": "one", "locale": "de"}'
    second = Server(program, folder)
    seen = {
        "addresses": addresses(server.process.pid), "nextPort": second.port - port, "second": second.stop(),
        "host": {host: exchange(port, get(port, host=host)) for host in (
            f"127.0.0.1:{port}", f"localhost:{port}", f"[::1]:{port}", "example.org", f"example.org:{port}", "")},
        "twoHosts": exchange(port, get(port, more="Host: example.org\r\n")),
        "origin": exchange(port, post(port, text % "Ja", origin="http://example.org")),
        "kind": exchange(port, post(port, text % "Ja", kind="text/plain")),
        "try": exchange(port, post(port, text % "Ja")),
        "long": exchange(port, post(port, text % ("a" * 2_001))),
        "large": exchange(port, post(port, text % ("a" * 20_000))),
        "declared": exchange(port, post(port, "{", length=10**15)),
        "negative": exchange(port, post(port, "{", length=-1)),
        "noHTTP": exchange(port, b"\x16\x03\x01\x00\xa5\x01\x00\x00"),
        "longHeader": exchange(port, get(port, more=f"X: {'a' * 100_000}\r\n")),
        "longPath": exchange(port, get(port, "/" + "a" * 100_000)),
        "path": exchange(port, get(port, "/../../etc/passwd")),
        "inUse": None,
    }
    done = subprocess.run([program, "serve", "App", "--port", str(port)], cwd=folder, capture_output=True, text=True)
    seen["inUse"] = {"status": done.returncode, "words": done.stderr.strip()}
    seen["six"] = None
    try:
        with connect(port, "::1") as one:
            one.sendall(get(port, host=f"[::1]:{port}").encode())
            seen["six"] = one.recv(20).decode()
    except OSError as error:
        seen["six"] = type(error).__name__
    seen["many"] = many(server)
    seen["slow"] = slow(server, folder)
    seen["crowds"] = crowds(server)
    seen["replaced"] = replaced(server, folder)
    seen["memory"] = memory(server.process.pid)
    # A request whose end never comes is closed by the idle limit.
    start = time.monotonic()
    seen["unfinished"] = exchange(port, get(port)[:-4])
    seen["unfinishedSeconds"] = time.monotonic() - start
    seen["ended"] = server.stop(signal.SIGINT)
    print(json.dumps(seen, ensure_ascii=False))


if __name__ == "__main__":
    main(sys.argv[1], pathlib.Path(sys.argv[2]))
