#!/usr/bin/env python3
"""Measures what an attack costs other players: the time until a move is acknowledged, and until a bot has answered.

    python3 benches/attack.py [PROGRAM] [SECONDS [ATTACK...]]

A server with the usual limits runs on loopback. Four players come from 127.0.0.1, the attacker from 127.0.0.66: one plays CIV with a
bot that need not think, one plays each game with a bot that does. Every attack lasts SECONDS (15), all of them together less than
five minutes, and everything that was started is stopped at the end. The attackers share the cores with the server on equal terms.
Ends with status 1 if an attack makes the 99th percentile of moves more than three times as long, or the 90th percentile of the
answers of a bot more than twice as long, in any game.
"""

import base64
import json
import multiprocessing
import os
import random
import re
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else "target/release/trivium"
SECONDS = float(sys.argv[2]) if len(sys.argv) > 2 else 15.0
HERE, THERE = "127.0.0.1", "127.0.0.66"
PROTOCOL = (Path(__file__).resolve().parent.parent / "crates/protocol/src/lib.rs").read_text()
VERSION = int(re.search(r"pub const VERSION: u32 = (\d+);", PROTOCOL)[1])
# What an attack may cost, as a multiple of the quiet time.
MOVES_MOST, BOTS_MOST = 3.0, 2.0


def connect(address, source):
    """A connection to the server from one of this machine's addresses."""
    host, port = address.rsplit(":", 1)
    return socket.create_connection((host, int(port)), timeout=20, source_address=(source, 0))


def call(address, source, method, path, body=None, token=None):
    """One request: status and body."""
    data = b"" if body is None else (body if isinstance(body, str) else json.dumps(body)).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Length: {len(data)}\r\n"
    if token:
        head += f"Authorization: Bearer {token}\r\n"
    with connect(address, source) as stream:
        stream.sendall(head.encode() + b"\r\n" + data)
        answer = b""
        while part := stream.recv(1 << 16):
            answer += part
    top, _, rest = answer.partition(b"\r\n\r\n")
    return int(top.split()[1]), rest


class Client:
    """A WebSocket of a new guest."""

    def __init__(self, address, source, token=None):
        if token is None:
            token = json.loads(call(address, source, "POST", "/api/guests")[1])["token"]
        self.token, self.number, self.table = token, 0, None
        self.stream = connect(address, source)
        self.stream.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        )
        self.read = self.stream.makefile("rb")
        status = self.read.readline().decode()
        while self.read.readline().strip():
            pass
        if " 101 " not in status:
            raise ConnectionError(status.strip())
        self.say({"type": "hello", "version": VERSION, "client": "attack"})
        self.hear()

    def say(self, message):
        data, mask = json.dumps(message).encode(), os.urandom(4)
        size = struct.pack("!BB", 0x81, 0x80 | len(data)) if len(data) < 126 else struct.pack("!BBH", 0x81, 0xFE, len(data))
        self.stream.sendall(size + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(data)))

    def hear(self):
        while True:
            head = self.read.read(2)
            if len(head) < 2:
                raise ConnectionError("closed")
            size = head[1] & 0x7F
            if size == 126:
                size = struct.unpack("!H", self.read.read(2))[0]
            elif size == 127:
                size = struct.unpack("!Q", self.read.read(8))[0]
            data = self.read.read(size)
            if head[0] & 0x0F == 1:
                return json.loads(data)

    def answer(self, message, msg=None):
        """Sends a message, with a new id if it has none, and returns its answer and everything that came before it."""
        self.number += 1
        msg, before = msg or f"m-{self.number}", []
        self.say({**message, "msg": msg})
        while True:
            heard = self.hear()
            # Whoever is too fast is told so without the id, because nothing of the message was read.
            if heard.get("msg") == msg or heard.get("code") == "tooFast" and heard.get("msg") is None:
                return heard, before
            before.append(heard)

    def want(self, request):
        return self.answer({"type": "table", "table": self.table, "request": request})

    def open(self, game, options, bots, clock={"kind": "none"}):
        """Opens a table, sits down with bots of these levels, and starts."""
        heard, _ = self.answer({"type": "create", "options": {"game": game, "text": options}, "clock": clock})
        self.table = heard.get("table")
        if self.table is None:
            raise ConnectionError(str(heard))
        self.want({"want": "sit", "seat": "A"})
        for seat, bot in zip("BCDE", bots):
            self.want({"want": "putBot", "seat": seat, "bot": bot})
        self.want({"want": "start"})
        return self.table


def of(message):
    """The table in a message, if it is about one."""
    return message.get("snapshot") or message.get("change")


