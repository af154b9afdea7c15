import assert from "node:assert/strict";
import { test } from "node:test";
import { addressBeside, positionIn } from "../../app/static/js/table/addresses.ts";

test("an address names a position by its number in the log", () => {
  assert.equal(positionIn("#at=120"), 120);
});

test("other fragments name none", () => {
  for (const hash of ["", "#", "#at=", "#at=-1", "#at=1.5", "#at=12345678", "#content"])
    assert.equal(positionIn(hash), null, hash);
});

test("the address of a page beside a table has the table's query", () => {
  assert.equal(addressBeside("campaign", "/t/g1"), "/t/g1/campaign");
  assert.equal(addressBeside("campaign", "/t/g1?invite=a%2Bb&watch=1"), "/t/g1/campaign?invite=a%2Bb&watch=1");
  globalThis.location = /** @type {any} */ ({ pathname: "/t/g2", search: "?invite=x" });
  assert.equal(addressBeside("talk"), "/t/g2/talk?invite=x");
});
