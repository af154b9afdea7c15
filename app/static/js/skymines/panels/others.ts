/** The other seats' boards: public information. */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { glyph } from "../../table/glyph.ts";
import { marksAmong } from "../../table/hit.ts";
import { showsWhole } from "../../table/room.ts";
import { hasStandIn, isAway, isStopped, portrait, seatName, seatPiece } from "../../table/seats.ts";
import { back, card } from "../board/cards.ts";
import { lunaCardText } from "../luna/words.ts";
import { drawnOf, shownOf } from "../modules.ts";
import { icon, thing } from "../symbols.ts";
import type { Ctx, SeatView } from "../types.ts";
import { bonuses, shares } from "./me.ts";
import { inFigures, researchTrack, tankTrack } from "./progress.ts";

export function others(ctx: Ctx) {
  const { view } = ctx;
  const from = view.me ?? 0;
  const boards = view.seats
    .map((_, index) => view.seats[(from + index) % view.seats.length])
    .filter((seat): seat is SeatView => seat !== undefined && seat.seat !== view.me);
  return html`<section class="others${boards.length > 2 ? " many" : ""}" aria-label=${ctx.say("other-boards")}>
    ${boards.map((seat) => kept(ctx, seat))}
  </section>`;
}

/** A board, redrawn only when something on it changes. */
function kept(ctx: Ctx, seat: SeatView) {
  const { view } = ctx;
  const { turn, first_player: first, phase } = view;
  const shown = [
    seat,
    phase,
    turn === seat.seat,
    first === seat.seat,
    isAway(ctx.now, seat.seat),
    hasStandIn(ctx.now, seat.seat),
    isStopped(ctx.now),
    ctx.now.table.data?.seats[seat.seat]?.picture,
    ctx.state.panels.unfolded,
    showsWhole(view),
    ...shownOf(ctx, seat),
  ];
  const marks = marksAmong(ctx, (key) => key.split(":")[1] === String(seat.seat));
  return guard([...marks, ...shown], () => board(ctx, seat));
}

function board(ctx: Ctx, seat: SeatView) {
  const { say, view } = ctx;
  const open = isUnfolded(ctx, boardOf(seat));
  const name = seatName(ctx, seat.seat);
  return html`<article class="other${seat.luna ? " of-luna" : ""}${view.turn === seat.seat ? " acting" : ""}" data-key="seat:${seat.seat}" aria-label=${name} style="--seat: var(--seat-${seat.seat})">
    ${seatPiece(seat.seat)}
    <header>
      <b class="seat-${seat.seat}" role="heading" aria-level="2">${portrait(ctx.now.table.data?.seats[seat.seat]?.picture)} <bdi>${name}</bdi>${view.first_player === seat.seat ? html`<span data-explain="first-marker">${icon("first", say("first-player"))}</span>` : nothing}</b>
      <span data-key="coins:${seat.seat}" data-now=${say.label([say("coins"), seat.coins])}>${icon("coin", say("coins"))}${seat.coins}</span>
      <span data-explain="marker" data-now=${say.label([say("bonus-markers"), seat.markers])}>${icon("marker", say("bonus-markers"))}${seat.markers}</span>
      ${seat.luna ? nothing : html`<span data-explain="card-hidden" data-now=${say("hand-of", { count: seat.hand.count })}>${icon("card", say("hand-of", { count: seat.hand.count }))}${seat.hand.count}</span>`}
      <div class="status">${status(ctx, seat)} ${away(ctx, seat)}</div>
      ${open ? nothing : html`<span class="track-figures">${inFigures(ctx, seat)}</span>`}
    </header>
    <div class="area">${seat.luna ? lunaSlots(ctx, seat) : playerSlots(ctx, seat)}</div>
    ${shares(ctx, seat)} ${bonuses(ctx, seat)} ${lunaCards(ctx, seat)} ${drawnOf(ctx, seat)}
    ${folded(ctx, boardOf(seat), say("whole-board"), () => html`${resting(ctx, seat)} ${tankTrack(ctx, seat)} ${researchTrack(ctx, seat)}`)}
  </article>`;
}

/** By which an unfolded board is remembered. */
function boardOf({ seat }: SeatView) {
  return `${seat}/board`;
}

/** Whether a part is unfolded: otherwise than at first if it has been clicked. */
function isUnfolded({ state, view }: Ctx, key: string) {
  return state.panels.unfolded.includes(key) !== showsWhole(view);
}

/** Content drawn only once its `<summary>` has been opened. */
function folded(ctx: Ctx, key: string, summary: string, content: () => unknown) {
  const { state, act } = ctx;
  const { unfolded } = state.panels;
  const open = isUnfolded(ctx, key);
  const toggled = ({ target }: Event) => {
    if ((target as HTMLDetailsElement).open === open) return;
    const others = unfolded.filter((other) => other !== key);
    act.set({ panels: { unfolded: unfolded.includes(key) ? others : [...unfolded, key] } });
  };
  return html`<details class="unfolding" ?open=${open} @toggle=${toggled}>
    <summary><span>${summary}</span></summary>
    ${open ? content() : nothing}
  </details>`;
}

