/** From scores to chart data: ranks, rows and series. Pure; no messages, no DOM. */
import { bySeat } from "../../table/end/data.ts";
import type { Company, Ctx, History, Series } from "../types.ts";

/** The company whose shares are shown: the chosen one, by default the first. */
export function companyOf({ state, facts }: Pick<Ctx, "state" | "facts">) {
  return facts.companies.find((one) => one === state.end.of) ?? (facts.companies[0] as Company);
}

/** What a share of each company was worth at the end of each round. */
export function valueByRound({ rounds }: History, companies: readonly Company[]): Series<Company> {
  return {
    rounds: rounds.map((one) => one.round),
    rows: companies.map((company) => ({ of: company, values: rounds.map((one) => one.companies[company].value) })),
  };
}

/** The shares of a company that each seat had at the end of each round. */
export function sharesByRound({ rounds }: History, company: Company): Series<number> {
  return bySeat(rounds, (seat) => seat.shares[company]);
}
