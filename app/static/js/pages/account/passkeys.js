/** Passkeys, by the platform's own `navigator.credentials`. */
import { html, render } from "lit-html";
import { call } from "../../table/api.js";
import { once, tell } from "../parts/common.js";
import { done, moment, part } from "./common.js";

/**
 * @typedef {import("../parts/common.js").Speaker} Speaker
 * @typedef {{id: string, name: string, created: string}} Passkey
 */

/** Of the platform, and newer than what the type checker knows of it. @type {any} */
const platform = globalThis.PublicKeyCredential;
const MINE = "/api/users/me/passkeys";

/**
 * Whether this browser has passkeys, and this page is where they are good: at the server's public address.
 * @param {import("../parts/common.js").Boot} boot
 */
export function hasPasskeys(boot) {
  return location.origin === boot.passkey_origin && typeof platform?.parseCreationOptionsFromJSON === "function";
}

/**
 * Sign in by a passkey; whether one was used.
 * @param {Speaker} say
 */
export async function signInByPasskey(say) {
  const { options } = await call("POST", "/api/sign-in/passkey/options");
  const publicKey = platform.parseRequestOptionsFromJSON(options);
  const credential = await used(say, navigator.credentials.get({ publicKey }));
  if (credential) await call("POST", "/api/sign-in/passkey", { credential });
  return credential !== null;
}

/**
 * @param {Speaker} say
 * @param {import("../parts/common.js").Boot} boot
 */
export async function passkeys(say, boot) {
  if (!hasPasskeys(boot)) return;
  const place = part("passkeys");
  const load = async () => render(view(say, boot, (await call("GET", MINE)).passkeys, remove), place);
  /** @param {Passkey} passkey */
  const remove = (passkey) =>
    once(say, place, async () => {
      await call("DELETE", `${MINE}/${encodeURIComponent(passkey.id)}`);
      await load();
      done(say("passkeys-removed"));
    });
  part("add-passkey").addEventListener("click", () =>
    once(say, place, async () => {
      const { options } = await call("POST", "/api/users/me/passkey-options", {});
      const publicKey = platform.parseCreationOptionsFromJSON(options);
      const credential = await used(say, navigator.credentials.create({ publicKey }));
      if (!credential) return;
      await call("POST", MINE, { credential });
      await load();
      done(say("passkeys-added"));
    }),
  );
  await load();
  part("passkeys-card").hidden = false;
}

/**
 * What a passkey gave, as JSON; null when its owner thought better of it.
 * @param {Speaker} say
 * @param {Promise<any>} asked
 */
async function used(say, asked) {
  try {
    return (await asked).toJSON();
  } catch (problem) {
    if (!(problem instanceof DOMException)) throw problem;
    tell(say("passkeys-cancelled"));
    return null;
  }
}

/**
 * @param {Speaker} say
 * @param {import("../parts/common.js").Boot} boot
 * @param {Passkey[]} all
 * @param {(passkey: Passkey) => void} remove
 */
function view(say, boot, all, remove) {
  return html`<ul class="sessions">${all.map((one) => {
    const name = one.name || say("session-unknown");
    return html`<li class="session">
      <span class="who"><strong>${name}</strong> <span class="hint">${say("session-created", { when: moment(one.created, boot.language) })}</span></span>
      <button type="button" class="quiet" aria-label=${say("passkeys-remove-of", { name })} @click=${() => remove(one)}>${say("passkeys-remove")}</button>
    </li>`;
  })}</ul>`;
}
