/** A player's own board: reserve, action slots, resting decks, hand, tank track and research track. */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { hit, marksAmong, marksOf } from "../../table/hit.ts";
import { portrait, seatName, seatPiece } from "../../table/seats.ts";
import { card, pictured, tokenFace } from "../board/cards.ts";
import { BONUS_SYMBOLS } from "../board/tracks.ts";
import { drawn, drawnOf } from "../modules.ts";
import { firstFree, place } from "../planning-draft.ts";
import { icon, thing } from "../symbols.ts";
import type { Ctx, PlacedCard, SeatView, Slot } from "../types.ts";
import { bonusText, cardName, wordedArgs } from "../words.ts";
import { forecast } from "./forecast.ts";
import { acquired, researchTrack, tankTrack } from "./progress.ts";

export function myBoard(ctx: Ctx) {
  const { me, say } = ctx;
  if (!me) return html`<section class="me watcher" aria-label=${say("my-board")}><p>${say("watching")}</p></section>`;
  const { tank, research } = ctx.facts;
  const { form } = ctx.state.game.choices;
  return html`<section class="me" aria-label=${say("my-board")} style="--opens-a: ${tank.slot_at}; --opens-e: ${research.slot_at}">
    <div class="sky nightside">${form?.kind === "plan" ? forecast(ctx, form) : nothing}</div>
    <div class="reserve">${keptReserve(ctx, me)}</div>
    <div class="slots-block">${keptSlots(ctx, me)}</div>
    <div class="hand-block">${hand(ctx, me)}</div>
    <div class="progress-block">${tankTrack(ctx, me)} ${researchTrack(ctx, me)}</div>
  </section>`;
}

function keptReserve(ctx: Ctx, seat: SeatView) {
  const { view, now } = ctx;
  const { stations, first_player, phase } = view;
  const picture = now.table.data?.seats[seat.seat]?.picture;
  return guard([...marksOf(ctx), seat, stations, first_player, phase, picture], () => reserve(ctx, seat));
}

/** What the reader has to spend. */
export function purse({ me }: Ctx) {
  return me ? html`${icon("coin")}<b>${me.coins}</b>${icon("marker")}<b>${me.markers}</b>` : nothing;
}

/** Coins, markers, totals, tiles, tokens. */
export function reserve(ctx: Ctx, seat: SeatView) {
  const { say, view } = ctx;
  return html`<h2 class="seat-${seat.seat}">
      ${seatPiece(seat.seat)} ${portrait(ctx.now.table.data?.seats[seat.seat]?.picture)} <bdi>${seatName(ctx, seat.seat)}</bdi>
      ${view.first_player === seat.seat ? html`<span data-explain="first-marker">${icon("first", say("first-player"))}</span>` : nothing}
    </h2>
    <dl class="stock">
      <div data-key="coins:${seat.seat}" data-now=${say.label([say("coins"), seat.coins])}>
        <dt>${icon("coin", say("coins"))}</dt>
        <dd>${seat.coins}</dd>
      </div>
      <div data-explain="marker" data-now=${say.label([say("bonus-markers"), seat.markers])}>
        <dt>${icon("marker", say("bonus-markers"))}</dt>
        <dd>${seat.markers}</dd>
      </div>
    </dl>
    <p class="totals" aria-label=${say("face-up-totals")}>
      ${Object.entries(seat.totals).map(
        ([kind, sum]) =>
          html`<span class=${sum > 0 ? "" : "none"} data-explain="totals:${kind}" data-now=${say.label([say(`kind-${kind}`), sum])}
            >${icon(kind, say(`kind-${kind}`))}<b>${sum}</b></span
          >`,
      )}
    </p>
    ${shares(ctx, seat)} ${sharesWorth(ctx, seat)}
    <div class="kept">${tiles(ctx, seat)}${bonuses(ctx, seat)}${coinsButton(ctx)}${seat.dropped ? html`<p class="note">${say("dropped-out")}</p>` : nothing}</div>
    ${dealt(ctx, seat)}`;
}

/** Shares of each company, of track and cards. */
export function shares(ctx: Ctx, seat: SeatView) {
  return html`<p class="totals shares" aria-label=${ctx.say("shares-held")}>
    ${ctx.facts.companies.map((company) => {
      const words = ctx.say("shares-of", { company: ctx.say(`company-${company}`), count: seat.shares[company] });
      return html`<span class="company-${company}${seat.shares[company] > 0 ? "" : " none"}" data-explain="shares:${company}" data-now=${words}
        >${icon(company, words)}<b>${seat.shares[company]}</b></span
      >`;
    })}
  </p>`;
}

/** What those shares would bring now. */
function sharesWorth({ facts, say, view }: Ctx, seat: SeatView) {
  const worth = facts.companies.reduce((sum, one) => sum + seat.shares[one] * view.stations[one].value, 0);
  return html`<p class="shares-worth"><span>${say("shares-worth")}</span> <b>${worth}${icon("coin", say("coins"))}</b></p>`;
}

