/** A player's own base: stock, astronauts on the shuttle tile, structures with their places, Reputation, projects. */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { marksOf, marksOn } from "../../table/hit.ts";
import { portrait, SHAPES, seatName, seatPiece } from "../../table/seats.ts";
import { chosen } from "../board/chosen.ts";
import { claimedGoals } from "../board/goals.ts";
import { abilitiesOf } from "../board/leaders.ts";
import { silhouette } from "../board/pieces.ts";
import { project } from "../board/projects.ts";
import { hasStrips } from "../board/room.ts";
import { sizeOf, typeOf } from "../facts.ts";
import { costsAndGives, gained, paid } from "../figures.ts";
import { hasSymbol, icon, pictured } from "../symbols.ts";
import type { Ctx, Piece, SeatView } from "../types.ts";
import { ASTRONAUTS } from "../types.ts";
import { astronautName, leaderName, pieceName, thingName } from "../words.ts";

export function myBase(ctx: Ctx) {
  const { me, say } = ctx;
  if (!me) return html`<section class="me watcher" aria-label=${say("my-base")}><p>${say("watching")}</p></section>`;
  const picture = ctx.now.table.data?.seats[me.seat]?.picture;
  return html`<section class="me" aria-label=${say("my-base")} tabindex=${hasStrips() ? "-1" : "0"}>
    <div class="reserve">${guard([...marksOf(ctx), me, picture], () => reserve(ctx, me, picture))}</div>
    <div class="base-block">${base(ctx, me)}</div>
    <div class="score-block">${reputation(ctx)} ${projects(ctx, me)}</div>
  </section>`;
}

const ALWAYS = ["credits", "titanium", "rare_earth"];

/** What the reader has to spend. */
export function purse({ me }: Ctx) {
  return me ? ALWAYS.map((what) => html`${icon(what)}<b>${me.stock[what] ?? 0}</b>`) : nothing;
}

/** The goods of corporations that these seats have. */
export function goodsOf(seats: SeatView[]) {
  const all = seats.flatMap(({ stock }) => Object.keys(stock).filter((what) => (stock[what] ?? 0) > 0));
  return [...new Set(all)].filter((what) => !ALWAYS.includes(what)).sort();
}

/** What a seat has of things that are always shown, then of goods of corporations. */
export function stock(ctx: Ctx, seat: SeatView, goods: string[] = goodsOf([seat])) {
  return [...ALWAYS, ...goods].map((what) => {
    const amount = seat.stock[what] ?? 0;
    const isAbsent = amount === 0 && !ALWAYS.includes(what);
    return html`<div class=${isAbsent ? "absent" : nothing} data-key="stock:${seat.seat}:${what}" data-explain="thing:${what}" data-now=${ctx.say.label([thingName(ctx, what), amount])}><dt>${hasSymbol(what) ? icon(what, thingName(ctx, what)) : thingName(ctx, what)}</dt><dd>${amount}</dd></div>`;
  });
}

function reserve(ctx: Ctx, me: SeatView, picture: string | null | undefined) {
  const { say } = ctx;
  return html`<h2 class="seat-${me.seat}" data-key="seat:${me.seat}">
      ${seatPiece(me.seat)} ${portrait(picture)} <bdi>${seatName(ctx, me.seat)}</bdi>
    </h2>
    <dl class="stock">${stock(ctx, me)}
      <div data-key="vp:${me.seat}" data-explain="thing:vp" data-now=${say.label([thingName(ctx, "vp"), me.vp])}><dt>${icon("vp", thingName(ctx, "vp"))}</dt><dd>${me.vp}</dd></div>
    </dl>
    <p class="worth">${say("total-now", { total: me.total })} · ${say("costs-now", { costs: me.costs })}</p>
    ${onTile(ctx, me)} ${leader(ctx, me)}`;
}

