import assert from "node:assert/strict";
import { test } from "node:test";
import { chance, craters, profile, relief, sea } from "../../app/static/js/skymines/board/relief.ts";

const SIZE = 96;

/** Runs the generator to its end. */
function drawn(size) {
  const work = relief(size);
  for (let portions = 0; ; portions += 1) {
    const { done, value } = work.next();
    if (done) return { pixels: value, portions };
  }
}

const { pixels, portions } = drawn(SIZE);
const opacity = (x, y) => pixels[(Math.floor(y * SIZE) * SIZE + Math.floor(x * SIZE)) * 4 + 3];

test("chance is spread evenly and always the same", () => {
  const all = Array.from({ length: 4000 }, (_, index) => chance(index, 5));
  assert.deepEqual(
    all.slice(0, 9),
    Array.from({ length: 9 }, (_, index) => chance(index, 5)),
  );
  assert.ok(all.every((one) => one >= 0 && one < 1));
  assert.ok(Math.abs(all.reduce((sum, one) => sum + one) / all.length - 0.5) < 0.02);
});

test("everybody sees the same Moon", () => {
  assert.deepEqual(drawn(SIZE).pixels, pixels);
});

test("the picture is clear outside of the Moon and has light and shade on it", () => {
  for (const [x, y] of [
    [0.01, 0.01],
    [0.99, 0.01],
    [0.01, 0.99],
    [0.99, 0.99],
  ])
    assert.equal(opacity(x, y), 0);
  const seen = Array.from({ length: SIZE * SIZE }, (_, at) => at * 4).filter((at) => pixels[at + 3] > 25);
  const light = seen.filter((at) => pixels[at] === 255).length;
  assert.ok(light > 200 && seen.length - light > 200, `${light} of ${seen.length}`);
});

test("it is made in many small portions", () => {
  assert.ok(portions > 2 * SIZE);
});

test("a crater is a hollow with a rim, and plain ground far away; a large one has a peak", () => {
  assert.ok(profile(0, false) < profile(0.6, false) && profile(0.6, false) < 0 && profile(1, false) > 0.1);
  assert.ok(Math.abs(profile(3, false)) < 0.01);
  assert.ok(profile(0, true) > profile(0.5, true));
});

test("craters lie on the Moon, the large ones first, small ones on land only; three have rays", () => {
  const all = craters();
  assert.ok(all.length > 80 && all.every(({ x, y }) => Math.hypot(x, y) < 1));
  assert.ok(all.every((one, index) => index === 0 || all[index - 1].r >= one.r));
  assert.ok(all.every(({ x, y, r }) => r > 0.03 || sea(x, y) < 0.5));
  assert.equal(all.filter((one) => one.young).length, 3);
});
