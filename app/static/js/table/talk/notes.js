/** A private note about the table: kept by itself while it is written. */
import { html, render } from "lit-html";

/**
 * @typedef {import("./conversation.js").Tools} Tools
 * @typedef {{text: string, version: number}} Note
 */

/** Milliseconds after the last key until it is kept, and until it is tried again. */
const PAUSE = 700;
const AGAIN = 4000;

/**
 * Both texts of a note that two pages have written: nothing of either is lost.
 * @param {string} kept
 * @param {string} written
 */
export function joined(kept, written) {
  if (kept.includes(written)) return kept;
  return written.includes(kept) ? written : `${kept}\n\n${written}`;
}

/** The note of one table. */
export class Notes {
  /**
   * @param {HTMLElement} place
   * @param {{path: string, query: string}} about
   * @param {import("../types").Say} say
   * @param {Tools} tools
   */
  constructor(place, about, say, tools) {
    this.place = place;
    this.path = `${about.path}/note${about.query}`;
    this.say = say;
    this.tools = tools;
    /** As it is kept; null before it is known. @type {Note | null} */
    this.known = null;
    this.state = "";
    this.busy = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    document.addEventListener("visibilitychange", () => void this.keep());
    this.draw();
  }

  get area() {
    return /** @type {HTMLTextAreaElement} */ (this.place.querySelector("textarea"));
  }

  /** Show what is kept, unless something unkept stands here. */
  async open() {
    const shown = this.area.value;
    if (this.known && shown !== this.known.text) return;
    try {
      const known = await this.tools.call("GET", this.path);
      if (this.area.value !== shown) return; // Something is being written here already.
      this.known = known;
      this.area.value = known.text;
      this.tell("");
    } catch (problem) {
      this.tell(this.tools.inWords(problem));
    }
  }

  /** @param {number} [pause] */
  soon(pause = PAUSE) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.keep(), pause);
  }

  /** Keep what is written, if it is not. */
  async keep() {
    const { known } = this;
    const text = this.area.value;
    if (!known || this.busy || text === known.text) return;
    this.busy = true;
    try {
      this.known = await this.tools.call("PUT", this.path, { text, version: known.version });
      this.tell(this.say("talk-note-kept"));
      if (this.area.value !== text) this.soon();
    } catch (problem) {
      await this.failed(problem, text);
    } finally {
      this.busy = false;
    }
  }

  /**
   * @param {any} problem
   * @param {string} text
   */
  async failed(problem, text) {
    this.tell(this.tools.inWords(problem));
    if (problem.code === "note-changed") {
      const other = await this.tools.call("GET", this.path).catch(() => null);
      if (other) {
        this.known = other;
        this.area.value = joined(other.text, this.area.value);
      }
    }
    if (problem.status === 409 || problem.status === 0 || problem.status >= 500) this.soon(AGAIN);
    else if (this.area.value !== text) this.soon();
  }

  /** @param {string} state */
  tell(state) {
    this.state = state;
    this.draw();
  }

  draw() {
    const { say } = this;
    const toggled = (/** @type {Event} */ event) =>
      /** @type {HTMLDetailsElement} */ (event.target).open ? void this.open() : void this.keep();
    render(
      html`<details class="notes" @toggle=${toggled}>
        <summary>${say("talk-notes")}</summary>
        <label for="note" class="hint">${say("talk-note-field")}</label>
        <textarea id="note" ?disabled=${!this.known} maxlength="4000" rows="6" @input=${() => this.soon()} @change=${() => void this.keep()}></textarea>
        <p class="hint" role="status">${this.state}</p>
      </details>`,
      this.place,
    );
  }
}
