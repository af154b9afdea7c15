/** The choices of Skymines in the list of choices: families, rows and buttons, and what the prompts mention. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { button, listed, proposal, refusals } from "../../table/choices.js";
import { grouped } from "../groups.js";
import { gainsText, wordedArgs } from "../words.js";
import { linesOf } from "./compact.js";
import { family, isSmall } from "./families.js";
import { sorted } from "./me.js";
import { isEntry, sectorHead } from "./sectors.js";

/**
 * @typedef {import("../types").Ctx} Ctx
 * @typedef {import("../types").Offer} Offer
 * @typedef {import("../types").Line} Line
 */

/**
 * What the prompt mentions, in words.
 * @param {Ctx} ctx
 */
export function promptArgs(ctx) {
  // A module's question has what it is about in a field of its own.
  const { module, ...asked } = ctx.state.choices.about;
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

/**
 * The choices, those of one family together.
 * @param {Ctx} ctx
 */
export function offers(ctx) {
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

/**
 * The same in the same order, save that what brings nothing comes last.
 * @template T
 * @param {T[]} all
 * @param {(one: T) => boolean} isIdle
 */
function idleLast(all, isIdle) {
  return [...all.filter((one) => !isIdle(one)), ...all.filter(isIdle)];
}

/**
 * Small families, which share rows, before others.
 * @param {Offer[]} one
 * @param {Offer[]} other
 */
function bySize(one, other) {
  return Number(isSmall(other)) - Number(isSmall(one));
}

/**
 * Cards that could leave the hand are listed in its order.
 * @param {Ctx} ctx
 * @param {Offer[]} listed
 */
function asInHand(ctx, listed) {
  if (listed[0]?.move.type !== "Discard") return listed;
  const hand = sorted(
    ctx,
    listed.map(({ move }) => String(move.card)),
  );
  return [...listed].sort((one, other) => hand.indexOf(String(one.move.card)) - hand.indexOf(String(other.move.card)));
}

/** Whether a choice is drawn as a family even if it is its only member. @param {Offer} offer */
function isRow({ move }) {
  return isEntry(move) || ["PlacePlan", "PlacePlusOne", "Rest", "UseEnergy", "UseResources"].includes(move.type);
}

/** Moves whose names already say what they bring, and the lines that would repeat it. @type {{moves: string[], lines: string[]}[]} */
const IN_NAMES = [
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

/**
 * Whether a line only repeats the name of the choice, such as the cards of a deck or a reward.
 * @param {Line} line
 * @param {Offer["move"]} move
 */
function isInName(line, move) {
  return IN_NAMES.some(({ moves, lines }) => moves.includes(move.type) && lines.includes(line.key));
}

/**
 * What a choice costs and brings, in words.
 * @param {Ctx} ctx
 * @param {Line[]} lines
 * @param {Offer["move"]} move the choice, whose name says some of them
 */
export function choiceLines(ctx, lines, move) {
  return linesOf(
    ctx,
    lines.filter((line) => !isInName(line, move)),
  );
}
