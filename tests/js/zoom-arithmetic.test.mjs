import assert from "node:assert/strict";
import { test } from "node:test";
import {
  CLOSEST,
  dragged,
  factorOf,
  isWhole,
  kept,
  leapt,
  sees,
  showing,
  viewBoxOf,
  zoomed,
} from "../../app/static/js/table/zoom/arithmetic.ts";

const BOARD = { x: -100, y: -100, width: 1200, height: 1200 };
const CLOSE = { x: 200, y: 300, width: 400, height: 400 };
const inside = ({ x, y, width, height }, board = BOARD) =>
  x >= board.x && y >= board.y && x + width <= board.x + board.width && y + height <= board.y + board.height;

test("the point under the pointer stays where it is", () => {
  const point = { x: 400, y: 250 };
  const near = zoomed(BOARD, BOARD, 2, point);
  const part = (sight) => [(point.x - sight.x) / sight.width, (point.y - sight.y) / sight.width];
  assert.equal(near.width, 600);
  assert.deepEqual(part(near), part(BOARD));
});

test("out again leads back to the whole board, and never beyond it", () => {
  const near = zoomed(BOARD, BOARD, 3, { x: 0, y: 900 });
  assert.ok(!isWhole(near, BOARD));
  assert.deepEqual(zoomed(near, BOARD, 1 / 9, { x: 500, y: 500 }), BOARD);
  assert.ok(isWhole(BOARD, BOARD));
});

test("no closer than the closest", () => {
  assert.equal(zoomed(BOARD, BOARD, 100, { x: 1, y: 2 }).width, BOARD.width / CLOSEST);
});

test("a drag moves what was under the hand with it, up to the board's edge", () => {
  assert.deepEqual(dragged(CLOSE, BOARD, { x: 300, y: 400 }, { x: 350, y: 390 }), {
    x: 150,
    y: 310,
    width: 400,
    height: 400,
  });
  assert.deepEqual(dragged(CLOSE, BOARD, { x: 0, y: 0 }, { x: 5000, y: -5000 }), {
    x: -100,
    y: 700,
    width: 400,
    height: 400,
  });
});

test("a double click comes closer, and from close by goes back", () => {
  const near = leapt(BOARD, BOARD, { x: 700, y: 700 });
  assert.ok(near.width < BOARD.width / 2 && inside(near));
  assert.equal(leapt(near, BOARD, { x: 700, y: 700 }), BOARD);
});

test("something is brought into sight by the smallest move", () => {
  assert.deepEqual(showing(CLOSE, BOARD, { x: 300, y: 400, width: 50, height: 50 }), CLOSE);
  assert.deepEqual(showing(CLOSE, BOARD, { x: 700, y: 250, width: 100, height: 100 }), {
    x: 400,
    y: 250,
    width: 400,
    height: 400,
  });
  const large = showing(CLOSE, BOARD, { x: 100, y: 400, width: 600, height: 100 });
  assert.ok(sees(large, { x: 100, y: 400, width: 600, height: 100 }) && inside(large));
});

test("what is kept lies on the board", () => {
  for (const x of [-900, 0, 900])
    for (const width of [1, 500, 5000]) assert.ok(inside(kept({ x, y: -x, width, height: width }, BOARD)));
});

test("a board that is not square keeps its shape", () => {
  const wide = { x: 0, y: 10, width: 1200, height: 600 };
  const near = zoomed(wide, wide, 2, { x: 1200, y: 610 });
  assert.deepEqual(near, { x: 600, y: 310, width: 600, height: 300 });
  const large = showing(near, wide, { x: 20, y: 30, width: 100, height: 500 });
  assert.ok(inside(large, wide) && sees(large, { x: 20, y: 30, width: 100, height: 500 }));
  assert.equal(large.width, large.height * 2);
});

test("the wheel: towards the board closer, away farther, one turn never more than twice", () => {
  const wheel = (deltaY, deltaMode = 0, ctrlKey = false) => factorOf({ deltaY, deltaMode, ctrlKey });
  assert.ok(wheel(-100) > 1 && wheel(100) < 1);
  assert.ok(Math.abs(wheel(-100) * wheel(100) - 1) < 1e-9);
  assert.ok(wheel(-3, 1) > wheel(-3) && wheel(-5, 0, true) > wheel(-5));
  assert.deepEqual([wheel(-9000), wheel(9000)], [2, 0.5]);
});

test("the drawing is told in few digits", () => {
  assert.equal(viewBoxOf({ x: 1 / 3, y: -2, width: 100, height: 80 }), "0.33 -2 100 80");
});
