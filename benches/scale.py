#!/usr/bin/env python3
"""Simulates the next limit of a cluster: how long a move waits until PostgreSQL has stored it, by the number of players.

    python3 benches/scale.py [SERVER_US POSTGRES_US NATS_US]

The three numbers are the CPU time of one move in microseconds, as `make bench-cluster` prints them. Every server has one writer, which takes
everything that waits into one transaction (`crates/server/src/store/writer.rs`). A transaction uses CPU time for each move on one of the
cores of PostgreSQL, then waits for the log to reach the disk; the disk writes for all who wait at once. Tables are
spread over the databases by their id. The seed is fixed, so the same numbers come out each time.
"""

import heapq
import itertools
import random
import sys

SERVER, POSTGRES, NATS = (float(word) for word in (sys.argv[1:4] or (200, 150, 30)))
# Seconds between two choices of a player.
THINKS = 10
# Cores of a database machine, and how many moves a second one server takes.
CORES = 32
PER_SERVER = 4_000
# Fixed CPU time of a transaction, and the time until the disk has it, in seconds.
BEGIN = 300e-6
DISK = 1e-3
LASTS = 3.0


def simulate(rate, servers, dice):
    """The waiting times of moves that come at this rate to one database from so many servers; `None` if they only grow."""
    arrivals = [(dice.expovariate(rate / servers), node) for node in range(servers)]
    heapq.heapify(arrivals)
    waiting = [[] for _ in range(servers)]
    busy = [False] * servers
    cores, queue, events, waited = CORES, [], [], []
    disk_busy, to_disk = False, []
    now, order = 0.0, itertools.count()

    def begin(node):
        """The writer of a server takes everything that waits."""
        busy[node] = True
        batch, waiting[node] = waiting[node][:1024], waiting[node][1024:]
        queue.append((node, batch))

    while now < LASTS:
        if arrivals and (not events or arrivals[0][0] <= events[0][0]):
            now, node = heapq.heappop(arrivals)
            waiting[node].append(now)
            heapq.heappush(arrivals, (now + dice.expovariate(rate / servers), node))
            if not busy[node]:
                begin(node)
        else:
            now, _, kind, node, batch = heapq.heappop(events)
            if kind == "computed":
                cores += 1
                to_disk.append((node, batch))
            else:
                disk_busy = False
                for done, moves in batch:
                    waited.extend(now - at for at in moves)
                    busy[done] = False
                    if waiting[done]:
                        begin(done)
        while cores and queue:
            node, batch = queue.pop(0)
            cores -= 1
            heapq.heappush(events, (now + BEGIN + len(batch) * POSTGRES * 1e-6, next(order), "computed", node, batch))
        if to_disk and not disk_busy:
            disk_busy = True
            heapq.heappush(events, (now + DISK, next(order), "stored", -1, to_disk))
            to_disk = []
    if sum(map(len, waiting)) > 0.2 * rate:
        return None
    return sorted(waited)


def main():
    print(f"CPU of a move: server {SERVER:.0f} µs, PostgreSQL {POSTGRES:.0f} µs, NATS {NATS:.0f} µs; a choice every {THINKS} s")
    print(f"{'players':>9} {'moves/s':>8} {'servers':>8} {'cores: servers':>14} {'PostgreSQL':>10} {'NATS':>5}   stored after p99, by number of databases")
    for players in (10_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_000_000):
        rate = players / THINKS
        servers = max(2, round(rate / PER_SERVER))
        cells = []
        for databases in (1, 2, 4, 8):
            times = simulate(rate / databases, servers, random.Random(7))
            cells.append(f"{databases}: {'never' if times is None else f'{1e3 * times[int(len(times) * 0.99)]:.1f} ms'}")
        used = [rate * micros * 1e-6 for micros in (SERVER, POSTGRES, NATS)]
        print(
            f"{players:9,} {rate:8,.0f} {servers:8} {used[0]:14.1f} {used[1]:10.1f} {used[2]:5.1f}   " + "   ".join(f"{cell:>13}" for cell in cells),
            flush=True,
        )


if __name__ == "__main__":
    main()
