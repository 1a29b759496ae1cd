"""Ray: the same results as in one process, with lost workers and a lost node. `make python-peers` runs these."""

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest

import trivium
from trivium import cluster

# Ray wants a token of everybody who connects. The clusters of these tests have one of their own.
os.environ.update(RAY_AUTH_MODE="token", RAY_AUTH_TOKEN=secrets.token_hex(16))
ray = pytest.importorskip("ray")

RAY = str(Path(sys.executable).parent / "ray")
CIV = trivium.Game("civ", players=3)
CARDIA = trivium.Game("cardia")


def connect(**arguments):
    """A busy machine may need more than the half minute that Ray gives its processes."""
    for attempt in range(4):
        try:
            return ray.init(log_to_driver=False, configure_logging=False, **arguments)
        except Exception:
            ray.shutdown()
            if attempt == 3:
                raise


@pytest.fixture(scope="module")
def two_workers():
    connect(address="local", num_cpus=2, include_dashboard=False)
    yield
    ray.shutdown()


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_any_number_of_workers_gives_the_same_bytes(two_workers, workers):
    def bytes_of(workers):
        arrays = [*cluster.simulate(CIV, 3000, seed=4, workers=workers, piece=170)]
        arrays += cluster.self_play(CIV, trivium.Heuristic(), 4, workers=workers, piece=1)
        return b"".join(array.tobytes() for array in arrays)

    assert bytes_of(workers) == bytes_of(0)
    # A function of a module that the workers cannot import must be made inside a function, or in the main program.
    bots = {"mine": lambda view: view.legal_actions()[-1], "heuristic": trivium.Heuristic(), "random": trivium.Random()}
    alone = cluster.tournament(CARDIA, bots, 4, workers=0)
    assert cluster.tournament(CARDIA, bots, 4, workers=workers, piece=3).bouts == alone.bouts
    text = [json.dumps(cluster.lab(CIV, games=600, workers=it, piece=70)) for it in (0, workers)]
    assert text[0] == text[1]
    found = [cluster.puzzles(CIV, 2, iterations=40, gap=0.2, workers=it) for it in (0, workers)]
    assert found[0] == found[1]


def test_a_killed_worker_is_replaced(two_workers, tmp_path):
    """Each piece kills its worker the first time it is played."""

    def work(first, count):
        mark = tmp_path / str(first)
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return trivium.simulate(CARDIA, count, first, 6)

    pieces = cluster._run(work, {"what": "test"}, 400, 100, None, None, True)
    lengths = np.concatenate([lengths for lengths, _ in pieces])
    assert (lengths == trivium.simulate(CARDIA, 400, 0, 6)[0]).all() and len(list(tmp_path.iterdir())) == 4


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def start_node(*arguments):
    """A node of a cluster in a process group of its own, so that all of it can be killed at once."""
    command = [RAY, "start", "--block", "--node-ip-address", "127.0.0.1", "--num-cpus", "1", "--object-store-memory", "100000000", *arguments]
    return subprocess.Popen(command, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def wait_until(true, seconds=180):
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.2)


def test_a_lost_node_changes_nothing(tmp_path):
    """Three nodes; one of them is killed with -9 in the middle of the work."""
    ray.shutdown()
    port = free_port()
    address = f"127.0.0.1:{port}"
    nodes = [start_node("--head", "--port", str(port), "--include-dashboard", "false")]
    try:
        wait_until(lambda: socket.socket().connect_ex(("127.0.0.1", port)) == 0)
        connect(address=address)
        # One after the other: nodes that start at the same moment on one machine take each other's ports.
        for count in (2, 3):
            nodes.append(start_node("--address", address))
            wait_until(lambda: sum(node["Alive"] for node in ray.nodes()) == count)
        found = []
        worker = threading.Thread(target=lambda: found.append(cluster.simulate(CARDIA, 60_000, seed=8, piece=300, journal=tmp_path, quiet=True)))
        worker.start()
        # The journal tells when the first pieces are done.
        wait_until(lambda: len(list(tmp_path.iterdir())) > 3)
        assert worker.is_alive(), "the work was too short to lose a node in the middle of it"
        os.killpg(nodes.pop().pid, signal.SIGKILL)
        worker.join(timeout=300)
        assert found, "the work did not end"
        wait_until(lambda: sum(node["Alive"] for node in ray.nodes()) == 2)
        assert cluster.digest(found[0]) == cluster.digest(trivium.simulate(CARDIA, 60_000, seed=8))
    finally:
        ray.shutdown()
        for node in nodes:
            os.killpg(node.pid, signal.SIGKILL)


def test_results_are_written_as_parquet(tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet")
    file = tmp_path / "games.parquet"
    for what, columns in (("simulate", 2), ("tournament", 5), ("lab", 5), ("self-play", 4)):
        cluster.main([what, "cardia", "--games", "5", "--workers", "0", "--parquet", str(file)])
        assert parquet.read_table(file).num_columns == columns and parquet.read_table(file).num_rows >= 5
