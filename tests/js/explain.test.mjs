import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import "./support/skymines.mjs";
import { MOVES } from "../../app/static/js/skymines/moves.ts";
import { aloud, explained, KINDS, PLAIN } from "../../app/static/js/skymines/panels/explain.ts";
import { beside, sheet, visible } from "../../app/static/js/table/card-placement.ts";
import { speaker } from "../../app/static/js/table/i18n.ts";
import { changed } from "../../app/static/js/table/store.ts";
import { messages } from "./support/catalogue.mjs";

const folder = new URL("../../app/", import.meta.url);
const read = (path) => readFile(new URL(path, folder), "utf8");
const words = await messages("explain");
const catalogue = await messages();
const say = speaker(catalogue);
const sources = (
  await Promise.all(
    ["skymines/board", "skymines/panels", "table/log", "table/premove"].map(async (name) => {
      const files = await readdir(new URL(`static/js/${name}/`, folder));
      return Promise.all(files.filter((file) => file.endsWith(".ts")).map((file) => read(`static/js/${name}/${file}`)));
    }),
  )
)
  .flat()
  .join("\n");
const found = (pattern) => [
  ...new Set([...sources.matchAll(pattern)].flatMap(([, ...names]) => names.filter(Boolean))),
];
const ids = (prefix) => [...catalogue.matchAll(new RegExp(`^${prefix}-([\\w-]+) =`, "gm"))].map(([, id]) => id);

test("everything that the table draws and names can explain itself", () => {
  const named = [
    // Names are written as `kind:${…}` wherever they are given to `hit`, `card`, `plan` or an attribute.
    ...found(/`([a-z][\w-]*):\$\{/g),
    ...found(/data-(?:target|key|explain)="([\w-]+)[:"]/g),
    ...found(/data-explain=\$\{[^}]*?"([\w-]+)"(?: : (?:[^"}]*\? )?"([\w-]+)")?/g),
    ...found(/\bback\([^`"]*"luna-card-hidden"[^"]*"([\w-]+)"/g),
  ];
  for (const kind of [
    "sector",
    "column",
    "card",
    "rest",
    "hand",
    "screen-of",
    "seat",
    "plan-row",
    "slot-off",
    "luna-token",
  ])
    assert.ok(named.includes(kind), `${kind} is not found where it is drawn`);
  assert.deepEqual(
    named.filter((kind) => !KINDS[kind]),
    [],
  );
});

test("everything that a move names can explain itself", () => {
  /** @type {any} */
  const move = { slots: ["A"], at: 1, slot: "A" };
  const named = Object.values(MOVES).flatMap(({ targets }) => targets?.(move, { amounts: [1] }) ?? []);
  const kinds = [...new Set(named.map((key) => key.split(":")[0]))].filter((kind) => kind !== "amount");
  assert.ok(kinds.length > 15);
  assert.deepEqual(
    kinds.filter((kind) => !KINDS[kind]),
    [],
  );
});

test("every kind of component has a name and two sentences", () => {
  const kinds = [
    ...Object.keys(PLAIN),
    ...["resource", "energy", "research", "field", "share"],
    ...ids("structure").filter((id) => !id.startsWith("no-")),
    ...ids("bonus")
      .filter((id) => id !== "option" && id !== "markers" && id !== "spaces")
      .map((id) => `bonus-${id}`),
    ...ids("tile").map((id) => `tile-${id}`),
  ];
  const spoken = [...words.matchAll(/^explain-([\w-]+) =.*\n(?: {3,}[*[].*\n| }\n)* {4}\.name = /gm)].map(
    ([, kind]) => kind,
  );
  assert.deepEqual(
    kinds.filter((kind) => !spoken.includes(kind)),
    [],
  );
  for (const kind of spoken) {
    for (const letter of ["A", "C"]) {
      const text = say(`explain-${kind}`, { kind: "carbon", letter });
      const sentences = text.split(/(?<=\.)\s+/).filter(Boolean);
      assert.equal(sentences.length, 2, text);
      assert.match(text, /\.$/);
      assert.ok(text.length < 260, text);
    }
  }
});

