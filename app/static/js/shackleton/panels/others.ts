/** The other players: stock, points, astronauts left, structures, leader; what more they have when it is unfolded. */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { seatNames } from "../../table/hit.ts";
import { showsBoth } from "../../table/room.ts";
import { hasStandIn, isAway, isStopped, portrait, seatName, seatPiece } from "../../table/seats.ts";
import { soloBoard } from "../astrobot/board.ts";
import { portrait as botPortrait } from "../astrobot/turn.ts";
import { claimedGoals } from "../board/goals.ts";
import { abilitiesOf } from "../board/leaders.ts";
import { silhouette } from "../board/pieces.ts";
import { ofSeat, shownWithSeats } from "../corporations.ts";
import { kindOf, projectOf } from "../facts.ts";
import { amountOf } from "../figures.ts";
import { icon, pictured } from "../symbols.ts";
import type { Astronaut, Ctx, Kind, SeatView } from "../types.ts";
import { ASTRONAUTS } from "../types.ts";
import { astronautName, leaderName, pieceName, projectName, tileName } from "../words.ts";
import { goodsOf, stock } from "./base.ts";

/** The others in the turn order, from the one after the reader on. */
export function others(ctx: Ctx) {
  const { view, me } = ctx;
  const at = me ? view.order.indexOf(me.seat) : -1;
  const order = [...view.order.slice(at + 1), ...view.order.slice(0, Math.max(0, at))];
  const seats = order.flatMap((seat) => view.seats[seat] ?? []);
  const columns = columnsOf(ctx, seats);
  return html`<div class="others">${seats.map((seat) => kept(ctx, seat, view.order.indexOf(seat.seat) + 1, columns))}</div>`;
}

/** What any of the others has: each of it has a column in all their rows, so that they are compared down a column. */
interface Columns {
  goods: string[];
  astronauts: Astronaut[];
  kinds: Kind[];
  projects: boolean;
}

const KINDS: Kind[] = ["dome", "workshop", "laboratory", "headquarters"];

function columnsOf(ctx: Ctx, seats: SeatView[]): Columns {
  const anyOf = <One>(all: readonly One[], has: (seat: SeatView, one: One) => number) =>
    all.filter((one) => seats.some((seat) => has(seat, one) > 0));
  return {
    goods: goodsOf(seats),
    astronauts: anyOf(ASTRONAUTS, ({ astronauts }, one) => astronauts[one] ?? 0),
    kinds: anyOf(KINDS, (seat, kind) => builtOf(ctx, seat, kind)),
    projects: seats.some(({ projects }) => projects.length > 0),
  };
}

/** How many structures of a kind a seat has built. */
const builtOf = (ctx: Ctx, { built }: SeatView, kind: Kind) =>
  Object.keys(built).filter((id) => kindOf(ctx, id) === kind).length;

/** A seat's panel, redrawn only when something on it has changed. */
function kept(ctx: Ctx, seat: SeatView, turn: number, columns: Columns) {
  const { facts, view } = ctx;
  const unfolded = view.me !== null && showsBoth(view);
  const picture = ctx.now.table.data?.seats[seat.seat]?.picture;
  const shown = [
    seat,
    turn,
    JSON.stringify(columns),
    view.turn === seat.seat,
    status(ctx, seat),
    unfolded,
    picture,
    ...shownWithSeats(view),
  ];
  return guard([facts, seatNames(ctx), ...shown], () => other(ctx, seat, turn, unfolded, columns));
}