def play(client, seconds, moves, bots, pause=0.05):
    """Plays at a person's pace; keeps how long moves took, and the bots between two of them, in milliseconds."""
    until, decision, asked, over = time.monotonic() + seconds, None, None, False
    client.number += 1
    client.say({"type": "table", "table": client.table, "msg": f"m-{client.number}", "request": {"want": "watch", "version": None}})
    while time.monotonic() < until:
        if decision is None and not over:
            heard = of(client.hear())
            if not heard:
                continue
            over = (heard["info"].get("stage") or "") == "over"
            decision = heard.get("decision")
            if not decision and not over:
                asked = asked or time.monotonic()
            elif asked and decision:
                bots.append(1000 * (time.monotonic() - asked))
            continue
        asked = None
        if over:
            _, before = client.want({"want": "rematch", "options": None})
            over, decision = False, None
            for heard in filter(None, map(of, before)):
                decision = heard.get("decision") or decision
            continue
        time.sleep(pause)
        action = random.choice(decision["choices"])["action"]
        begun = time.monotonic()
        heard, _ = client.want({"want": "act", "decision": decision["id"], "action": action})
        if heard["type"] == "ack":
            moves.append(1000 * (time.monotonic() - begun))
        decision = None


class Attack(multiprocessing.Process):
    """A process that does something again and again until it is told to stop."""

    def __init__(self, address, what, stop):
        super().__init__(daemon=True)
        self.address, self.what, self.stop = address, what, stop

    def run(self):
        held = []
        while not self.stop.is_set():
            try:
                self.what(self.address, self.stop, held)
            except (OSError, ValueError, KeyError, IndexError):
                # Refused or cut off: it tries again, as an attacker would.
                time.sleep(0.05)


def take_bots(address, stop, held):
    """Tables with four of the strongest bots each, kept busy."""
    client = Client(address, THERE)
    tables = []
    while not stop.is_set() and len(tables) < 20:
        try:
            tables.append(client.open("kardinal", "players=5", ["sovereign"] * 4))
        except ConnectionError:
            break
    while not stop.is_set():
        for table in tables:
            view = json.loads(call(address, THERE, "GET", f"/api/tables/{table}", token=client.token)[1])
            if decision := view.get("decision"):
                client.table = table
                client.want({"want": "act", "decision": decision["id"], "action": decision["choices"][0]["action"]})


def take_and_resign(address, stop, held):
    """Forty tables with four of the strongest bots each, given up at once."""
    for _ in range(40):
        if stop.is_set():
            return
        client = Client(address, THERE)
        client.open("kardinal", "players=5", ["sovereign"] * 4)
        client.want({"want": "resign"})
        client.stream.close()


def take_sovereigns(address, stop, held):
    """Games against the strongest bot alone, of one guest after another, over HTTP without a connection."""
    token = json.loads(call(address, THERE, "POST", "/api/guests")[1])["token"]

    def post(path, body):
        return json.loads(call(address, THERE, "POST", path, body, token)[1])

    for n in range(10):
        new = {"msg": f"t-{n}", "options": {"game": "cardia", "text": ""}, "clock": {"kind": "none"}}
        table = post("/api/tables", new)["table"]
        requests = [{"want": "sit", "seat": "A"}, {"want": "putBot", "seat": "B", "bot": "sovereign"}, {"want": "start"}]
        for number, request in enumerate(requests):
            post(f"/api/tables/{table}", {"msg": f"m-{number}", "request": request})
        held.append(table)
        if stop.is_set():
            return


def take_previews(address, stop, held):
    """Asks what an answer would do, as fast as it can."""
    client = Client(address, THERE)
    table = client.open("kardinal", "players=5", ["random"] * 4)
    decision = None
    while not decision:
        decision = json.loads(call(address, THERE, "GET", f"/api/tables/{table}", token=client.token)[1]).get("decision")
    while not stop.is_set():
        for choice in decision["choices"]:
            client.want({"want": "preview", "decision": decision["id"], "action": choice["action"]})


def take_chat(address, stop, held):
    """Says as much as many guests may at one table, and has it loaded and shown again and again."""
    clients = [Client(address, THERE) for _ in range(8)]
    heard, _ = clients[0].answer({"type": "create", "options": {"game": "cardia", "text": ""}, "clock": {"kind": "none"}})
    while not stop.is_set():
        for client in clients:
            client.table = heard["table"]
            client.want({"want": "say", "text": "x" * 300})
            client.want({"want": "watch", "version": None})


def take_advice(address, stop, held):
    """Asks for advice on several connections and reads none of it."""
    client = Client(address, THERE)
    table = client.open("kardinal", "players=5", ["random"] * 4)
    while not stop.is_set():
        stream = connect(address, THERE)
        stream.sendall(
            f"GET /api/tables/{table}/analysis HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {client.token}\r\n\r\n".encode()
        )
        held.append(stream)
        time.sleep(0.1)


def take_connections(address, stop, held):
    """Silent connections, halves of requests, and many WebSockets of one person."""
    client = Client(address, THERE)
    for begun in [b"", b"GET / HT", b"POST /api/me/claim HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"]:
        for _ in range(100):
            stream = connect(address, THERE)
            stream.sendall(begun)
            held.append(stream)
    while not stop.is_set():
        held.append(Client(address, THERE, client.token))