const refusal = { code: "majority-exceeded", rule: "p. 16", args: { seat: 1, theirs: 3, own: 1 } };
/** @type {any} */
const ctx = {
  say,
  me: { area: [null, { card: "carbon-2" }, null, null, null] },
  lit: new Set(["slot:B"]),
  picked: new Set(),
  refused: new Map([["space:majority-carbon", refusal]]),
  offers: [{ targets: ["slot:B", "card:1"] }],
  state: {
    game: { choices: { step: "TakeTurn", about: {}, form: null } },
    choosing: { draft: {}, picked: [] },
    story: { past: null },
  },
  now: {
    game: { view: null },
    table: { data: { seats: [{ name: "Ada" }, { name: "Ben" }] } },
    panels: { learnt: true },
    story: { premove: { open: false } },
  },
  view: {
    me: 0,
    phase: "action",
    winners: [],
    to_move: [],
    turn: 0,
    seats: [{ seat: 0 }, { seat: 1 }],
    display: [{ card: "tawac" }, { card: "carbon-2" }],
    spaces: { "majority-carbon": null, buy: 1 },
    moon: { 13: "tawac" },
    research: { C1: "plan" },
    specials: [],
  },
  facts: {
    companies: ["skymine", "minerva", "astrogo", "tawac"],
    resources: ["carbon", "minerals", "titanium"],
    slots: ["A", "B", "C", "D", "E"],
    cards: { "carbon-2": { kind: "carbon", value: 2, share: "tawac" }, tawac: { kind: "share", share: "tawac" } },
    plans: { plan: { letter: "C" } },
    specials: {},
    moon: { sectors: [{ number: 13, enclave: true, structures: [{ kind: "deep-mine", amount: 2 }] }] },
    bonus: {
      majority: [{ id: "majority-carbon", kind: "carbon" }],
      standard: [
        { id: "buy", effect: "buy" },
        { id: "tile-energy", effect: "tile", tile: "energy" },
      ],
    },
    tracks: { A1: { thresholds: [{ bonus: { type: "energy" } }] } },
  },
};
const thing = (name, more = {}) => ({ name, keys: [name], label: "", seat: null, ...more });

test("what is refused says what it is, then the rule, and its state without it", () => {
  const why = "Ben has 3, you have 1. (rulebook p.\u00a016)";
  const one = explained(ctx, thing("space:majority-carbon", { label: "carbon majority space. 2+: 1." }));
  assert.deepEqual(
    [one.name, one.why, one.state, one.not, one.open],
    ["Majority space", why, "Carbon majority space. 2+: 1.", "", false],
  );
  assert.match(aloud(say, one), /^Majority space\. Your bonus marker/);
  assert.ok(aloud(say, one).endsWith(why));
  const within = explained(
    ctx,
    thing("tier:majority-carbon:2", { keys: ["tier:majority-carbon:2", "space:majority-carbon"] }),
  );
  assert.equal(within.why, why);
});

test("what can be chosen forbids nothing; what is not asked for says what is", () => {
  const lit = explained(ctx, thing("slot:B", { label: "carbon 2" }));
  assert.deepEqual([lit.name, lit.why, lit.not, lit.open], ["Carbon card", "", "", true]);
  assert.deepEqual(
    lit.parts.map((part) => part.name),
    ["Share on a card"],
  );
  assert.equal(explained(ctx, thing("card:1")).open, true);
  const dim = explained(ctx, thing("card:2"));
  assert.ok(dim.not.includes(say("prompt-TakeTurn")) && !dim.open);
  assert.equal(dim.why, "");
  assert.equal(explained(ctx, thing("barrier", { keys: [] })).not, "");
  assert.equal(explained(ctx, thing("nothing")), null);
});

test("what the question does not speak of says when it is asked for, or what this question says of such things", () => {
  const occasions = {
    "": { code: "not-your-turn", rule: "p. 10" },
    Acquire: { code: "card-needs-units", rule: "p. 11" },
  };
  const told = {
    ...ctx,
    facts: { ...ctx.facts, occasions, reasons: { Research: { Acquire: { code: "second-flip", rule: "p. 14" } } } },
  };
  const why = (step, more = {}) => {
    const state = changed(told.state, { game: { choices: { ...told.state.game.choices, step } } });
    return explained(
      { ...told, offers: [], lit: new Set(), state, me: /** @type {any} */ ({}), ...more },
      thing("card:2"),
    ).why;
  };
  assert.ok(why("TakeTurn").startsWith(say("refused-card-needs-units")) && why("TakeTurn").includes("p.\u00a011"));
  assert.ok(why("Research").startsWith(say("refused-second-flip")));
  assert.ok(why("").startsWith(say("refused-not-your-turn")));
  assert.equal(why("TakeTurn", { me: null }), "", "who watches cannot choose anything");
});

