/** The platform's own passkeys, by `navigator.credentials`. */
import { call } from "../../table/api.ts";
import type { AccountBoot } from "./common.ts";

/** Of the platform, and newer than what the type checker knows of it. */
// biome-ignore lint/suspicious/noExplicitAny: see above
const platform: any = globalThis.PublicKeyCredential;

/** Whether this browser has passkeys, and this page is where they are good: at the server's public address. */
export function hasPasskeys(boot: AccountBoot) {
  return location.origin === boot.passkey_origin && typeof platform?.parseCreationOptionsFromJSON === "function";
}

/** How a browser names that nobody wanted to, or not in time. */
const CANCELLED = ["NotAllowedError", "AbortError"];
/** How it names that this device has a passkey of the account already. */
const IS_THERE = "InvalidStateError";

/** What a new passkey gave, as JSON; "there" when the device has one already, null when its owner thought better of it. */
export async function newPasskey() {
  const { options } = await call("POST", "/api/users/me/passkey-options", {});
  try {
    return await used(navigator.credentials.create({ publicKey: platform.parseCreationOptionsFromJSON(options) }));
  } catch (problem) {
    if (isNamed(problem, [IS_THERE])) return "there";
    throw problem;
  }
}

/** What a passkey has signed, as JSON; null when its owner thought better of it. */
export async function signedByPasskey() {
  const { options } = await call("POST", "/api/sign-in/passkey/options");
  return used(navigator.credentials.get({ publicKey: platform.parseRequestOptionsFromJSON(options) }));
}

async function used(asked: Promise<Credential | null>) {
  try {
    return ((await asked) as PublicKeyCredential).toJSON();
  } catch (problem) {
    if (!isNamed(problem, CANCELLED)) throw problem;
    return null;
  }
}

function isNamed(problem: unknown, names: string[]) {
  return problem instanceof DOMException && names.includes(problem.name);
}
