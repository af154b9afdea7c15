/** The introduction for a first game: one sentence per phase beside the choices, until dismissed for good. */
import { html, nothing } from "lit-html";
import { keptBy } from "../../table/kept.js";
import { isPremoving, PREMOVE } from "../../table/premove/premove.js";

/**
 * @typedef {import("../types").Ctx} Ctx
 * @typedef {"tokens" | "planning" | "action" | "resting" | "preparation" | "end"} Topic
 */

const KEY = "regolith-introduced";

/** @type {readonly Topic[]} */
export const TOPICS = ["tokens", "planning", "action", "resting", "preparation", "end"];
const RESTING = ["PickUpDeck", "RestCards"];

/**
 * The topics that could be introduced now, most basic first.
 * @param {{phase: string, round: number}} view
 * @param {string} step the question put to this player
 * @returns {Topic[]}
 */
export function topicsOf({ phase, round }, step) {
  if (phase === "finished") return ["end"];
  if (phase === "tokens") return ["tokens"];
  if (phase === "planning") return round > 1 ? ["preparation", "planning"] : ["planning"];
  return RESTING.includes(step) ? ["resting"] : step === "TakeTurn" ? ["action"] : [];
}

/**
 * The topic to introduce: the first not dismissed yet.
 * @param {Topic[]} topics
 * @param {readonly string[]} dismissed
 */
export function introduced(topics, dismissed) {
  return topics.find((topic) => !dismissed.includes(topic)) ?? null;
}

/**
 * The dismissed topics once `topic` is dismissed too. A player who has seen the end needs none of them any more.
 * @param {readonly string[]} dismissed
 * @param {Topic} topic
 * @returns {readonly string[]}
 */
export function without(dismissed, topic) {
  return topic === "end" ? TOPICS : [...dismissed, topic];
}

/**
 * The dismissed topics from storage; invalid values are ignored.
 * @param {string | null} kept
 * @returns {readonly string[]}
 */
export function readDismissed(kept) {
  const words = (kept ?? "").split(" ");
  return TOPICS.filter((topic) => words.includes(topic));
}

/** This browser's, read once. @type {readonly string[] | null} */
let known = null;

/** @returns {readonly string[]} */
function dismissedHere() {
  if (known) return known;
  known = keptBy(() => localStorage, KEY, readDismissed);
  return known;
}

/** @param {readonly string[]} dismissed */
function keep(dismissed) {
  known = dismissed;
  try {
    localStorage.setItem(KEY, dismissed.join(" "));
  } catch {
    // Without storage the introduction is shown again in the next game.
  }
}

/** @param {Ctx} ctx */
export function intro(ctx) {
  const topic = topicNow(ctx);
  if (!topic) return nothing;
  const { say, act } = ctx;
  const dismiss = () => {
    keep(without(dismissedHere(), topic));
    act.set({});
  };
  return html`<aside class="intro" aria-label=${say("intro-label")} data-intro=${topic}>
    <p>${say(`intro-${topic}`)}</p>
    <button type="button" class="quiet" aria-label=${say("intro-dismiss")} title=${say("intro-dismiss")} @click=${dismiss}>✕</button>
  </aside>`;
}

/**
 * The topic introduced now, or null. Spectators get no introduction.
 * @param {Ctx} ctx
 */
export function topicNow({ view, state, now, me }) {
  return me && introduced(topicsOf(view, isPremoving(now) ? PREMOVE : state.choices.step), dismissedHere());
}

/** The button that brings the sentences back, for the help. @param {Ctx} ctx */
export function introAgain({ say, act }) {
  const again = () => {
    keep([]);
    act.set({ help: false });
  };
  return html`<button type="button" data-intro-again @click=${again}>${say("intro-again")}</button>`;
}
