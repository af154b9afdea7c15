/** Pages beside a table are led to with the invitation that let the reader in. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { addressBeside } from "../../app/static/js/table/address-beside.ts";

test("the address of a page beside a table has the table's query", () => {
  assert.equal(addressBeside("campaign", "/t/g1"), "/t/g1/campaign");
  assert.equal(addressBeside("campaign", "/t/g1?invite=a%2Bb&watch=1"), "/t/g1/campaign?invite=a%2Bb&watch=1");
  globalThis.location = /** @type {any} */ ({ pathname: "/t/g2", search: "?invite=x" });
  assert.equal(addressBeside("talk"), "/t/g2/talk?invite=x");
});
