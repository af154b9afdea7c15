/** With which link somebody looks on at a table. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { watchLink } from "../../app/static/js/table/watch-link.ts";

const PAGE = "https://moon.example/t/abc?invite=hidden";
const invite = "https://moon.example/t/abc?invite=secret";

test("a private table is looked at by its invitation, a public one by its address", () => {
  assert.equal(watchLink({ id: "abc", visibility: "private", invite }, PAGE), `${invite}&watch=1`);
  assert.equal(watchLink({ id: "abc", visibility: "public", invite }, PAGE), "https://moon.example/t/abc");
});

test("who may not hand on an invitation has no link to a private table", () => {
  for (const none of ["", null]) assert.equal(watchLink({ id: "abc", visibility: "private", invite: none }, PAGE), "");
});
