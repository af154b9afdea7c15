"""What `deploy/` shows: units for systemd and objects for Kubernetes that fit one another and this server."""

import configparser
import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import yaml  # type: ignore[import-untyped]  # it brings no types

from app.settings import Settings, load_settings
from app.store.database import Database
from tests.support.browser.serving import PROJECT
from tests.support.pooler import needs_pgbouncer, pooling
from tests.support.ports import free_port
from tests.support.proxies import proxying
from tests.support.server import running

DEPLOY = PROJECT / "deploy"
UNITS = sorted(file for file in (DEPLOY / "systemd").iterdir() if file.suffix != ".env")
KUBERNETES = DEPLOY / "kubernetes"
SEVERAL = DEPLOY / "kubernetes-games"
COMPOSE = DEPLOY / "compose"
VARIABLES = {name.upper() for name in Settings.model_fields}
ENDING_SECONDS = 10
"""So long a process may take to end once it has left its pages to others."""
Object = dict[str, Any]


def wants(program: str) -> pytest.MarkDecorator:
    """Skips a test where that program is not installed."""
    return pytest.mark.skipif(not shutil.which(program), reason=f"{program} is not installed")


def objects() -> list[Object]:
    """Everything that the kustomization lists, but for what it generates."""
    listed = yaml.safe_load((KUBERNETES / "kustomization.yaml").read_text())["resources"]
    return [item for name in listed for item in yaml.safe_load_all((KUBERNETES / name).read_text())]


def named(kind: str) -> dict[str, Object]:
    """The objects of a kind by their names."""
    return {item["metadata"]["name"]: item for item in objects() if item["kind"] == kind}


def container(deployment: Object) -> Object:
    """The only container of a deployment's pods."""
    (only,) = deployment["spec"]["template"]["spec"]["containers"]
    assert isinstance(only, dict)
    return only


@wants("systemd-analyze")
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_takes_the_units(unit: Path, tmp_path: Path) -> None:
    for each in UNITS:
        text = each.read_text().replace("/srv/regolith/.venv/bin/python", sys.executable)
        (tmp_path / each.name).write_text(text.replace("/srv/regolith", str(PROJECT)))
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(tmp_path / unit.name)],
        capture_output=True,
        text=True,
        check=False,
    )
    said = [line for line in checked.stderr.splitlines() if str(tmp_path) in line or unit.stem.rstrip("@") in line]
    assert (checked.returncode, said) == (0, [])


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_units_set_what_the_server_reads(unit: Path) -> None:
    lines = re.findall(r"^Environment=(.+)$", unit.read_text(), re.M)
    names = {pair.partition("=")[0] for line in lines for pair in line.split()}
    assert names - VARIABLES <= {"PYTHONDONTWRITEBYTECODE"}


def test_the_environment_of_the_units_is_one_of_this_server() -> None:
    """With the lines there for several databases of games, which operators who want them uncomment."""
    text = (DEPLOY / "systemd" / "regolith.env").read_text()
    lines = [line.removeprefix("#") for line in text.splitlines() if re.match(r"#?[A-Z_]+=", line)]
    given = dict(shlex.split(line)[0].split("=", 1) for line in lines)
    assert given.keys() <= VARIABLES
    settings = load_settings(**{name.lower(): value for name, value in given.items()})
    assert len(settings.games_database_urls) == len(settings.games_sessions[0]) == 2


def test_kubernetes_sets_what_the_server_reads() -> None:
    made = yaml.safe_load((KUBERNETES / "kustomization.yaml").read_text())["configMapGenerator"]
    (settings,) = [item for item in made if item["name"] == "regolith-settings"]
    names = {pair.partition("=")[0] for pair in settings["literals"]}
    names |= {one["name"] for one in container(named("Deployment")["regolith"])["env"]}
    assert names <= VARIABLES
    assert {"DATABASE_URL", "PUBLIC_URL", "FORWARDED_ALLOW_IPS"} <= names


async def test_probes_ask_what_the_server_answers(database_url: str) -> None:
    pods = [container(deployment) for deployment in named("Deployment").values()]
    probes = [
        (pod, pod[kind]) for pod in pods for kind in ("startupProbe", "readinessProbe", "livenessProbe") if kind in pod
    ]
    async with running(database_url) as server, server.client() as client:
        for pod, probe in probes:
            asked = probe.get("httpGet") or probe["tcpSocket"]
            assert asked["port"] in [port["name"] for port in pod["ports"]]
            if "path" in asked:
                assert (await client.get(asked["path"])).status_code == 200


