/** The settings of this browser: animation speed and turn sound. Stored in the browser only. */
import { html, nothing } from "lit-html";
import { keepInside } from "./dialog.ts";
import { keptBy } from "./kept.ts";
import { storied } from "./story.ts";
import type { Ctx, Settings, Speed } from "./types.ts";

const KEY = "regolith-table";

export const SPEEDS: Speed[] = ["normal", "fast", "off"];

/** By look of all pages what can be chosen; the script in the head keeps and applies it. */
function looks(): [string, string[]][] {
  return Object.entries(JSON.parse(document.documentElement.dataset.looks ?? "{}"));
}

/** What is chosen of a look; as the system has it, where nothing usable is kept. */
function keptLook(look: string, choices: string[]) {
  const read = (kept: string | null) => choices.find((choice) => choice === kept) ?? "system";
  return keptBy(() => localStorage, `regolith-${look}`, read);
}

/** Settings from storage; invalid values become the defaults, and what is no JSON raises. Pure. */
export function readSettings(kept: string | null): Settings {
  const found = JSON.parse(kept ?? "null");
  const speed = SPEEDS.find((one) => one === found?.speed) ?? "normal";
  const { sound, remind, summaries } = found ?? {};
  return { speed, sound: sound === true, remind: remind === true, summaries: summaries !== false };
}

export function keptSettings(): Settings {
  return keptBy(() => localStorage, KEY, readSettings);
}

export function keepSettings(settings: Settings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // The page works without storage too.
  }
}

export function settingsPanel(ctx: Ctx) {
  const { state, say, act } = ctx;
  const { menu, settings } = state.story;
  if (!menu) return nothing;
  const change = (part: Partial<Settings>) => act.set(storied(ctx.now, { settings: { ...settings, ...part } }));
  return html`<section class="help settings" role="dialog" aria-modal="true" aria-labelledby="settings-title" tabindex="-1" data-panel="settings" @keydown=${keepInside}>
    <header role="presentation">
      <h2 id="settings-title">${say("settings")}</h2>
      <button type="button" data-close @click=${() => act.set(storied(ctx.now, { menu: false }))}>${say("close")}</button>
    </header>
    <fieldset>
      <legend>${say("settings-motion")}</legend>
      ${SPEEDS.map(
        (speed) =>
          html`<label><input type="radio" name="speed" value=${speed} .checked=${settings.speed === speed} @change=${() => change({ speed })} /> ${say(`settings-speed-${speed}`)}</label>`,
      )}
      <p class="note">${say("settings-motion-note")}</p>
    </fieldset>
    ${looks().map(
      ([look, choices]) =>
        html`<fieldset>
      <legend>${say(`look-${look}`)}</legend>
      ${choices.map(
        (choice) =>
          html`<label><input type="radio" name=${look} value=${choice} .checked=${keptLook(look, choices) === choice} /> ${say(`look-${look}-${choice}`)}</label>`,
      )}
    </fieldset>`,
    )}
    <label><input type="checkbox" name="summaries" .checked=${settings.summaries} @change=${() => change({ summaries: !settings.summaries })} /> ${say("settings-summaries")}</label>
    <label><input type="checkbox" name="sound" .checked=${settings.sound} @change=${() => change({ sound: !settings.sound })} /> ${say("settings-sound")}</label>
    <label class=${settings.sound ? "" : "idle"}><input type="checkbox" name="remind" ?disabled=${!settings.sound} .checked=${settings.remind} @change=${() => change({ remind: !settings.remind })} /> ${say("settings-remind")}</label>
    ${ctx.now.clocks?.menu(ctx) ?? nothing}
    <p class="exported"><a class="button" href=${`/api/games/${encodeURIComponent(ctx.now.id)}/export`} download>${say("export-game")}</a> <small class="note">${say("export-note")}</small></p>
  </section>`;
}
