/** What the pages around the table share: words, who one is, and problems in words. */
import { call, Problem } from "../../table/api.js";
import { speaker } from "../../table/i18n.js";
import { problemText } from "../../table/problems.js";

/**
 * @typedef {import("../../table/types").Say & {has: (key: string) => boolean}} Speaker
 * @typedef {{id: string, name: string}} User
 * @typedef {{language: string, numbering: string, joints: Record<string, string>, messages: string, user: User | null, id: string, invite: string | null, [more: string]: any}} Boot
 * @typedef {{seat: number, kind: "human" | "automa" | "robot", name: string, level: number, taken: boolean, you: boolean, host: boolean}} Seat
 * @typedef {{id: string, status: string, host: string, hosting: boolean, seated: boolean, seats: Seat[], toMove: number[],
 *   options: Record<string, any>, visibility: string, invite: string}} Summary
 */

/** What the page was told by the server. @returns {Boot} */
export function booted() {
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
 * What went wrong, in words: by the problem's code where we have words for it, else as the server put it.
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
 * The one who acts here: known already, or a guest made of the name in the page's name field. Null, with the field
 * marked and focused, when the name is missing.
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
 * Say something in the page's place for problems; an empty text clears it.
 * @param {string} text
 */
export function tell(text) {
  const place = document.getElementById("problem");
  if (place) place.textContent = text;
}

/**
 * Do something once at a time: its buttons rest meanwhile, and what goes wrong is said.
 * @param {Speaker} say
 * @param {Element} within
 * @param {() => Promise<void>} work
 */
export async function once(say, within, work) {
  if (within.hasAttribute("aria-busy")) return;
  within.setAttribute("aria-busy", "true");
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
 * Names in a row, as the language writes lists.
 * @param {string[]} names
 * @param {string} language
 */
export function listed(names, language) {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/**
 * Ask the server for something. A session that is good no more is forgotten by the refusal, so a second try is a
 * stranger's.
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
