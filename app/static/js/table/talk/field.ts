/** The field for a line: `@` offers names, Enter sends where there is a keyboard. */
import { html, nothing } from "lit-html";
import type { isComposing } from "../keyboard.ts";
import type { Say } from "../types.ts";
import type { Wanted } from "./completing.ts";
import { completed, wanted } from "./completing.ts";

type About = {
  say: Say;
  language: string;
  names: () => string[];
  send: (text: string) => Promise<boolean>;
  draw: () => void;
  isComposing: typeof isComposing;
};

/** The field and the names that it offers. */
export class Field {
  place: HTMLElement;
  about: About;
  wanted: Wanted | null;
  at: number;
  sends: boolean;
  edits: number;
  sent: number;

  constructor(place: HTMLElement, about: About) {
    this.place = place;
    this.about = about;
    this.wanted = null;
    /** Which of the offered names is chosen. */
    this.at = 0;
    this.sends = !globalThis.matchMedia("(pointer: coarse)").matches;
    /** How often the text was changed, and how often it had been when the line under way was sent; -1: none is. */
    this.edits = 0;
    this.sent = -1;
  }

  get area() {
    return this.place.querySelector("textarea") as HTMLTextAreaElement;
  }

  /** The text was changed. */
  edited() {
    this.edits += 1;
    this.look();
  }

  /** Look again whom the text may mention. */
  look() {
    const { value, selectionStart, selectionEnd } = this.area;
    const found = selectionStart === selectionEnd ? wanted(value, selectionStart, this.about.names()) : null;
    if (!found && !this.wanted) return;
    const same = found?.names.join() === this.wanted?.names.join();
    this.wanted = found;
    if (!same) this.at = 0;
    this.about.draw();
  }

  complete(name: string) {
    const { area } = this;
    if (!this.wanted) return;
    const { text, caret } = completed(area.value, area.selectionStart, this.wanted.start, name);
    area.value = text;
    this.edits += 1;
    area.setSelectionRange(caret, caret);
    area.focus();
    this.offerNobody();
  }

  /** Send what stands here, once until it is changed; what is typed until it is said stays. */
  async send() {
    const { area, edits } = this;
    area.focus();
    if (this.wanted) this.offerNobody();
    const text = area.value;
    if (text.trim() === "" || this.sent === edits) return;
    this.sent = edits;
    const isSaid = await this.about.send(text);
    if (this.sent === edits) this.sent = -1;
    if (isSaid && this.edits === edits && area.value === text) area.value = "";
  }

  offerNobody() {
    this.wanted = null;
    this.about.draw();
  }

  key(event: KeyboardEvent) {
    if (this.about.isComposing(event)) return;
    if (this.wanted && this.choosing(event)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === "Enter" && this.sends && !event.shiftKey) {
      event.preventDefault();
      void this.send();
    }
  }

  /** Whether the key was for the list of names. */
  choosing({ key, shiftKey }: KeyboardEvent) {
    const names = this.wanted?.names ?? [];
    const name = names[this.at];
    if (key === "Escape") this.wanted = null;
    else if (key === "ArrowDown") this.at = (this.at + 1) % names.length;
    else if (key === "ArrowUp") this.at = (this.at + names.length - 1) % names.length;
    else if ((key === "Enter" || key === "Tab") && !shiftKey && name !== undefined) this.complete(name);
    else return false;
    this.about.draw();
    return true;
  }

  draw(room: string | null) {
    const { say, language, names } = this.about;
    const known = new Intl.ListFormat(language).format(names());
    return html`<form class="saying" @submit=${(event: Event) => {
      event.preventDefault();
      void this.send();
    }}>
      <label for="say">${say("talk-field")}</label>
      <div class="writing">
        ${this.offered()}
        <textarea id="say" maxlength="500" aria-describedby="say-hint say-to" aria-autocomplete="list"
          aria-controls=${this.wanted ? "say-names" : nothing} aria-activedescendant=${this.wanted ? `say-name-${this.at}` : nothing}
          @input=${() => this.edited()} @click=${() => this.look()} @keydown=${(event: KeyboardEvent) => this.key(event)}></textarea>
      </div>
      <p id="say-hint" class="hint">${say("talk-field-hint", { names: known, count: names().length })} ${this.sends ? say("talk-enter") : nothing}</p>
      <p id="say-to" class="hint">${say(room === "spectators" ? "talk-to-spectators" : "talk-to-players")}</p>
      <div class="row"><button class="main">${say("talk-say")}</button></div>
    </form>`;
  }

  offered() {
    const { say } = this.about;
    const names = this.wanted?.names ?? [];
    return html`<p class="visually-hidden" role="status">${names.length > 0 ? say("talk-names-found", { name: names[this.at] ?? "" }) : nothing}</p>
      ${
        names.length === 0
          ? nothing
          : html`<ul id="say-names" class="names" role="listbox" aria-label=${say("talk-names")}>
              ${names.map(
                (name, at) =>
                  html`<li id=${`say-name-${at}`} role="option" aria-selected=${String(at === this.at)} @mousedown=${(event: Event) => event.preventDefault()} @click=${() => this.complete(name)}>@<bdi>${name}</bdi></li>`,
              )}
            </ul>`
      }`;
  }
}
