/** A module's entries are found wherever the base game looks up its own, which take precedence. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./support/modules-in-play.mjs";
import { placesOf } from "../../app/static/js/skymines/event-places.ts";
import { brought, heldIn, joins } from "../../app/static/js/skymines/modules.ts";
import { movements, piece } from "../../app/static/js/skymines/motion.ts";
import { targets } from "../../app/static/js/skymines/moves.ts";
import { named } from "../../app/static/js/skymines/naming.ts";
import { kindOf } from "../../app/static/js/skymines/panels/explain.ts";

const MOVED = { kind: "cloud", from: ["cloud"], to: ["cloud"] };

joins("dust", {
  holds: { moon: ["cloud"] },
  moves: { LookForDust: { targets: () => ["cloud"] }, DropOut: { targets: () => ["cloud"] } },
  places: { CloudMoved: () => ["cloud"] },
  names: { cloud: (_, id) => ({ key: "cloud-name", args: { id } }) },
  movements: (before, after) => (/** @type {any} */ (before).cloud === /** @type {any} */ (after).cloud ? [] : [MOVED]),
  pieces: { cloud: () => ({ name: "ghost-piece", symbol: "dust" }) },
  explains: { cloud: () => ({ kind: "cloud", symbol: "dust" }) },
});

test("its moves, events, things and explanations", () => {
  assert.deepEqual(targets({ type: /** @type {any} */ ("LookForDust") }, {}), ["cloud"]);
  assert.deepEqual(targets({ type: "TakeCoin" }, {}), ["coins"]);
  assert.deepEqual(targets({ type: "DropOut" }, {}), []);
  assert.deepEqual(placesOf([{ type: /** @type {any} */ ("CloudMoved") }], 0), ["cloud"]);
  assert.deepEqual(
    named({ facts: /** @type {any} */ ({}), view: /** @type {any} */ ({}) }, { kind: "cloud", id: "7" }),
    {
      key: "cloud-name",
      args: { id: "7" },
    },
  );
  assert.deepEqual(
    named({ facts: /** @type {any} */ ({}), view: /** @type {any} */ ({}) }, { kind: "tile", id: "field" }),
    { key: "tile-field" },
  );
  assert.deepEqual(heldIn("moon"), ["cloud"]);
  assert.deepEqual(heldIn("me"), []);
  assert.equal(/** @type {any} */ (kindOf("cloud"))().kind, "cloud");
  assert.equal(kindOf("no-such-thing"), undefined);
});

test("its pieces move, as what they look like", () => {
  const view = {
    me: 0,
    seats: [],
    spaces: {},
    moon: {},
    display: [],
    discards: [],
    research: {},
    specials: [],
    stations: {},
  };
  const moved = movements(/** @type {any} */ ({ ...view, cloud: 1 }), /** @type {any} */ ({ ...view, cloud: 2 }), {
    companies: [],
    slots: [],
  });
  assert.deepEqual(moved.at(-1), MOVED);
  assert.deepEqual(piece(MOVED), { name: "ghost-piece", symbol: "dust" });
  assert.equal(piece({ kind: "card", from: [], to: [] }), null);
});

test("a module whose script runs at a table without it stays out", () => {
  joins("tides", { moves: { WaitForTheTide: { targets: () => ["coins"] } } });
  assert.equal(brought("moves", "WaitForTheTide"), undefined);
});