/** The track bonuses that are in effect for the seat or available to it. */
export function bonuses(ctx: Ctx, seat: SeatView) {
  if (seat.unlocked.length === 0) return nothing;
  return html`<p class="tiles" aria-label=${ctx.say("track-bonuses")}>
    ${seat.unlocked.map((id) => {
      const [track = "", number] = id.split("-");
      const bonus = ctx.facts.tracks[track]?.thresholds[Number(number) - 1]?.bonus;
      if (!bonus) return nothing;
      const words = bonusText(ctx, bonus);
      const waits = !seat.bonuses.includes(id);
      return html`<span class="chip bonus${waits ? " used" : ""}" data-explain="bonus:${id}" data-now=${words}
        >${icon(BONUS_SYMBOLS[bonus.type] ?? "marker")}<b aria-hidden="true">${number === "1" ? "I" : "II"}</b
        ><span class="visually-hidden">${words}</span></span
      >`;
    })}
  </p>`;
}

/** The bank, when a research point can be taken as CrypCoin. */
function coinsButton(ctx: Ctx) {
  const at = hit(ctx, "coins");
  if (!at.live) return nothing;
  return html`<button type="button" class="chip${at.cls}" data-target="coins" aria-pressed=${at.pressed}>
    <span class="visually-hidden">${ctx.say("move-TakeCoin")}</span>
    <span aria-hidden="true">${icon("point")}→${icon("coin")}</span>
  </button>`;
}

function tiles(ctx: Ctx, seat: SeatView) {
  if (seat.tiles.length === 0) return nothing;
  return html`<p class="tiles">
    ${seat.tiles.map(({ tile, face_up }) => {
      const key = `tile:${tile}`;
      const at = hit(ctx, key);
      return html`<button
        type="button"
        class="chip${face_up ? "" : " used"}${at.cls}"
        data-target=${key}
        aria-pressed=${at.pressed}
        tabindex=${at.live ? "0" : "-1"}
        aria-label=${ctx.say(`space-tile-${tile}`)}
      >
        ${thing(`k-${tile}`, icon(tile))}
      </button>`;
    })}
  </p>`;
}

function dealt(ctx: Ctx, seat: SeatView) {
  if (seat.dealt.length === 0 || ctx.view.phase !== "tokens") return nothing;
  return html`<p class="dealt">
    ${seat.dealt.map((token) => {
      const key = `token:${token}`;
      const at = hit(ctx, key);
      return html`<button type="button" class="chip${at.cls}${seat.token === token ? " made" : ""}" data-target=${key} aria-pressed=${at.pressed}>
        <span class="visually-hidden">${wordedArgs(ctx, { token }).token}</span><span aria-hidden="true">${tokenFace(ctx, token)}</span>
      </button>`;
    })}
  </p>`;
}

function keptSlots(ctx: Ctx, me: SeatView) {
  const { choosing, game } = ctx.state;
  const marks = marksAmong(ctx, (key) => /^(rest|slot|resting):/.test(key));
  const planned = game.choices.form?.kind === "plan" ? [choosing.draft, choosing.held] : [];
  return guard([...marks, me, ...planned], () => slots(ctx, me));
}

/** Resting decks above, action slots below, A to E. */
export function slots(ctx: Ctx, me: SeatView) {
  const planning = ctx.state.game.choices.form?.kind === "plan";
  return html`<i class="bays-word" aria-hidden="true">${ctx.say("bays-resting")}</i>
  <i class="bays-word" aria-hidden="true">${ctx.say("bays-in-use")}</i>
  <div class="columns">
    ${ctx.facts.slots.map((slot, index) => {
      const rest = `rest:${slot}`;
      const at = hit(ctx, rest);
      const deck = me.resting[index] ?? [];
      const button = at.role !== nothing;
      const name = ctx.say("resting-slot", { slot, count: deck.length });
      return html`<div class="column">
        <div
          class="resting${deck.length > 4 ? " many" : ""}${deck.length > 3 ? " several" : ""}${at.cls}"
          data-target=${rest}
          tabindex=${at.tab}
          role=${button ? at.role : "group"}
          aria-pressed=${at.pressed}
          aria-label=${button ? nothing : name}
        >
          ${button ? html`<span class="visually-hidden">${ctx.say.details([name, ...deck.map((id) => cardName(ctx, id))])}</span>` : nothing}
          ${deck.length === 0 ? html`<span class="rest-tag" aria-hidden=${button ? "true" : nothing}>${ctx.say("rest-tag", { slot })}</span>` : nothing}
          ${deck.map((id) => (button ? pictured(ctx, `resting:${slot}:${id}`, id, true) : card(ctx, `resting:${slot}:${id}`, id, { small: true })))}
        </div>
        ${planning ? planSlot(ctx, me, slot) : actionSlot(ctx, me, slot, index)}
      </div>`;
    })}
  </div>`;
}

