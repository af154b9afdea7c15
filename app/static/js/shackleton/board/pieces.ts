/** What stands on the boards: seats' pieces, and where one may come as its outline in a well. */
import { html } from "lit-html";
import { SHAPES } from "../../table/seats.ts";
import { pictured } from "../symbols.ts";

/** A piece of a seat, drawn in its colour; until the sprite is there its shape. */
export function pieceOf(id: string, seat: number, key: string) {
  return html`<b class="on-board seat-${seat}" data-key=${key}><span class="plain">${SHAPES[seat]}</span><svg class="drawn" aria-hidden="true"><use href=${`#${id}`}></use></svg></b>`;
}

/** Where such a thing may come. */
export function silhouette(id: string, plain: string) {
  return pictured(id, plain, "silhouette");
}
