/** A sector of the Moon in words, for screen readers. */
import type { Ctx, Say, SectorFact } from "../types.ts";

/** Number, outpost, structures, neighbours by the kind of their border, and whether it can be chosen. */
export function describeSector(ctx: Ctx, fact: SectorFact, lit: boolean) {
  const { view, say } = ctx;
  const owner = view.moon[fact.number];
  const words = say("sector-described", {
    sector: fact.number,
    structures:
      say.list((fact.structures ?? []).map(({ kind, amount }) => say(`structure-${kind}`, { amount }))) ||
      say("no-structure"),
    outpost: owner ? say("outpost-of", { company: say(`company-${owner}`) }) : say("no-outpost"),
    borders: bordersOf(ctx, fact.number),
  });
  return lit ? `${words}. ${say("can-be-chosen")}` : words;
}

/** The neighbours in words, computed once as they never change. */
const known = new WeakMap<object, Map<number, string>>();

/** The neighbours: first those across a single line, then those across a double one. */
function bordersOf(ctx: Ctx, sector: number) {
  const all = known.get(ctx.facts) ?? new Map();
  known.set(ctx.facts, all);
  if (!all.has(sector)) all.set(sector, bordersInWords(ctx, sector));
  return all.get(sector);
}

function bordersInWords({ facts, say }: Ctx, sector: number) {
  const names = { single: new Set<string>(), double: new Set<string>() };
  for (const { between, double } of facts.moon.borders) {
    if (!between.map(String).includes(String(sector))) continue;
    const other = between.find((place) => String(place) !== String(sector)) ?? "";
    names[double ? "double" : "single"].add(Number.isNaN(Number(other)) ? say(`company-${other}`) : String(other));
  }
  const told = [
    names.single.size > 0 ? say("borders-single", { places: listed(say, names.single) }) : "",
    names.double.size > 0 ? say("borders-double", { places: listed(say, names.double) }) : "",
  ].filter(Boolean);
  return say.clauses(told);
}

/** Numbers in their order, companies behind them. */
function listed(say: Say, names: Set<string>) {
  return say.list([...names].sort((one, other) => Number(one) - Number(other) || (one < other ? -1 : 1)));
}
