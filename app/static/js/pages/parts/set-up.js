/** The set-up of a table in the host's form: ways to begin with, chapters, and the small board that shows it. */

/**
 * @typedef {import("./common.js").Speaker} Speaker
 * @typedef {{tracks: string, tokens: string, modules: string[]}} Fill
 */

/** What the buttons above the form choose. @type {Record<string, Fill>} */
const FILLS = {
  first: { tracks: "first-game", tokens: "first-game", modules: [] },
  standard: { tracks: "random", tokens: "dealt", modules: [] },
  everything: { tracks: "random", tokens: "dealt", modules: ["missions", "belt", "threats"] },
};
/** The fields that a chapter decides. */
const OF_CHAPTERS = "[name=tracks], [name=tokens], [name^=module-], [name=threat]";

/** The chapter that is chosen, or "". @param {HTMLFormElement} form */
const chapterOf = (form) => /** @type {HTMLSelectElement | null} */ (form.querySelector("[name=chapter]"))?.value ?? "";

/**
 * The options of each chapter of the campaign.
 * @param {HTMLFormElement} form
 * @returns {Record<string, Record<string, any>>}
 */
export function chaptersOf(form) {
  const field = /** @type {HTMLElement | null} */ (form.querySelector("[data-chapters]"));
  return JSON.parse(field?.dataset.chapters ?? "{}");
}

/** Choose what one of the ways to begin with says. @param {HTMLFormElement} form @param {string} name */
export function fill(form, name) {
  const wanted = FILLS[name];
  if (!wanted) return;
  const chapter = /** @type {HTMLSelectElement | null} */ (form.querySelector("[name=chapter]"));
  if (chapter) chapter.value = "";
  choose(form, wanted);
  const slots = /** @type {HTMLInputElement | null} */ (form.querySelector("[name=linked_slots]"));
  if (slots) slots.checked = false;
}

/** @param {HTMLFormElement} form @param {Fill} wanted */
function choose(form, { tracks, tokens, modules }) {
  for (const box of /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll("[name^=module-]"))) {
    box.checked = modules.includes(box.name.slice("module-".length));
    box.disabled = false;
  }
  for (const [name, value] of [
    ["tracks", tracks],
    ["tokens", tokens],
  ]) {
    const radio = /** @type {HTMLInputElement | null} */ (form.querySelector(`[name=${name}][value=${value}]`));
    if (radio) radio.checked = true;
  }
}

/** A chapter decides the board, modules, tracks and tokens: they show its own and cannot be chosen. @param {HTMLFormElement} form */
export function lockChapter(form) {
  const options = chaptersOf(form)[chapterOf(form)];
  if (options) choose(form, { tracks: options.tracks, tokens: options.tokens, modules: Object.keys(options.modules) });
  for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll(OF_CHAPTERS))) {
    if (options) field.disabled = true;
    else if (!field.name.startsWith("module-")) field.disabled = false;
  }
}

/**
 * The first chapter leaves Luna few levels, by the number of people: others cannot be chosen, and the hint says so.
 * @param {HTMLFormElement} form
 * @param {Speaker} say
 */
export function limitLevels(form, say) {
  const hint = /** @type {HTMLElement | null} */ (form.querySelector("[data-begin]"));
  if (!hint) return;
  const kinds = /** @type {HTMLSelectElement[]} */ ([...form.querySelectorAll("[data-kind]")]);
  const people = 1 + kinds.filter(({ value }) => value === "human").length;
  /** @type {number[] | undefined} */
  const allowed = chapterOf(form) === "1" ? JSON.parse(hint.dataset.begin ?? "{}")[people] : undefined;
  for (const field of /** @type {NodeListOf<HTMLSelectElement>} */ (
    form.querySelectorAll(".seat-wishes .level select")
  )) {
    for (const one of field.options) one.disabled = allowed !== undefined && !allowed.includes(Number(one.value));
    if (field.selectedOptions[0]?.disabled) field.value = String(allowed?.[0]);
  }
  const [usual, lower] = allowed ?? [];
  hint.textContent = allowed ? say("home-level-campaign-hint", { people, usual, lower }) : say("home-level-hint");
}

/**
 * Two sides of one board cannot both be used (rulebook page 5): what another company has taken cannot be chosen.
 * @param {{value: string, options: Iterable<{value: string, disabled: boolean}>}[]} fields the tracks of the companies
 */
export function lockBoards(fields) {
  for (const field of fields) {
    const taken = new Set(fields.filter((other) => other !== field).map(({ value }) => value[0]));
    for (const option of field.options) option.disabled = taken.has(option.value[0]);
  }
}

/**
 * Draw the board as it is chosen.
 * @param {HTMLFormElement} form
 * @param {Speaker} say
 */
export function showBoard(form, say) {
  const picture = /** @type {HTMLImageElement | null} */ (form.querySelector("#board-preview"));
  if (!picture || picture.closest("[hidden]:not(img)")) return;
  const side = isChosen(form, "module-belt") ? "belt" : "moon";
  const threat = side === "belt" && isChosen(form, "module-threats");
  const fields = /** @type {HTMLSelectElement[]} */ ([...form.querySelectorAll("[name^=track-]")]);
  const way = /** @type {HTMLInputElement | null} */ (form.querySelector("[name=tracks]:checked"))?.value;
  const tracks = fields.map(({ value, options }) => {
    if (way === "random") return "?";
    return way === "chosen" ? value : ([...options].find((one) => one.defaultSelected)?.value ?? value);
  });
  const query = new URLSearchParams({
    side,
    tracks: fields.map(({ name }, index) => `${name.slice("track-".length)}:${tracks[index]}`).join(","),
    chapter: chapterOf(form) || "0",
    threat: String(threat),
  });
  picture.src = `/board.svg?${query}`;
  picture.hidden = false;
  const words = way === "random" ? say("home-board-drawn") : say.list(tracks);
  picture.alt = say("home-board-alt", { side, threat: threat ? "yes" : "no", tracks: words });
}

/** @param {HTMLFormElement} form @param {string} name */
function isChosen(form, name) {
  return /** @type {HTMLInputElement | null} */ (form.querySelector(`[name=${name}]`))?.checked ?? false;
}
