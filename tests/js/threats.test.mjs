/** Threats on the page: what a move, and a refusal of it, points at. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./support/modules-in-play.mjs";
import "../../app/static/js/skymines/modules/threats/main.ts";
import { brought } from "../../app/static/js/skymines/modules.ts";

test("dealing with a threat points at it and at the cards that go, a refusal at the threat alone", () => {
  const pointsAt = brought("targets", "DealWithThreat");
  assert.deepEqual(pointsAt({ type: "DealWithThreat", cards: ["a", "b"] }, {}), ["threat", "hand:a", "hand:b"]);
  assert.deepEqual(pointsAt({ type: "DealWithThreat" }, {}), ["threat"]);
});
