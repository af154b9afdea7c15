/** Planning: cards into slots by click, drag or keys; changeable until all are ready. */
import { html, nothing } from "lit-html";
import { planOf } from "../choose.js";
import { icon } from "../symbols.js";
import { cardName } from "../words.js";

/** @typedef {import("../types").Ctx} Ctx */

/** @param {Ctx} ctx */
export function planning(ctx) {
  const { state, say, act, me } = ctx;
  const form = state.choices.form;
  if (!form || !me) return nothing;
  const move = planOf(state.draft, form.slots);
  const empty = form.slots.filter((slot) => !state.draft[slot]).length;
  const changed = me.ready && JSON.stringify(me.planned) !== JSON.stringify(move.cards);
  return html`<div class="planning">
    <ol class="plan-slots">
      ${form.slots.map((slot) => {
        const id = state.draft[slot];
        return html`<li>
          <b>${slot}</b> ${id ? cardName(ctx, id) : html`<i>${say("slot-empty")}</i>`}
          ${id ? html`<button type="button" class="quiet" data-unplan=${slot} aria-label=${say("take-back", { slot })} @click=${() => act.place(slot, null)}>✕</button>` : nothing}
        </li>`;
      })}
    </ol>
    <p class="totals">${totals(ctx)}</p>
    <p class="hint">${say("planning-hint")}</p>
    <button
      type="button"
      class="offer main"
      data-move=${JSON.stringify(move)}
      data-ready
      ?disabled=${state.busy || (me.ready && !changed)}
      @click=${() => act.submit(move)}
    >
      <span class="name">${me.ready ? say(changed ? "plan-change" : "plan-done") : say("plan-ready", { empty })}</span>
    </button>
  </div>`;
}

/**
 * What the draft adds up to, by type.
 * @param {Ctx} ctx
 */
function totals(ctx) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const id of Object.values(ctx.state.draft)) {
    const fact = id ? ctx.facts.cards[id] : undefined;
    if (!fact) continue;
    const amount = fact.kind === "research" || fact.kind === "field" ? 1 : (fact.value ?? 0);
    sums.set(fact.kind, (sums.get(fact.kind) ?? 0) + amount);
  }
  return [...sums].map(
    ([kind, sum]) => html`<span title=${ctx.say(`kind-${kind}`)}>${icon(kind)}<b>${sum}</b></span> `,
  );
}
