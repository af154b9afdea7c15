import assert from "node:assert/strict";
import { test } from "node:test";

/** A page that takes drawings, and what was appended to it. */
function page() {
  const appended = [];
  const element = () => ({
    children: [],
    attributes: {},
    setAttribute(name, value) {
      this.attributes[name] = value;
    },
    set innerHTML(text) {
      this.children = text ? [element()] : [];
    },
  });
  const document = {
    documentElement: { dataset: {} },
    createElement: element,
    body: { append: (drawn) => appended.push(drawn) },
  };
  Object.assign(globalThis, { document, navigator: {}, matchMedia: () => ({ matches: false }) });
  return { document, appended };
}

const { bringDrawings } = await import("../../app/static/js/table/drawings.ts");

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
