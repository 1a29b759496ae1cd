#!/usr/bin/env python3
"""Plays, attacks and disturbs a server for a long time, and checks that it stays as it was.

    scripts/soak.py [MINUTES] [PROGRAM]

In every round people play, somebody attacks, and the machine fails in one way (`FAULTS`). While nothing can be stored, health must say
so within two seconds, and when the cause is gone the server must be ready within two seconds. What was acknowledged must be
there afterwards, what was not acknowledged can be sent again, and nobody loses on time. At the end, memory and descriptors must not
have grown. Everything runs on loopback, and the database is on a small disk of its own, for which this needs root.

Under scripts/with-postgres.sh the database is PostgreSQL, and the fault is that PostgreSQL is killed.
"""

import contextlib
import importlib.util
import multiprocessing
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

MINUTES = float(sys.argv[1]) if len(sys.argv) > 1 else 30.0
PROGRAM = sys.argv[2] if len(sys.argv) > 2 else "target/release/trivium"
ROOT = Path(__file__).resolve().parent.parent
POSTGRES = os.environ.get("TRIVIUM_TEST_POSTGRES")
FAKETIME = next(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"), None)
DISK_MB = 512

sys.argv = ["attack.py", PROGRAM]
spec = importlib.util.spec_from_file_location("attack", ROOT / "benches" / "attack.py")
attack = importlib.util.module_from_spec(spec)
spec.loader.exec_module(attack)


class Fault:
    """Something that happens to the machine, and its end."""

    # How long it lasts, in seconds, and whether nothing can be stored meanwhile. `None`: the server cannot even say so.
    lasts, stores = 4, False

    def __init__(self, server, folder):
        self.server, self.folder = server, folder


class Standstill(Fault):
    """The process gets no time."""

    lasts, stores = 30, None

    def begin(self):
        os.kill(self.server.pid, signal.SIGSTOP)

    def end(self):
        os.kill(self.server.pid, signal.SIGCONT)


class FileGone(Fault):
    """The file of the database is moved away."""

    def begin(self):
        os.rename(self.folder / "disk/soak.db", self.folder / "disk/away")

    def end(self):
        os.rename(self.folder / "disk/away", self.folder / "disk/soak.db")


class FullDisk(Fault):
    """The disk has no room, nor is there any in the files that are there."""

    def fill(self):
        with open(self.folder / "disk/fill", "ab", buffering=0) as file:
            for size in (1 << 20, 1 << 12, 1):
                try:
                    while file.write(bytes(size)):
                        pass
                except OSError:
                    pass

    def cut_log(self):
        with contextlib.closing(sqlite3.connect(self.folder / "disk/soak.db", timeout=10)) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def begin(self):
        # While there is room, what is in the log goes to the file of the database, which may grow by it.
        self.cut_log()
        self.fill()
        # What came since would be written over from its beginning again: it is cut, too, if there is room for it.
        with contextlib.suppress(sqlite3.OperationalError):
            self.cut_log()
        self.fill()

    def end(self):
        os.remove(self.folder / "disk/fill")


class ReadOnlyDisk(Fault):
    """Nothing on the disk can be written any more, in files that are open neither."""

    def set(self, flag):
        # Not `soak.db-shm`: that is memory, which can be written on such a disk, too.
        files = [self.folder / "disk" / name for name in ("soak.db", "soak.db-wal")]
        subprocess.run(["chattr", flag, self.folder / "disk", *filter(Path.exists, files)], check=True)

    def begin(self):
        self.set("+i")

    def end(self):
        self.set("-i")


class ClockSet(Fault):
    """The clock of the machine is set by an hour, forwards and then backwards."""

    stores, hours = True, 1

    def begin(self):
        (self.folder / "clock").write_text(f"{ClockSet.hours:+}h\n")

    def end(self):
        ClockSet.hours = -ClockSet.hours


class PostgresKilled(Fault):
    """PostgreSQL is killed, and started again."""

    # Of scripts/with-postgres.sh.
    place = Path(os.environ.get("TRIVIUM_TEST_POSTGRES_CRASH", "")).parent

    def begin(self):
        os.kill(int((PostgresKilled.place / "cluster/postmaster.pid").read_text().split()[0]), signal.SIGKILL)

    def end(self):
        subprocess.run([PostgresKilled.place / "start"], check=True)


FAULTS = [PostgresKilled] if POSTGRES else [Standstill, FileGone, FullDisk, ReadOnlyDisk, ClockSet]


def held(pid):
    """Resident memory in MB, and the number of descriptors."""
    status = Path(f"/proc/{pid}/status").read_text()
    memory = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    return memory / 1024, len(os.listdir(f"/proc/{pid}/fd"))


def becomes(address, status):
    """Does health say this within two seconds?"""
    until = time.monotonic() + 2
    while time.monotonic() < until:
        try:
            if attack.call(address, attack.HERE, "GET", "/api/health/ready")[0] == status:
                return True
        except OSError:
            pass
        time.sleep(0.1)
    return False


class Talker:
    """A player who says something all the time, and knows what was acknowledged."""

    def __init__(self, address):
        self.client = attack.Client(address, attack.HERE)
        self.client.open("cardia", "", ["random"], {"kind": "live", "baseSeconds": 600, "incrementSeconds": 0})
        self.said, self.refused, self.heard = [], [], None

    def say(self, msg=None):
        """Says its own number; `True` if that was acknowledged."""
        msg = msg or f"s-{self.client.table}-{len(self.said) + len(self.refused)}"
        heard, _ = self.client.answer({"type": "table", "table": self.client.table, "request": {"want": "say", "text": msg}}, msg)
        done, self.heard = heard["type"] == "ack", heard
        (self.said if done else self.refused).append(msg)
        return done

    def lost(self, address):
        """What went wrong."""
        for msg in [self.refused.pop() for _ in range(len(self.refused))]:
            if not self.say(msg):
                yield f"{msg} cannot be said again"
            time.sleep(2)
        status, body = attack.call(address, attack.HERE, "GET", f"/api/tables/{self.client.table}", token=self.client.token)
        snapshot = attack.json.loads(body) if status == 200 else {"chat": [], "info": {}}
        texts = [line["text"] for line in snapshot["chat"]]
        if sorted(texts) != sorted(self.said):
            yield f"acknowledged were {self.said}, but there are {texts}"
        if snapshot["info"].get("ending"):
            yield "the game has ended"


def disturb(fault, address, talker):
    """One fault from its beginning to its end; says what is wrong."""
    talker.say()
    fault.begin()
    begun = time.monotonic()
    if fault.stores is False and not becomes(address, 503):
        yield "nothing can be stored, but health does not say so within two seconds"
    # What is acknowledged all the same must be there afterwards.
    if fault.stores is not None and not talker.say() and fault.stores:
        yield f"something can be stored, but the answer is {talker.heard}"
    if fault.stores is False and talker.heard["type"] != "ack" and not becomes(address, 503):
        yield f"health says that something can be stored, but the answer was {talker.heard}"
    time.sleep(max(0.0, fault.lasts - (time.monotonic() - begun)))
    fault.end()
    if not becomes(address, 200):
        yield "not ready two seconds after the fault was gone"
    if not talker.say():
        yield "nothing can be said after the fault was gone"
    yield from talker.lost(address)


def run(fault, address, talker):
    """The same; whatever happens, the fault ends."""
    wrong = []
    try:
        wrong += disturb(fault, address, talker)
    except (OSError, ValueError) as why:
        wrong.append(f"the connection ended: {why!r}")
        try:
            fault.end()
        except OSError:
            pass
    return wrong


def soak(server, folder, address):
    """Everything, round after round; returns what is wrong."""
    wrong, names, seen = [], list(attack.ATTACKS), []
    until = time.monotonic() + 60 * MINUTES
    while time.monotonic() < until:
        rounds = len(seen)
        name, fault = names[rounds % len(names)], FAULTS[rounds % len(FAULTS)](server, folder)
        stop = multiprocessing.Event()
        attackers = [attack.Attack(address, what, stop) for what in attack.ATTACKS[name]]
        for attacker in attackers:
            attacker.start()
        moves, talker = [], Talker(address)
        player = attack.Client(address, attack.HERE)
        player.open("cardia", "", ["random"])
        attack.play(player, 5, moves, [])
        about = f"round {rounds + 1}, {name}, {type(fault).__name__}"
        wrong += [f"{about}: {it}" for it in run(fault, address, talker)]
        stop.set()
        for attacker in attackers:
            attacker.join(5)
            attacker.kill()
        if server.poll() is not None:
            return [*wrong, f"{about}: the server stopped with {server.returncode}"]
        for client in (player, talker.client):
            try:
                client.want({"want": "resign"})
            except (OSError, ValueError) as why:
                wrong.append(f"{about}: a connection ended: {why!r}")
            client.stream.close()
        seen.append(held(server.pid))
        memory, descriptors = seen[-1]
        print(f"{about:45} {len(moves):4} moves, {memory:6.1f} MB, {descriptors:4} descriptors, {len(wrong)} faults", flush=True)
    # The first rounds fill caches. Then the most of the next rounds is compared with the most of the last ones.
    each = len(names) * len(FAULTS)
    first, last = seen[len(names) : len(names) + each], seen[-each:]
    if len(seen) >= 2 * len(names):
        (memory, descriptors), (then, more) = [tuple(map(max, zip(*part))) for part in (first, last)]
        print(f"memory at most {memory:.1f} MB, then {then:.1f} MB; descriptors {descriptors}, then {more}")
        if then > 1.2 * memory:
            wrong.append("memory has grown")
        if more > 1.2 * descriptors + 20:
            wrong.append("descriptors have grown")
    return wrong


def main():
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        disk = folder / "disk"
        disk.mkdir()
        if not POSTGRES:
            # Seen by this process and its children only, and gone with them.
            subprocess.run(["truncate", "-s", f"{DISK_MB}M", folder / "image"], check=True)
            subprocess.run(["mkfs.ext4", "-q", folder / "image"], check=True)
            subprocess.run(["mount", "-o", "loop", folder / "image", disk], check=True)
        database = POSTGRES or str(disk / "soak.db")
        flags = ["--listen", "127.0.0.1:0", "--database", database, "--log", "error"]
        fake = {}
        if FAKETIME:
            (folder / "clock").write_text("+0\n")
            fake = {
                "LD_PRELOAD": str(FAKETIME),
                "FAKETIME_TIMESTAMP_FILE": str(folder / "clock"),
                "FAKETIME_NO_CACHE": "1",
                "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            }
        elif ClockSet in FAULTS:
            print("soak: the package faketime is not installed; the clock is not set", file=sys.stderr)
            FAULTS.remove(ClockSet)
        log = open(folder / "log", "w")
        server = subprocess.Popen([PROGRAM, "serve", *flags], stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, **fake})
        try:
            line = next(line for line in server.stdout if line.startswith("Play at"))
            wrong = soak(server, folder, line.split("http://")[1].strip().rstrip("/"))
        finally:
            server.terminate()
            server.wait()
            log.close()
        errors = {}
        for line in (folder / "log").read_text().splitlines():
            what = line.split("ERROR", 1)[-1].strip()
            errors[what[:100]] = errors.get(what[:100], 0) + 1
        for what, times in sorted(errors.items(), key=lambda it: -it[1])[:10]:
            print(f"logged {times} times: {what}")
        if not POSTGRES:
            if subprocess.run([PROGRAM, "doctor", database]).returncode:
                wrong.append("the doctor is not content")
            subprocess.run(["umount", disk], check=True)
    for it in wrong:
        print(it)
    sys.exit(bool(wrong))


if __name__ == "__main__":
    if not POSTGRES and "TRIVIUM_SOAK" not in os.environ:
        os.environ["TRIVIUM_SOAK"] = "inside"
        os.execvp("unshare", ["unshare", "--mount", sys.executable, __file__, str(MINUTES), PROGRAM])
    main()
