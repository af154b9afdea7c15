/**
 * Choices that belong together, as one group with a small button for each: what all have in common is said once above
 * them, what differs in symbols on them; hovering over or focusing one shows all its lines in words.
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { sign as signOf } from "../../table/choices.ts";
import { lineText } from "../../table/words.ts";
import { moveName } from "../move-names.ts";
import { familyOf } from "../moves.ts";
import type { Ctx, Line, Look, Offer } from "../types.ts";
import { wordedArgs } from "../words.ts";
import { linesOf } from "./compact.ts";
import { isReach, slotCard } from "./looks.ts";
import { sectorRow } from "./sectors.ts";

/** Most buttons of a short family, which leaves room for another one beside it. */
const FEW = 2;

/** Whether a family is short enough to share a row. */
export function isSmall(group: Offer[]) {
  return group.length <= FEW && Boolean(group[0] && familyOf(group[0].move.type)?.small);
}

/** Several moves that begin alike: one heading, a small button for each. */
export function family(ctx: Ctx, group: Offer[]) {
  const [first] = group;
  const look = first && familyOf(first.move.type);
  if (!look) return nothing;
  if ("row" in look) return sectorRow(ctx, group, look.row);
  const { type } = first.move;
  const shared = first.lines.filter((line) => group.every((offer) => offer.lines.some((other) => isSame(line, other))));
  const heading = ctx.say(`family-${type}`, familyArgs(ctx, first));
  const crowded = group.some(({ lines }) => listLength(lines) > MANY);
  return html`<div class="family family-${type}${crowded ? " crowded" : ""}" role="group" aria-label=${heading}>
    <span class="title">
      ${signOf(first.move)}<span class="name" aria-hidden="true">${ctx.say.has(`head-${type}`) ? ctx.say(`head-${type}`) : heading}</span>
      ${look.head ? look.head(ctx, group, shared) : linesOf(ctx, shared)}
    </span>
    <span class="members">${repeat(group, keyOf, (offer) => member(ctx, look, offer, shared))}</span>
  </div>`;
}

/** Most sectors that are named beside another list of them. */
const MANY = 5;

/** How many sectors could be entered. */
function listLength(lines: Line[]) {
  const sectors = lines.find(isReach)?.args?.sectors;
  return Array.isArray(sectors) ? sectors.length : 0;
}

function member(ctx: Ctx, look: Look, offer: Offer, shared: Line[]) {
  const own = offer.lines.filter((line) => !shared.some((other) => isSame(line, other)));
  const name = moveName(ctx, offer.move);
  const words = offer.lines.map((line) => lineText(ctx, line));
  const made = look.made?.(ctx, offer) ?? false;
  return html`<button
    type="button"
    class="offer member${made ? " made" : ""}${offer.idle ? " idle" : ""}"
    aria-pressed=${made || nothing}
    data-move=${JSON.stringify(offer.move)}
    data-lights=${offer.targets.join(" ")}
    data-shows=${offer.shows.join(" ") || nothing}
    data-explain=${look.thing?.(offer) ?? offer.targets.at(-1) ?? nothing}
    data-now=${[name, ...words].join("\n")}
    ?disabled=${ctx.state.sending.busy || made}
    @click=${() => ctx.act.submit(offer.move)}
  >
    <span class="visually-hidden">${ctx.say.clauses([name, ...words])}</span><span class="face" aria-hidden="true">${look.face(ctx, offer, own)}</span>
  </button>`;
}

function isSame(one: Line, other: Line) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Keyed, so that a focused button never turns into another move's. */
function keyOf({ move }: Offer) {
  return JSON.stringify(move);
}

function familyArgs(ctx: Ctx, { move }: Offer) {
  const { markers = 0 } = ctx.me ?? {};
  return {
    ...wordedArgs(ctx, move),
    step: ctx.state.game.choices.step,
    markers,
    card: wordedArgs(ctx, { card: slotCard(ctx, move.slot) }).card,
  };
}
