import assert from "node:assert/strict";
import { test } from "node:test";

/** A page that takes drawings and uses these symbols, what was appended to it, and what was inserted later. */
function page(shown = []) {
  const appended = [];
  const inserted = [];
  const element = () => ({
    children: [],
    attributes: {},
    lastElementChild: { insertAdjacentHTML: (_, text) => inserted.push(text) },
    setAttribute(name, value) {
      this.attributes[name] = value;
    },
    set innerHTML(text) {
      this.children = text ? [Object.assign(element(), { text })] : [];
    },
  });
  const document = {
    documentElement: { dataset: {} },
    createElement: element,
    querySelectorAll: () => shown.map((id) => ({ getAttribute: () => `#${id}` })),
    body: { append: (drawn) => appended.push(drawn) },
  };
  Object.assign(globalThis, { document, navigator: {}, matchMedia: () => ({ matches: false }) });
  return { document, appended, inserted };
}

const { bringDrawings, bringRest, bringUsed, parted, taken } = await import("../../app/static/js/table/drawings.ts");

const SYMBOLS = ["a", "b", "c", "d"].map((id) => `<symbol id="${id}"><path d="${id}"/></symbol>`);
const SPRITE = `<svg><defs></defs><defs>\n${SYMBOLS.join("\n")}\n</defs></svg>`;

test("the sprite is brought once, however many scripts ask for it", async () => {
  const { document, appended } = page();
  globalThis.fetch = /** @type {any} */ (async () => ({ ok: true, text: async () => "<svg></svg>" }));
  const asked = { sprite: "/skymines.svg", pictures: {} };
  await Promise.all([bringDrawings(asked), bringDrawings(asked)]);
  await bringDrawings(asked);
  assert.equal(appended.length, 1);
  assert.ok("drawn" in document.documentElement.dataset);
});

test("plain symbols stay where nothing comes, and where data is short", async () => {
  for (const [answer, matches] of [
    [{ ok: false, status: 404 }, false],
    [{ ok: true, text: async () => "<svg></svg>" }, true],
  ]) {
    const { document, appended } = page();
    Object.assign(globalThis, { matchMedia: () => ({ matches }), fetch: async () => answer });
    await bringDrawings({ sprite: "/skymines.svg", pictures: {} });
    assert.equal(appended.length, 0);
    assert.ok(!("drawn" in document.documentElement.dataset));
  }
});

test("a sprite is its symbols, and what stands around them", () => {
  const { before, symbols, after } = parted(SPRITE);
  assert.equal(before, "<svg><defs></defs><defs>\n");
  assert.deepEqual([...symbols.keys()], ["a", "b", "c", "d"]);
  assert.equal([...symbols.values()].join(""), SYMBOLS.join(""));
  assert.equal(after, "\n</defs></svg>");
  assert.deepEqual(parted("<svg></svg>"), { before: "<svg></svg>", symbols: new Map(), after: "" });
});

test("a symbol is taken once, with what it shows in turn", () => {
  const symbols = new Map([
    ["one", '<symbol id="one"><use href="#two"/></symbol>'],
    ["two", '<symbol id="two"><use href="#one"/><use href="#none"/></symbol>'],
    ["three", '<symbol id="three"></symbol>'],
  ]);
  const text = taken(symbols, ["one", "elsewhere"]);
  assert.equal(
    text,
    '<symbol id="one"><use href="#two"/></symbol><symbol id="two"><use href="#one"/><use href="#none"/></symbol>',
  );
  assert.deepEqual([...symbols.keys()], ["three"]);
  assert.equal(taken(symbols, ["one", "two"]), "");
});

test("symbols that nothing uses come when they are used, or when the rest is wanted", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const shown = ["b"];
  const { appended, inserted } = page(shown);
  globalThis.fetch = /** @type {any} */ (async () => ({ ok: true, text: async () => SPRITE }));
  await bringDrawings({ sprite: "/skymines.svg", pictures: {} }, true);
  assert.ok(appended[0].text.includes(SYMBOLS[1]));
  assert.ok(!appended[0].text.includes(SYMBOLS[0]));
  bringUsed();
  assert.deepEqual(inserted, []);
  shown.push("c");
  bringUsed();
  assert.deepEqual(inserted, [SYMBOLS[2]]);
  bringRest();
  mock.timers.tick(1499);
  assert.equal(inserted.length, 1);
  mock.timers.tick(1);
  mock.timers.tick(50);
  assert.deepEqual(inserted.slice(1), [SYMBOLS[0] + SYMBOLS[3]]);
});
