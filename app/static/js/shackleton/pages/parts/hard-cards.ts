/** Which cards of AstroBot lie on their hard side, marked in the lobby: as many as its level says. */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { Seat, Speaker, Summary } from "../../../pages/parts/common.ts";
import type { Change, OptionsWish } from "../../../pages/parts/lobby-choices.ts";

/** What can be marked: `HardCards` of app/pages/shackleton/host_form.py. */
export type HardCards = { option: string; heading: string; hint: string; values: [string, string][] };

const automaOf = ({ seats }: Summary) => seats.find(({ kind }) => kind === "automa");

/** The cards that are marked: those of the option, else as many of the first as AstroBot's level says. Pure. */
export function marked({ options }: Summary, { option, values }: HardCards, { level }: Seat): string[] {
  return options[option] ?? values.slice(0, level).map(([value]) => value);
}

/** What is asked for when a card is marked, or no longer marked; null where AstroBot does not sit any more. Pure. */
export function marking(table: Summary, cards: HardCards, value: string, isMarked: boolean): OptionsWish | null {
  const automa = automaOf(table);
  if (!automa) return null;
  const before = marked(table, cards, automa);
  const after = cards.values.flatMap(([one]) => ((one === value ? isMarked : before.includes(one)) ? [one] : []));
  return {
    options: { ...table.options, [cards.option]: after },
    levels: [{ seat: automa.seat, level: after.length }],
  };
}

/** The options without marks that AstroBot of this level would not have; null if there are none such. Pure. */
export function withoutMarks({ options }: Summary, cards: HardCards, level: number): Record<string, unknown> | null {
  const values = options[cards.option];
  if (!values || values.length === level) return null;
  return Object.fromEntries(Object.entries(options).filter(([name]) => name !== cards.option));
}

/** The marks: boxes for the host, a line for all others. */
export function cardsView(table: Summary, cards: HardCards, say: Speaker, change: Change) {
  const automa = automaOf(table);
  if (!automa) return nothing;
  const shown = marked(table, cards, automa);
  const called = cards.values.flatMap(([value, name]) => (shown.includes(value) ? [name] : []));
  if (!table.hosting)
    return html`<p class="marks">${say.label([cards.heading, called.length > 0 ? say.list(called) : say("home-hard-none")])}</p>`;
  const changed = (value: string) => (event: Event) => {
    const { checked } = event.target as HTMLInputElement;
    change((found) => marking(found, cards, value, checked));
  };
  return html`<fieldset class="marks">
    <legend>${cards.heading}</legend>
    ${cards.values.map(
      ([value, name]) =>
        html`<label class="choice"><input type="checkbox" name=${value} aria-describedby="marks-hint" .checked=${live(shown.includes(value))} @change=${changed(value)}> ${name}</label>`,
    )}
    <p class="hint" id="marks-hint">${cards.hint}</p>
  </fieldset>`;
}
