// The page of one's account: what is said of ways to sign in, and of where one is signed in.
import assert from "node:assert/strict";
import test from "node:test";
import { timesOf } from "../../app/static/js/pages/account/sessions.ts";
import { saidOf } from "../../app/static/js/pages/account/sign-in-methods.ts";

/** @param {any} more */
const there = (more = {}) => ({ address: null, password: false, mail: true, passkey: false, ...more });

test("a guest is told of mail and passwords where the server sends mail", () => {
  assert.deepEqual(saidOf(there()), {
    guest: "ways-guest",
    mail: "ways-address-none",
    password: "ways-password-needs-address",
  });
});

test("a server that sends no mail offers a guest neither a link nor a password", () => {
  assert.deepEqual(saidOf(there({ mail: false })), { guest: "ways-guest-no-mail", mail: null, password: null });
});

test("whoever has a passkey is no guest", () => {
  assert.equal(saidOf(there({ passkey: true })).guest, null);
  assert.equal(saidOf(there({ passkey: true, mail: false })).guest, null);
});

test("an address that is confirmed keeps its password when the server sends no mail any more", () => {
  const address = "ada@example.org";
  assert.deepEqual(saidOf(there({ address })), { guest: null, mail: "ways-address-is", password: "form" });
  assert.deepEqual(saidOf(there({ address, mail: false })), { guest: null, mail: "ways-no-mail", password: "form" });
});

test("the browser that asks is used now, whatever was noted last", () => {
  /** @type {any} */
  const say = (key) => key;
  /** @type {any} */
  const session = { created: "2026-01-01T10:00:00Z", seen: "2026-01-02T10:00:00Z", current: false };
  assert.match(timesOf(say, { language: "en" }, session), /^session-seen, /);
  assert.match(timesOf(say, { language: "en" }, { ...session, current: true }), /^session-seen-now, /);
});
