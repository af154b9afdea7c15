/** The dialog of settings. The script in the head of the page keeps what is chosen: it hears of its fields by name. */
import { html, nothing } from "lit-html";
import { call } from "./api.ts";
import { copied } from "./copying.ts";
import { keepInside } from "./dialog.ts";
import { face } from "./face.ts";
import type { Ctx } from "./types.ts";
import { watchLink } from "./watch-link.ts";

/** @returns what draws the dialog; it draws the table again where it has something else to show */
export function settingsWith(redraw: () => void) {
  const watchers = watchersWith(redraw);
  return (ctx: Ctx) => {
    const { now, say, act } = ctx;
    const { settings } = now.story;
    const groups: Record<string, Record<string, string[]>> = JSON.parse(
      document.documentElement.dataset.choices ?? "{}",
    );
    const lists = (group: string) =>
      html`<fieldset>
      <legend>${say(`settings-${group}`)}</legend>
      ${Object.entries(groups[group] ?? {}).map(([name, choices]) => list(say, name, choices))}
    </fieldset>`;
    return html`<section class="help settings" role="dialog" aria-modal="true" aria-labelledby="settings-title" tabindex="-1" data-panel="settings" @keydown=${keepInside}>
    <header role="presentation">
      <h2 id="settings-title">${say("settings")}</h2>
      <button type="button" data-close @click=${() => act.set({ story: { menu: false } })}>${say("close")}</button>
    </header>
    ${["looks", "play"].map(lists)}
    ${teaching(say, face.afterHelp?.(ctx))}
    <fieldset>
      <legend>${say("settings-sounds")}</legend>
      <label class="switch"><input type="checkbox" name="sound" .checked=${settings.sound} /> ${say("setting-sound")}</label>
      <label class="switch${settings.sound ? "" : " idle"}"><input type="checkbox" name="remind" ?disabled=${!settings.sound} .checked=${settings.remind} /> ${say("setting-remind")}</label>
    </fieldset>
    ${now.table.clocks?.menu(ctx) ?? nothing}
    ${watchers(ctx)}
    <p class="exported"><a class="button" href=${`/api/games/${encodeURIComponent(now.table.id)}/export`} download>${say("export-game")}</a> <small class="note">${say("export-note")}</small></p>
    <p class="note">${say("settings-kept")}</p>
  </section>`;
  };
}

/** Copies the link with which somebody looks on, for whoever sits at the table or hosts it; that to a public one for everybody. */
function watchersWith(redraw: () => void) {
  /** What came of it, and the link once it is known. */
  let copying: { said: "note" | "copied" | "by-hand" | "failed"; link: string } = { said: "note", link: "" };
  const copy = async (id: string) => {
    const table = await call("GET", `/api/games/${encodeURIComponent(id)}`).catch(() => null);
    const link = table && watchLink({ ...table, invite: table.invite_url }, location.href);
    copying = link ? { said: (await copied(link)) ? "copied" : "by-hand", link } : { said: "failed", link: "" };
    redraw();
  };
  return ({ say, now, me }: Ctx) => {
    const { id, data, hosting } = now.table;
    if (!(me || hosting || data?.visibility === "public")) return nothing;
    const { said, link } = copying;
    return html`<p class="exported"><button type="button" data-watch-link @click=${() => copy(id)}>${say("watch-link")}</button>
    <small class=${said === "note" ? said : ""} role="status">${say(`watch-link-${said}`)}</small>
    ${said === "by-hand" ? html`<input type="text" readonly aria-label=${say("watch-link")} .value=${link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />` : nothing}</p>`;
  };
}

/** What calls back the game's own guide or introductions, where it has some. */
function teaching(say: Ctx["say"], back: unknown) {
  if (!back || back === nothing) return nothing;
  return html`<fieldset>
    <legend>${say("settings-teaching")}</legend>
    <p class="row">${back}</p>
  </fieldset>`;
}

/** A list of what can be chosen of a setting, and what it does. */
function list(say: Ctx["say"], name: string, choices: string[]) {
  const { [name]: now } = JSON.parse(document.documentElement.dataset.chosen ?? "{}");
  const key = `setting-${name}`;
  return html`<div class="setting">
    <label for=${key}>${say(key)}</label>
    <select id=${key} name=${name} autocomplete="off" aria-describedby=${`about-${name}`}>
      ${choices.map((value) => html`<option value=${value} .selected=${value === now}>${say(`${key}-${value}`)}</option>`)}
    </select>
    <small class="note" id=${`about-${name}`}>${say(`${key}-note`)}</small>
  </div>`;
}
