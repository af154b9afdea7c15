/** The choices of Skymines in the list of choices: families, rows and buttons, and what the prompts mention. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { button, listed, proposal, refusals } from "../../table/choices.ts";
import { grouped } from "../groups.ts";
import type { Ctx, Line, Offer } from "../types.ts";
import { gainsText, wordedArgs } from "../words.ts";
import { linesOf } from "./compact.ts";
import { family, isSmall } from "./families.ts";
import { sorted } from "./me.ts";
import { isEntry, sectorHead } from "./sectors.ts";

/** What the prompt mentions, in words. */
export function promptArgs(ctx: Ctx) {
  // A module's question has what it is about in a field of its own.
  const { module, ...asked } = ctx.state.game.choices.about;
  const about = { ...asked, ...module };
  const args = wordedArgs(
    ctx,
    Object.fromEntries(Object.entries(about).filter(([, value]) => typeof value !== "object" || Array.isArray(value))),
  );
  if (Array.isArray(about.amounts)) args.amounts = ctx.say.list(about.amounts);
  if (Array.isArray(about.rewards)) args.rewards = gainsText(ctx, about.rewards);
  if (typeof about.space === "string") args.space = ctx.say(`space-${about.space}`);
  args.ready = ctx.me?.ready ? "yes" : "no";
  return args;
}

/** The choices, those of one family together. */
export function offers(ctx: Ctx) {
  const all = listed(ctx);
  const placed = asInHand(
    ctx,
    all.filter(({ targets }) => targets.length > 0),
  );
  const quiet = all.filter(({ targets }) => targets.length === 0);
  const groups = grouped(idleLast([...placed, ...quiet], ({ idle }) => idle));
  const ordered = idleLast(groups.sort(bySize), (group) => group.every(({ idle }) => idle));
  return html`${proposal(ctx)}
    ${groups.some(([first]) => isEntry(first?.move)) ? sectorHead(ctx) : nothing}
    <ul class="list" role="list">
      ${repeat(
        ordered,
        // Keyed, so that a focused button never turns into another move's.
        ([first]) => JSON.stringify(first?.move),
        (group) =>
          html`<li class=${isSmall(group) ? "small" : isEntry(group[0]?.move) ? "row" : nothing}>${group.length === 1 && group[0] && !isRow(group[0]) ? button(ctx, group[0], false) : family(ctx, group)}</li>`,
      )}
    </ul>
    ${refusals(ctx)}`;
}

/** The same in the same order, save that what brings nothing comes last. */
function idleLast<T>(all: T[], isIdle: (one: T) => boolean) {
  return [...all.filter((one) => !isIdle(one)), ...all.filter(isIdle)];
}

/** Small families, which share rows, before others. */
function bySize(one: Offer[], other: Offer[]) {
  return Number(isSmall(other)) - Number(isSmall(one));
}

/** Cards that could leave the hand are listed in its order. */
function asInHand(ctx: Ctx, listed: Offer[]) {
  if (listed[0]?.move.type !== "Discard") return listed;
  const hand = sorted(
    ctx,
    listed.map(({ move }) => String(move.card)),
  );
  return [...listed].sort((one, other) => hand.indexOf(String(one.move.card)) - hand.indexOf(String(other.move.card)));
}

/** Whether a choice is drawn as a family even if it is its only member. */
function isRow({ move }: Offer) {
  return isEntry(move) || ["PlacePlan", "PlacePlusOne", "Rest", "UseEnergy", "UseResources"].includes(move.type);
}

/** Moves whose names already say what they bring, and the lines that would repeat it. */
const IN_NAMES: { moves: string[]; lines: string[] }[] = [
  { moves: ["PickUp"], lines: ["card-comes-back"] },
  {
    moves: ["Advance", "EnterScreen", "TakeOption", "TakeReward", "TakeTier"],
    lines: [
      "coins",
      "coins-for-titanium",
      "on-any-track",
      "on-track",
      "remove-outposts",
      "research-points",
      "tank",
    ].map((gain) => `gain-${gain}`),
  },
];

/** Whether a line only repeats the name of the choice, such as the cards of a deck or a reward. */
function isInName(line: Line, move: Offer["move"]) {
  return IN_NAMES.some(({ moves, lines }) => moves.includes(move.type) && lines.includes(line.key));
}

/**
 * What a choice costs and brings, in words.
 * @param move the choice, whose name says some of them
 */
export function choiceLines(ctx: Ctx, lines: Line[], move: Offer["move"]) {
  return linesOf(
    ctx,
    lines.filter((line) => !isInName(line, move)),
  );
}
