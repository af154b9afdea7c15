"""Development mode serves TypeScript as what a browser can run."""

import os
from pathlib import Path

from app.api.modules import CompiledModules
from tests.support.server import running

COMPILER = """
import { readdirSync, readFileSync } from "node:fs";
const here = new URL("./js/", import.meta.url);
const texts = readdirSync(here).map((name) => [`js/${name}`, readFileSync(new URL(name, here), "utf8").toUpperCase()]);
console.log(JSON.stringify(Object.fromEntries(texts)));
"""
"""Stands in for the real one: what it compiles is written in capitals."""


async def test_a_module_has_no_types_and_its_imports_keep_their_names(database_url: str) -> None:
    async with running(database_url, dev=True) as server, server.client() as client:
        module = await client.get("/static/js/table/socket.ts")
        assert module.headers["content-type"].startswith("text/javascript")
        assert "class Connection" in module.text
        assert "import type" not in module.text
        assert 'from "./' in (await client.get("/static/js/skymines/main.ts")).text
        assert (await client.get("/static/js/schema.d.ts")).status_code == 404
        assert (await client.get("/static/css/table.css")).status_code == 200


async def test_a_changed_module_is_compiled_again(tmp_path: Path) -> None:
    (tmp_path / "js").mkdir()
    (tmp_path / "modules.mjs").write_text(COMPILER, encoding="utf-8")
    source = tmp_path / "js" / "a.ts"
    source.write_text("before", encoding="utf-8")
    modules = CompiledModules(tmp_path)
    scope = {"type": "http", "method": "GET", "headers": []}
    assert (await modules.get_response("js/a.ts", scope)).body == b"BEFORE"
    source.write_text("after", encoding="utf-8")
    os.utime(source, ns=(1, 1))
    assert (await modules.get_response("js/a.ts", scope)).body == b"AFTER"
