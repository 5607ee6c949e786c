"""The files for a machine on the internet do what they say: a real nginx in front, and a unit that systemd takes."""

import asyncio
import json
import re
import shutil
import ssl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from cinderbox.server.settings import Settings
from tests.ports import free_port
from tests.server.serving import DUEL, Served, served

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
WHOLE = """
daemon off; pid {folder}/pid; error_log stderr; worker_processes 1;
events {{ worker_connections 64; }}
http {{
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    {site}
}}
"""


def certificate(folder: Path) -> None:
    openssl = shutil.which("openssl") or pytest.skip("no certificate: openssl is not installed")
    made = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=table.example"]
    made += ["-addext", "subjectAltName=DNS:table.example,IP:127.0.0.1"]
    made += ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(made, check=True, capture_output=True)


@pytest.fixture(scope="module")
def behind(tmp_path_factory) -> Iterator[tuple[Served, int, ssl.SSLContext]]:
    """A house behind nginx, the port that nginx listens on, and whom to trust."""
    nginx = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin")
    if nginx is None:
        pytest.skip("nginx is not installed (on Debian: apt-get install nginx-light)")
    folder = tmp_path_factory.mktemp("nginx")
    certificate(folder)
    port = free_port()
    with served(Settings(database=str(folder / "tables.db"), proxies=("127.0.0.1",))) as at:
        site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
        assert site.count("http://127.0.0.1:8077") == 1
        site = site.replace("http://127.0.0.1:8077", f"http://127.0.0.1:{at.port}")
        site = site.replace("/etc/letsencrypt/live/table.example", str(folder))
        site = re.sub(r"listen \[::\]:\d+[^;]*;", "", site)
        site = site.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
        site = site.replace("listen 443 ", f"listen 127.0.0.1:{port} ")
        (folder / "nginx.conf").write_text(WHOLE.format(folder=folder, site=site), encoding="utf-8")
        command = [nginx, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]
        subprocess.run([*command, "-t"], check=True, capture_output=True)
        process = subprocess.Popen(command)
        try:
            yield at, port, ssl.create_default_context(cafile=str(folder / "fullchain.pem"))
        finally:
            process.terminate()
            process.wait(30)


def asking(port: int, trust: ssl.SSLContext) -> httpx.Client:
    retried = httpx.HTTPTransport(verify=trust, retries=8)  # nginx may be a moment late
    return httpx.Client(base_url=f"https://127.0.0.1:{port}", transport=retried, timeout=60)


def test_the_page_and_its_calls_go_through_nginx(behind) -> None:
    _, port, trust = behind
    with asking(port, trust) as http:
        answer = http.get("/healthz")
        assert answer.json()["status"] == "ok" and "max-age" in answer.headers["strict-transport-security"]
        made = http.post(
            "/api/tables", json={"game": "radlands", "seats": DUEL}, headers={"Origin": f"https://127.0.0.1:{port}"}
        )
        assert made.status_code == 201, made.text
        other = http.post(
            "/api/tables", json={"game": "radlands", "seats": DUEL}, headers={"Origin": "https://elsewhere.example"}
        )
        assert other.status_code == 403, "a page from elsewhere is still refused"


def test_a_table_is_played_through_nginx_and_who_asks_is_known(behind) -> None:
    at, port, trust = behind
    id, keys = at.make()

    async def play() -> None:
        address = f"wss://127.0.0.1:{port}/ws/tables/{id}"
        async with connect(address, ssl=trust, additional_headers={"X-Forwarded-For": "6.6.6.6"}) as socket:
            await socket.send(json.dumps({"type": "hello", "secrets": [keys[0]]}))
            assert json.loads(await socket.recv())["type"] == "scene"
            (connection,) = at.tables.rooms[id].connections
            assert connection.address == "127.0.0.1", "nobody is believed who they say they are"

    asyncio.run(play())


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze") or pytest.skip("systemd-analyze is not installed")
    text = (DEPLOY / "cinderbox.service").read_text(encoding="utf-8")
    assert "/srv/cinderbox/.venv/bin/cinderbox" in text
    unit = tmp_path / "cinderbox.service"
    unit.write_text(text.replace("/srv/cinderbox/.venv/bin/cinderbox", sys.executable), encoding="utf-8")
    done = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True, check=False)
    said = [line for line in done.stderr.splitlines() if "cinderbox" in line]
    assert done.returncode == 0 and not said, done.stderr


@pytest.mark.parametrize("file", ["cinderbox.service", "Dockerfile"])
def test_the_options_of_the_command_are_those_there_are(file: str, capsys) -> None:
    from typer.testing import CliRunner

    from cinderbox.cli.app import app

    known = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200", "NO_COLOR": "1"}).output
    start = re.search(r"(?:ExecStart=|ENTRYPOINT ).*", (DEPLOY / file).read_text(encoding="utf-8"))
    assert start is not None
    for option in re.findall(r"--[a-z-]+", start[0]):
        assert option in known


def test_what_the_container_copies_is_there() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    copied = [word for line in re.findall(r"^COPY (?!--from)(.+)$", text, re.M) for word in line.split()[:-1]]
    assert copied and all((ROOT / one).exists() for one in copied)
