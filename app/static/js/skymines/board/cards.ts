/** Faces of cards and plans, composed of the symbols. */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { hit, marksOn } from "../../table/hit.ts";
import { icon, stepOn } from "../symbols.ts";
import type { CardFact, Ctx, Gain, Requirement } from "../types.ts";
import { cardName, planName } from "../words.ts";
import { cardFace } from "./card-face.ts";

/**
 * An action card as a button, whether it can be clicked or not.
 * @param key target key
 * @param how `drag`: can be dragged into a slot; `held`: will be placed next
 */
export function card(
  ctx: Ctx,
  key: string,
  id: string,
  how: {
    small?: boolean;
    faceDown?: boolean;
    plusOne?: boolean;
    price?: number;
    value?: number;
    number?: number;
    drag?: boolean;
    held?: boolean;
  } = {},
) {
  return guard([...marksOn(ctx, key), key, id, JSON.stringify(how)], () => cardButton(ctx, key, id, how));
}

function cardButton(ctx: Ctx, key: string, id: string, how: NonNullable<Parameters<typeof card>[3]>) {
  const fact = ctx.facts.cards[id];
  const at = hit(ctx, key);
  const name = cardName(ctx, id);
  const stands = ctx.say.details(
    [
      how.number ? ctx.say("display-space", { space: how.number }) : "",
      name,
      how.price === undefined ? "" : ctx.say("costs", { cost: how.price }),
      how.faceDown ? ctx.say("used") : "",
      how.plusOne ? ctx.say("with-plus-one") : "",
    ].filter(Boolean),
  );
  return html`<button
    type="button"
    class="${classesOf(fact, how.small)}${how.faceDown ? " used" : ""}${how.price === undefined ? "" : " priced"}${at.cls}${how.drag ? " lit" : ""}${how.held ? " picked" : ""}"
    data-target=${key}
    tabindex=${at.live || how.drag ? "0" : "-1"}
    aria-pressed=${at.pressed}
    aria-disabled=${at.live || how.drag ? nothing : "true"}
    draggable=${how.drag ? "true" : nothing}
    aria-label=${at.why ? `${stands}, ${at.why}` : stands}
    data-stands=${at.why ? stands : nothing}
  >
    ${how.small ? strip(fact) : cardFace(ctx, fact, { value: how.value, price: how.price, number: how.number })}
    ${how.plusOne ? html`<span aria-hidden="true" class="plus">${icon("plus-one")}</span>` : nothing}
    ${how.faceDown && !how.small ? html`<span aria-hidden="true" class="used-flag" data-n=${ctx.say("used")}></span>` : nothing}
  </button>`;
}

/**
 * An action card as a picture, for places that are buttons themselves and have its name.
 * @param key where it lies, for animations that start there
 */
export function pictured(ctx: Ctx, key: string, id: string, small = false) {
  const fact = ctx.facts.cards[id];
  return html`<span class=${classesOf(fact, small)} data-key=${key} title=${cardName(ctx, id)} aria-hidden="true">${small ? strip(fact) : cardFace(ctx, fact)}</span>`;
}

function classesOf(fact: CardFact | undefined, small = false) {
  return `card nightside kind-${fact?.kind ?? "hidden"}${small ? " small" : ""}`;
}

/** What a card looks like where only a strip of it is seen: value, symbol, share. */
function strip(fact: CardFact | undefined) {
  return html`<span aria-hidden="true" class="value">${face(fact)}</span>
    ${fact?.share && fact.kind !== "share" ? html`<span aria-hidden="true" class="extra company-${fact.share}">${icon("share")}${icon(fact.share)}</span>` : nothing}`;
}

function face(fact: CardFact | undefined) {
  if (!fact) return icon("card");
  const amount = fact.value ?? 0;
  if (fact.kind === "share" && fact.share) {
    return html`<span class="company-${fact.share}">${icon("share")}${icon(fact.share)}</span>`;
  }
  if (fact.kind === "field") {
    return html`${icon("field")}${fact.company ? html`<span class="company-${fact.company}">${icon(fact.company)}</span>` : icon("helium")}`;
  }
  if (fact.kind === "research")
    return html`${icon("research")}${amount > 0 ? html`<b data-n=${amount}></b>${icon("point")}` : nothing}`;
  return html`<b data-n=${amount}></b>${icon(fact.kind)}`;
}

