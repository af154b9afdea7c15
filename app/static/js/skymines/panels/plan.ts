/**
 * Planning: placing cards into slots by click, drag or keys; their totals, and which decks rest where and return when.
 */
import { html, nothing } from "lit-html";
import { drawn } from "../modules.ts";
import { firstFree, place, planOf } from "../planning-draft.ts";
import type { Ctx, PlanningForm, Slot } from "../types.ts";
import { cardName } from "../words.ts";
import { mini } from "./compact.ts";
import { forecast } from "./forecast.ts";
import { sorted } from "./me.ts";

export function planning(ctx: Ctx) {
  const { state, say, me } = ctx;
  const form = state.game.choices.form;
  if (!form || !me) return nothing;
  const { back, laid_back, linked, decks } = form.resting ?? NO_RESTING;
  const words = { linked: linked ? "yes" : "no", round: laid_back ?? 0 };
  return html`<div class="planning">
    <p class="hint">${how(ctx, form)}</p>
    <p class="hint" role="status">${exchanged(ctx, form)}</p>
    ${forecast(ctx, form)} ${drawn("planning", ctx)}
    <div class="plan-picture">
      <p class="hint">${back ? say("plan-back", { round: back, decks: say.list(decks), count: decks.length }) : say("plan-back-never")}</p>
      <ol class="plan-slots" aria-label=${say("plan-picture")}>
        ${ctx.facts.slots.map((slot, index) => column(ctx, form, slot, me.resting[index] ?? []))}
      </ol>
      ${back ? html`<p class="hint">${say("plan-rest", words)}</p>` : nothing}
    </div>
  </div>`;
}

/** How cards are laid, while a slot is empty. */
function how({ say, state }: Ctx, { slots }: PlanningForm) {
  if (firstFree(state.choosing.draft, slots) === null) return nothing;
  return html`<span class="by-mouse">${say("planning-hint")}</span><span class="by-touch">${say("planning-hint-touch")}</span>`;
}

/** What another card of the hand is good for once all slots are full, and what choosing one has done. */
function exchanged(ctx: Ctx, { slots, cards = [] }: PlanningForm) {
  const { draft, held } = ctx.state.choosing;
  if (held) return ctx.say("plan-held", { card: cardName(ctx, held) });
  const all = Object.values(draft);
  const isFull = slots.length > 0 && firstFree(draft, slots) === null;
  return isFull && cards.some((card) => !all.includes(card)) ? ctx.say("plan-full") : nothing;
}

/** The button that submits the plan, in the place of the one that ends a turn. */
export function readyButton(ctx: Ctx) {
  const { state, say, act, me } = ctx;
  const { move, written, empty, poor } = drafted(ctx);
  if (poor && state.choosing.confirming === written) {
    return html`<button type="button" class="offer main" data-plan-on @click=${() => act.set({ choosing: { confirming: "" } })}>${say("plan-on")}</button>`;
  }
  const changed = me?.ready && JSON.stringify(me.planned) !== JSON.stringify(move.cards);
  return html`<button
    type="button"
    class="offer${poor ? "" : " main"}"
    data-move=${written}
    data-ready
    aria-keyshortcuts="e"
    ?disabled=${state.sending.busy || (me?.ready && !changed)}
    @click=${() => (poor ? act.set({ choosing: { confirming: written } }) : act.submit(move))}
  >
    ${me?.ready ? say(changed ? "plan-change" : "ready-waiting") : say("plan-ready", { empty: empty.length })}
  </button>`;
}

/** What a plan with empty slots gives away, and the button that submits it all the same. */
export function readyQuestion(ctx: Ctx) {
  const { state, say, act } = ctx;
  const { move, written, empty, left, poor } = drafted(ctx);
  if (!poor || state.choosing.confirming !== written) return nothing;
  const words = {
    slots: say.list(empty),
    count: empty.length,
    more: Math.min(empty.length, left.length),
    cards: say.list(sorted(ctx, left).map((card) => cardName(ctx, card))),
  };
  return html`<div class="confirm" role="group" aria-label=${say("plan-ask-title")}>
    <p role="alert">${say("plan-ask", words)}</p>
    <button type="button" class="offer" data-ready-anyway ?disabled=${state.sending.busy} @click=${() => act.submit(move)}>${say("plan-anyway")}</button>
  </div>`;
}

/**
 * The plan as it is laid: its move, the slots that are empty, the cards left, and whether one of them could fill a slot.
 */
function drafted({
  state: {
    choosing: { draft },
    game: { choices },
  },
  facts,
}: Ctx) {
  const { slots = [], cards = [] } = choices.form ?? {};
  const move = planOf(draft, slots, facts.slots);
  const empty = slots.filter((slot) => !draft[slot]);
  const left = cards.filter((card) => !move.cards.includes(card));
  return { move, written: JSON.stringify(move), empty, left, poor: empty.length > 0 && left.length > 0 };
}

/** A slot: the deck that rests there, above the card laid. */
function column(ctx: Ctx, form: PlanningForm, slot: Slot, deck: string[]) {
  const { say, state } = ctx;
  const open = form.slots.includes(slot);
  const id = open ? state.choosing.draft[slot] : null;
  const { back, laid_back, linked, decks } = form.resting ?? NO_RESTING;
  return html`<li class=${open ? "" : "off"}>
    <span class="head"
      ><b>${slot}</b>
      ${id ? html`<button type="button" class="quiet" data-unplan=${slot} aria-label=${say("take-back", { slot })} @click=${() => place(ctx.state.choosing, ctx.act, slot, null)}>✕</button>` : nothing}
    </span>
    <span class="deck">
      ${deck.map((card) => mini(ctx, card))}
      ${back && decks.includes(slot) ? comes(ctx, back) : nothing}
    </span>
    <span class="laid">
      ${id ? html`${linked ? html`<i aria-hidden="true">↑</i>` : nothing}${mini(ctx, id)}` : html`<i>${say(open ? "slot-empty" : "off")}</i>`}
      ${id && laid_back ? comes(ctx, laid_back) : nothing}
    </span>
  </li>`;
}

const NO_RESTING: NonNullable<PlanningForm["resting"]> = { decks: [], linked: false, back: null, laid_back: null };

/** The round in which a card can be planned again. */
function comes({ say }: Ctx, round: number) {
  return html`<span class="visually-hidden">${say("plan-comes", { round })}</span>`;
}