def test_services_lead_to_pods() -> None:
    pods = {name: item["spec"]["template"] for name, item in named("Deployment").items()}
    for name, service in named("Service").items():
        (led,) = [
            pod for pod in pods.values() if service["spec"]["selector"].items() <= pod["metadata"]["labels"].items()
        ]
        (only,) = led["spec"]["containers"]
        assert {port["targetPort"] for port in service["spec"]["ports"]} <= {port["name"] for port in only["ports"]}, (
            name
        )
    for name, deployment in named("Deployment").items():
        assert deployment["spec"]["selector"]["matchLabels"] == pods[name]["metadata"]["labels"]
    for budget in named("PodDisruptionBudget").values():
        assert budget["spec"]["selector"]["matchLabels"] in [pod["metadata"]["labels"] for pod in pods.values()]
    for ingress in named("Ingress").values():
        for rule in ingress["spec"]["rules"]:
            for path in rule["http"]["paths"]:
                backend = path["backend"]["service"]
                ports = [port["name"] for port in named("Service")[backend["name"]]["spec"]["ports"]]
                assert backend["port"]["name"] in ports


def test_the_balancer_finds_the_processes() -> None:
    text = (KUBERNETES / "haproxy.cfg").read_text()
    found = re.search(r"^  server-template \w+ \d+ ([\w-]+):(\d+) ", text, re.M)
    assert found
    service = named("Service")[found[1]]
    assert service["spec"]["clusterIP"] == "None"
    assert [port["port"] for port in service["spec"]["ports"]] == [int(found[2])]
    (bound,) = re.findall(r"^  bind :(\d+)$", text, re.M)
    assert [port["containerPort"] for port in container(named("Deployment")["regolith-balancer"])["ports"]] == [
        int(bound)
    ]


def test_processes_are_replaced_one_after_the_other_and_have_time_to_leave() -> None:
    spec = named("Deployment")["regolith"]["spec"]
    assert spec["strategy"] == {"type": "RollingUpdate", "rollingUpdate": {"maxSurge": 1, "maxUnavailable": 0}}
    (drain,) = [float(one["value"]) for one in container({"spec": spec})["env"] if one["name"] == "DRAIN_SECONDS"]
    assert spec["template"]["spec"]["terminationGracePeriodSeconds"] >= drain + ENDING_SECONDS
    drain = Settings.model_fields["drain_seconds"].default
    (unit,) = re.findall(r"^TimeoutStopSec=(\d+)s$", (DEPLOY / "systemd" / "regolith@.service").read_text(), re.M)
    (compose,) = re.findall(r"^    stop_grace_period: (\d+)s$", (PROJECT / "docker-compose.yml").read_text(), re.M)
    assert min(float(unit), float(compose)) >= drain + ENDING_SECONDS


def services() -> dict[str, Object]:
    """The services of the fleet's compose file."""
    found: dict[str, Object] = yaml.safe_load((COMPOSE / "docker-compose.yml").read_text())["services"]
    return found


def address(service: Object) -> str:
    """Where the others of the fleet find a service."""
    found: str = service["networks"]["fleet"]["ipv4_address"]
    return found


def test_compose_sets_what_the_server_reads_and_gives_it_time_to_leave() -> None:
    processes = [service for service in services().values() if service["image"] == "regolith"]
    assert len(processes) == 2
    for process in processes:
        assert process["environment"].keys() - VARIABLES == {"PGPASSWORD"}
        assert process["environment"]["PROCESS_ADDRESS"] == f"{address(process)}:8000"
        assert process["environment"]["FORWARDED_ALLOW_IPS"] == address(services()["proxy"])
        drain = Settings.model_fields["drain_seconds"].default
        assert float(process["stop_grace_period"].removesuffix("s")) >= drain + ENDING_SECONDS