def take_lobby(address, stop, held):
    """New tables, one guest after another."""
    client = Client(address, THERE)
    for _ in range(100):
        client.open("cardia", "", ["random"])


def take_disk(address, stop, held):
    """Writes as much as one person may: sits down, says something long, and stands up again."""
    client = Client(address, THERE)
    heard, _ = client.answer({"type": "create", "options": {"game": "cardia", "text": ""}, "clock": {"kind": "none"}})
    client.table = heard["table"]
    while not stop.is_set():
        for request in [{"want": "sit", "seat": "B"}, {"want": "say", "text": "x" * 300}, {"want": "leave"}]:
            client.want(request)


RECORD = []


def take_replays(address, stop, held):
    """A long record, replayed again and again."""
    if not RECORD:
        client = Client(address, THERE)
        table = client.open("kardinal", "players=5", ["random"] * 4)
        play(client, 3, [], [], 0.0)
        client.want({"want": "resign"})
        RECORD.append(call(address, THERE, "GET", f"/api/tables/{table}/record")[1].decode())
    call(address, THERE, "POST", "/api/replay", RECORD[0])


ATTACKS = {
    "disk": [take_disk],
    "bots": [take_bots],
    "resign": [take_and_resign],
    "sovereigns": [take_sovereigns],
    "previews": [take_previews] * 2,
    "chat": [take_chat],
    "advice": [take_advice],
    "connections": [take_connections],
    "lobby": [take_lobby],
    "replays": [take_replays] * 4,
}
ATTACKS["all at once"] = [attack for attacks in list(ATTACKS.values()) for attack in attacks]


# Who plays: the game, its options, and the level of the bot. In CIV and Kardinal & König players take turns, so a player waits
# for the bot; in Cardia both choose at the same time.
PLAYERS = {
    "random civ": ("civ", "players=2", "random"),
    "civ": ("civ", "players=2", "knight"),
    "kardinal": ("kardinal", "players=2", "knight"),
    "cardia": ("cardia", "", "knight"),
}


def median(times):
    return statistics.median(times) if times else float("nan")


def percentile(times, part):
    return sorted(times)[min(len(times) - 1, int(part * len(times)))] if times else float("nan")


def measure(address, players, attacks):
    """Plays under these attacks: the times of all moves, and of the bot of each player."""
    stop = multiprocessing.Event()
    attackers = [Attack(address, what, stop) for what in attacks]
    for attacker in attackers:
        attacker.start()
    if attackers:
        time.sleep(2)
    moves, bots = [[] for _ in players], [[] for _ in players]
    threads = [threading.Thread(target=play, args=(player, SECONDS, *kept)) for player, *kept in zip(players, moves, bots)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    stop.set()
    for attacker in attackers:
        attacker.join(5)
        attacker.kill()
    return sum(moves, []), bots


def main():
    names = ["quiet", *(sys.argv[3:] or ATTACKS)]
    missed = []
    with tempfile.TemporaryDirectory() as folder:
        flags = ["--listen", "127.0.0.1:0", "--database", f"{folder}/attack.db", "--log", "error"]
        server = subprocess.Popen([PROGRAM, "serve", *flags], stdout=subprocess.PIPE, text=True)
        try:
            line = next(line for line in server.stdout if line.startswith("Play at"))
            address = line.split("http://")[1].strip().rstrip("/")
            players = []
            for game, options, bot in PLAYERS.values():
                players.append(Client(address, HERE))
                players[-1].open(game, options, [bot])
            print(f"{'ms':12} {'moves':>6} {'p50':>8} {'p99':>8}" + "".join(f"   {it + ' p50':>14} {'p90':>8}" for it in PLAYERS))
            quiet = None
            for name in names:
                moves, bots = measure(address, players, ATTACKS.get(name, []))
                found = {"moves": percentile(moves, 0.99)}
                found |= {f"bots of {it}": percentile(times, 0.9) for it, times in zip(PLAYERS, bots)}
                print(
                    f"{name:12} {len(moves):6} {median(moves):8.1f} {percentile(moves, 0.99):8.1f}"
                    + "".join(f"   {median(times):14.1f} {percentile(times, 0.9):8.1f}" for times in bots),
                    flush=True,
                )
                quiet = quiet or found
                for what, took in found.items():
                    most = MOVES_MOST if what == "moves" else BOTS_MOST
                    if not took <= most * quiet[what]:
                        missed.append(f"{name}: {what} take {took / quiet[what]:.1f} times as long as in quiet; at most {most:g} is allowed")
        finally:
            server.terminate()
            server.wait()
    for miss in missed:
        print(miss)
    sys.exit(bool(missed))


if __name__ == "__main__":
    main()
