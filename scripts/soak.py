#!/usr/bin/env python3
"""Plays, attacks and disturbs a server for a long time, and checks that it stays as it was.

    scripts/soak.py [MINUTES] [PROGRAM]

In every round people play, somebody attacks, and the machine fails once: the process is stopped for a while, or the file of
the database goes away and comes back. After each round the server must be ready within two seconds. At the end, memory and descriptors
must not have grown. Everything runs on loopback.
"""

import importlib.util
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

MINUTES = float(sys.argv[1]) if len(sys.argv) > 1 else 30.0
PROGRAM = sys.argv[2] if len(sys.argv) > 2 else "target/release/trivium"
ROOT = Path(__file__).resolve().parent.parent

sys.argv = ["attack.py", PROGRAM]
spec = importlib.util.spec_from_file_location("attack", ROOT / "benches" / "attack.py")
attack = importlib.util.module_from_spec(spec)
spec.loader.exec_module(attack)


def held(pid):
    """Resident memory in MB, and the number of descriptors."""
    status = Path(f"/proc/{pid}/status").read_text()
    memory = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    return memory / 1024, len(os.listdir(f"/proc/{pid}/fd"))


def ready(address):
    """Is the server ready within two seconds?"""
    until = time.monotonic() + 2
    while time.monotonic() < until:
        try:
            if attack.call(address, attack.HERE, "GET", "/api/health/ready")[0] == 200:
                return True
        except OSError:
            pass
        time.sleep(0.1)
    return False


def disturb(round_number, pid, database):
    """A fault of the machine, and its end."""
    if round_number % 2:
        os.kill(pid, signal.SIGSTOP)
        time.sleep(3)
        os.kill(pid, signal.SIGCONT)
    else:
        os.rename(database, f"{database}.away")
        time.sleep(2)
        os.rename(f"{database}.away", database)


def main():
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/soak.db"
        flags = ["--listen", "127.0.0.1:0", "--database", database, "--log", "error"]
        log = open(f"{folder}/log", "w")
        server = subprocess.Popen([PROGRAM, "serve", *flags], stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            line = next(line for line in server.stdout if line.startswith("Play at"))
            address = line.split("http://")[1].strip().rstrip("/")
            names, until, rounds, first = list(attack.ATTACKS), time.monotonic() + 60 * MINUTES, 0, None
            while time.monotonic() < until:
                stop = threading.Event()
                name = names[rounds % len(names)]
                attackers = [attack.Attack(address, what, stop) for what in attack.ATTACKS[name]]
                for attacker in attackers:
                    attacker.start()
                moves = []
                player = attack.Client(address, attack.HERE)
                player.open("cardia", "", ["random"])
                attack.play(player, 5, moves, [])
                disturb(rounds, server.pid, database)
                if not ready(address):
                    faults.append(f"round {rounds}: not ready two seconds after the fault was gone")
                stop.set()
                for attacker in attackers:
                    attacker.join(5)
                player.want({"want": "resign"})
                player.stream.close()
                if server.poll() is not None:
                    sys.exit("the server stopped")
                rounds += 1
                memory, descriptors = held(server.pid)
                print(f"round {rounds:4}, {name:12} {len(moves):4} moves, {memory:6.1f} MB, {descriptors:4} descriptors", flush=True)
                # The first rounds fill caches.
                if rounds == len(names):
                    time.sleep(20)
                    first = held(server.pid)
            time.sleep(20)
            last = held(server.pid)
            if first:
                print(f"memory {first[0]:.1f} MB, then {last[0]:.1f} MB; descriptors {first[1]}, then {last[1]}")
                if last[0] > 1.5 * first[0] + 20:
                    faults.append("memory has grown")
                if last[1] > first[1] + 50:
                    faults.append("descriptors have grown")
        finally:
            server.terminate()
            server.wait()
        checked = subprocess.run([PROGRAM, "doctor", database])
        if checked.returncode:
            faults.append("the doctor is not content")
    for fault in faults:
        print(fault)
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