/** The astronauts left on the shuttle tile, each type once. */
function onTile(ctx: Ctx, me: SeatView) {
  return html`<div class="on-tile" data-key="own-tile" role="group" aria-label=${ctx.say("on-tile")}>
    ${ASTRONAUTS.map((one) => {
      const count = me.astronauts[one] ?? 0;
      const key = `astronaut:${one}`;
      const at = chosen(ctx, key, ctx.say("count-of", { count, what: astronautName(ctx, one) }));
      return html`<span class="astronaut${count ? "" : " none"}${at.cls}" data-target=${key} tabindex=${at.tab} role=${at.role} aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}
        ><span class="inside" aria-hidden="true">${pictured(`sb-${one}`, one)}<b data-with=${key}>${count}</b></span></span>`;
    })}
  </div>`;
}

function leader(ctx: Ctx, me: SeatView) {
  const fact = ctx.facts.set.leaders.find(({ id }) => id === me.leader);
  if (!fact) return nothing;
  const [words, later] = abilitiesOf(ctx, fact, me.improved);
  const at = chosen(
    ctx,
    "own-leader",
    ctx.say.clauses([leaderName(ctx, fact.id), ...abilitiesOf(ctx, fact, me.improved)]),
  );
  return html`<p class="own-leader${at.cls}" data-target="own-leader" tabindex=${at.tab} role=${at.role} aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}>
    <span class="inside" aria-hidden="true">${pictured(`sb-leader-${fact.id}`, "leader", "nightside")}<span><b>${leaderName(ctx, fact.id)}</b> ${words}${later ? html`<small>${later}</small>` : nothing}</span></span>
  </p>`;
}

/** The structures in the order of the base; the astronaut who waits stands before the Headquarters, which has more room. */
export function base(ctx: Ctx, me: SeatView) {
  const { facts, say } = ctx;
  const { pieces } = facts.set.structures;
  const drawn = (one: Piece) =>
    one.id in me.built
      ? guard([...marksOf(ctx), me.seat, me.built[one.id]], () => built(ctx, me, one))
      : guard(marksOn(ctx, `piece:${one.id}`), () => unbuilt(ctx, one));
  const isLarge = ({ kind }: Piece) => kind === "headquarters";
  return html`<div class="base" role="list" aria-label=${say("structures")}>
    ${pieces.filter((one) => !isLarge(one)).map(drawn)} ${guard([...marksOf(ctx), me.waiting], () => waiting(ctx, me))}
    ${pieces.filter(isLarge).map(drawn)}
  </div>`;
}

/** One that still stands on the base: what it costs and brings. */
function unbuilt(ctx: Ctx, { id, kind, bonus, astronaut }: Piece) {
  const type = typeOf(ctx, kind);
  const key = `piece:${id}`;
  const cost = Object.entries(type?.cost ?? {}).map(([what, amount]) => ({ what, amount }));
  const at = chosen(ctx, key, ctx.say.clauses([pieceName(ctx, id), ...costsAndGives(ctx, cost, bonus)]));
  return html`<div role="listitem" class="structure kind-${kind}"><div class="unbuilt${at.cls}" data-target=${key} tabindex=${at.tab} role=${at.role} aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}>
    <span class="inside" aria-hidden="true"><b class="structure-name">${ctx.say(`kind-${kind}`)}</b><span class="structure-sign">${silhouette(`sb-${kind}`, kind)}<small>${type?.size}</small></span>
    <span class="asks-gives"><span class="pays">${paid(ctx, type?.cost)}</span><span class="gains">${astronaut ? icon(astronaut) : nothing}${gained(ctx, bonus)}</span></span></span>
  </div></div>`;
}

/** One that has left the base: its places, and what is asked of them. */
function built(ctx: Ctx, me: SeatView, { id, kind, astronaut }: Piece) {
  const inside = me.built[id] ?? [];
  const room = ctx.say("places-free", { count: Math.max(0, sizeOf(ctx, id) - inside.length) });
  const place = chosen(ctx, `place:${id}`, room);
  const piece = chosen(ctx, `piece:${id}`, pieceName(ctx, id));
  const empty = Math.max(0, sizeOf(ctx, id) - inside.length);
  return html`<div role="listitem" class="structure kind-${kind}"><div class="built${piece.cls}" data-target="piece:${id}" tabindex=${piece.tab} role=${around(piece.role)} aria-pressed=${piece.pressed} aria-label=${piece.label} data-stands=${piece.stands}>
    <b class="structure-name" aria-hidden="true">${ctx.say(`kind-${kind}`)}</b><span class="structure-sign seat-${me.seat}">${pictured(`sb-${kind}-${me.seat + 1}`, kind)}${astronaut ? icon(astronaut, astronautName(ctx, astronaut)) : nothing}</span>
    <span class="places${place.cls}" data-target="place:${id}" tabindex=${place.tab} role=${around(place.role)} aria-pressed=${place.pressed} aria-label=${place.label} data-stands=${place.stands}>
      ${inside.map((one) => sitting(ctx, id, one))}${Array.from({ length: empty }, () => html`<i class="empty"></i>`)}
    </span>
  </div></div>`;
}

