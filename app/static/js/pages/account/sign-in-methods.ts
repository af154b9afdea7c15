/** How one signs in again: address and password. */
import { html, nothing, render } from "lit-html";
import { call } from "../../table/api.ts";
import type { Speaker } from "../parts/common.ts";
import { done, unlessBusy } from "../parts/common.ts";
import type { AccountBoot } from "./common.ts";
import { part } from "./common.ts";
import { PASSKEYS_CHANGED } from "./passkeys.ts";
import { proving } from "./proving.ts";

type SignInMethods = { address: string | null; password: boolean; mail: boolean; passkey: boolean };

/** @param boot `pending` is the address to which a link was sent that is still good */
export async function signInMethods(say: Speaker, boot: AccountBoot & { pending: string | null }) {
  const place = part("sign-in-methods");
  let pending: string | null = boot.pending;
  place.textContent = "";
  const send: (path: string, said: string) => (event: SubmitEvent) => void = (path, said) => (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    unlessBusy(say, form, async () => {
      done("");
      const filled = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ""));
      await proving(say, boot, () => call("POST", `/api/users/me/${path}`, filled));
      // A new password ends the links that were sent before.
      pending = path === "address" ? String(filled.address).trim() : null;
      form.reset();
      await load();
      done(say(said));
    });
  };
  const load = async () => {
    const found = await call("GET", "/api/users/me/credentials");
    const { passkeys } = await call("GET", "/api/users/me/passkeys");
    const there: SignInMethods = { ...found, passkey: passkeys.length > 0 };
    render(
      view(say, there, pending, send("address", "ways-address-sent"), send("password", "ways-password-changed")),
      place,
    );
  };
  await load();
  addEventListener(PASSKEYS_CHANGED, () => void load().catch((problem: unknown) => console.warn(problem)));
}

function view(
  say: Speaker,
  there: SignInMethods,
  pending: string | null,
  setAddress: (event: SubmitEvent) => void,
  setPassword: (event: SubmitEvent) => void,
) {
  const { guest, mail, password } = saidOf(there);
  const address = there.address ?? "";
  return html`${guest ? html`<p class="notice">${say(guest)}</p>` : nothing}
    ${
      mail
        ? html`<div class="part" data-says>
      <h3>${say("ways-mail-title")}</h3>
      <p class="hint">${say(mail, { address })}</p>
      ${pending ? html`<p class="notice" id="pending-address">${say("ways-address-pending", { address: pending })}</p>` : nothing}
      ${there.mail ? addressForm(say, there, pending, setAddress) : nothing}
    </div>`
        : nothing
    }
    ${
      password
        ? html`<div class="part" data-says>
      <h3>${say("ways-password")}</h3>
      ${password === "form" ? passwordForm(say, there, setPassword) : html`<p class="hint">${say(password)}</p>`}
    </div>`
        : nothing
    }`;
}

/**
 * What is said of each way to sign in again: the message to a guest, that of mail, and that of the password, or "form"
 * where one can be set. Null for what is no way here: without an address a server that sends no mail has neither. Pure.
 */
export function saidOf({ address, password, mail, passkey }: SignInMethods) {
  const isGuest = !address && !password && !passkey;
  const withMail = address ? "ways-address-is" : "ways-address-none";
  const withoutMail = address ? "ways-no-mail" : null;
  const withoutAddress = mail ? "ways-password-needs-address" : null;
  return {
    guest: isGuest ? (mail ? "ways-guest" : "ways-guest-no-mail") : null,
    mail: mail ? withMail : withoutMail,
    password: address ? "form" : withoutAddress,
  };
}

function addressForm(say: Speaker, there: SignInMethods, pending: string | null, send: (event: SubmitEvent) => void) {
  return html`<form id="set-address" class="stack" @submit=${send}>
    <div class="field"><label for="new-address">${say("ways-address")}</label>
      <input id="new-address" name="address" type="text" inputmode="email" maxlength="254" required autocomplete="email" autocapitalize="off" spellcheck="false" value=${pending ?? ""} /></div>
    ${there.password ? currentField(say, "address") : nothing}
    <button type="submit">${say(pending ? "ways-address-again" : "ways-address-set")}</button>
  </form>`;
}

function passwordForm(say: Speaker, there: SignInMethods, send: (event: SubmitEvent) => void) {
  return html`<form id="set-password" class="stack" @submit=${send}>
    <input type="text" name="" autocomplete="username" .value=${there.address ?? ""} hidden />
    ${there.password ? currentField(say, "password") : nothing}
    <div class="field"><label for="new-password">${say("ways-password-new")}</label>
      <input id="new-password" name="password" type="password" minlength="8" maxlength="200" required autocomplete="new-password" aria-describedby="new-password-hint" />
      <p class="hint" id="new-password-hint">${say("ways-password-hint")}</p></div>
    <button type="submit">${say("ways-password-set")}</button>
  </form>`;
}

function currentField(say: Speaker, form: string) {
  return html`<div class="field"><label for="current-${form}">${say("ways-password-current")}</label>
    <input id="current-${form}" name="current" type="password" maxlength="200" autocomplete="current-password" aria-describedby="current-${form}-hint" />
    <p class="hint" id="current-${form}-hint">${say("ways-password-current-hint")}</p></div>`;
}