/** Who plays for the seat's owner, or that nobody does: nothing where the game has ended. */
function away(ctx: Ctx, seat: SeatView) {
  if (isStopped(ctx.now)) return nothing;
  if (hasStandIn(ctx.now, seat.seat)) return html`<small class="away">${ctx.say("by-stand-in")}</small>`;
  const word = ctx.say("is-away");
  return isAway(ctx.now, seat.seat)
    ? drawnWord(word, "M11 11a3.8 3.8 0 1 0-.01 0M4 20.5c0-3.8 2.6-6 7-6M15.5 15l5.5 5.5M21 15l-5.5 5.5")
    : nothing;
}

/** What the seat does: in a sign where it says more than a word beside a name has room for. An edge says who moves. */
function status({ say, view, now }: Ctx, seat: SeatView) {
  if (isStopped(now)) return nothing;
  if (seat.dropped) return html`<small>${say("is-out")}</small>`;
  if (view.phase === "planning" || view.phase === "tokens") {
    if (seat.luna) return nothing;
    if (seat.ready) return drawnWord(say("is-ready"), "M4.5 12.5l5 5 10-11");
    return drawnWord(say(`is-${view.phase === "tokens" ? "choosing-token" : "planning"}`), DOTS);
  }
  return view.turn === seat.seat ? html`<span class="visually-hidden">${say("is-acting")}</span>` : nothing;
}

const DOTS = "M5 12.5h.01M12 12.5h.01M19 12.5h.01";

/** A word that a sign stands for. */
function drawnWord(word: string, lines: string) {
  return html`<small class="away" title=${word}>${glyph(lines)}<span class="visually-hidden">${word}</span></small>`;
}

function playerSlots(ctx: Ctx, seat: SeatView) {
  return html`${ctx.facts.slots.map((slot, index) => {
    const placed = seat.area[index];
    if (!placed)
      return html`<span class="card small empty${seat.slots.includes(slot) ? "" : " off"}" data-explain=${seat.slots.includes(slot) ? "slot" : "slot-off"}>${slot}</span>`;
    return card(ctx, `area:${seat.seat}:${slot}`, placed.card, {
      small: true,
      faceDown: !placed.face_up,
      plusOne: placed.plus_one ?? false,
    });
  })}
  ${seat.tiles.map(({ tile, face_up }) => html`<span class="chip${face_up ? "" : " used"}" data-explain="tile:${tile}"><span class="visually-hidden">${ctx.say(`space-tile-${tile}`)}</span>${thing(`k-${tile}`, icon(tile))}</span>`)}`;
}

function resting(ctx: Ctx, seat: SeatView) {
  if (seat.resting.every((deck) => deck.length === 0)) return nothing;
  return html`<div class="resting-decks">
    <h3>${ctx.say("resting-decks", { count: seat.resting.flat().length })}</h3>
    ${ctx.facts.slots.map((slot, index) => {
      const deck = seat.resting[index] ?? [];
      return deck.length === 0
        ? nothing
        : html`<p class="deck">
            <b>${slot}</b> ${deck.map((id) => card(ctx, `deck:${seat.seat}:${id}`, id, { small: true }))}
          </p>`;
    })}
  </div>`;
}

function lunaSlots(ctx: Ctx, seat: SeatView) {
  const luna = seat.luna;
  if (!luna) return nothing;
  return html`${luna.slots.map((held, index) => {
    const slot = ctx.facts.slots[index] ?? "A";
    if (!held) return html`<span class="card small empty" data-explain="luna-card">${slot}</span>`;
    return held.card && held.face_up
      ? html`<span class="card small luna" data-explain="luna-card" data-now=${lunaCardText(ctx, held.card)}>${held.card}</span>`
      : back(ctx.say("luna-card-hidden", { slot }), "luna-card");
  })}
    <span class="luna-majority" data-explain="luna-majority">
      ${luna.majority.map((id, side) => html`<span class="card small luna">${id ? majorityFace(ctx, id, side) : "·"}</span>`)}
    </span>
    <span data-explain="luna-deck" data-now=${ctx.say("luna-deck", { deck: luna.deck, reserve: luna.reserve })}
      >${icon("card", ctx.say("luna-deck", { deck: luna.deck, reserve: luna.reserve }))}${luna.reserve}</span
    >`;
}

/** The Luna cards that lie face up, in words. */
function lunaCards(ctx: Ctx, seat: SeatView) {
  const up = (seat.luna?.slots ?? []).flatMap((held) => (held?.face_up && held.card ? [held.card] : []));
  if (up.length === 0) return nothing;
  return html`<ul class="luna-cards">
    ${up.map((id) => html`<li>${lunaCardText(ctx, id)}</li>`)}
  </ul>`;
}

function majorityFace({ facts }: Ctx, id: string, side: number) {
  const found = facts.luna.cards[id];
  return found ? html`<b>${side === 0 ? found.left : found.right}</b>` : id;
}
