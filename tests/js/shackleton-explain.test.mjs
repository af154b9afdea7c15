/** That every thing of Shackleton Base that explains itself has words of its own, and none is called by its key. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { kindOf } from "../../app/static/js/shackleton/panels/explain.ts";
import { speaker } from "../../app/static/js/table/i18n.ts";
import { messagesOf } from "./support/catalogue.mjs";

const SETS = new URL("../../app/rules/shackleton/components/base/", import.meta.url);
const catalogue = await messagesOf("shackleton");
const say = speaker(catalogue);
const keys = new Set([...catalogue.matchAll(/^([\w-]+) =/gm)].map(([, key]) => key));
const files = (await readdir(SETS)).filter((name) => name.endsWith(".toml"));
const sheets = (await Promise.all(files.map((name) => readFile(new URL(name, SETS), "utf8")))).join("\n");
const unique = (found) => [...new Set([...found])];

/** What a stock can hold: all that something costs, and the samples of experiments. */
const HELD = unique([
  ...[...sheets.matchAll(/(?:cost|pays) = \{([^}]*)\}/g)].flatMap(([, costs = ""]) =>
    [...costs.matchAll(/(\w+) =/g)].map(([, what]) => what),
  ),
  ...[...sheets.matchAll(/samples = \[([^\]]*)\]/g)].flatMap(([, all = ""]) =>
    [...all.matchAll(/"(\w+)"/g)].map(([, what]) => what),
  ),
  ...[...sheets.matchAll(/^token = \[\{ what = "(\w+)"/gm)].map(([, what]) => what),
]).filter(
  (what) => !["sample", "tourist", "energy", "astronaut", "reputation", "step", "what", "amount"].includes(what),
);
const CORPORATIONS = [...sheets.matchAll(/^id = "([\w-]+)"$/gm)]
  .map(([, id]) => id)
  .filter((id) => files.includes(`${id}.toml`));
const ASTRONAUTS = ["engineer", "technician", "scientist"];

/** By the first word of a thing's name what can follow it; "" alone where nothing does. */
const NAMES = {
  thing: ["credits", "titanium", "rare_earth", "vp", ...HELD],
  corporation: CORPORATIONS,
  command: ["build", "fund", "corporation_actions"],
  "at-gateway": ASTRONAUTS,
  astronaut: ASTRONAUTS,
  at: ASTRONAUTS.map((one) => `dome-1:${one}`),
};
const PLAIN = [
  ...["sector", "slot", "gateway", "energy", "panel", "hub", "leader", "own-leader", "tile", "project", "own", "deck"],
  ...["price", "goal", "reputation", "cargo", "attraction", "attractions", "tourist-card", "factory", "experiment"],
  ...["programme", "ship", "ship-panel", "astrobot-cards", "astrobot-development", "corner", "next-token"],
];
const STRUCTURES = ["dome", "workshop", "laboratory", "headquarters"];

/** @type {any} */
const ctx = {
  say,
  view: { tokens: {} },
  facts: {
    corporations: [],
    set: { structures: { pieces: STRUCTURES.map((kind) => ({ id: `${kind}-1`, kind })), types: [] }, leaders: [] },
  },
};

test("what can be held is found in the component set", () => {
  for (const what of ["helium3", "plant", "robot", "alpha", "beta", "gamma"]) assert.ok(HELD.includes(what), what);
  assert.equal(CORPORATIONS.length, 7);
});

test("everything that explains itself has its words", () => {
  const named = [
    ...Object.entries(NAMES).flatMap(([first, all]) => all.map((rest) => [first, rest])),
    ...PLAIN.map((first) => [first, "x"]),
    ...STRUCTURES.flatMap((kind) => [
      ["piece", `${kind}-1`],
      ["place", `${kind}-1`],
    ]),
    ["place", "waiting"],
  ];
  const missing = named.flatMap(([first = "", rest = ""]) => {
    const part = kindOf(first)?.(ctx, rest.split(":"));
    assert.ok(part, `${first} is not explained`);
    const key = `explain-${part.kind}`;
    const hasName =
      part.name !== undefined || new RegExp(`^${key} =.*\\n(?: .*\\n)*? {4}\\.name =`, "m").test(catalogue);
    return [...(keys.has(key) ? [] : [key]), ...(hasName ? [] : [`${key}.name`])];
  });
  assert.deepEqual(missing, []);
  assert.deepEqual(
    NAMES.thing.filter((what) => !keys.has(`of-${what}`)),
    [],
  );
});
