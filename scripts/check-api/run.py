"""Plays a short game on the server in TRIVIUM_SERVER, then runs schemathesis three times: for any table, for that table,
and as an administrator. Each time takes at most API_SECONDS, 35 unless told.

    scripts/check-api/run.py SCHEMATHESIS [FLAG ...]
"""

import json
import os
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

SERVER = f"http://{os.environ['TRIVIUM_SERVER']}"
SECONDS = os.environ.get("API_SECONDS", "35")
CONFIG = Path(__file__).with_name("schemathesis.toml").read_text()


def post(path, body=None, token=None):
    """The answer to a request, read as JSON."""
    request = urllib.request.Request(SERVER + path, method="POST", data=json.dumps(body).encode())
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    return json.load(urllib.request.urlopen(request))


def finished_table(token):
    """A table at which a game is over."""
    options = {"game": "cardia", "text": ""}
    new = {"msg": "new", "options": options, "clock": {"kind": "none"}}
    table = post("/api/tables", new, token)["table"]
    wishes = [
        {"want": "sit", "seat": "A"},
        {"want": "putBot", "seat": "B", "bot": "random"},
        {"want": "start"},
        {"want": "resign"},
    ]
    for number, request in enumerate(wishes):
        post(f"/api/tables/{table}", {"msg": f"wish-{number}", "request": request}, token)
    return table


def check(program, token, config, flags):
    """Runs schemathesis with this configuration. It keeps what it found in the folder it runs in."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "schemathesis.toml").write_text(config)
        # The stream never ends; tests of the server read it.
        run = [program, "run", f"{SERVER}/api/openapi.json", "--exclude-path", "/api/stream", "--seed", "1", "--max-time", SECONDS]
        environment = {**os.environ, "TRIVIUM_TOKEN": token}
        return subprocess.run([*run, "--no-color", *flags], cwd=folder, env=environment).returncode


def main():
    program, *flags = sys.argv[1:]
    program = os.path.abspath(program)
    token = post("/api/guests")["token"]
    finished = f'[parameters]\n"path.table" = "{finished_table(token)}"\n'
    anything = check(program, token, CONFIG, flags)
    of_table = check(program, token, f"{CONFIG}\n{finished}", ["--include-path-regex", "/tables/", *flags])
    # Last, because administrators can do anything, such as let no new games begin.
    admin = Path(os.environ["TRIVIUM_ADMIN_TOKEN_FILE"]).read_text().strip()
    of_admin = check(program, admin, CONFIG, ["--include-path-regex", "^/api/admin", *flags])
    sys.exit(anything or of_table or of_admin)


if __name__ == "__main__":
    main()
