/** The keys and the symbols, explained. */
import { html } from "lit-html";
import { keepInside } from "../../table/dialog.js";
import { icon } from "../symbols.js";
import { COMPANIES } from "../words.js";
import { introAgain } from "./intro.js";

/** @typedef {import("../../types").Ctx} Ctx */

const KEYS = [
  ["←↑→↓", "arrows"],
  ["Enter", "enter"],
  ["Esc", "escape"],
  ["u", "undo"],
  ["e", "end"],
  ["c", "choices"],
  ["b", "board"],
  ["g", "region"],
  ["i", "explain"],
  ["+ − 0", "zoom"],
  ["1–5", "tabs"],
  ["s", "standing"],
  ["p", "prepare"],
  ["?", "help"],
];

const SYMBOLS = [
  "carbon",
  "minerals",
  "titanium",
  "energy",
  "any-resource",
  "research",
  "field",
  "scientist",
  "point",
  "coin",
  "helium",
  "share",
  "outpost",
  "marker",
  "card",
  "plus-one",
  "first",
  "deep-mine",
  "strip-mine",
  "gas-collector",
  "research-station",
];

/** The key that opened the help closes it; all others stay inside. @param {KeyboardEvent} event */
const keys = (event) => event.key === "?" || keepInside(event);

/** @param {Ctx} ctx */
export function help(ctx) {
  const { say, act } = ctx;
  return html`<section class="help" role="dialog" aria-modal="true" aria-labelledby="help-title" tabindex="-1" data-panel="help" @keydown=${keys}>
    <header role="presentation">
      <h2 id="help-title">${say("help")}</h2>
      <button type="button" data-close @click=${() => act.set({ help: false })}>${say("close")}</button>
    </header>
    <p class="lead">${say("help-point")}</p>
    <h3>${say("help-symbols")}</h3>
    <dl class="legend">
      ${SYMBOLS.map(
        (name) =>
          html`<div>
            <dt>${icon(name)}</dt>
            <dd>${say(`symbol-${name}`)}</dd>
          </div>`,
      )}
    </dl>
    <dl class="legend">
      ${COMPANIES.map((name) => html`<div class="company-${name}"><dt>${icon(name)}</dt><dd>${say(`company-${name}`)}</dd></div>`)}
    </dl>
    <h3>${say("help-keys")}</h3>
    <dl class="keys">
      ${KEYS.map(
        ([key, name]) =>
          html`<div>
            <dt><kbd>${key}</kbd></dt>
            <dd>${say(`key-${name}`)}</dd>
          </div>`,
      )}
    </dl>
    ${introAgain(ctx)}
  </section>`;
}
