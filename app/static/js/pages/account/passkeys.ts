/** One's passkeys: adding and removing them. */
import { html, render } from "lit-html";
import { call } from "../../table/api.ts";
import type { Speaker } from "../parts/common.ts";
import { done, tell, unlessBusy } from "../parts/common.ts";
import type { AccountBoot } from "./common.ts";
import { moment, part } from "./common.ts";
import { proving } from "./proving.ts";
import { hasPasskeys, newPasskey } from "./webauthn.ts";

type Passkey = { id: string; name: string; created: string };

/** The event of a passkey that was added or removed. */
export const PASSKEYS_CHANGED = "regolith-passkeys";

const MINE = "/api/users/me/passkeys";

export async function passkeys(say: Speaker, boot: AccountBoot) {
  if (!hasPasskeys(boot)) return;
  const place = part("passkeys");
  const load = async () => render(view(say, boot, (await call("GET", MINE)).passkeys, remove), place);
  const remove = (passkey: Passkey) =>
    unlessBusy(say, place, async () => {
      await proving(say, boot, () => call("DELETE", `${MINE}/${encodeURIComponent(passkey.id)}`));
      await load();
      dispatchEvent(new Event(PASSKEYS_CHANGED));
      done(say("passkeys-removed"));
    });
  part("add-passkey").addEventListener("click", () =>
    unlessBusy(say, place, async () => {
      const credential = await proving(say, boot, newPasskey);
      if (credential === "there") return tell(say("passkeys-there"));
      if (!credential) return tell(say("passkeys-cancelled"));
      await call("POST", MINE, { credential });
      await load();
      dispatchEvent(new Event(PASSKEYS_CHANGED));
      done(say("passkeys-added"));
    }),
  );
  await load();
  part("passkeys-card").hidden = false;
}

function view(say: Speaker, boot: AccountBoot, all: Passkey[], remove: (passkey: Passkey) => void) {
  return html`<ul class="sessions">${all.map((one) => {
    const name = one.name || say("session-unknown");
    return html`<li class="session">
      <span class="who"><strong>${name}</strong> <span class="hint">${say("session-created", { when: moment(one.created, boot.language) })}</span></span>
      <button type="button" class="quiet" aria-label=${say("passkeys-remove-of", { name })} @click=${() => remove(one)}>${say("passkeys-remove")}</button>
    </li>`;
  })}</ul>`;
}
