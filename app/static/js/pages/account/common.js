/** Shared by the parts of the account's page. */
import { timeFormat } from "../../table/time-format.js";

/**
 * A place of the page.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function part(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/**
 * Say that something is done.
 * @param {string} text
 */
export function done(text) {
  part("done").textContent = text;
}

/**
 * A moment as its reader writes it, in the time zone of the browser.
 * @param {string} iso
 * @param {string} language
 */
export function moment(iso, language) {
  return timeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
}
