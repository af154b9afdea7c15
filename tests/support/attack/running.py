"""The attack, as a process of its own against a server on this machine."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
PROJECT = HERE.parents[2]


def attack(address: str, *bounds: str) -> subprocess.CompletedProcess[str]:
    """Attack the server at `127.0.0.1:PORT` until it is through or `bounds` (options of `schemathesis run`) say so.

    Its exit status is not 0 when a check failed; what failed, and how to see it again, stands in its output.
    """
    host, _, port = address.partition(":")
    if host != "127.0.0.1":
        raise ValueError("only servers on this machine are attacked")
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory(prefix="attack-") as folder:
        return subprocess.run(
            [
                Path(sys.executable).with_name("schemathesis"),
                f"--config-file={HERE / 'schemathesis.toml'}",
                "run",
                f"{url}/openapi.json",
                "--checks=all",
                "--continue-on-failure",
                "--no-color",
                "--warnings=off",
                "--suppress-health-check=all",  # Of its own making of requests; they say nothing of a server.
                "--request-timeout=20",
                *bounds,
            ],
            env={
                **os.environ,
                "ATTACKED": url,
                "SCHEMATHESIS_HOOKS": "tests.support.attack.hooks",
                "PYTHONPATH": str(PROJECT),
            },
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
        )
