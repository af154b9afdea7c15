/** Threats on the page: what a move, and a refusal of it, points at. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./support/modules-in-play.mjs";
import "../../app/static/js/skymines/modules/threats/main.ts";
import { targets } from "../../app/static/js/skymines/moves.ts";

test("dealing with a threat points at it and at the cards that go, a refusal at the threat alone", () => {
  assert.deepEqual(targets({ type: "DealWithThreat", cards: ["a", "b"] }, {}), ["threat", "hand:a", "hand:b"]);
  assert.deepEqual(targets({ type: "DealWithThreat" }, {}), ["threat"]);
});
