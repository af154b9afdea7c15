/** The form with which a host opens a table of Skymines; pages load it behind themselves (js/pages/parts/hosting.ts). */
import type { Speaker } from "../../pages/parts/common.ts";
import type { Wish } from "../../pages/parts/hosting.ts";
import { chaptersOf, limitLevels, lockBoards, lockChapter, showBoard } from "./parts/set-up.ts";
import { customWish, presetOf } from "./parts/wish.ts";

export { fill } from "./parts/set-up.ts";

/** The table of a preset, or that of the fields of the form. */
export function wishOf(preset: string, data: FormData, form: HTMLFormElement | null): Wish {
  const chapters = form ? chaptersOf(form) : {};
  return presetOf(preset, data) ?? customWish(data as Iterable<[string, string]>, chapters);
}

/** Hide fields that do not apply, and lock what is decided already. */
export function fit(form: HTMLFormElement, say: Speaker) {
  const tracks = form.querySelector("#tracks") as HTMLElement;
  tracks.hidden = new FormData(form).get("tracks") !== "chosen";
  for (const kind of form.querySelectorAll("[data-kind]") as NodeListOf<HTMLSelectElement>) {
    const level = kind.closest("li")?.querySelector(".level") as HTMLElement;
    level.hidden = kind.value !== "automa";
  }
  modules(form);
  lockChapter(form);
  limitLevels(form, say);
  lockBoards([...(tracks.querySelectorAll("select") as NodeListOf<HTMLSelectElement>)]);
  const { modules: inPlay = {} } = wishOf("", new FormData(form), form).options as { modules?: object };
  showBoard(form, inPlay, say);
}

/** Modules that need others which are not chosen cannot be chosen; what is chosen for a module is shown with it. */
function modules(form: HTMLFormElement) {
  const boxes = form.querySelectorAll("[name^=module-]") as NodeListOf<HTMLInputElement>;
  const chosen = new Set([...boxes].filter(({ checked }) => checked).map(({ name }) => name));
  for (const box of boxes) {
    const needs = (box.dataset.needs ?? "").split(" ").filter(Boolean);
    box.disabled = !needs.every((name) => chosen.has(`module-${name}`));
    if (box.disabled) box.checked = false;
    const more = form.querySelector(`[data-of-module=${box.name.slice("module-".length)}]`) as HTMLElement | null;
    if (more) more.hidden = !box.checked;
  }
}
