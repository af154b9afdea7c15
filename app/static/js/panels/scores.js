/** Final scores: seven categories a seat, the total, the winners, and the lines of which each number is made. */
import { html, nothing } from "lit-html";
import { SHAPES, lineText, seatName } from "../words.js";

/** @typedef {import("../types").Ctx} Ctx */

/** @param {Ctx} ctx */
export function scores(ctx) {
  const { view, say, act } = ctx;
  if (!view.scores) return nothing;
  const ranked = [...view.scores].sort((one, other) => other.total - one.total);
  const keys = view.scores[0]?.categories.map((one) => one.key) ?? [];
  return html`<section class="scores" role="dialog" aria-label=${say("final-scores")}>
    <header>
      <h2>${say("final-scores")}</h2>
      <button type="button" data-close @click=${() => act.set({ scores: false })}>${say("back-to-board")}</button>
    </header>
    <p class="winners">${say("won-by", { names: view.winners.map((seat) => seatName(ctx, seat)).join(", "), count: view.winners.length })}</p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">${say("category")}</th>
            ${ranked.map((one) => html`<th scope="col" class="seat-${one.seat}">${SHAPES[one.seat]} ${seatName(ctx, one.seat)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${keys.map(
            (key, index) => html`<tr>
              <th scope="row">${say(`category-${key}`)}</th>
              ${ranked.map((one) => {
                const category = one.categories[index];
                return html`<td data-score="${one.seat}:${key}">
                  <b>${category?.total ?? 0}</b>
                  ${
                    category && category.lines.length > 0
                      ? html`<ul>
                          ${category.lines.map((line) => html`<li>${lineText(ctx, line)}</li>`)}
                        </ul>`
                      : nothing
                  }
                </td>`;
              })}
            </tr>`,
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${say("total")}</th>
            ${ranked.map((one) => html`<td data-total=${one.seat} class=${view.winners.includes(one.seat) ? "winner" : ""}><b>${one.total}</b></td>`)}
          </tr>
        </tfoot>
      </table>
    </div>
  </section>`;
}
