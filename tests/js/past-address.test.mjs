import assert from "node:assert/strict";
import { test } from "node:test";
import { positionIn } from "../../app/static/js/table/past-address.ts";

test("an address names a position by its number in the log", () => {
  assert.equal(positionIn("#at=120"), 120);
});

test("other fragments name none", () => {
  for (const hash of ["", "#", "#at=", "#at=-1", "#at=1.5", "#at=12345678", "#content"])
    assert.equal(positionIn(hash), null, hash);
});
