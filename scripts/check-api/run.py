"""Plays a short game at the server in TRIVIUM_SERVER, then runs schemathesis twice: about any tables, and about that one.

    scripts/check-api/run.py SCHEMATHESIS [FLAG ...]
"""

import json
import os
import subprocess
import sys
import urllib.request
from pathlib import Path

SERVER = f"http://{os.environ['TRIVIUM_SERVER']}"
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


def main():
    program, *flags = sys.argv[1:]
    token = post("/api/guests")["token"]
    tables = [(CONFIG, flags), (f'{CONFIG}\n[parameters]\n"path.table" = "{finished_table(token)}"\n', ["--include-path-regex", "/tables/", *flags])]
    config = Path(os.environ.get("TMPDIR", "/tmp")) / f"schemathesis-{os.getpid()}.toml"
    for text, more in tables:
        config.write_text(text)
        # The stream never ends; tests of the server read it.
        run = [program, "--config-file", config, "run", f"{SERVER}/api/openapi.json", "--exclude-path", "/api/stream"]
        code = subprocess.run([*run, "--seed", "1", "--max-time", "40", "--no-color", *more], env={**os.environ, "TRIVIUM_TOKEN": token}).returncode
        config.unlink()
        if code:
            sys.exit(code)


if __name__ == "__main__":
    main()
