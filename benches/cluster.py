#!/usr/bin/env python3
"""Measures one server with SQLite, one with PostgreSQL, and three with PostgreSQL and NATS, on this machine.

    TRIVIUM_TEST_FSYNC=on scripts/with-postgres.sh scripts/with-nats.sh python3 benches/cluster.py [PROGRAM [SECONDS]]

For each it prints moves per second, the time until a move is acknowledged and until another player sees it, and the CPU time
per move of the servers, PostgreSQL and NATS. With three servers the players of a table sit at different ones. The load
generator runs on the same machine and takes its share of it.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else "target/release/trivium"
SECONDS = sys.argv[2] if len(sys.argv) > 2 else "10"
POSTGRES = os.environ["TRIVIUM_TEST_POSTGRES"]
POSTMASTER = Path(os.environ["TRIVIUM_TEST_POSTGRES_CRASH"]).parent / "cluster" / "postmaster.pid"
NATS = os.environ["TRIVIUM_TEST_NATS"]
TICK = os.sysconf("SC_CLK_TCK")


def fields(pid):
    """What the system says of a process, from its state on."""
    return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()


def cpu(pid):
    """The CPU time of a process and of its children, in seconds."""
    own = fields(pid)
    used = sum(int(own[place]) for place in (11, 12, 13, 14))
    for other in Path("/proc").iterdir():
        if other.name.isdigit():
            try:
                found = fields(other.name)
            except (FileNotFoundError, ProcessLookupError):
                continue
            if int(found[1]) == pid:
                used += int(found[11]) + int(found[12])
    return used / TICK


class Server:
    """A temporary server, which runs until the end of the `with` block."""

    def __init__(self, database, *flags):
        self.flags = ["--listen", "127.0.0.1:0", "--database", database, "--limits", "off", "--log", "warn", *flags]

    def __enter__(self):
        self.process = subprocess.Popen([PROGRAM, "serve", *self.flags], stdout=subprocess.PIPE, text=True)
        for line in self.process.stdout:
            if line.startswith("Play at"):
                self.address = line.split("http://")[1].strip().rstrip("/")
                return self
        sys.exit("the server did not start")

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


def measure(name, servers, tables, games):
    """Prints one line for a load on these servers."""
    postmaster = int(POSTMASTER.read_text().split()[0])
    parts = {
        "server": [server.process.pid for server in servers],
        "PostgreSQL": [postmaster],
        "NATS": [int(os.environ["TRIVIUM_TEST_NATS_PID"])],
    }
    before = {part: sum(map(cpu, pids)) for part, pids in parts.items()}
    words = ["--json", "--tables", str(tables), "--games", games, "--seconds", SECONDS]
    ran = subprocess.run([PROGRAM, "load", *[server.address for server in servers], *words], stdout=subprocess.PIPE, text=True)
    report = json.loads(ran.stdout)
    moves = max(1, report["moves"])
    used = {part: 1e6 * (sum(map(cpu, pids)) - before[part]) / moves for part, pids in parts.items()}
    seen = report["seen"]
    print(
        f"{name:<22} {games:>12} {tables:4} tables: {report['movesPerSecond']:6.0f} moves/s  "
        f"ack p50 {report['p50']:6.1f} p99 {report['p99']:6.1f} ms  seen p50 {seen['p50']:6.1f} p99 {seen['p99']:6.1f} ms  CPU per move "
        + "  ".join(f"{part} {micros:4.0f} µs" for part, micros in used.items())
        + f"  errors {sum(report['errors'].values())}",
        flush=True,
    )
    return report


def main():
    loads = [(1, "kardinal,civ"), (20, "kardinal,civ"), (20, "cardia"), (100, "kardinal,civ")]
    with tempfile.TemporaryDirectory() as folder:
        for tables, games in loads:
            with Server(f"{folder}/{tables}{games}.db") as one:
                measure("one, SQLite", [one], tables, games)
    for tables, games in loads:
        with Server(POSTGRES) as one:
            measure("one, PostgreSQL", [one], tables, games)
    for tables, games in loads:
        news = ("--nats", NATS)
        with Server(POSTGRES, *news) as one, Server(POSTGRES, *news) as two, Server(POSTGRES, *news) as three:
            measure("three, PostgreSQL+NATS", [one, two, three], tables, games)


if __name__ == "__main__":
    main()
