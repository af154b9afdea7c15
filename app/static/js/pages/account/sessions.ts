/** Where one is signed in, and tokens for programs. */
import { html, nothing, render } from "lit-html";
import { call } from "../../table/api.ts";
import type { Speaker } from "../parts/common.ts";
import { done, unlessBusy, whenSent } from "../parts/common.ts";
import { leavePage } from "../parts/leaving.ts";
import type { AccountBoot } from "./common.ts";
import { moment, part } from "./common.ts";

type Session = {
  id: string;
  kind: "browser" | "token";
  name: string;
  scopes: string[];
  created: string;
  seen: string;
  current: boolean;
};

const PATH = "/api/users/me/sessions";

export async function sessions(say: Speaker, boot: AccountBoot) {
  const browsers = part("sessions");
  const tokens = part("tokens");
  browsers.textContent = "";
  tokens.textContent = "";
  const load = async () => {
    const all: Session[] = (await call("GET", PATH)).sessions;
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
  const end = (session: Session) =>
    unlessBusy(say, browsers, async () => {
      await call("DELETE", `${PATH}/${encodeURIComponent(session.id)}`);
      if (session.current) return leavePage(() => location.assign("/"));
      await load();
      done(say(session.kind === "token" ? "tokens-revoked" : "session-ended"));
    });
  const endOthers = () =>
    unlessBusy(say, browsers, async () => {
      await call("DELETE", PATH);
      await load();
      done(say("session-ended-others"));
    });
  const form = part("new-token") as HTMLFormElement;
  whenSent(say, form, async (filled) => {
    const wish = { name: filled.get("name"), scopes: ["read", ...filled.getAll("scope")] };
    const made = await call("POST", "/api/users/me/tokens", wish);
    form.reset();
    render(madeView(say, made.token), part("made-token"));
    (part("made") as HTMLInputElement).select();
    await load();
  });
  await load();
}

function browsersView(
  say: Speaker,
  boot: AccountBoot,
  all: Session[],
  end: (session: Session) => void,
  endOthers: () => void,
) {
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

function tokensView(say: Speaker, boot: AccountBoot, all: Session[], end: (session: Session) => void) {
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

/** When a session was seen last, and since when it is there. The one that asks is here now: its note may be old. */
export function timesOf(say: Speaker, { language }: { language: string }, one: Session) {
  const seen = one.current ? say("session-seen-now") : say("session-seen", { when: moment(one.seen, language) });
  return `${seen}, ${say("session-created", { when: moment(one.created, language) })}`;
}

function madeView(say: Speaker, token: string) {
  return html`<div class="field">
    <label for="made">${say("tokens-made")}</label>
    <input id="made" type="text" readonly .value=${token} aria-describedby="made-hint" />
    <p class="hint" id="made-hint">${say("tokens-made-hint")}</p>
  </div>`;
}
