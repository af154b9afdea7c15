/** What a host marks in the lobby while the automa has a seat: as many marks as its level says. */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { Seat, Speaker, Summary } from "./common.ts";

/** What can be marked: `Marks` of app/pages/game_pages.py. */
export type Marks = { option: string; heading: string; hint: string; values: [string, string][] };

/** A request for other options, with the level that goes with them. */
export type Marking = { options: Record<string, unknown>; levels: { seat: number; level: number }[] };

const automaOf = ({ seats }: Summary) => seats.find(({ kind }) => kind === "automa");

/** The values that are marked: those of the option, else as many of the first as the automa's level says. Pure. */
export function marked({ options }: Summary, { option, values }: Marks, { level }: Seat): string[] {
  return options[option] ?? values.slice(0, level).map(([value]) => value);
}

/** What is asked for when a value is marked, or no longer marked; null where no automa sits any more. Pure. */
export function marking(table: Summary, marks: Marks, value: string, isMarked: boolean): Marking | null {
  const automa = automaOf(table);
  if (!automa) return null;
  const before = marked(table, marks, automa);
  const now = marks.values.flatMap(([one]) => ((one === value ? isMarked : before.includes(one)) ? [one] : []));
  return {
    options: { ...table.options, [marks.option]: now },
    levels: [{ seat: automa.seat, level: now.length }],
  };
}

/** The options without marks that an automa of this level would not have; null if there are none such. Pure. */
export function unmarked({ options }: Summary, marks: Marks | null, level: number): Record<string, unknown> | null {
  const values = marks ? options[marks.option] : null;
  if (!marks || !values || values.length === level) return null;
  return Object.fromEntries(Object.entries(options).filter(([name]) => name !== marks.option));
}

/** The marks: boxes for the host, a line for all others. */
export function marksView(
  table: Summary,
  marks: Marks | null,
  say: Speaker,
  mark: (value: string, isMarked: boolean) => void,
) {
  const automa = automaOf(table);
  if (!marks || !automa) return nothing;
  const now = marked(table, marks, automa);
  const called = marks.values.flatMap(([value, name]) => (now.includes(value) ? [name] : []));
  if (!table.hosting)
    return html`<p class="marks">${marks.heading}: ${called.length > 0 ? say.list(called) : say("lobby-none-marked")}</p>`;
  const changed = (value: string) => (event: Event) => mark(value, (event.target as HTMLInputElement).checked);
  return html`<fieldset class="marks">
    <legend>${marks.heading}</legend>
    ${marks.values.map(
      ([value, name]) =>
        html`<label class="choice"><input type="checkbox" name=${value} aria-describedby="marks-hint" .checked=${live(now.includes(value))} @change=${changed(value)}> ${name}</label>`,
    )}
    <p class="hint" id="marks-hint">${marks.hint}</p>
  </fieldset>`;
}
