/** Passkeys, by the platform's own `navigator.credentials`. */
import { html, render } from "lit-html";
import { call } from "../../table/api.ts";
import type { Boot, Speaker } from "../parts/common.ts";
import { once, tell } from "../parts/common.ts";
import { done, moment, part } from "./common.ts";

type Passkey = { id: string; name: string; created: string };

/** Of the platform, and newer than what the type checker knows of it. */
// biome-ignore lint/suspicious/noExplicitAny: see above
const platform: any = globalThis.PublicKeyCredential;
const MINE = "/api/users/me/passkeys";

/** Whether this browser has passkeys, and this page is where they are good: at the server's public address. */
export function hasPasskeys(boot: Boot) {
  return location.origin === boot.passkey_origin && typeof platform?.parseCreationOptionsFromJSON === "function";
}

/** Sign in by a passkey; whether one was used. */
export async function signInByPasskey(say: Speaker) {
  const { options } = await call("POST", "/api/sign-in/passkey/options");
  const publicKey = platform.parseRequestOptionsFromJSON(options);
  const credential = await used(say, navigator.credentials.get({ publicKey }));
  if (credential) await call("POST", "/api/sign-in/passkey", { credential });
  return credential !== null;
}

export async function passkeys(say: Speaker, boot: Boot) {
  if (!hasPasskeys(boot)) return;
  const place = part("passkeys");
  const load = async () => render(view(say, boot, (await call("GET", MINE)).passkeys, remove), place);
  const remove = (passkey: Passkey) =>
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

/** What a passkey gave, as JSON; null when its owner thought better of it. */
async function used(say: Speaker, asked: Promise<Credential | null>) {
  try {
    return ((await asked) as PublicKeyCredential).toJSON();
  } catch (problem) {
    if (!(problem instanceof DOMException)) throw problem;
    tell(say("passkeys-cancelled"));
    return null;
  }
}

function view(say: Speaker, boot: Boot, all: Passkey[], remove: (passkey: Passkey) => void) {
  return html`<ul class="sessions">${all.map((one) => {
    const name = one.name || say("session-unknown");
    return html`<li class="session">
      <span class="who"><strong>${name}</strong> <span class="hint">${say("session-created", { when: moment(one.created, boot.language) })}</span></span>
      <button type="button" class="quiet" aria-label=${say("passkeys-remove-of", { name })} @click=${() => remove(one)}>${say("passkeys-remove")}</button>
    </li>`;
  })}</ul>`;
}
