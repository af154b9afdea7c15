/** The form with which a host opens a table of Shackleton Base; pages load it behind themselves. */
import type { Speaker } from "../../pages/parts/common.ts";
import type { Wish } from "../../pages/parts/hosting.ts";
import { customWish, presetOf } from "./parts/wish.ts";

/** The table of a preset, or that of the fields of the form. */
export function wishOf(preset: string, data: FormData): Wish {
  return presetOf(preset, data) ?? customWish(data as Iterable<[string, string]>);
}

/** Show the fields that apply: AstroBot leaves no room for further seats, and no corporation is chosen twice. */
export function fit(form: HTMLFormElement, say: Speaker) {
  const chosen = new FormData(form).get("corporations") === "chosen";
  for (const field of form.querySelectorAll("[data-chosen-corporations]") as NodeListOf<HTMLElement>) {
    field.hidden = !chosen;
  }
  const [second, ...further] = [...form.querySelectorAll("[data-kind]")] as HTMLSelectElement[];
  const astrobot = second?.value === "automa";
  for (const field of further) {
    if (astrobot) field.value = "none";
    field.disabled = astrobot;
  }
  for (const field of form.querySelectorAll("[data-of-astrobot]") as NodeListOf<HTMLElement>) field.hidden = !astrobot;
  const places = [...form.querySelectorAll("[data-chosen-corporations] select")] as HTMLSelectElement[];
  keepApart(places);
  nameCards(form, say, places);
}

/** Nothing but the fields: the form has no buttons that fill it. */
export function fill() {}

/** What is chosen in one of these fields cannot be chosen in another. */
export function keepApart(fields: { value: string; options: Iterable<{ value: string; disabled: boolean }> }[]) {
  for (const field of fields) {
    const taken = fields.filter((other) => other !== field).map(({ value }) => value);
    for (const option of field.options) option.disabled = taken.includes(option.value);
  }
}

/** Call AstroBot's cards by their corporations, where these are known. */
function nameCards(form: HTMLFormElement, say: Speaker, places: HTMLSelectElement[]) {
  const way = form.querySelector("[name=corporations]:checked") as HTMLInputElement | null;
  const named =
    way?.value === "chosen"
      ? places.map(({ selectedOptions }) => selectedOptions[0]?.textContent ?? "")
      : (JSON.parse(way?.dataset.names ?? "[]") as string[]);
  const cards = form.querySelectorAll("[data-card]") as NodeListOf<HTMLElement>;
  cards.forEach((card, place) => {
    card.textContent = named[place] ?? say(String(card.dataset.card));
  });
}
