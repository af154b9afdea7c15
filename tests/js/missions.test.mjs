/** Missions on the page: what moves and refusals point at, and how one-time markers are listed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./support/modules-in-play.mjs";
import "../../app/static/js/skymines/modules/missions/main.ts";
import { grouped } from "../../app/static/js/skymines/groups.ts";
import { targets } from "../../app/static/js/skymines/moves.ts";

test("claims point at their task, one-time markers at their space", () => {
  assert.deepEqual(targets({ type: "ClaimTask", mission: "camp", column: 2 }, {}), ["task:camp:2"]);
  assert.deepEqual(targets({ type: "PlaceOnce", space: "buy" }, {}), ["space:buy"]);
  assert.deepEqual(targets({ type: "UseOwnSpace", once: false }, {}), ["own-space"]);
});

test("one-time markers are listed like usual ones, in a group of their own", () => {
  const offers = ["PlaceMarker", "PlaceOnce", "PlaceMarker", "PlaceOnce"].map((type, n) => ({
    move: { type, space: `s${n}` },
    targets: [`space:s${n}`],
  }));
  const types = grouped(/** @type {any} */ (offers)).map((group) => group.map(({ move }) => move.type));
  assert.deepEqual(types, [
    ["PlaceMarker", "PlaceMarker"],
    ["PlaceOnce", "PlaceOnce"],
  ]);
});
