/** The company tracks as a table: value of a share, and each seat's shares and space. For small screens. */
import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { seatNames } from "../../table/hit.ts";
import { SHAPES, seatName } from "../../table/seats.ts";
import { icon } from "../symbols.ts";
import type { Ctx } from "../types.ts";

export function shareTable(ctx: Ctx) {
  const { facts, view } = ctx;
  const held = view.seats.flatMap(({ shares, tracks }) => [shares, tracks]);
  return html`${guard([facts, seatNames(ctx), view.stations, ...held], () => drawn(ctx))}`;
}

function drawn(ctx: Ctx) {
  const { view, say, facts } = ctx;
  return html`<table class="share-table">
    <caption>
      ${say("standing")}
    </caption>
    <thead>
      <tr>
        <th scope="col">${say("company")}</th>
        <th scope="col">${say("share-worth")}</th>
        ${view.seats.map((seat) => html`<th scope="col" class="seat-${seat.seat}" aria-label=${seatName(ctx, seat.seat)}>${SHAPES[seat.seat]}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${facts.companies.map(
        (company) =>
          html`<tr>
            <th scope="row" class="company-${company}">${icon(company)} ${say(`company-${company}`)}</th>
            <td data-explain="share-value">${view.stations[company].value}</td>
            ${view.seats.map((seat) => html`<td><b>${seat.shares[company]}</b>${icon("share", say("kind-share"))} <small>${say("standing-at", { space: seat.tracks[company] })}</small></td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