test("a component brings those that are one with it", () => {
  const parts = (name) => explained(ctx, thing(name)).parts.map((part) => part.name);
  assert.deepEqual(parts("sector:13"), ["Enclave", "Deep mine", "Outpost"]);
  assert.deepEqual(parts("space:A1-1"), ["Bonus: energy"]);
  assert.deepEqual(parts("space:tile-energy"), ["Energy tile"]);
  assert.deepEqual(parts("card:2"), ["Share on a card", "Space of the card display"]);
  assert.equal(explained(ctx, thing("plan:C1")).name, "C plan");
});

test("the state names whose it is and who is there", () => {
  assert.equal(explained(ctx, thing("coins:1", { label: "CrypCoin: 4", seat: 1 })).state, "Ben: CrypCoin: 4");
  assert.equal(explained(ctx, thing("space:buy", { label: "buying." })).state, "Buying. Ben’s bonus marker lies here.");
});

const room = { left: 0, top: 0, right: 1000, bottom: 600 };
const size = { width: 300, height: 200 };
const apart = (spot, thing) =>
  spot.left >= thing.right ||
  spot.left + size.width <= thing.left ||
  spot.top >= thing.bottom ||
  spot.top + size.height <= thing.top;

test("the card lies beside its region, or beside its thing, in the window, and over neither", () => {
  const region = { left: 0, top: 0, right: 280, bottom: 600 };
  const card = { left: 20, top: 500, right: 100, bottom: 590 };
  assert.deepEqual(beside(card, region, size, room), { left: 288, top: 392 });
  for (const left of [0, 300, 600, 940])
    for (const top of [0, 250, 540]) {
      const one = { left, top, right: left + 60, bottom: top + 60 };
      const spot = beside(one, one, size, room);
      assert.ok(spot && apart(spot, one) && spot.left >= 0 && spot.top >= 0, JSON.stringify({ one, spot }));
      assert.ok(spot.left + size.width <= room.right && spot.top + size.height <= room.bottom);
    }
  assert.equal(beside(room, room, size, room), null);
});

test("the card does not cover what its thing points at", () => {
  const region = { left: 620, top: 0, right: 1000, bottom: 600 };
  const choice = { left: 640, top: 280, right: 980, bottom: 310 };
  const plain = beside(choice, region, size, room);
  assert.deepEqual(plain, { left: 312, top: 195 });
  const station = { left: 500, top: 200, right: 560, bottom: 400 };
  const spot = beside(choice, region, size, room, [station]);
  assert.ok(spot && apart(spot, station) && apart(spot, choice), JSON.stringify(spot));
  const everywhere = { left: 0, top: 0, right: 600, bottom: 600 };
  assert.ok(apart(beside(choice, region, size, room, [everywhere]), everywhere), "above or below, among the choices");
  assert.deepEqual(beside(choice, region, size, room, [room]), plain, "where all is covered, as usual");
});

test("a sheet lies at the foot, at the head where that would hide its thing, and is no higher than the room it has", () => {
  assert.deepEqual(sheet({ left: 0, top: 50, right: 300, bottom: 90 }, 200, room), { top: 392, height: 200 });
  assert.deepEqual(sheet({ left: 0, top: 500, right: 300, bottom: 560 }, 200, room), { top: 8, height: 200 });
  assert.deepEqual(sheet({ left: 0, top: 250, right: 300, bottom: 350 }, 400, room), { top: 358, height: 234 });
});

test("a sheet lies between its thing and what that points at, if there is room enough to read", () => {
  const across = (top, bottom) => ({ left: 0, top, right: 300, bottom });
  assert.deepEqual(sheet(across(400, 590), 150, room, [across(0, 100)]), { top: 108, height: 150 });
  assert.deepEqual(sheet(across(400, 590), 150, room, [across(100, 380)]), { top: 8, height: 150 });
});

test("of a thing that is partly out of sight only the rest counts", () => {
  assert.deepEqual(visible({ left: -50, top: 10, right: 40, bottom: 900 }, room), {
    left: 0,
    top: 10,
    right: 40,
    bottom: 600,
  });
  assert.equal(visible({ left: -50, top: 10, right: 0, bottom: 90 }, room), null);
});
