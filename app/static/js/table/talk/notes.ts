/** A private note about the table: kept by itself while it is written. */
import { html, render } from "lit-html";
import type { Problem } from "../api.ts";
import type { Say } from "../types.ts";
import type { Tools } from "./conversation.ts";
import { RETRY_MS } from "./conversation.ts";

type Note = { text: string; version: number };

/** Milliseconds after the last key until it is kept. */
const PAUSE = 700;

/** Both texts of a note that two pages have written: nothing of either is lost. */
export function joined(kept: string, written: string) {
  if (kept.includes(written)) return kept;
  return written.includes(kept) ? written : `${kept}\n\n${written}`;
}

/** The note of one table. */
export class Notes {
  place: HTMLElement;
  path: string;
  say: Say;
  tools: Tools;
  known: Note | null;
  state: string;
  busy: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;

  constructor(place: HTMLElement, about: { path: string; query: string }, say: Say, tools: Tools) {
    this.place = place;
    this.path = `${about.path}/note${about.query}`;
    this.say = say;
    this.tools = tools;
    /** As it is kept; null before it is known. */
    this.known = null;
    this.state = "";
    this.busy = false;
    this.timer = undefined;
    document.addEventListener("visibilitychange", () => void this.keep());
    this.draw();
  }

  get area() {
    return this.place.querySelector("textarea") as HTMLTextAreaElement;
  }

  /** Show what is kept, unless something unkept stands here. */
  async open() {
    const shown = this.area.value;
    if (this.known && shown !== this.known.text) return;
    try {
      const known = await this.tools.call("GET", this.path);
      if (this.area.value !== shown) return; // Something is being written here already.
      this.take(known);
      this.area.value = known.text;
      this.tell("");
    } catch (problem) {
      this.tell(this.tools.inWords(problem));
    }
  }

  /** Take over what is kept; the field knows it as well, so that it does not seem to be typed. */
  take(known: Note) {
    this.known = known;
    this.area.defaultValue = known.text;
  }

  soon(pause: number = PAUSE) {
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
      this.take(await this.tools.call("PUT", this.path, { text, version: known.version }));
      this.tell(this.say("talk-note-kept"));
      if (this.area.value !== text) this.soon();
    } catch (problem) {
      await this.failed(problem, text);
    } finally {
      this.busy = false;
    }
  }

  async failed(problem: unknown, text: string) {
    this.tell(this.tools.inWords(problem));
    const { code, status = 0 } = problem as Partial<Problem>;
    if (code === "note-changed") {
      const other = await this.tools.call("GET", this.path).catch(() => null);
      if (other) {
        const written = this.area.value;
        this.take(other);
        this.area.value = joined(other.text, written);
      }
    }
    if (status === 409 || status === 0 || status >= 500) this.soon(RETRY_MS);
    else if (this.area.value !== text) this.soon();
  }

  tell(state: string) {
    this.state = state;
    this.draw();
  }

  draw() {
    const { say } = this;
    const toggled = (event: Event) => ((event.target as HTMLDetailsElement).open ? void this.open() : void this.keep());
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
