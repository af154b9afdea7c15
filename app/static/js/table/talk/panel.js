/** The talk beside the game: a panel over the table that leaves the game playable. */
import { html, nothing, render } from "lit-html";
import { Conversation } from "./conversation.js";
import { Notes } from "./notes.js";
import { nudging } from "./nudging.js";

/**
 * @typedef {import("../store.js").Store<import("../types").TableState>} TableStore
 * @typedef {import("../talk-loader.js").Tools} Tools
 */

/**
 * Open the talk for the first time.
 * @param {HTMLElement} root
 * @param {TableStore} store
 * @param {{path: string, query: string, writes: boolean, hosting: boolean}} about
 * @param {import("../types").Say} say
 * @param {Tools} tools
 */
export function openTalk(root, store, about, say, tools) {
  const panel = document.createElement("div");
  panel.setAttribute("role", "dialog");
  panel.className = "talk-panel";
  panel.setAttribute("aria-label", say("talk-title"));
  document.body.append(panel);
  const opener = () => /** @type {HTMLElement | null} */ (root.querySelector("[data-talk]"));
  const close = () => {
    show(false);
    opener()?.focus();
  };
  render(frame(say, close), panel);
  panel.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !tools.isComposing(event)) close();
    event.stopPropagation(); // The table's letters are no shortcuts here.
  });

  const place = /** @type {HTMLElement} */ (panel.querySelector("[data-talk-place]"));
  const tell = (/** @type {string} */ text) =>
    render(text || nothing, /** @type {HTMLElement} */ (panel.querySelector(".problem")));
  const names = () => (store.get().table?.seats ?? []).filter(isOther(store)).map(({ name }) => name);
  const unread = (/** @type {number} */ count) => store.set({ unread: count });
  const inWords = (/** @type {unknown} */ problem) =>
    problem instanceof tools.Problem && problem.status ? tools.problemText(say, problem) : say("error-unreachable");
  const language = document.documentElement.lang;
  const talk = new Conversation(place, { ...about, language, names, unread }, say, { ...tools, tell, inWords });
  document.addEventListener("visibilitychange", () => void talk.markRead());

  /** @type {string[]} */
  const nudged = [];
  const nudge = (/** @type {number} */ seat, /** @type {string} */ name) =>
    void talk.once(async () => {
      await tools.call("POST", `${about.path}/nudge`, { seat });
      nudged.push(name);
      drawNudging();
    });
  const drawNudging = () =>
    render(nudging(store.get(), say, nudged, nudge), /** @type {HTMLElement} */ (panel.querySelector(".nudging")));
  store.subscribe(drawNudging);
  drawNudging();

  const notesPlace = /** @type {HTMLElement} */ (panel.querySelector("[data-note-place]"));
  if (about.writes) new Notes(notesPlace, about, say, { ...tools, tell, inWords });

  const show = (/** @type {boolean} */ open) => {
    panel.hidden = !open;
    talk.shown = open;
    document.body.classList.toggle("talking", open);
    store.set({ talking: open });
    if (!open) return;
    talk.scrollDown();
    const field = panel.querySelector("#say") ?? panel.querySelector(".lines");
    /** @type {HTMLElement | null} */ (field)?.focus();
  };
  show(true);
  void talk.begin().then(() => show(talk.shown));
  return {
    toggle: () => {
      if (!panel.hidden) return close();
      show(true);
      void talk.load();
    },
    load: () => void talk.load(),
  };
}

/**
 * Whether somebody else sits on a seat.
 * @param {TableStore} store
 * @returns {(seat: {seat: number, taken: boolean}) => boolean}
 */
function isOther(store) {
  const me = store.get().table?.me ?? null;
  return ({ seat, taken }) => taken && seat !== me;
}

/**
 * @param {import("../types").Say} say
 * @param {() => void} close
 */
function frame(say, close) {
  return html`<header role="presentation">
      <h2>${say("talk")}</h2>
      <a href=${`${location.pathname}/talk${location.search}`}>${say("talk-page")}</a>
      <button type="button" data-close @click=${close}>${say("close")}</button>
    </header>
    <div class="nudging"></div>
    <div data-note-place></div>
    <div data-talk-place><p role="status">${say("table-loading")}</p></div>
    <p class="problem" role="alert"></p>`;
}
