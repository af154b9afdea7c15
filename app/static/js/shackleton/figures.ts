/** Costs and gains as figures with symbols: of lines of choices, and of the component set. */
import { html, nothing } from "lit-html";
import { lineText } from "../table/words.ts";
import { hasSymbol, icon } from "./symbols.ts";
import type { Cost, Ctx, Gain, Line } from "./types.ts";
import { thingName } from "./words.ts";

/** An amount of a thing. */
export function amountOf(ctx: Pick<Ctx, "say">, of: string, amount: number | string) {
  return html`<span class=${amount === "+1" ? "figure single" : "figure"}><b>${amount}</b>${hasSymbol(of) ? icon(of, thingName(ctx, of)) : thingName(ctx, of)}</span>`;
}

/** What is gained, such as on a structure or a project. */
export function gained(ctx: Pick<Ctx, "say">, gains: Gain[] = []) {
  return gains.map(({ what, amount = 1 }) => amountOf(ctx, what, amount));
}

/** What is paid. */
export function paid(ctx: Pick<Ctx, "say">, cost: Cost = {}) {
  return Object.entries(cost).flatMap(([of, amount]) =>
    typeof amount === "number" && amount > 0 ? [amountOf(ctx, of, amount)] : [],
  );
}

const amountText = ({ say }: Pick<Ctx, "say">, { what, amount = 1 }: Gain) =>
  say("count-of", { count: amount, what: thingName({ say }, what) });

/** What is paid and what is gained, in words, each by its own name. */
export function costsAndGives(ctx: Pick<Ctx, "say">, cost: Gain[], gains: Gain[] = []) {
  const said = (key: string, all: Gain[]) =>
    all.length > 0 ? [ctx.say(key, { what: ctx.say.list(all.map((one) => amountText(ctx, one))) })] : [];
  return [...said("it-costs", cost), ...said("it-gives", gains)];
}

/** The lines of a choice in words: all costs, all gains, then what is neither. A fee says who gets it. */
export function linesInWords(ctx: Ctx, lines: Line[]) {
  const said = (key: string, all: Line[]) =>
    all.length > 0 ? [ctx.say(key, { what: ctx.say.list(all.map((line) => lineText(ctx, unsigned(line)))) })] : [];
  const costs = lines.filter(({ key, amount }) => key.startsWith("pay") && (amount ?? 0) < 0);
  const gains = lines.filter(({ key, amount }) => key === "gain" && (amount ?? 0) > 0);
  const rest = lines.filter((line) => !costs.includes(line) && !gains.includes(line));
  return [...said("it-costs", costs), ...said("it-gives", gains), ...rest.map((line) => lineText(ctx, line))];
}

/** A line whose amount is said without a sign. */
const unsigned = (line: Line): Line => ({ ...line, key: `${line.key}.aloud`, amount: Math.abs(line.amount ?? 0) });

const of = ({ args }: Line) => String((args as Record<string, unknown> | undefined)?.of ?? "credits");

/** What a choice costs, from its lines: of each thing all of it, no matter who gets it. */
export function pays(ctx: Pick<Ctx, "say">, lines: Line[]) {
  const due = new Map<string, number>();
  for (const line of lines)
    if ((line.amount ?? 0) < 0) due.set(of(line), (due.get(of(line)) ?? 0) - (line.amount ?? 0));
  return due.size === 0
    ? nothing
    : html`<span class="pays">${[...due].map(([what, amount]) => amountOf(ctx, what, `−${amount}`))}</span>`;
}

/** What a choice of its own button costs and brings, as figures for the eye and in words for the ear. */
export function costsAndGains(ctx: Ctx, lines: Line[]) {
  if (lines.length === 0) return nothing;
  const [costs, brings] = [pays(ctx, lines), gains(ctx, lines)];
  const isShown = ({ amount }: Line) => (amount ?? 0) !== 0;
  const rest = lines.filter((line) => !isShown(line) && line.key !== "bonus");
  return html`<span class="visually-hidden">${ctx.say.clauses(linesInWords(ctx, lines))}</span><span class="told" aria-hidden="true"
      >${costs}${costs === nothing || brings === nothing ? nothing : html`<i>→</i>`}${brings}${rest.map((line) => html`<span class="line">${lineText(ctx, line)}</span>`)}</span
    >`;
}

/** What a choice brings, from its lines. */
export function gains(ctx: Pick<Ctx, "say">, lines: Line[]) {
  const all = lines.filter(({ key, amount }) => (amount ?? 0) > 0 || key === "bonus");
  return all.length === 0
    ? nothing
    : html`<span class="gains"
        >${all.map((line) => {
          if (line.key === "bonus")
            return html`<span class="figure bonus">${icon("leader", ctx.say("matching-bonus"))}</span>`;
          return amountOf(ctx, line.key === "activate-tokens" ? "token" : of(line), `+${line.amount}`);
        })}</span
      >`;
}
