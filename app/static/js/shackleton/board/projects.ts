/** A project as a card: its VP in the corner, its picture, its name, what it does. */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { marksOn } from "../../table/hit.ts";
import { projectOf } from "../facts.ts";
import type { Ctx } from "../types.ts";
import { projectName, thingName } from "../words.ts";
import { chosen } from "./chosen.ts";
import { effectsOf, effectsText } from "./effects.ts";
import { projectPicture } from "./picture.ts";

/** A project that lies open. */
export function project(ctx: Ctx, id: string, key = `project:${id}`) {
  const found = projectOf(ctx, id);
  if (!found) return nothing;
  const price = key.startsWith("project:") ? ctx.view.boards[found.corporation]?.price.credits : undefined;
  return guard([...marksOn(ctx, key), id, price], () => card(ctx, id, found, key, price));
}

/** A line of a card on a desk has room for about so many characters. */
const LINE = 25;
const MAX_LINES = 4;

/** About how many lines a card needs for what the project does: so much room it asks for at least. Pure. */
export function linesOf(effects: string[]) {
  return Math.min(
    MAX_LINES,
    effects.reduce((sum, { length }) => sum + Math.ceil(length / LINE), 0),
  );
}

type Found = NonNullable<ReturnType<typeof projectOf>>;

function card(ctx: Ctx, id: string, { project, corporation }: Found, key: string, price: number | undefined) {
  const name = projectName(ctx, id);
  const worth = ctx.say("count-of", { count: project.vp, what: thingName(ctx, "vp") });
  const effects = effectsText(ctx, project);
  const at = chosen(ctx, key, ctx.say.clauses([ctx.say.details([name, worth]), ...effects]));
  return html`<div class="project nightside lines-${linesOf(effects)} corporation-${corporation}${at.cls}" data-target=${key} tabindex=${at.tab} role=${at.role} aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}>
    <span class="inside" aria-hidden="true">${projectPicture(ctx, id)}<b class="project-vp">${project.vp}</b>${price === undefined ? nothing : html`<b class="coin">${price}</b>`}<b class="project-name">${name}</b><span class="project-effects">${effectsOf(ctx, project)}</span></span>
  </div>`;
}
