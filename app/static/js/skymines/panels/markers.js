/** Where a bonus marker can be placed, in symbols: majority spaces with the reward reached, the others as on the board. */
import { html, nothing } from "lit-html";
import { SHAPES } from "../../table/seats.js";
import { gain } from "../board/cards.js";
import { standardFace } from "../board/spaces.js";
import { BONUS_SYMBOLS } from "../board/tracks.js";
import { icon } from "../symbols.js";

/**
 * @typedef {import("../types").Ctx} Ctx
 * @typedef {import("../types").Offer} Offer
 * @typedef {import("../types").Line} Line
 */

/**
 * A space that a marker can be placed on.
 * @param {Ctx} ctx
 * @param {Offer} offer
 */
export function markerFace(ctx, { move, lines }) {
  const id = String(move.space);
  const majority = ctx.facts.bonus.majority.find((one) => one.id === id);
  if (majority) return majorityFace(ctx, majority, lines);
  const fact = ctx.facts.bonus.standard.find((one) => one.id === id);
  if (fact)
    return html`${fact.cost ? html`<span class="cost">−${fact.cost}${icon("coin")}</span>` : nothing}${standardFace(fact)}`;
  return trackFace(ctx, id);
}

/**
 * The player's total there, its reward, what is missing for the next tier, and who else could still take the space.
 * @param {Ctx} ctx
 * @param {import("../types").MajorityFact} majority
 * @param {Line[]} lines
 */
function majorityFace({ say }, { kind, tiers }, lines) {
  const total = lines.find((line) => line.key === "majority-total" || line.key === "majority-scientists")?.amount ?? 0;
  const { reached, missing, next, rivals } = standingIn(lines, tiers);
  return html`<span class="face majority-face"><span class="now"><b>${total}</b>${icon(kind)} → ${
    reached ? reached.gains.map((one) => gain(one)) : "–"
  }</span>
  <small>${next ? html`+${missing}: ${next.gains.map((one) => gain(one))}` : say("marker-highest")}${rivals.map(
    (seat) => html`<i class="seat-${seat}">${SHAPES[seat]}</i>`,
  )}</small></span>`;
}

/**
 * What the lines of a majority space say: the tier reached, the next one, and the seats that could also take it.
 * @param {Line[]} lines
 * @param {import("../types").MajorityFact["tiers"]} tiers
 */
export function standingIn(lines, tiers) {
  const line = (/** @type {string} */ key) => lines.find((one) => one.key === key);
  const tier = (/** @type {string} */ key) => tiers.find((one) => one.at === line(key)?.args?.at) ?? null;
  const seats = line("could-also-take")?.args?.seats;
  return {
    reached: tier("tier"),
    next: tier("tier-missing"),
    missing: line("tier-missing")?.amount ?? 0,
    rivals: Array.isArray(seats) ? seats.map(Number) : [],
  };
}

/**
 * A bonus space of a company track: whose it is, which one, and what it is about.
 * @param {Ctx} ctx
 * @param {string} id such as "A1-2"
 */
function trackFace({ facts, view }, id) {
  const [track = "", number] = id.split("-");
  const company = facts.companies.find((name) => view.tracks[name] === track);
  const bonus = facts.tracks[track]?.thresholds[Number(number) - 1]?.bonus;
  return html`${company ? html`<span class="company-${company}">${icon(company)}</span>` : nothing}<b>${number === "1" ? "I" : "II"}</b>${icon(
    BONUS_SYMBOLS[bonus?.type ?? ""] ?? "marker",
  )}`;
}
