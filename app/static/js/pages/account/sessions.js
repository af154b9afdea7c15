/** Where one is signed in, and tokens for programs. */
import { html, nothing, render } from "lit-html";
import { call } from "../../table/api.js";
import { once, whenSent } from "../parts/common.js";
import { done, moment, part } from "./common.js";

/**
 * @typedef {import("../parts/common.js").Speaker} Speaker
 * @typedef {import("../parts/common.js").Boot} Boot
 * @typedef {{id: string, kind: "browser" | "token", name: string, scopes: string[], created: string, seen: string, current: boolean}} Session
 */

const PATH = "/api/users/me/sessions";

/**
 * @param {Speaker} say
 * @param {Boot} boot
 */
export async function sessions(say, boot) {
  const browsers = part("sessions");
  const tokens = part("tokens");
  browsers.textContent = "";
  tokens.textContent = "";
  const load = async () => {
    /** @type {Session[]} */
    const all = (await call("GET", PATH)).sessions;
    render(
      browsersView(
        say,
        boot,
        all.filter((one) => one.kind === "browser"),
        end,
        endOthers,
      ),
      browsers,
    );
    render(
      tokensView(
        say,
        boot,
        all.filter((one) => one.kind === "token"),
        end,
      ),
      tokens,
    );
  };
  /** @param {Session} session */
  const end = (session) =>
    once(say, browsers, async () => {
      await call("DELETE", `${PATH}/${encodeURIComponent(session.id)}`);
      if (session.current) return location.assign("/");
      await load();
      done(say(session.kind === "token" ? "tokens-revoked" : "session-ended"));
    });
  const endOthers = () =>
    once(say, browsers, async () => {
      await call("DELETE", PATH);
      await load();
      done(say("session-ended-others"));
    });
  const form = /** @type {HTMLFormElement} */ (part("new-token"));
  whenSent(say, form, async (filled) => {
    const wish = { name: filled.get("name"), scopes: ["read", ...filled.getAll("scope")] };
    const made = await call("POST", "/api/users/me/tokens", wish);
    form.reset();
    render(madeView(say, made.token), part("made-token"));
    /** @type {HTMLInputElement} */ (part("made")).select();
    await load();
  });
  await load();
}

/**
 * @param {Speaker} say
 * @param {Boot} boot
 * @param {Session[]} all
 * @param {(session: Session) => void} end
 * @param {() => void} endOthers
 */
function browsersView(say, boot, all, end, endOthers) {
  return html`<ul class="sessions">${all.map((one) => {
    const name = one.name || say("session-unknown");
    return html`<li class="session" data-session=${one.id}>
      <span class="who"><strong>${name}</strong>${one.current ? html` <span class="tag">${say("session-here")}</span>` : nothing}
        <span class="hint">${timesOf(say, boot, one)}</span></span>
      <button type="button" class="quiet" aria-label=${say("session-end-of", { name })} @click=${() => end(one)}>${say("session-end")}</button>
    </li>`;
  })}</ul>
  ${all.length > 1 ? html`<button type="button" id="end-others" @click=${endOthers}>${say("session-end-others")}</button>` : nothing}`;
}

/**
 * @param {Speaker} say
 * @param {Boot} boot
 * @param {Session[]} all
 * @param {(session: Session) => void} end
 */
function tokensView(say, boot, all, end) {
  if (all.length === 0) return html`<p class="hint">${say("tokens-none")}</p>`;
  return html`<ul class="sessions">${all.map(
    (one) => html`<li class="session" data-session=${one.id}>
      <span class="who"><strong>${one.name}</strong>
        <span class="hint">${say("scopes-of", { scopes: say.list(one.scopes.map((scope) => say(`scope-${scope}`))) })}</span>
        <span class="hint">${timesOf(say, boot, one)}</span></span>
      <button type="button" class="quiet" aria-label=${say("tokens-revoke-of", { name: one.name })} @click=${() => end(one)}>${say("tokens-revoke")}</button>
    </li>`,
  )}</ul>`;
}

/**
 * @param {Speaker} say
 * @param {Boot} boot
 * @param {Session} one
 */
function timesOf(say, boot, one) {
  return `${say("session-seen", { when: moment(one.seen, boot.language) })}, ${say("session-created", { when: moment(one.created, boot.language) })}`;
}

/**
 * @param {Speaker} say
 * @param {string} token
 */
function madeView(say, token) {
  return html`<div class="field">
    <label for="made">${say("tokens-made")}</label>
    <input id="made" type="text" readonly .value=${token} aria-describedby="made-hint" />
    <p class="hint" id="made-hint">${say("tokens-made-hint")}</p>
  </div>`;
}
