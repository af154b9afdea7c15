import assert from "node:assert/strict";
import { test } from "node:test";
import { isIdle, shows } from "../../app/static/js/skymines/leading.ts";
import { shownBy } from "../../app/static/js/table/choose.ts";

const lines = (...keys) => keys.map((key) => ({ key }));

test("a company shows the sectors that it could enter first", () => {
  const reach = { key: "energy-reach", args: { sectors: [6, 10] } };
  assert.deepEqual(shows(/** @type {any} */ ({ type: "UseEnergy" }), [reach, { key: "energy-total", amount: 3 }]), [
    "sector:6",
    "sector:10",
  ]);
  assert.deepEqual(shows(/** @type {any} */ ({ type: "UseEnergy" }), lines("energy-reaches-nothing")), []);
});

test("a reward shows the places that it comes from", () => {
  assert.deepEqual(
    shows(/** @type {any} */ ({ type: "TakeReward" }), [{ key: "reward-of-sectors", args: { sectors: [4] } }]),
    ["sector:4"],
  );
  const asteroid = { key: "reward-of-asteroids", args: { sectors: [14], things: ["belt:14-1", "belt:14-2"] } };
  assert.deepEqual(shows(/** @type {any} */ ({ type: "TakeReward" }), [asteroid]), ["belt:14-1", "belt:14-2"]);
});

test("what the selection leads to is shown, and nothing before", () => {
  const offer = (target, ...leads) => ({ targets: [target], also: [], shows: leads });
  /** @type {any} */
  const offers = [offer("station:tawac", "sector:1", "sector:2"), offer("station:astrogo", "sector:7")];
  assert.deepEqual([...shownBy(offers, [])], []);
  assert.deepEqual([...shownBy(offers, ["station:tawac"])], ["sector:1", "sector:2"]);
});

test("nothing comes of a choice without a reward, a way, or anything to pay for", () => {
  assert.ok(isIdle(lines("majority-total", "no-tier-reached", "tier-missing")));
  assert.ok(isIdle(lines("energy-total", "energy-reaches-nothing")));
  assert.ok(isIdle(lines("no-card-payable", "units-could-go-nowhere")));
  assert.ok(!isIdle(lines("no-card-payable", "units-could-go")), "units advance markers");
  assert.ok(!isIdle(lines("majority-total", "tier")));
});