@pytest.mark.parametrize(
    ("env", "url"),
    [
        ({}, "http://localhost:8000"),
        ({"PORT": "9000"}, "http://localhost:9000"),
        ({"PORT": "9000", "PUBLIC_URL": "https://play.example.org"}, "https://play.example.org"),
    ],
)
def test_links_of_the_single_server_lead_to_the_port_that_compose_opens(env: dict[str, str], url: str) -> None:
    def filled(text: str) -> str:
        """As every compose fills it in: none but Docker's own knows a variable within another one's default."""
        return re.sub(r"\$\{(\w+):-([^}]*)\}", lambda found: env.get(found[1], found[2]), text)

    app = yaml.safe_load((PROJECT / "docker-compose.yml").read_text())["services"]["app"]
    (opened,) = app["ports"]
    assert filled(opened) == f"127.0.0.1:{env.get('PORT', '8000')}:8000"
    given = {name.lower(): filled(app["environment"][name]) for name in ("PUBLIC_URL", "PUBLIC_PORT")}
    assert load_settings(host="0.0.0.0", port=8000, **given).public_url == url


@pytest.mark.parametrize("file", [PROJECT / "docker-compose.yml", *COMPOSE.glob("*.yml")], ids=lambda file: file.name)
def test_variables_of_compose_have_plain_defaults(file: Path) -> None:
    assert re.findall(r"\$\{[^}]*\$[^}]*\}", file.read_text()) == []


def test_compose_has_the_proxy_of_the_examples_before_its_processes() -> None:
    example, ours = (
        (folder / "nginx.conf").read_text().partition("map $uri")[2] for folder in (PROJECT / "examples/proxy", COMPOSE)
    )
    one, two = (f"{address(services()[name])}:8000" for name in ("one", "two"))
    told = example.replace("127.0.0.1:8001", one).replace("127.0.0.1:8002", two)
    told = told.replace("/etc/letsencrypt/live/play.example.org/", "/etc/nginx/tls/").replace("play.example.org", "_")
    assert ours == told
    mounted = {volume.rpartition("/nginx/")[2] for volume in services()["proxy"]["volumes"]}
    assert mounted == {"conf.d/default.conf:ro", "tls:ro"}


def test_compose_leads_to_the_pooler_and_past_it() -> None:
    ini = configparser.ConfigParser()
    ini.read(COMPOSE / "pgbouncer.ini")
    behind = dict(pair.split("=") for pair in ini["databases"]["regolith"].split())
    settings = services()["one"]["environment"]
    pooled, past = (urlsplit(settings[name]) for name in ("DATABASE_URL", "DATABASE_LISTEN_URL"))
    assert (pooled.hostname, pooled.port) == ("pooler", int(ini["pgbouncer"]["listen_port"]))
    assert (past.hostname, past.port) == (behind["host"], int(behind["port"])) == ("database", 5432)
    names = {pooled.path, past.path, f"/{behind['dbname']}", f"/{services()['database']['environment']['POSTGRES_DB']}"}
    assert names == {"/regolith"}
    assert {"pooler", "database"} <= services().keys()


@needs_pgbouncer
async def test_the_server_works_behind_the_pooler_of_compose(database_url: str) -> None:
    ini = configparser.ConfigParser()
    ini.read(COMPOSE / "pgbouncer.ini")
    ours = {"listen_addr", "listen_port", "unix_socket_dir", "auth_type", "auth_file"}
    with pooling(database_url, **{name: value for name, value in ini["pgbouncer"].items() if name not in ours}) as url:
        db = await Database(url, past_pooler=database_url).open()
        try:
            assert (await db.row("SELECT count(*) AS number FROM games"))["number"] == 0
        finally:
            await db.close()


def test_compose_with_databases_of_games_leads_to_poolers_and_past_them() -> None:
    several = yaml.safe_load((COMPOSE / "games.yml").read_text())
    ini = configparser.ConfigParser()
    ini.read(COMPOSE / "pgbouncer.ini")
    for name in ("one", "two"):
        process = several["services"][name]
        settings = process["environment"]
        assert settings.keys() <= VARIABLES
        pooled, past = (
            [urlsplit(url) for url in settings[variable].split()]
            for variable in ("GAMES_DATABASE_URL", "GAMES_DATABASE_LISTEN_URL")
        )
        for through, direct in zip(pooled, past, strict=True):
            behind = dict(pair.split("=") for pair in ini["databases"][through.path[1:]].split())
            assert (through.hostname, through.port) == ("pooler", int(ini["pgbouncer"]["listen_port"]))
            assert (behind["host"], behind["port"], behind["dbname"]) == (direct.hostname, "5432", direct.path[1:])
        hosts = {url.hostname for url in past}
        assert hosts == process["depends_on"].keys() == several["services"].keys() - {"one", "two"}
        assert hosts == several["volumes"].keys()
    for host in hosts:
        made = several["services"][host]
        assert made["extends"] == {"file": "docker-compose.yml", "service": "database"}
        assert made["volumes"] == [volume.replace("database", host) for volume in services()["database"]["volumes"]]


