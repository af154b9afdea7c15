/** How one signs in again: address and password. */
import { html, nothing, render } from "lit-html";
import { call } from "../../table/api.js";
import { once } from "../parts/common.js";
import { done, part } from "./common.js";

/**
 * @typedef {import("../parts/common.js").Speaker} Speaker
 * @typedef {{address: string | null, password: boolean, mail: boolean}} Ways
 */

/**
 * @param {Speaker} say
 * @param {import("../parts/common.js").Boot} boot `pending` is the address to which a link was sent that is still good
 */
export async function ways(say, boot) {
  const place = part("ways");
  /** @type {string | null} */
  let pending = boot.pending ?? null;
  place.textContent = "";
  /** @type {(path: string, said: string) => (event: SubmitEvent) => void} */
  const send = (path, said) => (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    once(say, form, async () => {
      done("");
      const filled = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ""));
      await call("POST", `/api/users/me/${path}`, filled);
      // A new password ends the links that were sent before.
      pending = path === "address" ? String(filled.address).trim() : null;
      form.reset();
      await load();
      done(say(said));
    });
  };
  const load = async () => {
    /** @type {Ways} */
    const there = await call("GET", "/api/users/me/credentials");
    render(
      view(say, there, pending, send("address", "ways-address-sent"), send("password", "ways-password-changed")),
      place,
    );
  };
  await load();
}

/**
 * @param {Speaker} say
 * @param {Ways} there
 * @param {string | null} pending
 * @param {(event: SubmitEvent) => void} setAddress
 * @param {(event: SubmitEvent) => void} setPassword
 */
function view(say, there, pending, setAddress, setPassword) {
  const address = there.address;
  return html`${address || there.password ? nothing : html`<p class="notice">${say("ways-guest")}</p>`}
    <div class="part" data-says>
      <h3>${say("ways-mail-title")}</h3>
      <p class="hint">${address ? say("ways-address-is", { address }) : say("ways-address-none")}</p>
      ${pending ? html`<p class="notice" id="pending-address">${say("ways-address-pending", { address: pending })}</p>` : nothing}
      ${there.mail ? addressForm(say, there, pending, setAddress) : html`<p class="hint">${say("ways-no-mail")}</p>`}
    </div>
    <div class="part" data-says>
      <h3>${say("ways-password")}</h3>
      ${address ? passwordForm(say, there, setPassword) : html`<p class="hint">${say("ways-password-needs-address")}</p>`}
    </div>`;
}

/**
 * @param {Speaker} say
 * @param {Ways} there
 * @param {string | null} pending
 * @param {(event: SubmitEvent) => void} send
 */
function addressForm(say, there, pending, send) {
  return html`<form id="set-address" class="stack" @submit=${send}>
    <div class="field"><label for="new-address">${say("ways-address")}</label>
      <input id="new-address" name="address" type="text" inputmode="email" maxlength="254" required autocomplete="email" autocapitalize="off" spellcheck="false" value=${pending ?? ""} /></div>
    ${there.password ? currentField(say, "address") : nothing}
    <button type="submit">${say(pending ? "ways-address-again" : "ways-address-set")}</button>
  </form>`;
}

/**
 * @param {Speaker} say
 * @param {Ways} there
 * @param {(event: SubmitEvent) => void} send
 */
function passwordForm(say, there, send) {
  return html`<form id="set-password" class="stack" @submit=${send}>
    <input type="text" name="" autocomplete="username" .value=${there.address ?? ""} hidden />
    ${there.password ? currentField(say, "password") : nothing}
    <div class="field"><label for="new-password">${say("ways-password-new")}</label>
      <input id="new-password" name="password" type="password" minlength="8" maxlength="200" required autocomplete="new-password" aria-describedby="new-password-hint" />
      <p class="hint" id="new-password-hint">${say("ways-password-hint")}</p></div>
    <button type="submit">${say("ways-password-set")}</button>
  </form>`;
}

/**
 * @param {Speaker} say
 * @param {string} form
 */
function currentField(say, form) {
  return html`<div class="field"><label for="current-${form}">${say("ways-password-current")}</label>
    <input id="current-${form}" name="current" type="password" maxlength="200" autocomplete="current-password" aria-describedby="current-${form}-hint" />
    <p class="hint" id="current-${form}-hint">${say("ways-password-current-hint")}</p></div>`;
}