/** The role of what others stand in that can be chosen themselves. */
const around = (role: unknown) => (role === "img" ? "group" : role);

/** An astronaut on a place of the base. */
function sitting(ctx: Ctx, place: string, one: string) {
  const key = `at:${place}:${one}`;
  const at = chosen(
    ctx,
    key,
    ctx.say("astronaut-at", { astronaut: astronautName(ctx, one), place: pieceName(ctx, place) }),
  );
  return html`<span class="sitting${at.cls}" data-target=${key} tabindex=${at.tab} role=${at.role} aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}>${pictured(`sb-${one}`, one)}</span>`;
}

function waiting(ctx: Ctx, me: SeatView) {
  const at = chosen(ctx, "place:waiting", ctx.say("place-waiting"));
  return html`<div role="listitem" class="structure kind-waiting"><div class="built">
    <span class="structure-sign">${silhouette("sb-astronaut", "astronaut")}</span>
    <span class="places${at.cls}" data-target="place:waiting" tabindex=${at.tab} role=${around(at.role)} aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}>${me.waiting ? sitting(ctx, "waiting", me.waiting) : html`<i class="empty"></i>`}</span>
  </div></div>`;
}

/** The Reputation track with all seats; its actions open as a seat reaches them. */
export function reputation(ctx: Ctx) {
  const { facts, view, say, me } = ctx;
  const { last, actions, goal_extras, upkeep } = facts.set.reputation;
  return html`<ol class="reputation" aria-label=${say("reputation-track")} start="0">
    ${Array.from({ length: last + 1 }, (_, space) => {
      const action = actions.find(({ at }) => at === space);
      const standing = view.seats.filter((seat) => seat.reputation === space);
      const key = `reputation:${space}`;
      const isReached = me !== null && space <= me.reputation;
      return guard([...marksOn(ctx, key), String(standing.map(({ seat }) => seat)), isReached], () => {
        const stands = say.clauses([
          say("reputation-space", { space }),
          ...(action ? [say("reputation-action")] : []),
          ...(goal_extras.includes(space) ? [say("reputation-goals")] : []),
          ...(upkeep.includes(space) ? [say("reputation-upkeep")] : []),
          ...standing.map((seat) => seatName(ctx, seat.seat)),
        ]);

        const at = chosen(ctx, key, stands);
        return html`<li><span class="space${action ? " acts" : ""}${isReached ? " reached" : ""}${at.cls}" data-target=${key} tabindex=${at.tab} role=${at.role} aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}>
        <span class="inside" aria-hidden="true"><span class="gate">${action ? icon(action.gain.what) : nothing}${goal_extras.includes(space) ? html`<i class="extra">${icon("goal")}</i>` : nothing}${upkeep.includes(space) ? html`<i class="upkeep">−1</i>` : nothing}</span><small>${space}</small>
        <span class="here">${standing.map((seat) => html`<b class="seat-${seat.seat}" data-key="reputation-of:${seat.seat}">${SHAPES[seat.seat]}</b>`)}</span></span>
      </span></li>`;
      });
    })}
  </ol>`;
}

export function projects(ctx: Ctx, me: SeatView) {
  if (me.projects.length === 0 && Object.keys(me.goals).length === 0)
    return html`<p class="own-projects none-yet">${ctx.say("own-projects-none")}</p>`;
  return html`<div class="own-projects" role="group" aria-label=${ctx.say("own-projects")}>
    ${me.projects.map((id) => html`<div class=${me.turned.includes(id) ? "turned" : ""}>${project(ctx, id, `own:${id}`)}</div>`)}
    <div class="own-goals">${claimedGoals(ctx, me)}</div>
  </div>`;
}
