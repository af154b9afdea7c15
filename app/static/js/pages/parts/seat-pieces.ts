/** The cast piece of a seat, on pages whose server has put these drawings there (app/pages/seat_pieces.py). */
import { html } from "lit-html";

export function pieceOf(seat: number) {
  return html`<svg class="piece" aria-hidden="true"><use href="#p-${seat + 1}"></use></svg>`;
}
