/** The Belt's pure parts: what moved, and the shapes of what is drawn. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { flights } from "../../app/static/js/skymines/modules/belt/flights.ts";
import { curve, outline, partMiddle } from "../../app/static/js/skymines/modules/belt/geometry.ts";

const COMPANIES = ["skymine", "minerva", "astrogo", "tawac"];

/** @param {Record<string, string>} pieces @param {Record<string, number[]>} stations */
function view(pieces, stations = {}) {
  const columns = (company) => (stations[company] ?? [6, 5, 6]).map((outposts) => ({ outposts }));
  return {
    modules: { belt: { pieces } },
    stations: Object.fromEntries(COMPANIES.map((company) => [company, { columns: columns(company) }])),
  };
}

test("pieces fly out of the columns that lost one, and home to those that gained one", () => {
  /** @type {any} */
  const before = view({ 13: "astrogo" }, { astrogo: [6, 4, 6] });
  /** @type {any} */
  const after = view({ 13: "minerva", "14-1": "minerva" }, { minerva: [6, 4, 5] });
  assert.deepEqual(flights(before, after), [
    { kind: "shuttle", company: "astrogo", from: ["belt:13"], to: ["column:astrogo:1"] },
    { kind: "shuttle", company: "minerva", from: ["column:minerva:1"], to: ["piece:13"] },
    { kind: "outpost", company: "minerva", from: ["column:minerva:2"], to: ["piece:14-1"] },
  ]);
});

test("a piece that finds no free space goes to its station", () => {
  /** @type {any} */
  const before = view({ 13: "astrogo" }, { astrogo: [6, 4, 6] });
  /** @type {any} */
  const after = view({}, { astrogo: [6, 4, 6] });
  assert.deepEqual(flights(before, after)[0]?.to, ["station:astrogo"]);
});

test("a path runs through its shuttle space, and its parts' middles lie clear of it and of the asteroid", () => {
  /** @type {any} */
  const rock = { number: 14, spot: [690, 632], radius: 70, spaces: [] };
  const { along } = curve(/** @type {any} */ (rock.spot), [594, 700], [490, 738]);
  assert.deepEqual(along(0.5).map(Math.round), [594, 700]);
  const [x, y] = partMiddle(along, rock, [594, 700], false);
  assert.ok(Math.hypot(x - 690, y - 632) > 70 && Math.hypot(x - 594, y - 700) > 25);
});

test("an asteroid has the same outline each time", () => {
  /** @type {any} */
  const rock = { number: 4, spot: [100, 100], radius: 60, spaces: [] };
  assert.equal(outline(rock), outline(/** @type {any} */ ({ ...rock })));
  assert.match(outline(rock), /^M.*Z$/);
});
