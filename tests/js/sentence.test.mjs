import assert from "node:assert/strict";
import { test } from "node:test";
import "./support/skymines.mjs";
import { sentence } from "../../app/static/js/skymines/sentence.ts";
import { speaker } from "../../app/static/js/table/i18n.ts";
import { deed, sentenceText } from "../../app/static/js/table/log/sentence.ts";
import { messages } from "./support/catalogue.mjs";

const JOINTS = { 2: "{0} and {1}", start: "{0}, {1}", middle: "{0}, {1}", end: "{0}, and {1}" };
const catalogue = await messages();
const say = speaker(catalogue, "en", "latn", JOINTS);
const facts = {
  companies: ["skymine", "minerva", "astrogo", "tawac"],
  cards: {
    "A-01": { kind: "carbon", value: 3 },
    "B-02": { kind: "energy", value: 2, share: "tawac" },
    "C-03": { kind: "field", value: 0, company: "astrogo" },
  },
  luna: { cards: { "I-1": {} } },
  plans: {
    p: { letter: "B", requirements: [{ kind: "carbon", amount: 2 }], reward: [{ type: "coins", amount: 3 }] },
  },
  specials: { s: { round: 2, cost: 4, value: 9 } },
  tokens: {},
  tracks: { C1: { thresholds: Array(2).fill({ bonus: { type: "research-and-tank" } }) } },
};
/** @type {any} */
const ctx = {
  say,
  facts,
  now: { table: { data: { seats: [{ name: "Tawac" }] } }, panels: { learnt: true } },
  view: { tracks: { minerva: "C1" } },
};
const thing = (kind, id) => ({ type: "thing", kind, id });
const who = { type: "seat", seat: 0 };

/** What lit would draw, its symbols as "<name>". */
const shown = (drawn) =>
  Array.isArray(drawn)
    ? drawn.map(shown).join("")
    : drawn?.strings
      ? drawn.strings.map((text, at) => text + (at < drawn.values.length ? shown(drawn.values[at]) : "")).join("")
      : String(drawn);
/** @type {(told: any, draw?: (ctx: any, told: any) => unknown) => string} */
const marked = (told, draw = sentence) =>
  shown(draw(ctx, told))
    .replaceAll(/<svg[^>]*><use href="#s-([\w-]+)"><\/use><\/svg>/g, "<$1>")
    .replaceAll(/<span class=[^>]*>|<\/span>/g, "");

/** @type {any} */
const ousted = {
  key: "log-outpost-ousted",
  args: {
    seat: who,
    company: thing("company", "minerva"),
    sector: thing("sector", "16"),
    energy: { type: "amount", amount: 1, of: "energy" },
    ousted: thing("company", "skymine"),
  },
  events: [0],
};

test("symbols stand where arguments do, whatever words a name has", () => {
  const text = "Tawac places Minerva in sector 16 for 1 energy point and ousts Skymine.";
  assert.equal(sentenceText(ctx, ousted), text);
  assert.equal(
    marked(ousted),
    "Tawac places <minerva>Minerva in sector 16 for <energy>1 energy point and ousts <skymine>Skymine.",
  );
});

test("a deed leaves out the name that stands above it", () => {
  const under = (seat) => (shown, told) => deed(shown, told, seat);
  assert.equal(
    marked(ousted, under(0)),
    "Places <minerva>Minerva in sector 16 for <energy>1 energy point and ousts <skymine>Skymine.",
  );
  assert.match(marked(ousted, under(1)), /^Tawac places /, "the whole sentence below another's name");
  const planned = { key: "log-cards-planned", args: { seat: who }, events: [0] };
  assert.equal(marked(planned, under(0)), "Tawac is ready.", "the whole sentence where there is no other");
});

test("cards are named by the table's own set, in a row as the language has it", () => {
  const parts = ["A-01", "B-02", "C-03", "X-99"].map((id) => thing("card", id));
  const told = { key: "log-cards-revealed", args: { seat: who, cards: { type: "list", parts } }, events: [0] };
  assert.equal(
    marked(told),
    "Tawac reveals <carbon>carbon 3, <energy>energy 2 + <tawac>Tawac share, <field><astrogo>Astrogo field scientist, and X-99.",
  );
  /** @type {any} */
  const two = { ...told, args: { seat: who, cards: { type: "list", parts: parts.slice(0, 2) } } };
  assert.equal(sentenceText(ctx, two), "Tawac reveals carbon 3 and energy 2 + Tawac share.");
});

test("plans, spaces and Luna's cards are named", () => {
  const told = (plan) => ({
    key: "log-special-plan-taken",
    args: { seat: who, plan: thing("plan", plan) },
    events: [],
  });
  assert.equal(marked(told("p")), "Tawac takes plan B (<carbon>2 carbon → <coin>3 CrypCoin).");
  assert.equal(marked(told("s")), "Tawac takes special plan 2 (<coin>4 CrypCoin, worth 9).");
  const marker = (space) => ({ key: "log-bonus-marker-placed", args: { seat: who, space: thing("space", space) } });
  assert.equal(
    marked(marker("C1-2")),
    "Tawac places a bonus marker on the <minerva>Minerva track’s second space for research and tank.",
  );
  assert.equal(marked(marker("buy")), "Tawac places a bonus marker on the space for buying a card.");
  /** @type {any} */
  const turned = { key: "log-luna-card-turned", args: { seat: who, card: thing("card", "I-1") }, events: [] };
  assert.equal(sentenceText(ctx, turned), "Tawac plays Luna card I-1.");
});