function other(ctx: Ctx, seat: SeatView, turn: number, unfolded: boolean, columns: Columns) {
  const { say, view } = ctx;
  const doing = status(ctx, seat);
  return html`<section class="other seat-${seat.seat}${seat.astrobot ? " astrobot" : ""}${view.turn === seat.seat ? " acting" : ""}" data-explain="seat:${seat.seat}" data-key="seat:${seat.seat}" aria-label=${seatName(ctx, seat.seat)}>
    ${seatPiece(seat.seat)}
    <header>
      <b role="heading" aria-level="2">${seat.astrobot ? botPortrait() : nothing}${portrait(ctx.now.table.data?.seats[seat.seat]?.picture)}<bdi>${seatName(ctx, seat.seat)}</bdi></b>
      <span class="visually-hidden">${say("turn-order", { place: turn })}</span> ${doing ? html`<small class=${isAway(ctx.now, seat.seat) ? "away" : ""}>${doing}</small>` : nothing}
      <span class="points"><span data-key="vp:${seat.seat}">${amountOf(ctx, "vp", seat.vp)}</span> ${amountOf(ctx, "reputation", seat.reputation)}</span>
    </header>
    <div class="holds">
      ${seat.astrobot ? nothing : html`<dl class="stock">${stock(ctx, seat, columns.goods)}</dl>`}
      <span class="left" role="group" aria-label=${say("on-tile")}>${columns.astronauts.map((one) => counted(one, seat.astronauts[one] ?? 0, astronautName(ctx, one)))}</span>
      <span class="built-kinds">${columns.kinds.map((kind) => counted(kind, builtOf(ctx, seat, kind), say(`kind-${kind}`)))}${columns.projects ? counted("project", seat.projects.length, say("own-projects")) : nothing}</span>
    </div>
    ${ofSeat(ctx, seat)}
    ${seat.astrobot ? soloBoard(ctx, seat.seat, seat.astrobot, unfolded ? nothing : folded(ctx, seat)) : nothing}
    ${unfolded ? whole(ctx, seat) : seat.astrobot ? nothing : folded(ctx, seat)}
  </section>`;
}

/** How many there are of something in its column, which stays empty where there is none. */
function counted(what: string, count: number, name: string) {
  return html`<span class="figure">${count > 0 ? html`<b>${count}</b>${icon(what, name)}` : nothing}</span>`;
}

/** What more they have, until it is unfolded out of sight. */
function folded(ctx: Ctx, seat: SeatView) {
  return html`<details class=${seat.astrobot ? nothing : "unfolding"}>
    <summary><span>${ctx.say("whole-base")}</span></summary>
    ${whole(ctx, seat)}
  </details>`;
}

/** The base of a seat: its leader, its structures with who lives in them, its projects, its goals. */
function whole(ctx: Ctx, seat: SeatView) {
  const { say } = ctx;
  const fact = ctx.facts.set.leaders.find(({ id }) => id === seat.leader);
  return html`<div class="whole">
    ${fact ? html`<p class="whose-leader">${pictured(`sb-leader-${fact.id}`, "leader", "nightside")}<span><b>${leaderName(ctx, fact.id)}</b> ${ctx.say.clauses(abilitiesOf(ctx, fact, seat.improved, false))}</span></p>` : nothing}
    ${seat.tile ? html`<p>${tileName(ctx, seat.tile)}</p>` : nothing}
    <ul class="whole-built" aria-label=${say("structures")}>
      ${Object.entries(seat.built).map(([id, inside]) => html`<li><span class="seat-${seat.seat}" role="img" aria-label=${pieceName(ctx, id)} title=${pieceName(ctx, id)}>${pictured(`sb-${kindOf(ctx, id)}-${seat.seat + 1}`, kindOf(ctx, id))}</span>${inside.map((one) => icon(one, astronautName(ctx, one)))}</li>`)}
      ${seat.waiting ? html`<li><span role="img" aria-label=${say("place-waiting")} title=${say("place-waiting")}>${silhouette("sb-astronaut", "astronaut")}</span>${icon(seat.waiting, astronautName(ctx, seat.waiting))}</li>` : nothing}
    </ul>
    ${
      seat.projects.length === 0
        ? nothing
        : html`<ul class="whole-projects" aria-label=${say("own-projects")}>
            ${seat.projects.map((id) => html`<li class=${seat.turned.includes(id) ? "turned" : ""}>${pictured(`sb-${projectOf(ctx, id)?.corporation}`, projectOf(ctx, id)?.corporation ?? "project")} ${projectName(ctx, id)}</li>`)}
          </ul>`
    }
    ${claimedGoals(ctx, seat)}
  </div>`;
}

function status(ctx: Ctx, player: SeatView) {
  const { say, view, now } = ctx;
  const { seat } = player;
  if (isStopped(now)) return "";
  if (hasStandIn(now, seat)) return say("by-stand-in");
  if (isAway(now, seat)) return say("is-away");
  return view.turn === seat ? say("is-acting") : "";
}
