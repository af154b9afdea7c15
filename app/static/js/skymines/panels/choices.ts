/** The choices of Skymines in the list of choices: families, rows and buttons, and what the prompts mention. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { button, listed, proposal, refusals } from "../../table/choices.ts";
import { LaterPart } from "../../table/later-part.ts";
import { isPremoving } from "../../table/premove/premoving.ts";
import type { Store } from "../../table/store.ts";
import { grouped } from "../groups.ts";
import { faceOf, familyOf, isEntry } from "../moves.ts";
import type { Ctx, Line, Offer, TableState } from "../types.ts";
import { gainsText, wordedArgs } from "../words.ts";
import { linesOf } from "./compact.ts";
import { family, isSmall } from "./families.ts";
import { sectorHead } from "./sectors.ts";

/**
 * Load what lays out several steps on tracks at once when it may be wanted: once something of the table is pointed at, in a
 * turn that can lead to steps.
 */
export function followSteps(root: HTMLElement, store: Store<TableState>) {
  const atOnce = new LaterPart(
    async () => {
      const steps = await import("./steps.ts");
      return () => store.set({ parts: { steps } });
    },
    (_, again) => again(), // Each step has its own choice.
  );
  store.subscribe(({ parts, game: { choices } }) => {
    const soon = root.dataset.reached !== undefined && choices.choices.some(({ type }) => type === "UseResources");
    if (!parts.steps && (choices.step === "SpendUnits" || soon)) void atOnce.get();
  });
}

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
  const placed = sorted(
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
    ${(!isPremoving(ctx.now) && ctx.now.parts.steps?.steps(ctx)) || nothing} ${refusals(ctx)}`;
}

/** The same in the same order, save that what brings nothing comes last. */
function idleLast<T>(all: T[], isIdle: (one: T) => boolean) {
  return [...all.filter((one) => !isIdle(one)), ...all.filter(isIdle)];
}

/** Small families, which share rows, before others. */
function bySize(one: Offer[], other: Offer[]) {
  return Number(isSmall(other)) - Number(isSmall(one));
}

/** Choices in the order of their kind of move. */
function sorted(ctx: Ctx, placed: Offer[]) {
  return faceOf(placed[0]?.move.type ?? "").sorted?.(ctx, placed) ?? placed;
}

/** Whether a choice is drawn as a family even if it is its only member. */
function isRow({ move }: Offer) {
  return familyOf(move.type)?.alone ?? false;
}

/**
 * What a choice costs and brings, in words.
 * @param move the choice, whose name says some of them
 */
export function choiceLines(ctx: Ctx, lines: Line[], move: Offer["move"]) {
  return linesOf(
    ctx,
    lines.filter(({ key }) => !faceOf(move.type).inName?.includes(key)),
  );
}
