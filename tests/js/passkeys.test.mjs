import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

let made;
const pass = (options) => options;
const own = { parseCreationOptionsFromJSON: pass, parseRequestOptionsFromJSON: pass };
globalThis.PublicKeyCredential = /** @type {any} */ (own);
Object.defineProperty(globalThis, "navigator", {
  value: { credentials: { create: () => made(), get: () => made() } },
  configurable: true,
});
const { newPasskey, signedByPasskey } = await import("../../app/static/js/pages/account/webauthn.ts");

const failing = (name) => async () => {
  throw new DOMException("told by the browser", name);
};

beforeEach(() => {
  const text = async () => '{"options":{}}';
  globalThis.fetch = /** @type {any} */ (async () => ({ ok: true, status: 200, headers: new Headers(), text }));
});

test("a passkey gives what it has made or signed", async () => {
  made = async () => ({ toJSON: () => ({ id: "x" }) });
  assert.deepEqual([await newPasskey(), await signedByPasskey()], [{ id: "x" }, { id: "x" }]);
});

for (const name of ["NotAllowedError", "AbortError"])
  test(`${name}: its owner thought better of it`, async () => {
    made = failing(name);
    assert.deepEqual([await newPasskey(), await signedByPasskey()], [null, null]);
  });

test("a device that has a passkey of the account already says so", async () => {
  made = failing("InvalidStateError");
  assert.equal(await newPasskey(), "there");
  await assert.rejects(signedByPasskey(), { name: "InvalidStateError" });
});

for (const name of ["SecurityError", "NotSupportedError", "ConstraintError"])
  test(`${name} is no change of mind`, async () => {
    made = failing(name);
    await assert.rejects(newPasskey(), { name });
    await assert.rejects(signedByPasskey(), { name });
  });
