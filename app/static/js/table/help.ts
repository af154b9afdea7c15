/** The help: where one learns the game, the game's own, then the keyboard shortcuts. */
import { html, nothing } from "lit-html";
import { keepInside } from "./dialog.ts";
import { face } from "./face.ts";
import { command } from "./keys.ts";
import type { Ctx } from "./types.ts";
import { rulesAddress } from "./words.ts";

/** The shortcuts of every table; the game's come before those of the tabs. */
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
  ["s", "standing"],
  ["p", "premove"],
  ["a", "advice"],
  ["t", "talk"],
  ["n", "next"],
  ["?", "help"],
];

/** Of these, those that only a player needs. */
const OF_PLAYERS = ["undo", "end", "choices", "premove", "advice"];

/** Whether a keyboard is likely: where nothing can be pointed at without touching it, there is rarely one. */
const hasKeyboard = () => matchMedia("(hover: hover)").matches;

/** Leads to a page that the head of this one names, if it does. */
function page(link: string, words: string) {
  const address = document.querySelector<HTMLLinkElement>(link)?.href;
  return address ? html`<a class="button" href=${address} target="_blank">${words}</a>` : nothing;
}

/** What draws the help; `legend`: the game's own. */
export const helpWith = (legend?: (ctx: Ctx) => unknown) => (ctx: Ctx) => help(ctx, legend);

/** "?", which opened the help, also closes it; other keys stay inside. */
const keys = (event: KeyboardEvent) => command(event) === "help" || keepInside(event);

function help(ctx: Ctx, legend?: (ctx: Ctx) => unknown) {
  const { say, act } = ctx;
  const rules = rulesAddress();
  return html`<section class="help" role="dialog" aria-modal="true" aria-labelledby="help-title" tabindex="-1" data-panel="help" @keydown=${keys}>
    <header role="presentation">
      <h2 id="help-title">${say("help")}</h2>
      <button type="button" data-close @click=${() => act.set({ panels: { help: false } })}>${say("close")}</button>
    </header>
    <p class="row">${face.afterHelp?.(ctx) ?? nothing} ${page("#first-game", say("guided-game"))} ${page("#learning", say("learn-game"))}
      ${rules ? html`<a class="button" href=${rules} target="_blank" data-rules="">${say("read-rules")}</a>` : nothing}</p>
    ${legend?.(ctx) ?? nothing}
    <details class="by-keys" ?open=${hasKeyboard()}>
      <summary>${say("help-keys")}</summary>
      <dl class="keys">
      ${KEYS.filter(([, name = ""]) => ctx.me || !OF_PLAYERS.includes(name))
        .flatMap((one) => (one[1] === "standing" ? [...(face.keys ?? []), ["1–5", "tabs"], one] : [one]))
        .map(
          ([key, name]) =>
            html`<div>
            <dt><kbd>${key}</kbd></dt>
            <dd>${say(`key-${name}`)}</dd>
          </div>`,
        )}
      </dl>
    </details>
  </section>`;
}
