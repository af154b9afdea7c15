/** What things of Shackleton Base are called and do, in words: projects' effects, explanations. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { effectsText } from "../../app/static/js/shackleton/board/effects.ts";
import { abilitiesOf } from "../../app/static/js/shackleton/board/leaders.ts";
import { evergreen } from "../../app/static/js/shackleton/corporations/evergreen.ts";
import { explained } from "../../app/static/js/shackleton/panels/explain.ts";
import { sentence, symbolOf } from "../../app/static/js/shackleton/sentence.ts";
import { speaker } from "../../app/static/js/table/i18n.ts";
import { messagesOf } from "./support/catalogue.mjs";

const say = speaker(await messagesOf("shackleton"));
/** @param {any} effect */
const said = (effect) => effectsText({ say }, { id: "", vp: 0, effects: [effect] }).join();

test("an action is once a round unless it says otherwise, and that is said", () => {
  const action = { effect: "action", gains: [{ what: "robot", amount: 2 }] };
  assert.match(said(action), /once a round/);
  assert.doesNotMatch(said({ ...action, once_a_round: false }), /once a round/);
  assert.match(said({ effect: "exchange", between: ["titanium", "helium3"] }), /once a round/);
});

test("a leader says what it does, and what else once the Headquarters stands", () => {
  const leader = /** @type {any} */ ({
    ability: { kind: "swap_astronaut", credits: 2 },
    improved: { kind: "swap_astronaut", credits: 0 },
  });
  const [now, later, ...more] = abilitiesOf({ say }, leader, false);
  assert.match(now ?? "", /pay 2 Credits/);
  assert.match(later ?? "", /once your Headquarters stands: before a main action, swap/);
  assert.deepEqual(more, []);
  assert.match(abilitiesOf({ say }, leader, false, false)[1] ?? "", /once its Headquarters stands/);
  assert.deepEqual(abilitiesOf({ say }, leader, true).length, 1);
});

test("what a sentence names has its symbol", () => {
  const ctx = /** @type {any} */ ({
    facts: { corporations: [], set: { structures: { pieces: [{ id: "dome-1", kind: "dome" }], types: [] } } },
  });
  const symbols = ["amount-credits", "astronaut-engineer", "command-build", "corporation-sky-watch", "piece-dome-1"];
  assert.deepEqual(
    symbols.map((key) => symbolOf(ctx, key)),
    ["credits", "engineer", "build", "sky-watch", "dome"],
  );
  for (const key of ["sector-name", "piece-gone", "amount-nothing", "why-crater"])
    assert.equal(symbolOf(ctx, key), undefined);
});

test("a bracket stays with the symbol behind it, however deep in a phrase that is", () => {
  const ctx = /** @type {any} */ ({
    facts: { corporations: [], set: { structures: { pieces: [{ id: "dome-1", kind: "dome" }], types: [] } } },
    say: Object.assign((/** @type {string} */ key) => key, {
      forms: () => [],
      parts: (/** @type {string} */ key, /** @type {any} */ args) =>
        key === "whole" ? ["from the Gateway (", args.what, ")"] : key === "deep" ? [args.what, " aboard"] : ["Dome"],
    }),
  });
  const piece = { type: "phrase", key: "piece-dome-1" };
  for (const what of [piece, { type: "phrase", key: "deep", args: { what: piece } }]) {
    const drawn = /** @type {any[]} */ (sentence(ctx, /** @type {any} */ ({ key: "whole", args: { what } }))).flat();
    assert.equal(drawn[0], "from the Gateway ");
    assert.equal(drawn[1].values[0], "(");
  }
});

test("what else limits an effect or makes it serve more is said", () => {
  const discount = { effect: "discount", on: "planting", of: ["plant"] };
  assert.match(said({ ...discount, least: 1 }), /at least 1/);
  assert.doesNotMatch(said(discount), /at least|once a round/);
  assert.match(said({ ...discount, once_a_round: true }), /once a round/);
  assert.match(said({ effect: "action", gains: [], pays: { helium3: 1 }, when_funding: true }), /also while funding/);
  assert.match(said({ effect: "income", gains: [{ what: "plant" }], per: "large_farms", most: 1 }), /at most 1/);
  assert.match(said({ effect: "free-build", kind: "dome" }), /Dome.*for free/);
});

test("a structure aboard the ship is explained by its own kind and name", () => {
  const pieces = [
    { id: "dome-1", kind: "dome" },
    { id: "laboratory-engineer", kind: "laboratory" },
  ];
  const types = [{ kind: "laboratory", size: 7 }];
  const structures = { pieces, types, dome_income: {}, laboratory_vp: [] };
  const set = { structures, actions: { panel: {} }, reputation: { actions: [] }, setup: {} };
  const facts = { corporations: [], set };
  const state = { game: { choices: { step: null } } };
  /** @type {any} */
  const ctx = { say, facts, state, offers: [], refused: new Map(), lit: new Set(), picked: new Set(), view: {} };
  /** @param {string} name */
  const told = (name) => explained(ctx, { name, keys: [name], label: "", seat: null });
  const aboard = told("place:ship:laboratory-engineer");
  assert.equal(aboard?.symbol, "laboratory");
  assert.match(aboard?.name ?? "", /aboard$/);
  assert.match(aboard?.text ?? "", /^Of size 7\./);
  assert.equal(told("at:ship:laboratory-engineer:scientist")?.symbol, "scientist");
  assert.equal(told("place:waiting")?.symbol, "astronaut");
  assert.throws(() => told("place:ship:nothing"), /no structure/);
});

/** The texts of what is drawn. */
function texts(part) {
  if (typeof part === "string") return [part];
  if (Array.isArray(part)) return part.flatMap(texts);
  return part?.values ? part.values.flatMap(texts) : [];
}

test("Evergreen's list of farms calls each sector as the board and its own titles do", () => {
  const farms = { O12: { size: 3, seat: 0 } };
  const view = { modules: { evergreen: { farms, left: {} } } };
  const facts = { corporations: [], set: {} };
  const now = { table: { data: null } };
  const drawn = texts(evergreen.board?.(/** @type {any} */ ({ say, view, facts, now })));
  assert.ok(drawn.includes("R12"), drawn.join(" | "));
  assert.deepEqual(
    drawn.filter((text) => text.includes("O12")),
    ["O12"],
    "its key alone",
  );
});

test("no script writes the id of a sector where its code is read", async () => {
  const folder = new URL("../../app/static/js/shackleton/", import.meta.url);
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith(".ts")) continue;
    const source = await readFile(new URL(file, folder), "utf8");
    const written = [...source.matchAll(/>[^<>`]*\$\{sector(?:\.id)?\}[^<>`]*</g)].map(([text]) => text);
    assert.deepEqual(written, [], `${file}: write sectorCode(sector)`);
  }
});
