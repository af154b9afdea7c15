/** Where a bonus marker can be placed, in symbols: majority spaces with the reward reached, the others as on the board. */
import { html, nothing } from "lit-html";
import { SHAPES } from "../../table/seats.ts";
import { gain } from "../board/cards.ts";
import { standardFace } from "../board/spaces.ts";
import { BONUS_SYMBOLS } from "../board/tracks.ts";
import { icon } from "../symbols.ts";
import type { Ctx, Line, MajorityFact, Offer } from "../types.ts";

/** A space that a marker can be placed on. */
export function markerFace(ctx: Ctx, { move, lines }: Offer) {
  const id = String(move.space);
  const majority = ctx.facts.bonus.majority.find((one) => one.id === id);
  if (majority) return majorityFace(ctx, majority, lines);
  const fact = ctx.facts.bonus.standard.find((one) => one.id === id);
  if (fact)
    return html`${fact.cost ? html`<span class="cost">−${fact.cost}${icon("coin")}</span>` : nothing}${standardFace(fact)}`;
  return trackFace(ctx, id);
}

/** The player's total there, its reward, what is missing for the next tier, and who else could still take the space. */
function majorityFace({ say }: Ctx, { kind, tiers }: MajorityFact, lines: Line[]) {
  const total = lines.find((line) => line.key === "majority-total" || line.key === "majority-scientists")?.amount ?? 0;
  const { reached, missing, next, rivals } = standingIn(lines, tiers);
  return html`<span class="face majority-face"><span class="now"><b>${total}</b>${icon(kind)} → ${
    reached ? reached.gains.map((one) => gain(one)) : "–"
  }</span>
  <small>${next ? html`+${missing}: ${next.gains.map((one) => gain(one))}` : say("marker-highest")}${rivals.map(
    (seat) => html`<i class="seat-${seat}">${SHAPES[seat]}</i>`,
  )}</small></span>`;
}

/** What the lines of a majority space say: the tier reached, the next one, and the seats that could also take it. */
export function standingIn(lines: Line[], tiers: MajorityFact["tiers"]) {
  const line = (key: string) => lines.find((one) => one.key === key);
  const tier = (key: string) => tiers.find((one) => one.at === line(key)?.args?.at) ?? null;
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
 * @param id such as "A1-2"
 */
function trackFace({ facts, view }: Ctx, id: string) {
  const [track = "", number] = id.split("-");
  const company = facts.companies.find((name) => view.tracks[name] === track);
  const bonus = facts.tracks[track]?.thresholds[Number(number) - 1]?.bonus;
  return html`${company ? html`<span class="company-${company}">${icon(company)}</span>` : nothing}<b>${number === "1" ? "I" : "II"}</b>${icon(
    BONUS_SYMBOLS[bonus?.type ?? ""] ?? "marker",
  )}`;
}