@wants("kubectl")
def test_kubernetes_with_databases_of_games_names_each_of_them() -> None:
    made = built(SEVERAL)
    (deployment,) = [item for item in made if item["kind"] == "Deployment" and item["metadata"]["name"] == "regolith"]
    known: dict[str, str] = {}
    for one in container(deployment)["env"]:
        if "valueFrom" in one:
            known[one["name"]] = one["valueFrom"]["secretKeyRef"]["name"]
        if one["name"] == "GAMES_DATABASE_URL":
            # What is put in has to stand before it.
            secrets = [known[name] for name in re.findall(r"\$\((\w+)\)", one["value"])]
            assert re.sub(r"\$\(\w+\)", "", one["value"]).strip() == ""
    clusters = {item["metadata"]["name"] for item in made if item["kind"] == "Cluster"}
    assert {*secrets, known["DATABASE_URL"]} == {f"{name}-app" for name in clusters}
    assert len(secrets) == 2


def built(folder: Path) -> list[Object]:
    """What kustomize makes of a folder."""
    done = subprocess.run(["kubectl", "kustomize", str(folder)], capture_output=True, text=True, check=True, timeout=60)
    return list(yaml.safe_load_all(done.stdout))


@wants("kubectl")
def test_kustomize_builds_it() -> None:
    made = built(KUBERNETES)
    kinds = sorted(item["kind"] for item in made if item["kind"] != "ConfigMap")
    assert kinds == sorted(item["kind"] for item in objects())
    maps = {item["metadata"]["name"] for item in made if item["kind"] == "ConfigMap"}
    assert all(name in json.dumps(made) for name in maps) and len(maps) == 2


def balancer() -> str:
    """The balancer's settings, as the HAProxy that is installed takes them."""
    said = subprocess.run(["haproxy", "-v"], capture_output=True, text=True, check=True).stdout
    version = re.search(r"version (\d+)\.", said)
    assert version
    text = (KUBERNETES / "haproxy.cfg").read_text()
    # Older ones know no hash-key.
    return text if int(version[1]) >= 3 else text.replace(" hash-key addr-port", "")


@wants("haproxy")
def test_haproxy_takes_the_balancers_settings(tmp_path: Path) -> None:
    (tmp_path / "haproxy.cfg").write_text(balancer())
    checked = subprocess.run(
        ["haproxy", "-c", "-f", str(tmp_path / "haproxy.cfg")], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stderr


@wants("haproxy")
def test_callers_behind_an_ingress_are_shared_out_and_those_of_a_game_are_not(tmp_path: Path) -> None:
    port, processes = free_port(), {name: free_port() for name in ("one", "two", "three")}
    servers = "\n".join(f"  server {name} 127.0.0.1:{each} check inter 100" for name, each in processes.items())
    text = re.sub(r"^  server-template .*$", servers, balancer(), flags=re.M)
    text = text.replace("bind :8080", f"bind 127.0.0.1:{port}").replace("maxconn 20000", "maxconn 200")
    for name, each in processes.items():
        text += f"\nlisten {name}\n  bind 127.0.0.1:{each}\n"
        text += f"  http-request return status 200 content-type text/plain string {name}\n"
    (tmp_path / "haproxy.cfg").write_text(text)
    with (
        proxying(["haproxy", "-db", "-f", str(tmp_path / "haproxy.cfg")], tmp_path),
        httpx.Client(base_url=f"http://127.0.0.1:{port}", transport=httpx.HTTPTransport(retries=5)) as ingress,
    ):

        def reached(path: str, caller: int) -> str:
            headers = {"X-Forwarded-For": f"203.0.113.9, 198.51.100.{caller}"}
            return ingress.get(path, headers=headers).raise_for_status().text

        callers = range(1, 41)
        assert {reached("/", caller) for caller in callers} == set(processes)
        assert all(len({reached(path, caller) for path in ("/", "/lobby")}) == 1 for caller in callers)
        assert len({reached("/t/some-game", caller) for caller in callers}) == 1
        assert len({reached("/api/games/some-game/moves", caller) for caller in callers}) == 1
