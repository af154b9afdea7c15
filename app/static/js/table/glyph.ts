import { html } from "lit-html";

/** A small drawing of one stroke, in a square of 24: for a button whose label does not fit on a phone, or beside it. */
export function glyph(lines: string) {
  return html`<svg class="glyph" viewBox="0 0 24 24" aria-hidden="true"><path d=${lines}></path></svg>`;
}

/** A key beside what it does; for the ear `aria-keyshortcuts` says it. */
export function keyCap(key: string | number) {
  return html`<kbd aria-hidden="true">${key}</kbd>`;
}
