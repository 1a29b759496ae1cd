#!/usr/bin/env python3
"""Measures the time until the terminal client shows its first screen.

    python3 benches/start.py target/release/trivium

Repeatedly starts `trivium play GAME` in a pseudo-terminal, waits for the complete first screen, and quits. Wall-clock time
counts from the start to the last byte of the screen. CPU time counts the whole process; other load on the machine affects
it less.
"""

import os
import pty
import select
import statistics
import struct
import sys
import tempfile
import termios
import time
from fcntl import ioctl

RUNS = 20
# The line of keys at the bottom is drawn last.
LAST = b"leave"
CTRL_C = b"\x03"


def start(program, game, home):
    """Starts once; returns milliseconds of wall-clock time and of CPU time."""
    environment = {"TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "HOME": home}
    began = time.perf_counter()
    child, terminal = pty.fork()
    if child == 0:
        # An error here must not continue as a second copy of this script.
        try:
            ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            os.execve(program, [program, "play", game, "--seed", "1"], environment)
        finally:
            os._exit(127)
    shown = b""
    while LAST not in shown:
        if not select.select([terminal], [], [], 10)[0]:
            sys.exit(f"{program} play {game} shows nothing")
        try:
            shown += os.read(terminal, 65536)
        except OSError:
            sys.exit(f"{program} play {game} ends with: {shown.decode(errors='replace')}")
    wall = time.perf_counter() - began
    os.write(terminal, CTRL_C)
    try:
        while os.read(terminal, 65536):
            pass
    except OSError:
        # The other end is closed: the program has ended.
        pass
    _, _, used = os.wait4(child, 0)
    os.close(terminal)
    return 1000 * wall, 1000 * (used.ru_utime + used.ru_stime)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__.strip())
    program = os.path.abspath(sys.argv[1])
    print(f"{'':10} {'wall: best':>12} {'median':>8} {'CPU: best':>12} {'median':>8}   ms, {RUNS} starts")
    with tempfile.TemporaryDirectory() as home:
        for game in ["cardia", "kardinal", "civ"]:
            wall, cpu = zip(*(start(program, game, home) for _ in range(RUNS)))
            print(
                f"{game:10} {min(wall):12.1f} {statistics.median(wall):8.1f}"
                f" {min(cpu):12.1f} {statistics.median(cpu):8.1f}"
            )


if __name__ == "__main__":
    main()
