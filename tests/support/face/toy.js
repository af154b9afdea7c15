/** The face of the toy game (tests/support/toy.py): all that a browser needs beside the table that every game has. */
import { html, nothing } from "lit-html";
import { putOn } from "/static/js/table/face.ts";
import { hit } from "/static/js/table/hit.ts";
import { isOver, SHAPES, seatName } from "/static/js/table/seats.ts";
import { begin } from "/static/js/table/table.ts";

/** The count so far, which a click raises where counting is offered, and the target. */
function board(ctx) {
  const { view, say } = ctx;
  const count = view.seats.reduce((sum, seat) => sum + seat.count, 0);
  const steps = ["by:1", "by:2"].map((key) => ({ key, ...hit(ctx, key) }));
  return html`<section class="region" data-region="count" data-frame tabindex="-1" aria-label=${say("tab-count")}>
    <p data-count=${count}>${say("toy-count", { count, target: view.target })}</p>
    ${steps.map(
      ({ key, cls, tab, role, pressed }) =>
        html`<span class=${cls} data-target=${key} tabindex=${tab} role=${role} aria-pressed=${pressed}>+${key.slice(3)}</span>`,
    )}
  </section>`;
}

/** Everybody's count, and what they picked once it is shown. */
function others(ctx) {
  const { view, say } = ctx;
  return html`<ul>
    ${view.seats.map(
      ({ seat, count, pick }) => html`<li class="seat-${seat}" data-key="seat:${seat}">
        ${SHAPES[seat]} ${seatName(ctx, seat)}: <b>${count}</b> ${pick ? say("toy-picked", { number: pick }) : nothing}
      </li>`,
    )}
  </ul>`;
}

/** The numbers to pick from, a button each. */
function numbers({ state, say, act }) {
  const { from, to } = state.game.choices.form;
  return Array.from({ length: to - from + 1 }, (_, index) => ({ type: "Pick", number: from + index })).map(
    (move) => html`<button type="button" class="offer" data-move=${JSON.stringify(move)} @click=${() => act.submit(move)}>
      <span class="name">${say("move-Pick", move)}</span>
    </button>`,
  );
}

putOn({
  tabs: ["count"],
  holds: () => ["by"],
  board,
  others,
  round: ({ view, say }) => say("toy-round", { round: view.round }),
  beforeChoices: ({ view }) => (isOver(view) ? html`<p data-over>${view.seats.map((seat) => seat.count).join(" : ")}</p>` : nothing),
  form: { label: "tab-count", begin: () => ({ panels: { tab: "count" } }), draw: numbers, button: () => nothing },
  targets: ({ type, by }) => (type === "Count" ? [`by:${by}`] : []),
  places: (events = []) => events.flatMap(({ type, seat }) => (type === "Counted" ? [`seat:${seat}`] : [])),
  named: (_, { id }) => ({ key: "number", args: { number: Number(id) } }),
  moveName: ({ say }, move) => say(`move-${move.type}`, move),
  worded: (_ctx, args) => args,
});
begin();
