/** Examples of the rules of Skymines. */
import { html } from "lit-html";
import type { Example } from "../../pages/parts/examples.ts";
import { bearing, drawnBy } from "../../pages/parts/examples.ts";
import "../examples/modules.ts";
import { partOf } from "../examples/parts.ts";
import { playWith, sprites } from "../modules.ts";
import { named } from "../naming.ts";
import { sprite } from "../symbols.ts";
import type { Ctx } from "../types.ts";

/** Board units around what a drawing of a part of the Moon shows. */
const AROUND = 30;

export const example = drawnBy<Ctx>({
  named,
  playWith,
  sprite: () => html`${sprite} ${sprites()}`,
  part: (ctx, name, { card = "", line = -1 }) => partOf(ctx, name, { card, line }),
  drawn: crop,
});

/** Draw of the Moon only the station that a part names and the sectors that its sentences speak of. */
function crop(place: HTMLElement, { draws, steps }: Example) {
  const company = draws.find((name) => name.startsWith("moon:"))?.split(":")[1];
  const drawing = place.querySelector<SVGSVGElement>("svg.moon");
  if (!company || !drawing) return;
  const sectors = steps.flatMap(({ lights = [] }) => lights).filter((key) => key.startsWith("sector:"));
  const things = [`station:${company}`, ...sectors].flatMap((key) => bearing(place, key)) as SVGGraphicsElement[];
  const boxes = things.map((one) => one.getBBox());
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const box = [left - AROUND, top - AROUND, right - left + 2 * AROUND, bottom - top + 2 * AROUND];
  drawing.setAttribute("viewBox", box.map(Math.round).join(" "));
}
