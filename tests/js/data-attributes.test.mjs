/** Every `data-` attribute of the pages stands in docs/data-attributes.md, and nothing else does. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";

const ROOT = new URL("../../", import.meta.url);
const SOURCES = { "app/static/js/": ".ts", "app/static/css/": ".css", "app/templates/": ".html", "app/pages/": ".py" };
/** Set by a game's `marks`, whose names bear no `data-`. */
const MARKS = ["data-phase", "data-told", "data-introduced"];

/** The names in a text, as they are written in HTML and selectors, or read from a `dataset`. */
function namesIn(text) {
  const written = text.matchAll(/(?<![\w-])data-[a-z][a-z0-9-]*(?![\w-]|\$\{)/g);
  const read = text.matchAll(/\.dataset(?:\?)?(?:\.|\[\s*["'`])(\w+)/g);
  return [
    ...[...written].map(([name]) => name),
    ...[...read].map(([, name]) => `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`),
  ];
}

async function used() {
  const names = new Set(MARKS);
  for (const [folder, suffix] of Object.entries(SOURCES))
    for (const file of await readdir(new URL(folder, ROOT), { recursive: true }))
      if (file.endsWith(suffix))
        for (const name of namesIn(await readFile(new URL(folder + file, ROOT), "utf8"))) names.add(name);
  return [...names].sort();
}

test("each attribute is documented, and none that is not used", async () => {
  const doc = await readFile(new URL("docs/data-attributes.md", ROOT), "utf8");
  const documented = [...doc.matchAll(/`(data-[a-z][a-z0-9-]*)`/g)].map(([, name]) => name);
  const names = await used();
  const missing = names.filter((name) => !documented.includes(name));
  const stale = documented.filter((name, index) => !names.includes(name) || documented.indexOf(name) !== index);
  assert.deepEqual({ missing, stale }, { missing: [], stale: [] });
});

/** The rows of the document's tables: their names, and who they say these are for. */
function rowsOf(doc) {
  return [...doc.matchAll(/^\| (`data-[^|]*) \| ([^|]*) \|/gm)].map(([, names, users]) => ({
    names: [...names.matchAll(/`(data-[a-z0-9-]*)`/g)].map(([, name]) => name),
    users: users.split(",").map((user) => user.trim()),
  }));
}

test("a row names styles and tests where they look for one of its names, and not otherwise", async () => {
  const rows = rowsOf(await readFile(new URL("docs/data-attributes.md", ROOT), "utf8"));
  assert.ok(rows.length > 40);
  const wrong = [];
  for (const { user, folder, source } of [
    { user: "styles", folder: "app/static/css/", source: /\.css$/ },
    { user: "tests", folder: "tests/", source: /\.(?:py|mjs)$/ },
  ]) {
    const there = new Set();
    for (const file of await readdir(new URL(folder, ROOT), { recursive: true }))
      if (source.test(file))
        for (const name of namesIn(await readFile(new URL(folder + file, ROOT), "utf8"))) there.add(name);
    for (const { names, users } of rows)
      if (users.includes(user) !== names.some((name) => there.has(name))) wrong.push(`${user}: ${names.join()}`);
  }
  assert.deepEqual(wrong, []);
});

test("no name is put together: one that is read by a variable cannot be looked for", async () => {
  for (const file of await readdir(new URL("app/static/js/", ROOT), { recursive: true }))
    if (file.endsWith(".ts"))
      assert.doesNotMatch(
        await readFile(new URL(`app/static/js/${file}`, ROOT), "utf8"),
        /\.dataset\s*\[\s*[^\s"'`]/,
        file,
      );
});

test("a name is found in brackets", () => {
  assert.deepEqual(namesIn('root.dataset["oneTwo"]'), ["data-one-two"]);
});

test("a name is found in a template, a selector and a dataset", () => {
  assert.deepEqual(namesIn('<i data-one=x data-two> closest("[data-three-four]") root.dataset.fiveSix data-'), [
    "data-one",
    "data-two",
    "data-three-four",
    "data-five-six",
  ]);
});
