#!/usr/bin/env python3
"""Measures the server on this machine: moves per second, idle sockets, memory of a table, start time.

    python3 benches/server.py [PROGRAM]

It uses only loopback, every run has a time limit, and it removes its databases.
"""

import json
import os
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else "target/release/trivium"
STORED = 100_000
# Lines of each stored table, about as many as a game of Cardia has.
LINES = 60


class Server:
    """A temporary server, which runs until the end of the `with` block."""

    def __init__(self, database):
        self.database = database

    def __enter__(self):
        begun = time.monotonic()
        flags = ["--listen", "127.0.0.1:0", "--database", self.database, "--limits", "off", "--log", "warn"]
        self.process = subprocess.Popen([PROGRAM, "serve", *flags], stdout=subprocess.PIPE, text=True)
        for line in self.process.stdout:
            if line.startswith("Play at"):
                self.started_ms = 1000 * (time.monotonic() - begun)
                self.address = line.split("http://")[1].strip().rstrip("/")
                return self
        sys.exit("the server did not start")

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def memory(self):
        """The resident memory of the server, in KB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))

    def live_tables(self):
        """The number of tables in memory."""
        metrics = urllib.request.urlopen(f"http://{self.address}/metrics").read().decode()
        return next(int(line.split()[1]) for line in metrics.splitlines() if line.startswith("trivium_tables_live "))

    def at_rest(self):
        """The number of tables and the memory, after the server has noticed that the players are gone."""
        time.sleep(3)
        return self.live_tables(), self.memory()

    def cpu(self):
        """The CPU time the server has used, in seconds."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def load(self, **flags):
        """The report of a load with these flags."""
        words = [word for name, value in flags.items() for word in (f"--{name}", str(value))]
        ran = subprocess.run([PROGRAM, "load", self.address, "--json", *words], stdout=subprocess.PIPE, text=True)
        return json.loads(ran.stdout)


def fill(database, tables):
    """Makes this many copies of the first lines of the stored table; the first lines are a valid table."""
    db = sqlite3.connect(database)
    db.execute("DELETE FROM lines WHERE seq > ?", (LINES,))
    db.execute("UPDATE tables SET lines = min(lines, ?)", (LINES,))
    names = {table: [row[1] for row in db.execute(f"PRAGMA table_info({table})")] for table in ("tables", "lines")}
    for table, key in (("tables", "id"), ("lines", "table_id")):
        kept = [f"'copy' || n.n" if name == key else f"t.{name}" for name in names[table]]
        db.execute(
            f"WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {tables}) "
            f"INSERT INTO {table} SELECT {', '.join(kept)} FROM {table} AS t, n"
        )
    db.commit()
    db.close()


def main():
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder:
        with Server(f"{folder}/load.db") as server:
            for games in ("cardia,kardinal,civ", "cardia", "kardinal", "civ"):
                for tables in (50, 200):
                    used = server.cpu()
                    report = server.load(games=games, tables=tables, seconds=10)
                    used = 1e6 * (server.cpu() - used) / max(1, report["moves"])
                    print(
                        f"{games:>19}, {tables:3} tables: {report['movesPerSecond']:7.0f} moves/s  "
                        f"p50 {report['p50']:6.1f} ms  p99 {report['p99']:6.1f} ms  p999 {report['p999']:6.1f} ms  "
                        f"{used:5.0f} µs server CPU per move  errors {sum(report['errors'].values())}"
                    )
        with Server(f"{folder}/idle.db") as server:
            before = server.memory()
            report = server.load(tables=1, idle=10_000, seconds=5)
            held = server.memory()
            print(f"{report['idle']} idle sockets held, {(held - before) / report['idle']:.1f} KB each, errors {sum(report['errors'].values())}")
        with Server(f"{folder}/tables.db") as server:
            # The first round allocates memory that does not belong to a table: buffers of connections, caches, partly used pages.
            # Later rounds reuse it, so they add only tables. These are still in memory: the server unloads an idle table after
            # a minute.
            server.load(tables=1_000, seconds=1)
            first, before = server.at_rest()
            for _ in range(3):
                server.load(tables=1_000, seconds=1)
                tables, held = server.at_rest()
            print(f"a live table without players takes {(held - before) / (tables - first):.1f} KB, measured over {tables - first} tables")
        with Server(f"{folder}/many.db") as server:
            server.load(tables=1, games="cardia", seconds=1)
        fill(f"{folder}/many.db", STORED)
        with Server(f"{folder}/many.db") as server:
            print(f"listening {server.started_ms:.0f} ms after the start, with {STORED} stored tables")


if __name__ == "__main__":
    main()
