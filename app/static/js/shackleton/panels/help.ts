/** The symbols of the table with their names, in the help. */
import { html } from "lit-html";
import { icon } from "../symbols.ts";
import type { Ctx } from "../types.ts";
import { ASTRONAUTS } from "../types.ts";
import { astronautName, thingName } from "../words.ts";

const KINDS = ["dome", "workshop", "laboratory", "headquarters"];
const THINGS = ["credits", "titanium", "rare_earth", "energy", "reputation", "vp"];

export function legend(ctx: Ctx) {
  const { say } = ctx;
  const rows: [string, string][] = [
    ...ASTRONAUTS.map((one): [string, string] => [one, astronautName(ctx, one)]),
    ...THINGS.map((one): [string, string] => [one, thingName(ctx, one)]),
    ...KINDS.map((one): [string, string] => [one, say(`kind-${one}`)]),
    ["panel", say("panels-name")],
    ["token", say("token-name")],
  ];
  return html`<p class="lead">${say("help-point")}</p>
    <h3>${say("help-symbols")}</h3>
    <dl class="legend">${rows.map(([sign, name]) => html`<div><dt>${icon(sign)}</dt><dd>${name}</dd></div>`)}</dl>`;
}