function actionSlot(ctx: Ctx, me: SeatView, slot: Slot, index: number) {
  const placed = me.area[index];
  if (!placed) {
    const on = me.slots.includes(slot);
    return html`<div
      class="action-slot${on ? "" : " off"}"
      data-explain=${on ? "slot" : "slot-off"}
      aria-label=${ctx.say(on ? "slot-on" : "slot-off", { slot })}
    >
      <span class="tag">${slot}</span>${on ? nothing : opensAt(ctx, slot)}
    </div>`;
  }
  return html`<div class="action-slot">
    <span class="tag">${slot}</span>
    ${card(ctx, `slot:${slot}`, placed.card, placedHow(ctx, placed))}
  </div>`;
}

/** What opens a closed slot: the tank track the first, screens the last. */
function opensAt({ facts, say }: Ctx, slot: Slot) {
  const words =
    slot === facts.slots[0]
      ? say("opens-at-tank", { slot })
      : say("opens-at-screen", { slot, screen: facts.research.slot_at + 1 });
  return html`<small>${words}</small>`;
}

function placedHow(ctx: Ctx, placed: PlacedCard) {
  const printed = ctx.facts.cards[placed.card]?.value ?? 0;
  return {
    faceDown: !placed.face_up,
    plusOne: placed.plus_one ?? false,
    ...(placed.value && placed.value > printed ? { value: placed.value } : {}),
  };
}

/** A slot while planning: takes the held card by click or drop. */
function planSlot(ctx: Ctx, me: SeatView, slot: Slot) {
  const { state, act, say } = ctx;
  if (!me.slots.includes(slot)) {
    return html`<div class="action-slot off" data-explain="slot-off" aria-label=${say("slot-off", { slot })}>
      <span class="tag">${slot}</span>${opensAt(ctx, slot)}
    </div>`;
  }
  const { draft, held } = state.choosing;
  const id = draft[slot];
  return html`<div
    class="action-slot planning${held ? " lit" : ""}"
    data-plan-slot=${slot}
    data-here=${slot === firstFree(draft, state.game.choices.form?.slots ?? []) ? say("plan-here") : nothing}
    tabindex="0"
    role="button"
    aria-label=${id ? say("plan-slot-with", { slot, card: cardName(ctx, id) }) : say("plan-slot", { slot })}
    @dragover=${(event: DragEvent) => event.preventDefault()}
    @drop=${(event: DragEvent) => {
      event.preventDefault();
      const dragged = event.dataTransfer?.getData("text/plain");
      if (dragged) place(state.choosing, act, slot, dragged);
    }}
  >
    <span class="tag">${slot}</span>
    ${id ? html`<span class="planned">${pictured(ctx, `planned:${slot}`, id)}</span>` : nothing}
  </div>`;
}

/** The cards in hand. */
export function hand(ctx: Ctx, me: SeatView) {
  const { say, state } = ctx;
  const cards = me.hand.cards ?? [];
  const form = state.game.choices.form?.kind === "plan" ? state.game.choices.form : null;
  const used = new Set(Object.values(state.choosing.draft));
  const shown = sorted(ctx, cards).filter((id) => !(form && used.has(id)));
  return html`<div class="hand-head">
      <h2 data-explain="hand">${say("hand", { count: shown.length })}</h2>
      ${drawnOf(ctx, me)} ${drawn("mine", ctx)} ${shown.length ? acquired(ctx, me) : nothing}
    </div>
    ${shown.length ? nothing : acquired(ctx, me)}
    <div
      class="cards-wrap fan"
      style="--fan-gaps: ${Math.max(1, shown.length - 1)}"
      role="group"
      aria-label=${say("hand", { count: shown.length })}
      @dragstart=${(event: DragEvent) => {
        const id = (event.target as HTMLElement).dataset?.target?.slice(5);
        if (id) event.dataTransfer?.setData("text/plain", id);
      }}
    >
      ${cards.length || form ? nothing : html`<p class="no-hand">${say("hand-empty")}</p>`}
      ${shown.map((id, index) => {
        const plannable = form?.cards.includes(id) ?? false;
        return html`<span class="fan-card" style="--from-middle: ${index - (shown.length - 1) / 2}" data-hand=${plannable ? id : nothing}
          >${card(ctx, `hand:${id}`, id, { drag: plannable, held: state.choosing.held === id })}</span
        >`;
      })}
    </div>`;
}

/** The kinds of cards sorted after resources. */
const BEHIND = ["energy", "research", "field", "share"];

/** The cards of a hand in display order: by kind, then by number. */
export function sorted({ facts }: Ctx, cards: string[]) {
  const kinds = [...facts.resources, ...BEHIND];
  const rank = (id: string) => kinds.indexOf(facts.cards[id]?.kind ?? "") * 100 + (facts.cards[id]?.value ?? 0);
  return [...cards].sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
}
