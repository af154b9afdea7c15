/** Shared by the pages around the table: messages, the player's identity, and problems in words. */
import { call, Problem } from "../../table/api.js";
import { speaker } from "../../table/i18n.js";
import { problemText } from "../../table/problems.js";
import { surviveTranslation } from "../../table/translation.js";

/**
 * @typedef {import("../../table/types").Say & {has: (key: string) => boolean}} Speaker
 * @typedef {{id: string, name: string}} User
 * @typedef {{language: string, numbering: string, joints: Record<string, string>, messages: string, version: string, user: User | null, id: string, invite: string | null, [more: string]: any}} Boot
 * @typedef {{seat: number, kind: "human" | "automa" | "robot", name: string, level: number, taken: boolean, you: boolean, host: boolean, agreed: readonly number[], standIn: string | null, picture: string | null}} Seat
 * @typedef {{id: string, status: string, host: string, hosting: boolean, seated: boolean, seats: Seat[], toMove: number[],
 *   updated: string, result: {total: number | null, place: number | null, won: boolean} | null,
 *   options: Record<string, any>, visibility: string, invite: string,
 *   pace: string, clock: import("./pace.js").Clock | null, asleep: string | null,
 *   deadlines: readonly import("../../table/clock/due.js").Deadline[]}} Summary
 */

/** What the page was told by the server, asked when its script begins. @returns {Boot} */
export function booted() {
  surviveTranslation();
  return JSON.parse(document.getElementById("boot")?.textContent ?? "{}");
}

/**
 * @param {Boot} boot
 * @returns {Speaker}
 */
export function wordsOf(boot) {
  return speaker(boot.messages, boot.language, boot.numbering, boot.joints);
}

/**
 * A problem in words: by its code if it has a message, else as the server worded it.
 * @param {Speaker} say
 * @param {unknown} problem
 * @returns {string}
 */
export function inWords(say, problem) {
  if (!(problem instanceof Problem)) return say("problem-unknown", { detail: String(problem) });
  if (problem.status === 0) return say("problem-unreachable");
  return problemText(say, problem);
}

/**
 * The current player: the one signed in, or a new guest with the name in the page's name field. Null if the name is
 * missing; the field is then marked and focused.
 * @param {Boot} boot
 * @param {Speaker} say
 * @returns {Promise<User | null>}
 */
export async function someone(boot, say) {
  if (boot.user) return boot.user;
  const field = /** @type {HTMLInputElement} */ (document.getElementById("name"));
  const name = field.value.trim();
  field.setAttribute("aria-invalid", String(name === ""));
  field.oninput = () => {
    field.setAttribute("aria-invalid", "false");
    tell("");
  };
  if (name === "") {
    tell(say("name-missing"));
    field.focus();
    return null;
  }
  const made = await call("POST", "/api/users", { name });
  boot.user = made.user ?? made;
  return boot.user;
}

/**
 * Show a problem in the page's place for them; an empty text clears it.
 * @param {string} text
 */
export function tell(text) {
  const place = document.getElementById("problem");
  if (place) place.textContent = text;
}

/**
 * Let what is said of an action stand beside it, on pages whose place for that moves. It is there before anything is
 * said, so that screen readers hear of it.
 * @param {Element} within
 */
function bringNear(within) {
  const said = document.getElementById("said");
  const place = within.closest("[data-says]");
  if (!said || !place || said.parentElement === place) return;
  for (const one of said.children) one.textContent = "";
  place.append(said);
}

/**
 * Run an action, one at a time: its buttons are disabled meanwhile, and problems are shown.
 * @param {Speaker} say
 * @param {Element} within
 * @param {() => Promise<void>} work
 */
export async function once(say, within, work) {
  if (within.hasAttribute("aria-busy")) return;
  within.setAttribute("aria-busy", "true");
  bringNear(within);
  tell("");
  try {
    await work();
  } catch (problem) {
    tell(inWords(say, problem));
  } finally {
    within.removeAttribute("aria-busy");
  }
}

/**
 * Run an action with what a form says whenever it is sent, in the place of the browser's own sending.
 * @param {Speaker} say
 * @param {HTMLFormElement} form
 * @param {(filled: FormData) => Promise<void>} work
 */
export function whenSent(say, form, work) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void once(say, form, () => work(new FormData(form)));
  });
}

/** The latest action within each element. @type {WeakMap<Element, Promise<void>>} */
const latest = new WeakMap();

/**
 * Run an action once those before it are done, so that none of several quick changes is lost.
 * @param {Speaker} say
 * @param {Element} within
 * @param {() => Promise<void>} work
 */
export function inTurn(say, within, work) {
  const now = (latest.get(within) ?? Promise.resolve()).then(() => once(say, within, work));
  latest.set(within, now);
  return now;
}

/**
 * Names in a row, as the language writes lists.
 * @param {string[]} names
 * @param {string} language
 */
export function listed(names, language) {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/**
 * Send a request to the server. The refusal of an expired session clears its cookie, so the second try is anonymous.
 * @param {string} path
 * @returns {Promise<any>}
 */
export async function ask(path) {
  try {
    return await call("GET", path);
  } catch (problem) {
    if (problem instanceof Problem && problem.status === 401) return call("GET", path);
    throw problem;
  }
}
