import assert from "node:assert/strict";
import { test } from "node:test";
import { applyPatch, PatchError } from "../../app/static/js/table/patch.ts";

const document = Object.freeze({ a: { b: [1, 2, 3] }, c: { d: 4 }, "x/y~z": 0 });
const CASES = [
  ["add to an object", [{ op: "add", path: "/e", value: 5 }], { ...document, e: 5 }],
  ["add in the middle of an array", [{ op: "add", path: "/a/b/1", value: 9 }], { ...document, a: { b: [1, 9, 2, 3] } }],
  ["add at the end of an array", [{ op: "add", path: "/a/b/-", value: 9 }], { ...document, a: { b: [1, 2, 3, 9] } }],
  ["replace", [{ op: "replace", path: "/c/d", value: null }], { ...document, c: { d: null } }],
  ["remove from an array", [{ op: "remove", path: "/a/b/0" }], { ...document, a: { b: [2, 3] } }],
  ["remove from an object", [{ op: "remove", path: "/x~1y~0z" }], { a: document.a, c: document.c }],
  ["replace the whole", [{ op: "replace", path: "", value: 7 }], 7],
  [
    "one after the other",
    [
      { op: "remove", path: "/a/b/2" },
      { op: "replace", path: "/a/b/1", value: 8 },
    ],
    { ...document, a: { b: [1, 8] } },
  ],
];

for (const [name, patch, expected] of CASES) {
  test(`RFC 6902: ${name}`, () => assert.deepEqual(applyPatch(document, /** @type {any} */ (patch)), expected));
}

test("what a patch does not touch stays the same object", () => {
  const after = applyPatch(document, [{ op: "replace", path: "/c/d", value: 5 }]);
  assert.equal(after.a, document.a);
  assert.notEqual(after.c, document.c);
  assert.equal(document.c.d, 4);
});

test("a patch that does not fit is refused", () => {
  for (const operation of [
    { op: "replace", path: "/nothing", value: 1 },
    { op: "remove", path: "/a/b/7" },
    { op: "add", path: "/a/b/9", value: 1 },
    { op: "add", path: "/c/d/e", value: 1 },
    { op: "copy", from: "/c", path: "/f" },
  ]) {
    assert.throws(() => applyPatch(document, [operation]), PatchError, JSON.stringify(operation));
  }
});
