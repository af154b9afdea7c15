/** The set-up of a table in the host's form: ways to begin with, chapters, and the small board that shows it. */
import type { Speaker } from "../../../pages/parts/common.ts";

type Fill = { tracks: string; tokens: string; modules: readonly string[] | "all" };

/** What the buttons above the form choose. */
const FILLS: Record<string, Fill> = {
  first: { tracks: "first-game", tokens: "rested", modules: [] },
  standard: { tracks: "random", tokens: "dealt", modules: [] },
  everything: { tracks: "random", tokens: "dealt", modules: "all" },
};
/** The fields that a chapter decides. */
const OF_CHAPTERS = "[name=tracks], [name=tokens], [name^=module-], [name^=option-]";

/** The chapter that is chosen, or "". */
const chapterOf = (form: HTMLFormElement) =>
  (form.querySelector("[name=chapter]") as HTMLSelectElement | null)?.value ?? "";

type ChapterOptions = { tracks: string; tokens: string; modules: object };

/** The options of each chapter of the campaign. */
export function chaptersOf(form: HTMLFormElement): Record<string, ChapterOptions> {
  const field = form.querySelector("[data-chapters]") as HTMLElement | null;
  return JSON.parse(field?.dataset.chapters ?? "{}");
}

/** Choose what one of the ways to begin with says. */
export function fill(form: HTMLFormElement, name: string) {
  const wanted = FILLS[name];
  if (!wanted) return;
  const chapter = form.querySelector("[name=chapter]") as HTMLSelectElement | null;
  if (chapter) chapter.value = "";
  choose(form, wanted);
  const slots = form.querySelector("[name=linked_slots]") as HTMLInputElement | null;
  if (slots) slots.checked = false;
}

function choose(form: HTMLFormElement, { tracks, tokens, modules }: Fill) {
  for (const box of form.querySelectorAll("[name^=module-]") as NodeListOf<HTMLInputElement>) {
    box.checked = modules === "all" || modules.includes(box.name.slice("module-".length));
    box.disabled = false;
  }
  for (const [name, value] of [
    ["tracks", tracks],
    ["tokens", tokens],
  ]) {
    const radio = form.querySelector(`[name=${name}][value=${value}]`) as HTMLInputElement | null;
    if (radio) radio.checked = true;
  }
}

/** A chapter decides the board, modules, tracks and tokens: they show its own and cannot be chosen. */
export function lockChapter(form: HTMLFormElement) {
  const options = chaptersOf(form)[chapterOf(form)];
  if (options) choose(form, { tracks: options.tracks, tokens: options.tokens, modules: Object.keys(options.modules) });
  for (const field of form.querySelectorAll(OF_CHAPTERS) as NodeListOf<HTMLInputElement>) {
    if (options) field.disabled = true;
    else if (!field.name.startsWith("module-")) field.disabled = false;
  }
}

/** The first chapter leaves Luna few levels, by the number of people: others cannot be chosen, and the hint says so. */
export function limitLevels(form: HTMLFormElement, say: Speaker) {
  const hint = form.querySelector("[data-begin]") as HTMLElement | null;
  if (!hint) return;
  const kinds = [...form.querySelectorAll("[data-kind]")] as HTMLSelectElement[];
  const people = 1 + kinds.filter(({ value }) => value === "human").length;
  const allowed: number[] | undefined =
    chapterOf(form) === "1" ? JSON.parse(hint.dataset.begin ?? "{}")[people] : undefined;
  for (const field of form.querySelectorAll(".seat-wishes .level select") as NodeListOf<HTMLSelectElement>) {
    for (const one of field.options) one.disabled = allowed !== undefined && !allowed.includes(Number(one.value));
    if (field.selectedOptions[0]?.disabled) field.value = String(allowed?.[0]);
  }
  const [usual, lower] = allowed ?? [];
  hint.textContent = allowed ? say("home-level-campaign-hint", { people, usual, lower }) : say("home-level-hint");
}

/**
 * Two sides of one board cannot both be used (rulebook page 5): what another company has taken cannot be chosen.
 * @param fields the tracks of the companies
 */
export function lockBoards(fields: { value: string; options: Iterable<{ value: string; disabled: boolean }> }[]) {
  for (const field of fields) {
    const taken = new Set(fields.filter((other) => other !== field).map(({ value }) => value[0]));
    for (const option of field.options) option.disabled = taken.has(option.value[0]);
  }
}

/** Draw the board as it is chosen, with these modules and their options. */
export function showBoard(form: HTMLFormElement, modules: object, say: Speaker) {
  const picture = form.querySelector("#board-preview") as HTMLImageElement | null;
  if (!picture || picture.closest("[hidden]:not(img)")) return;
  const fields = [...form.querySelectorAll("[name^=track-]")] as HTMLSelectElement[];
  const way = (form.querySelector("[name=tracks]:checked") as HTMLInputElement | null)?.value;
  const tracks = fields.map(({ value, options }) => {
    if (way === "random") return "?";
    return way === "chosen" ? value : ([...options].find((one) => one.defaultSelected)?.value ?? value);
  });
  const query = new URLSearchParams({
    tracks: fields.map(({ name }, index) => `${name.slice("track-".length)}:${tracks[index]}`).join(","),
    modules: JSON.stringify(modules),
  });
  picture.src = `/board.svg?${query}`;
  picture.hidden = false;
  const words = way === "random" ? say("home-board-drawn") : say.list(tracks);
  const parts = Object.keys(modules).map((name) => `home-board-${name}`);
  const shown = parts.filter(say.has).map((key) => say(key));
  picture.alt = say("home-board-alt", { count: shown.length, modules: say.list(shown), tracks: words });
}
