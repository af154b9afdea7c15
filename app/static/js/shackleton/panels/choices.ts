/**
 * The list of choices: moves of one family in a row with a button each; where there are many, first a button for each
 * thing that they begin with, which picks it as a click on the table does.
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { button, listed, proposal, refusals, sign } from "../../table/choices.ts";
import { lineText } from "../../table/words.ts";
import { kindOf, pieceOf, rowOf, sheetOf } from "../facts.ts";
import { gained, linesInWords, pays } from "../figures.ts";
import { faceOf } from "../moves.ts";
import { icon } from "../symbols.ts";
import type { Ctx, Move, Offer } from "../types.ts";
import { astronautName, moveName, nameOfTarget, shortName, worded } from "../words.ts";

/** Up to so many of a kind that is chosen step by step are listed at once. */
const FEW = 8;

/** Moves that are listed together: of one family, of one first thing, or one alone. */
export interface Group {
  key: string;
  offers: Offer[];
  /** The thing to pick first, where there are too many moves to list. */
  first?: string;
}

/** The moves that fit the selection, in groups. Pure. */
export function grouped(offers: Offer[], picked: string[]): Group[] {
  const many = new Map<string, number>();
  for (const { move } of offers) many.set(move.type, (many.get(move.type) ?? 0) + 1);
  const groups = new Map<string, Group>();
  offers.forEach((offer, index) => {
    const { move } = offer;
    const { family, stepwise } = faceOf(move.type);
    const first = offer.targets.find((target) => !picked.includes(target));
    const group: Group =
      stepwise && picked.length === 0 && first && (many.get(move.type) ?? 0) > FEW
        ? { key: `${move.type} > ${first}`, offers: [], first }
        : { key: family ? `${move.type} ${family.by(move as never)}` : `single ${index}`, offers: [] };
    const known = groups.get(group.key) ?? group;
    known.offers.push(offer);
    groups.set(known.key, known);
  });
  return [...groups.values()];
}

export function offers(ctx: Ctx) {
  const all = grouped(listed(ctx), ctx.state.choosing.picked);
  const isLast = ({ offers: [first] }: Group) => faceOf(first?.move.type ?? "").last ?? false;
  const groups = [...all.filter((one) => !isLast(one)), ...all.filter(isLast)];
  return html`${proposal(ctx)}
    <ul class="list" role="list" style="--digits: ${digits(all)}">
      ${repeat(
        groups,
        ({ key, offers: [first] }) => `${key} ${JSON.stringify(first?.move)}`,
        (group) =>
          html`<li class=${group.first ? `first of-${group.first.split(":")[0]}` : isPaired(group) ? "paired" : nothing}>${drawn(ctx, group)}</li>`,
      )}
    </ul>
    ${refusals(ctx)}`;
}

/** How many digits the highest of the costs has that stand in a column. */
export function digits(groups: Group[]) {
  const paired = groups.filter(isPaired).flatMap(({ offers }) => offers);
  return String(Math.max(0, ...paired.map(due))).length;
}

function isPaired({ offers: [one] }: Group) {
  return one && faceOf(one.move.type).family?.paired;
}

function drawn(ctx: Ctx, { offers, first }: Group) {
  const [one] = offers;
  if (!one) return nothing;
  if (first) return begin(ctx, offers, first);
  return faceOf(one.move.type).family ? family(ctx, offers) : button(ctx, one, false);
}

/** A button that picks what these moves begin with. */
function begin(ctx: Ctx, offers: Offer[], first: string) {
  const [one] = offers;
  if (!one) return nothing;
  const [what = "", id = ""] = first.split(":");
  const inside =
    what === "piece"
      ? html`<span class="sign">${icon(kindOf(ctx, id))}</span><span class="name"><span class="visually-hidden">${nameOfTarget(ctx, first)}</span><span aria-hidden="true">${shortName(ctx, id)}</span></span> ${worthOf(ctx, offers, id)}`
      : html`${sign(one.move)}<span class="name">${nameOfTarget(ctx, first)}</span> <small>${worth(ctx, what, id) ?? ctx.say("ways-on", { count: offers.length })}</small>`;
  return html`<button type="button" class="offer first" data-first=${first} data-lights=${first} ?disabled=${ctx.state.sending.busy} @click=${() => ctx.act.pick(first)}>
    ${inside}
  </button>`;
}

/** What one pays with a move, in all. */
const due = ({ lines }: Offer) => lines.reduce((sum, { amount = 0 }) => sum - Math.min(0, amount ?? 0), 0);

/** What a structure costs at least, and what it brings. */
function worthOf(ctx: Ctx, offers: Offer[], id: string) {
  const piece = pieceOf(ctx, id);
  const [least] = [...offers].sort((a, b) => due(a) - due(b));
  return html`${pays(ctx, least?.lines ?? [])}<i>→</i><span class="gains">${piece?.astronaut ? icon(piece.astronaut, astronautName(ctx, piece.astronaut)) : nothing}${gained(ctx, piece?.bonus)}</span>`;
}

/** What the thing brings with which moves begin; undefined for one that says nothing of that. */
function worth(ctx: Ctx, what: string, id: string) {
  const token = what === "next-token" ? sheetOf(ctx.facts, id)?.corporation.token : undefined;
  return token && html`<span class="gains">${gained(ctx, token)}</span>`;
}

function family(ctx: Ctx, group: Offer[]) {
  const [first] = group;
  const look = first && faceOf(first.move.type).family;
  if (!look) return nothing;
  return html`<div class="family family-${first.move.type}" role="group" aria-label=${ctx.say(`family-${first.move.type}`, familyArgs(ctx, first.move))}>
    <span class="title" aria-hidden="true"><span class="name">${look.head(ctx, first.move as never, first.lines)}</span></span>
    <span class="members">${repeat(
      group,
      ({ move }) => JSON.stringify(move),
      (offer) => member(ctx, offer),
    )}</span>
  </div>`;
}

/** What the name of a family mentions of its moves. */
function familyArgs(ctx: Ctx, move: Move) {
  return { panel: "none", ...worded(ctx, move) };
}

function member(ctx: Ctx, offer: Offer) {
  const { move, lines, targets } = offer;
  const look = faceOf(move.type).family;
  const column = look?.column?.(move as never);
  const name = moveName(ctx, move);
  const words = lines.map((line) => lineText(ctx, line));
  const row = move.type === "ExploitCrater" ? rowOf(ctx, move.slot).map((one) => `sector:${one}`) : [];
  return html`<button type="button" class="offer member${column ? ` for-${column}` : ""}" data-move=${JSON.stringify(move)} data-lights=${targets.join(" ")}
    data-shows=${row.join(" ") || nothing} data-explain=${targets[0] ?? nothing} data-now=${[name, ...words].join("\n")}
    ?disabled=${ctx.state.sending.busy} @click=${() => ctx.act.submit(move)}>
    <span class="visually-hidden">${ctx.say.clauses([name, ...linesInWords(ctx, lines)])}</span><span class="face" aria-hidden="true">${look?.face(ctx, move as never, lines)}</span>
  </button>`;
}
