/**
 * What lies around the crater: the three command actions, the Lunar Gateway, the Energy track and the solar panels, as
 * strips along its six sides, or as lists below it where there is no room around it.
 */
import { html, nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { hit, marksOn } from "../../table/hit.ts";
import { tabStop } from "../../table/tab-stop.ts";
import { commandSlots } from "../facts.ts";
import { astronautAt, icon, symbolAt } from "../symbols.ts";
import type { Command, Ctx } from "../types.ts";
import { ASTRONAUTS, COMMANDS } from "../types.ts";
import { astronautName, commandName } from "../words.ts";
import { chosen } from "./chosen.ts";
import type { Side } from "./geometry.ts";
import { onStrip, plateCorners, STRIP, strip } from "./geometry.ts";

/** Of a strip that lies: how far outwards its name stands, and how far inwards its coins, which leave the name free. */
const NAME = 18;
const COIN = { across: -20, radius: 18 };

const SIDES: Record<Command, Side> = { build: "NW", fund: "NE", corporation_actions: "SE" };

/** All six, as SVG; each is redrawn only when something on it has changed. */
export function strips(ctx: Ctx) {
  const { view } = ctx;
  const waiting = ASTRONAUTS.map((one) => `at-gateway:${one}`);
  return svg`<g role="group" aria-label=${ctx.say("around-crater")}>
    ${COMMANDS.map((one) => guard([...marksOn(ctx, `command:${one}`), view.commands[one]], () => command(ctx, one)))}
    ${guard([...marksOn(ctx, "gateway", ...waiting), view.gateway], () => gateway(ctx))}
    ${guard([...marksOn(ctx, "energy"), view.energy], () => energy(ctx))}
    ${guard([...marksOn(ctx, "panel"), view.rim], () => panels(ctx))}
  </g>`;
}

/** The plate of a strip with its name; an upright one has its symbol alone, at its head. */
function plate(side: Side, name: string, sign: string) {
  const { at, turn } = strip(side);
  const [x, y, width, height] = [-STRIP.long, -STRIP.deep, STRIP.long * 2, STRIP.deep * 2];
  return svg`<rect class="strip-shadow" x=${x} y=${y} width=${width} height=${height} rx="14" transform="translate(${at[0] + 6} ${at[1] + 9}) rotate(${turn})"></rect>
    <g transform="translate(${at[0]} ${at[1]}) rotate(${turn})">
      <rect class="strip-plate" x=${x} y=${y} width=${width} height=${height} rx="14"></rect>
      <path class="brackets" d=${plateCorners()}></path></g>
    ${label(side, name, sign)}`;
}

function label(side: Side, name: string, sign: string) {
  const { turn } = strip(side);
  const [sx, sy] = turn === 90 ? onStrip(side, -STRIP.long - 26, -14) : onStrip(side, -STRIP.long + 32, NAME);
  const [x, y] = onStrip(side, -STRIP.long + 54, NAME);
  const words = svg`<text class="strip-name" transform="translate(${x} ${y}) rotate(${turn})">${name}</text>`;
  return svg`${symbolAt(sign, sx, sy, 32, "strip-sign")}${turn === 90 ? nothing : words}`;
}

/** What a command's slots cost, who is on them, what matches. */
function commandStands(ctx: Ctx, one: Command) {
  const { say, view, facts } = ctx;
  const taken = view.commands[one] ?? [];
  const next = commandSlots(ctx, one)[taken.length];
  const bonus = facts.set.actions.bonus[one] ?? "";
  return say.details([
    commandName(ctx, one),
    next === undefined ? say("command-full") : say("command-next", { cost: next }),
    say("command-taken", { count: taken.length }),
    say("command-bonus", { astronaut: astronautName(ctx, bonus) }),
  ]);
}

function command(ctx: Ctx, one: Command) {
  const key = `command:${one}`;
  const side = SIDES[one];
  const costs = commandSlots(ctx, one);
  const taken = ctx.view.commands[one] ?? [];
  const at = chosen(ctx, key, commandStands(ctx, one));
  const bonus = onStrip(side, STRIP.long - 34, NAME);
  return svg`<g class="strip command${at.cls}" data-target=${key} tabindex=${tabStop(key, at.tab)} role=${at.role}
      aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}>
    <g aria-hidden="true">${plate(side, commandName(ctx, one), one)}${symbolAt(ctx.facts.set.actions.bonus[one] ?? "", bonus[0], bonus[1], 30)}
    ${costs.map((cost, index) => {
      const [x, y] = onStrip(side, (index - (costs.length - 1) / 2) * 58, COIN.across);
      const astronaut = taken[index];
      return svg`<circle class="socket${index === taken.length ? " next" : ""}" cx=${x} cy=${y} r=${COIN.radius}></circle>${
        astronaut
          ? svg`<g data-key="in-command:${one}:${index}">${astronautAt(astronaut, x, y - 2, 28)}</g>`
          : svg`<text class="fee" x=${x} y=${y}>${cost}</text>`
      }`;
    })}</g>
  </g>`;
}

function gatewayStands({ say, view }: Ctx) {
  return say.details([
    say("gateway"),
    ...ASTRONAUTS.map((one) => say("count-of", { count: view.gateway[one] ?? 0, what: say(`astronaut-${one}`) })),
  ]);
}

function gateway(ctx: Ctx) {
  const at = chosen(ctx, "gateway", gatewayStands(ctx));
  return svg`<g>
    <g class="strip${at.cls}" data-target="gateway" tabindex=${tabStop("gateway", at.tab)} role=${at.role}
      aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}>${plate("SW", ctx.say("gateway"), "gateway")}</g>
    ${ASTRONAUTS.map((one, index) => {
      const [x, y] = onStrip("SW", (index - 1) * 124 - 24, COIN.across);
      const [cx, cy] = onStrip("SW", (index - 1) * 124 + 24, COIN.across);
      const count = ctx.view.gateway[one] ?? 0;
      const own = chosen(ctx, `at-gateway:${one}`, ctx.say("count-of", { count, what: astronautName(ctx, one) }));
      return svg`<g class="waiting${own.cls}" data-target="at-gateway:${one}" tabindex=${tabStop(`at-gateway:${one}`, own.tab)} role=${own.role} aria-pressed=${own.pressed}
        aria-label=${own.label} data-stands=${own.stands}><circle class="socket" cx=${x} cy=${y} r=${COIN.radius}></circle>
        <g aria-hidden="true">${astronautAt(one, x, y - 2, 28)}<text class="count" x=${cx} y=${cy} data-with="at-gateway:${one}">${count}</text></g></g>`;
    })}
  </g>`;
}

/** Half the width of the pipe of the Energy track, and how far its middle lies towards the crater. */
const PIPE = { half: 20, across: -14 };

/** The Energy track as a pipe that fills from 0 at its foot: a collar holds the level, a bar closes its upper end. */
function energy(ctx: Ctx) {
  const { say, view, facts } = ctx;
  const { last, closed_from, reputation_at } = facts.set.energy;
  const at = chosen(ctx, "energy", say("energy-level", { level: view.energy }));
  const step = (STRIP.long * 2 - 44) / last;
  const place = (level: number) => onStrip("W", STRIP.long - 22 - level * step, PIPE.across);
  const [x, foot] = place(0);
  const [, head] = place(last);
  const below = (level: number) => place(level)[1] + step / 2;
  const [left, right] = [x - PIPE.half, x + PIPE.half];
  return svg`<g class="strip${at.cls}" data-target="energy" data-key="energy-track" tabindex=${tabStop("energy", at.tab)} role=${at.role}
      aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}>
    <g aria-hidden="true">${plate("W", say("energy-name"), "energy")}
    <rect class="pipe" x=${left} y=${head - step / 2} width=${PIPE.half * 2} height=${foot - head + step} rx="14"></rect>
    <rect class="charge" x=${left + 3} y=${below(view.energy + 1) + 3} width=${PIPE.half * 2 - 6} height=${foot + step / 2 - below(view.energy + 1) - 6} rx="11"></rect>
    <path class="hatched" d=${hatching(left, right, head - step / 2 + 8, below(closed_from))}></path>
    <path class="closing" d="M${left - 7} ${below(closed_from)}H${right + 7}"></path>
    <path class="sheen" d="M${left + 9} ${head - step / 2 + 16}V${foot}"></path>
    ${Array.from({ length: last + 1 }, (_, level) => {
      const [, y] = place(level);
      const now = level === view.energy;
      return svg`<g data-key="energy-at:${level}" class="level${level <= view.energy ? " reached" : ""}${now ? " now" : ""}">
        <path class="notch" d="M${left} ${y}h7M${right} ${y}h-7"></path>
        ${now ? svg`<path class="collar" d="M${left - 9} ${y}l8 -17h${PIPE.half * 2 + 2}l8 17 -8 17h${-PIPE.half * 2 - 2}z"></path>` : nothing}
        <text class="fee" x=${x} y=${y}>${level}</text>
        ${reputation_at.includes(level) ? symbolAt("reputation", x - 41, y, 24) : nothing}</g>`;
    })}</g>
  </g>`;
}

/** The same pipe lying, for a row. */
function rungs({ view, facts }: Ctx) {
  const { last, closed_from } = facts.set.energy;
  return html`<span class="rungs" aria-hidden="true">${Array.from(
    { length: last + 1 },
    (_, level) =>
      html`<i class="${level <= view.energy ? "reached" : ""}${level >= closed_from ? " closed" : ""}"></i>`,
  )}</span>`;
}

/** Strokes across a part of a pipe. */
function hatching(left: number, right: number, from: number, to: number) {
  const lines = Math.floor((to - from) / 14);
  return Array.from(
    { length: lines },
    (_, index) => `M${left + 4} ${from + 14 * index + 12}L${right - 4} ${from + 14 * index}`,
  ).join("");
}

/** The solar panels at the rim, with the Energy that each produces: those built have left empty frames, the next is lit. */
function panels(ctx: Ctx) {
  const { say, view, facts } = ctx;
  const yields = facts.set.board.panels;
  const at = chosen(
    ctx,
    "panel",
    say("panels-left", { count: yields.length - view.rim, energy: yields[view.rim] ?? 0 }),
  );
  const rows = Math.ceil(yields.length / 2);
  return svg`<g class="strip${at.cls}" data-target="panel" tabindex=${tabStop("panel", at.tab)} role=${at.role}
      aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}>
    <g aria-hidden="true">${plate("E", say("panels-name"), "panel")}
    ${yields.map((amount, index) => {
      const [column, row] = [Math.floor(index / rows), index % rows];
      const [x, y] = onStrip(
        "E",
        -STRIP.long + 24 + (row * (STRIP.long * 2 - 48)) / (rows - 1),
        column === 0 ? -30 : 8,
      );
      const state = index < view.rim ? " gone" : index === view.rim ? " next" : "";
      return svg`<g data-key="rim-panel:${index}" class="panel${state}"><path class="cells" d="M${x - 17} ${y - 17}h29l5 34h-29z"></path>
        ${index < view.rim ? nothing : svg`<path class="wires" d="M${x - 14.5} ${y}h29M${x - 2.5} ${y - 17}l5 34"></path><text class="fee" x=${x} y=${y}>${amount}</text>`}</g>`;
    })}</g>
  </g>`;
}

function gatewayRow(ctx: Ctx) {
  const at = chosen(ctx, "gateway", gatewayStands(ctx));
  return html`<div role="listitem"><div class="area-row${at.cls}" data-target="gateway" draggable="false" tabindex=${at.tab} role=${at.role}
    aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}>
    <span class="area-name">${icon("gateway")} ${ctx.say("gateway")}</span>
    ${ASTRONAUTS.map((one) => {
      const own = hit(ctx, `at-gateway:${one}`);
      return html`<span class="waiting${own.cls}" data-target="at-gateway:${one}" draggable="false" tabindex=${own.tab} role=${own.role} aria-pressed=${own.pressed}>${icon(one, astronautName(ctx, one))} <span data-with="at-gateway:${one}">${ctx.view.gateway[one] ?? 0}</span></span>`;
    })}</div></div>`;
}

/** What the next panel produces; nothing where none is left. */
function nextYield({ say }: Ctx, amount: number | undefined) {
  return amount === undefined ? nothing : html`(+${amount}${icon("energy", say("energy-name"))})`;
}

/**
 * The same below the crater, as lists: for phones. The list of choices has all of it too, so what can be chosen here does
 * not scroll the crater out of sight: it says that it is not draggable, which js/table/fitting.ts leaves where it is.
 */
export function area(ctx: Ctx) {
  const { say, view, facts } = ctx;
  const yields = facts.set.board.panels;
  return html`<div class="area" role="list" aria-label=${say("around-crater")}>
    ${COMMANDS.map((one) => {
      const at = chosen(ctx, `command:${one}`, commandStands(ctx, one));
      const taken = view.commands[one] ?? [];
      return html`<div role="listitem"><div class="area-row${at.cls}" data-target="command:${one}" draggable="false" tabindex=${at.tab} role=${at.role}
        aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}>
        <span class="area-name">${icon(one)} ${commandName(ctx, one)}</span>
        ${commandSlots(ctx, one).map((cost, index) => html`<span class="socket${index === taken.length ? " next" : ""}">${taken[index] ? html`<span data-key="in-command:${one}:${index}">${icon(taken[index])}</span>` : cost}</span>`)}
        </div></div>`;
    })}
    ${gatewayRow(ctx)}
    <div role="listitem" class="area-row">
      <span class="area-cell${hit(ctx, "energy").cls}" data-target="energy" draggable="false">${icon("energy", say("energy-name"))} ${rungs(ctx)} <b data-key="energy-at:${view.energy}">${view.energy}</b> / ${facts.set.energy.last}</span>
      <span class="area-cell${hit(ctx, "panel").cls}" data-target="panel" draggable="false">${icon("panel", say("panels-name"))} <b>${yields.length - view.rim}</b> ${nextYield(ctx, yields[view.rim])}</span>
    </div>
  </div>`;
}