/**
 * A card that lies face down.
 * @param kind the name of its explanation
 */
export function back(label: string, kind: string) {
  return html`<span class="card nightside small back" role="img" data-explain=${kind} aria-label=${label}>◐</span>`;
}

/** A plan's face: requirements above, reward below; special plans with cost and value. */
export function planFace(ctx: Ctx, id: string) {
  const special = ctx.facts.specials[id];
  if (special) {
    return html`<span class="needs" aria-hidden="true">${icon("coin")}<b data-n=${`−${special.cost}`}></b></span>
      <span aria-hidden="true" class="gives special"><b data-n=${`+${special.value}`}></b></span>`;
  }
  const plan = ctx.facts.plans[id] ?? ctx.facts.tokens[id];
  if (!plan) return html`<span>${id}</span>`;
  return html`<span class="needs" aria-hidden="true">${plan.requirements.map(need)}</span
    ><span aria-hidden="true" class="gives">${plan.reward.map((one) => gain(one))}</span>`;
}

function need({ kind, amount }: Requirement) {
  if (kind === "carbon-and-any")
    return html`<span><b data-n=${amount}></b>${icon("carbon")}<b data-n=${amount}></b>${icon("any-resource")}</span>`;
  return html`<span><b data-n=${amount}></b>${icon(kind)}</span>`;
}

/** One gain in symbols. */
export function gain(one: Gain) {
  if (one.type === "on-track" && one.company) {
    return html`<span class="gain company-${one.company}"
      ><b data-n=${one.amount ?? 0}></b>${stepOn(one.company)}</span
    >`;
  }
  const name = GAIN_SYMBOLS[one.type] ?? "coin";
  const amount =
    one.type === "coins-for-titanium"
      ? html`${icon("titanium")}<b data-n=${`−${one.less}`}></b>`
      : html`<b data-n=${one.amount ?? 0}></b>`;
  return html`<span class="gain">${amount}${icon(name)}</span>`;
}

const GAIN_SYMBOLS: Record<string, string> = {
  coins: "coin",
  "research-points": "point",
  tank: "helium",
  "on-any-track": "step",
  "remove-outposts": "outpost",
  "coins-for-titanium": "coin",
};

/** A plan as a button on a display or a screen. */
export function plan(ctx: Ctx, key: string, id: string, how: { faceDown?: boolean; red?: boolean } = {}) {
  return guard([...marksOn(ctx, key), key, id, JSON.stringify(how)], () => planButton(ctx, key, id, how));
}

function planButton(ctx: Ctx, key: string, id: string, how: NonNullable<Parameters<typeof plan>[3]>) {
  const at = hit(ctx, key);
  const letter = ctx.facts.specials[id] ? "S" : (ctx.facts.plans[id]?.letter ?? "T");
  const stands =
    planName(ctx, id) +
    (how.faceDown ? `, ${ctx.say("face-down")}` : "") +
    (how.red ? `, ${ctx.say("red-framed")}` : "");
  return html`<button
    type="button"
    class="plan nightside letter-${letter}${how.faceDown ? " down" : ""}${how.red ? " red" : ""}${at.cls}"
    data-target=${key}
    tabindex=${at.tab === nothing ? "-1" : "0"}
    aria-disabled=${at.live ? nothing : "true"}
    aria-pressed=${at.pressed}
    aria-label=${at.why ? `${stands}, ${at.why}` : stands}
    data-stands=${at.why ? stands : nothing}
  >
    ${how.faceDown ? html`<span aria-hidden="true" class="gives">${icon("point")}</span>` : planFace(ctx, id)}
  </button>`;
}

/** A starting token: the tracks on which it advances. */
export function tokenFace(ctx: Ctx, token: string) {
  const bonus = ctx.facts.tokens[token]?.bonus ?? [];
  return bonus.map(
    (one) =>
      html`<b>+${one.amount}</b
        >${one.track === "tank" ? icon("helium") : html`<span class="company-${one.track}">${stepOn(one.track)}</span>`} `,
  );
}
