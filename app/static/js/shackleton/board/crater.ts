/** The crater: sectors with their structures, slots around the rim with the majorities of their rows, tokens on corners. */
import { html, nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { hit, marksOn } from "../../table/hit.ts";
import { SHAPES, seatName } from "../../table/seats.ts";
import { tabStop } from "../../table/tab-stop.ts";
import { inSector } from "../corporations.ts";
import { kindOf, presence, rowOf } from "../facts.ts";
import { sectorCode } from "../naming.ts";
import { astronautAt, drawnAt, symbolAt } from "../symbols.ts";
import type { Building, Ctx, Direction, Kind, Line } from "../types.ts";
import { astronautName, cornerName, corporationName, pieceName, sectorName, slotName, thingName } from "../words.ts";
import type { Point } from "./geometry.ts";
import {
  ASIDE,
  away,
  BARE,
  badgeAt,
  corners,
  GROUND,
  LOW,
  middle,
  outline,
  SIDE,
  SLOT,
  slotAt,
  standing,
  WHOLE,
} from "./geometry.ts";
import { hasStrips, room } from "./room.ts";
import { strips } from "./strips.ts";

type SectorFact = Ctx["facts"]["set"]["board"]["sectors"][number];
type SlotFact = Ctx["facts"]["set"]["board"]["slots"][number];

/** The whole board. */
export function crater(ctx: Ctx) {
  const { facts, view, say } = ctx;
  const { sectors, slots } = facts.set.board;
  const shown = { bare: BARE, aside: ASIDE, low: LOW, whole: WHOLE }[room()];
  const { x, y, width, height } = shown;
  const board = `${x} ${y} ${width} ${height}`;
  return html`<svg class="crater nightside" data-board=${board} viewBox=${board} role="group" aria-label=${say("crater")}>
    ${guard([facts, shown], () => ground(sectors, shown))}
    <g role="list" aria-label=${say("crater-sectors")}>${sectors.map((one) => guard([...marksOn(ctx, `sector:${one.id}`), view.sectors[one.id], view.modules], () => sector(ctx, one)))}</g>
    ${guard([facts, view.hub], () => hub(ctx))}
    <g role="group" aria-label=${say("crater-slots")}>${slots.map((one) => keptSlot(ctx, one, sectors))}</g>
    <g role="group" aria-label=${say("crater-corners")}>${Object.keys(facts.corners).map((one) => guard([...marksOn(ctx, `corner:${one}`), view.tokens[one]], () => corner(ctx, one)))}</g>
    ${hasStrips() ? strips(ctx) : nothing}
  </svg>`;
}

/** The floor in eternal shadow, and light that falls on a sector with a panel. Where not all of it is shown it fades. */
function ground(sectors: SectorFact[], { x, y, width, height }: typeof GROUND) {
  const isCut = y > GROUND.y + 20;
  return svg`<defs>
      <radialGradient id="lamp" cy=".62"><stop class="lamp-near" /><stop class="lamp-far" offset="1" /></radialGradient>
      <linearGradient id="rim-light" x2="1" y2="1"><stop class="rim-near" /><stop class="rim-far" offset="1" /></linearGradient>
      <radialGradient id="vein-titanium"><stop class="titanium-near" /><stop class="vein-far" offset="1" /></radialGradient>
      <radialGradient id="vein-rare_earth"><stop class="rare-near" /><stop class="vein-far" offset="1" /></radialGradient>
      <linearGradient id="sunk" x2="1" y2="1"><stop class="sunk-near" /><stop class="sunk-far" offset="1" /></linearGradient>
      <linearGradient id="plate"><stop class="plate-near" /><stop class="plate-far" offset="1" /></linearGradient>
      <linearGradient id="fade" x2="0" y2="1"><stop class="unseen" /><stop class="seen" offset=".05" /><stop class="seen" offset=".95" /><stop class="unseen" offset="1" /></linearGradient>
      <mask id="horizon" maskUnits="userSpaceOnUse" x=${x} y=${y} width=${width} height=${height}><rect x=${x} y=${y} width=${width} height=${height} fill="url(#fade)"></rect></mask>
    </defs>
    <g mask=${isCut ? "url(#horizon)" : nothing}><image class="drawn" x=${GROUND.x} y=${GROUND.y} width=${GROUND.width} height=${GROUND.height} preserveAspectRatio="none"></image></g>
    <path class="rim plain" d=${sectors.map((one) => outline(middle(one), -52)).join("")}></path>
    <path class="floor plain" d=${sectors.map((one) => outline(middle(one), -3)).join("")}></path>`;
}

/** A sector: its name, what it yields, its panel, its structures. */
function sector(ctx: Ctx, fact: SectorFact) {
  const key = `sector:${fact.id}`;
  const at = hit(ctx, key);
  const { panel = false, buildings = [] } = ctx.view.sectors[fact.id] ?? {};
  const [x, y] = middle(fact);
  const places = standing(buildings.length);
  const stands = sectorStands(ctx, fact);
  const [heapY, heap] = buildings.length === 0 ? [y + 2, 66] : [y - 61, 44];
  return svg`<g class="place${panel ? " powered" : ""}" role="listitem">
    <g><path class="sector${panel ? " powered" : ""}${at.cls}" d=${outline([x, y], 3)}
      data-target=${key} tabindex=${tabStop(key, at.tab)} role=${at.role === nothing ? "img" : at.role} aria-pressed=${at.pressed}
      aria-label=${at.why ? `${stands}. ${at.why}` : stands} data-stands=${at.why ? stands : nothing}></path><text class="code" aria-hidden="true" x=${x + 34} y=${y - 48}>${sectorCode(fact.id)}</text><path class="brackets" d=${corners([x, y], 10, 17)}></path></g>
    <g class="contents" aria-hidden="true">
      ${buildings.length > 0 ? svg`<ellipse class="glow" cx=${x} cy=${y + 26} rx="78" ry="46"></ellipse>` : nothing}
      <ellipse class="vein ${fact.resource}" cx=${x} cy=${heapY + heap * 0.2} rx=${heap} ry=${heap * 0.66}></ellipse>
      ${drawnAt(`sb-${fact.resource}`, x, heapY, heap, heap, symbolAt(fact.resource, x, heapY, heap * 0.6))}
      ${panel ? svg`<g data-key="panel-in:${fact.id}">${drawnAt("sb-panel", x + 30, y + 62, 46, 46, symbolAt("panel", x + 30, y + 62, 34))}</g>` : nothing}
      ${buildings.map((one, index) => building(ctx, one, [x + (places[index]?.[0] ?? 0), y + (places[index]?.[1] ?? 0)], BESIDE[Math.min(4, buildings.length)] ?? 1))}
      ${inSector(ctx, fact.id).map(({ drawn }) => drawn(x, y))}
    </g></g>`;
}

/** A sector in words. */
function sectorStands(ctx: Ctx, { id, resource }: SectorFact) {
  const { say } = ctx;
  const { panel = false, buildings = [] } = ctx.view.sectors[id] ?? {};
  return say.clauses([
    say.details([sectorName(ctx, id), thingName(ctx, resource), say(panel ? "sector-powered" : "sector-dark")]),
    ...buildings.map(({ owner, piece }) =>
      say.details([pieceName(ctx, piece), owner === null ? say("neutral-dome") : seatName(ctx, owner)]),
    ),
    ...inSector(ctx, id).map(({ words }) => words),
  ]);
}

const HEIGHTS: Record<Kind, number> = { dome: 104, workshop: 112, laboratory: 118, headquarters: 128 };
/** How much smaller structures are beside others. */
const BESIDE: Record<number, number> = { 2: 0.78, 3: 0.66, 4: 0.6 };

/** A structure in its owner's colour, its size and outline say what it is, the shape on it whose it is. */
function building(ctx: Ctx, { owner, piece }: Building, [x, y]: Point, scale: number) {
  const kind = kindOf(ctx, piece);
  const side = HEIGHTS[kind] * scale;
  const key = `built:${owner ?? "neutral"}:${piece}`;
  return svg`<g class="building ${owner === null ? "neutral" : `seat-${owner}`}" data-key=${key}>
    <ellipse class="pad" cx=${x} cy=${y + side * 0.27} rx=${side * 0.44} ry=${side * 0.2}></ellipse>
    ${drawnAt(owner === null ? "sb-dome-neutral" : `sb-${kind}-${owner + 1}`, x, y - side * 0.06, side * 1.12, side * 1.12, symbolAt(kind, x, y - side * 0.05, side * 0.72))}
    ${owner === null ? nothing : svg`<circle class="owner-plate" cx=${x - side * 0.36} cy=${y + side * 0.34} r="17"></circle><text class="owner" x=${x - side * 0.36} y=${y + side * 0.35}>${SHAPES[owner]}</text>`}
  </g>`;
}

/** Where panels stand on the pad, in the order in which they come: opposite each other, then between. */
const ON_PAD = [-90, 90, 150, -30, 30, -150];

/** The central hex: a landing pad, on which panels stand around their number. */
function hub({ view, say }: Ctx) {
  const places = ON_PAD.slice(0, view.hub).map((degrees) => away([0, 0], degrees, 51));
  return svg`<g class="hub" data-key="hub" data-explain="hub" role="img" aria-label=${say("hub-panels", { count: view.hub })}>
    ${drawnAt("sb-hub", 0, 0, 2 * SIDE, 2 * SIDE, svg`<path d=${outline([0, 0], 12)}></path>`)}
    ${places.map(([x, y], index) => svg`<g data-key="hub-panel:${index}">${drawnAt("sb-panel", x, y - 3, 50, 50, symbolAt("panel", x, y, 36))}</g>`)}
    ${view.hub > 0 ? svg`<circle class="owner-plate" r="21"></circle><text class="code">${view.hub}</text>` : nothing}</g>`;
}

/** A slot, redrawn only when it or its row has changed. */
function keptSlot(ctx: Ctx, fact: SlotFact, sectors: SectorFact[]) {
  const { crater, majorities, sectors: built } = ctx.view;
  const key = `slot:${fact.number}`;
  const shown = [crater[fact.number], majorities[fact.number], built, totalFee(ctx, key)];
  return guard([...marksOn(ctx, key), ...shown], () => slot(ctx, fact, sectors));
}

/** A slot: its fee or its astronaut, what all of it costs where it is offered, and who has the majority of its row. */
function slot(ctx: Ctx, fact: SlotFact, sectors: SectorFact[]) {
  const key = `slot:${fact.number}`;
  const at = hit(ctx, key);
  const hex = sectors.find(({ id }) => id === fact.sector);
  if (!hex) return nothing;
  const [x, y] = slotAt(hex, fact.edge);
  const astronaut = ctx.view.crater[fact.number];
  const winner = ctx.view.majorities[fact.number] ?? null;
  const stands = slotStands(ctx, fact);
  const { say } = ctx;
  const cost = totalFee(ctx, key);
  const [badgeX, badgeY] = beside(ctx, fact, [x, y]);
  return svg`<g class="slot${astronaut ? " taken" : ""}${at.cls}" data-target=${key} data-lights=${key}
      data-shows=${rowOf(ctx, fact.number)
        .map((one) => `sector:${one}`)
        .join(" ")}
      tabindex=${tabStop(key, at.tab)} role=${at.role === nothing ? "img" : at.role} aria-pressed=${at.pressed}
      aria-label=${at.why ? say("not-offered", { what: stands }) : stands} data-stands=${at.why ? stands : nothing}>
    <circle class="socket" cx=${x} cy=${y} r=${SLOT}></circle>
    <circle class="brackets" cx=${x} cy=${y} r=${SLOT} pathLength="360"></circle>
    ${
      astronaut
        ? svg`<g data-key="in-slot:${fact.number}">${astronautAt(astronaut, x, y - 3, 42)}</g>`
        : svg`<text class=${cost === null ? "fee" : cost > 0 ? "total" : "total free"} x=${x} y=${y}>${cost === null ? fact.fee : cost > 0 ? `−${cost}` : 0}</text>`
    }
    ${cost === null ? nothing : numberOf(fact, [x, y])}
    ${
      winner === null
        ? nothing
        : svg`<g class="majority seat-${winner}"><circle class="owner-plate" cx=${badgeX} cy=${badgeY} r="15"></circle><text class="owner small" x=${badgeX} y=${badgeY}>${SHAPES[winner]}</text></g>`
    }
  </g>`;
}

/** What a slot is called in the list of choices: on the floor beside it, and beside the deposit at a sector's top. */
function numberOf({ number, edge }: SlotFact, [x, y]: Point) {
  const [dx, dy] = outwards(edge);
  return svg`<text class="number" x=${x - dx * 46 - (edge === "N" ? 36 : 0)} y=${y - dy * 44}>${number}</text>`;
}

/** Where the badge of a slot's majority lies: beyond its ring, so that it leaves the cost free. */
function beside({ facts }: Ctx, { number, edge }: SlotFact, at: Point) {
  const { sectors, slots } = facts.set.board;
  const others = slots.flatMap((one) => {
    const hex = sectors.find(({ id }) => id === one.sector);
    return hex && one.number !== number ? [slotAt(hex, one.edge)] : [];
  });
  return badgeAt(at, edge, others);
}

/** Outwards of the crater, beside an edge. */
function outwards(edge: Direction): Point {
  const angles: Record<Direction, number> = { N: -90, NE: -30, SE: 30, S: 90, SW: 150, NW: 210 };
  const angle = (angles[edge] * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}

/** All fees of a slot; null where it is not offered. */
function totalFee({ offers }: Ctx, key: string) {
  const offer = offers.find(({ targets }) => targets.includes(key));
  if (!offer) return null;
  const due = offer.lines.filter((line: Line) => line.key.startsWith("pay"));
  return due.reduce((sum, { amount }) => sum - (amount ?? 0), 0);
}

/** A slot in words: its fee or its astronaut, its row, and how much each seat has there. */
export function slotStands(ctx: Ctx, { number, fee }: Pick<SlotFact, "number" | "fee">) {
  const { say, view } = ctx;
  const astronaut = view.crater[number];
  const winner = view.majorities[number] ?? null;
  const sizes = presence(ctx, number).map(([seat, size]) => say("row-size", { name: seatName(ctx, seat), size }));
  return say.clauses([
    slotName(ctx, number),
    astronaut ? astronautName(ctx, astronaut) : say("slot-fee", { fee }),
    say("row-of", { sectors: say.list(rowOf(ctx, number).map(sectorCode)) }),
    ...(sizes.length > 0 ? [say.list(sizes)] : []),
    say(winner === null ? "row-nobody" : "row-winner", { name: winner === null ? "" : seatName(ctx, winner) }),
  ]);
}

/** A corner with its token; an empty one is there only where a token may come. */
function corner(ctx: Ctx, number: string) {
  const key = `corner:${number}`;
  const at = hit(ctx, key);
  const token = ctx.view.tokens[number];
  const spot = ctx.facts.corners[number]?.spot ?? [];
  const [x, y] = [(spot[0] ?? 0) * SIDE, (spot[1] ?? 0) * SIDE];
  if (!token && !at.live) return nothing;
  const where = cornerName(ctx, number);
  const stands = token
    ? ctx.say.details([ctx.say("token-of", { corporation: corporationName(ctx, token.corporation) }), where])
    : where;
  return svg`<g class="token${token ? ` corporation-${token.corporation}` : " vacant"}${at.cls}" data-target=${key} tabindex=${tabStop(key, at.tab)}
      role=${at.role === nothing ? "img" : at.role} aria-pressed=${at.pressed}
      aria-label=${at.why ? `${stands}. ${at.why}` : stands} data-stands=${at.why ? stands : nothing}>
    <circle class="brackets" cx=${x} cy=${y} r="34" pathLength="360"></circle>
    ${token ? drawnAt(`sb-token-${token.corporation}${token.kind ? `-${token.kind}` : ""}`, x, y, 62, 62, plainToken(token, x, y)) : svg`<path d=${outline([x, y], SIDE - 27)}></path>`}
  </g>`;
}

/** A token as its outline with the emblem of its corporation. */
function plainToken({ corporation, kind }: { corporation: string; kind: string }, x: number, y: number) {
  return svg`<path d=${outline([x, y], SIDE - 27)}></path>${symbolAt(corporation, x, y, 34)}${kind ? svg`<text class="kind" x=${x} y=${y + 34}>${kind}</text>` : nothing}`;
}
