import assert from "node:assert/strict";
import { test } from "node:test";
import { fitAll, next } from "../../app/static/js/table/closeness.ts";

const WAYS = [null, "", "more", "more most"];

/** An element with one attribute, and all values that it has had. @returns {any} */
function element(value) {
  const had = [];
  const set = (other) => {
    value = other;
    had.push(other);
  };
  return {
    had,
    getAttribute: () => value,
    setAttribute: (_, other) => set(other),
    removeAttribute: () => set(null),
  };
}

/** A part that fits from a certain way on. @returns {any} */
function part(began, fits) {
  const one = element(began);
  let measured = 0;
  return {
    element: one,
    attribute: "data-tight",
    ways: WAYS,
    isOver: () => {
      measured += 1;
      return WAYS.indexOf(one.getAttribute()) < fits;
    },
    measured: () => measured,
  };
}

test("each part is drawn in the widest way that fits, wherever it began", () => {
  for (const began of WAYS)
    for (const fits of [0, 1, 2, 3, 4]) {
      const one = part(began, fits);
      fitAll([one]);
      assert.equal(one.element.getAttribute(), WAYS[Math.min(fits, 3)], `from ${began}`);
    }
});

test("a part that stays as it was is tried once, or once more where there was a wider way", () => {
  const [wide, close] = [part(null, 0), part("more", 2)];
  fitAll([wide, close]);
  assert.deepEqual([wide.measured(), wide.element.had], [1, []]);
  assert.deepEqual([close.measured(), close.element.had], [2, ["", "more"]]);
});

test("a part that can have no more room than before is tried once, and only closer if it is over", () => {
  const [fits, over] = [part("more", 1), part("", 3)];
  fitAll([fits, over], false);
  assert.deepEqual([fits.measured(), fits.element.had], [1, []]);
  assert.deepEqual([over.measured(), over.element.had], [2, ["more", "more most"]]);
});

test("parts are measured together, after all of a round are written", () => {
  const order = [];
  const [one, other] = [part(null, 1), part(null, 2)];
  for (const { element: of } of [one, other]) {
    const { setAttribute } = of;
    of.setAttribute = (name, value) => {
      order.push("written");
      setAttribute(name, value);
    };
  }
  for (const of of [one, other]) {
    const { isOver } = of;
    of.isOver = () => {
      order.push("measured");
      return isOver();
    };
  }
  fitAll([one, other]);
  assert.deepEqual(order, [
    "measured",
    "measured",
    "written",
    "written",
    "measured",
    "measured",
    "written",
    "measured",
  ]);
});

test("a search ends at the way beside one that is over", () => {
  assert.deepEqual(next({ at: 1, over: -1, fits: 3 }, true), { at: 2, over: 1, fits: 3 });
  assert.equal(next({ at: 2, over: 1, fits: 3 }, false), null);
  assert.deepEqual(next({ at: 1, over: -1, fits: 3 }, false), { at: 0, over: -1, fits: 1 });
  assert.equal(next({ at: 0, over: -1, fits: 1 }, false), null);
});
