/** The bonus spaces of the board: five majorities with their tiers, four standard spaces, four bonus tiles. */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { hit, marksOf, marksOn } from "../../table/hit.ts";
import { SHAPES } from "../../table/seats.ts";
import { icon, thing } from "../symbols.ts";
import type { Ctx, MajorityFact, StandardFact } from "../types.ts";
import { gainsText, spaceName } from "../words.ts";
import { gain } from "./cards.ts";

export function bonusSpaces(ctx: Ctx) {
  const { spaces, tiles } = ctx.view;
  return html`${guard([...marksOf(ctx), spaces, tiles], () => drawn(ctx))}`;
}

function drawn(ctx: Ctx) {
  const { facts, say } = ctx;
  return html`<section class="spaces" aria-label=${say("bonus-spaces")}>
    <div class="majority-block"><h2>${say("bonus-spaces")}</h2>
    <div class="majorities">${facts.bonus.majority.map((one) => majority(ctx, one))}</div></div>
    <div class="standards">${facts.bonus.standard.map((one) => standard(ctx, one))}</div>
  </section>`;
}

function holderOf(ctx: Ctx, space: string) {
  const seat = ctx.view.spaces[space];
  if (seat === null || seat === undefined) return nothing;
  return html`<span class="holder seat-${seat}">${thing(`p-${seat + 1}`, html`<i data-n=${SHAPES[seat]}></i>`)}</span>`;
}

function majority(ctx: Ctx, fact: MajorityFact) {
  const keys = [`space:${fact.id}`, ...fact.tiers.map(({ at }) => `tier:${fact.id}:${at}`)];
  return guard([...marksOn(ctx, ...keys), fact, ctx.view.spaces[fact.id]], () => majorityOf(ctx, fact));
}

function majorityOf(ctx: Ctx, fact: MajorityFact) {
  const key = `space:${fact.id}`;
  const at = hit(ctx, key);
  const hint = ctx.say("majority-described", {
    space: spaceName(ctx, fact.id),
    tiers: ctx.say.clauses(fact.tiers.map((tier) => `${tier.at}+: ${gainsText(ctx, tier.gains)}`)),
  });
  const label = at.why ? `${hint}. ${at.why}` : hint;
  return html`<div
    class="majority kind-${fact.kind}${typeof ctx.view.spaces[fact.id] === "number" ? " held" : ""}${at.cls}"
    data-target=${key}
    tabindex=${at.tab}
    role=${at.role === nothing ? "group" : at.role}
    aria-pressed=${at.pressed}
    aria-label=${label}
    data-stands=${at.why ? hint : nothing}
  >
    <span class="what">${icon(fact.kind)}${holderOf(ctx, fact.id)}</span>
    ${fact.tiers.map((tier) => {
      const tierKey = `tier:${fact.id}:${tier.at}`;
      const there = hit(ctx, tierKey);
      return html`<span
        class="tier${there.cls}"
        data-target=${there.live ? tierKey : nothing}
        tabindex=${there.tab}
        role=${there.role}
        aria-label=${there.live ? `${tier.at}+: ${gainsText(ctx, tier.gains)}` : nothing}
      >
        <i data-n=${`${tier.at}+`}></i>${tier.gains.map((one) => gain(one))}
      </span>`;
    })}
  </div>`;
}

function standard(ctx: Ctx, fact: StandardFact) {
  const key = `space:${fact.id}`;
  const gone = fact.tile !== undefined && fact.tile !== null && !ctx.view.tiles.includes(fact.tile);
  const drawing = () => standardOf(ctx, fact, key, gone);
  return guard([...marksOn(ctx, key), fact, ctx.view.spaces[fact.id], gone], drawing);
}

function standardOf(ctx: Ctx, fact: StandardFact, key: string, gone: boolean) {
  const at = hit(ctx, key);
  const hint = ctx.say(`space-hint-${fact.effect}`, {
    cost: fact.cost ?? 0,
    amount: fact.amount ?? 0,
    space: spaceName(ctx, fact.id),
  });
  const label = at.why ? `${hint}. ${at.why}` : hint;
  return html`<button
    type="button"
    class="standard effect-${fact.effect}${gone ? " gone" : ""}${typeof ctx.view.spaces[fact.id] === "number" ? " held" : ""}${at.cls}"
    data-target=${key}
    tabindex=${at.live ? "0" : "-1"}
    aria-pressed=${at.pressed}
    aria-disabled=${at.live ? nothing : "true"}
    aria-label=${label}
    data-stands=${at.why ? hint : nothing}
  >
    ${fact.cost ? html`<span class="cost"><b data-n=${`−${fact.cost}`}></b>${icon("coin")}</span>` : nothing}
    ${standardFace(fact)} ${holderOf(ctx, fact.id)}
  </button>`;
}

/** What a standard space brings, in symbols. */
export function standardFace(fact: StandardFact) {
  if (fact.effect === "first-player")
    return html`<span>${icon("first")}<b data-n=${fact.amount ?? 0}></b>${icon("point")}</span>`;
  if (fact.effect === "buy") return html`<span>${icon("coin")}<b data-n="→"></b>${icon("card")}</span>`;
  if (fact.effect === "discard")
    return html`<span>${icon("card")}<b data-n="→"></b>${icon("coin")}<b data-n=${`+${fact.amount}`}></b></span>`;
  const tile = fact.tile ?? "plus-one";
  return html`<span class="tile">${thing(`k-${tile}`, icon(tile))}</span>`;
}
