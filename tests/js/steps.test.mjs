import assert from "node:assert/strict";
import { test } from "node:test";
import "./support/skymines.mjs";
import { clicked, laidOut, landing } from "../../app/static/js/skymines/steps.ts";

/** @type {any} */
const TRACK = {
  last: 6,
  shares: [
    { at: 2, shares: 1 },
    { at: 5, shares: 3 },
  ],
  barriers: [{ after: 3, cost: 2 }],
};

test("a marker lands on shares, before more of them, past barriers, and never beyond the track", () => {
  assert.deepEqual(landing(TRACK, 0, 0), { at: 0, shares: 0, next: 2, cost: 0 });
  assert.deepEqual(landing(TRACK, 1, 2), { at: 3, shares: 1, next: 2, cost: 0 });
  assert.deepEqual(landing(TRACK, 1, 3), { at: 4, shares: 1, next: 1, cost: 2 });
  assert.deepEqual(landing(TRACK, 4, 3), { at: 6, shares: 3, next: null, cost: 0 });
});

/** Clicks on a space of a track; gives back the steps laid out then. */
const click = (company, space, draft = {}, step = "SpendUnits") => {
  const attributes = { "data-space": String(space), "data-target": `track:${company}` };
  const near = (selector) => {
    const [, name] = selector.match(/\[([\w-]+)/);
    return { getAttribute: () => attributes[name] };
  };
  const choices = { step, about: { units: 3 }, choices: [{ type: "Advance", company: "tawac", amount: 1 }] };
  const view = { me: 0, seats: [{ tracks: { tawac: 4, minerva: 4 } }] };
  let laid = null;
  const act = { set: ({ choosing }) => (laid = choosing.draft) };
  const done = clicked(
    /** @type {any} */ ({ closest: near }),
    /** @type {any} */ ({ game: { choices, view }, choosing: { draft } }),
    /** @type {any} */ (act),
  );
  assert.equal(done, laid !== null);
  return laid;
};

test("a click on a space lays out the steps to it, as far as units do", () => {
  assert.deepEqual(click("tawac", 6), { tawac: "2" });
  assert.deepEqual(click("tawac", 5, { tawac: "3" }), { tawac: "1" });
  assert.deepEqual(click("tawac", 6, { minerva: "1" }), { minerva: "1", tawac: "2" });
  assert.equal(click("tawac", 7, { minerva: "1" }), null, "more than there are units left for");
  assert.equal(click("tawac", 4), null, "where it stands");
  assert.equal(click("minerva", 5), null, "a track that is not on offer");
  assert.equal(click("tawac", 5, {}, "TakeTurn"), null);
});

test("steps that are laid out are counted by track", () => {
  assert.deepEqual(laidOut({ tawac: "2" }, ["tawac", "minerva"]), [
    { company: "tawac", count: 2 },
    { company: "minerva", count: 0 },
  ]);
});
