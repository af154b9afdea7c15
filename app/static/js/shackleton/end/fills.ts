/** How the sources of VP are filled in charts. */
import type { Fill } from "../../table/end/patterns.ts";
import type { Ctx } from "../types.ts";

/** How sources are filled: those of every game, then the corporations in their order. */
const FILLS: Record<string, Fill> = {
  scored: { token: "--coin", pattern: "plain" },
  projects: { token: "--research", pattern: "upright" },
  laboratories: { token: "--helium", pattern: "grid" },
  reputation: { token: "--minerals", pattern: "falling" },
};
const CORPORATIONS: Fill[] = [
  { token: "--field", pattern: "rising" },
  { token: "--titanium", pattern: "dots" },
  { token: "--astrogo", pattern: "level" },
];

export function fillOf({ view }: Pick<Ctx, "view">, source: string): Fill {
  const turn = view.corporations.indexOf(source);
  return FILLS[source] ?? CORPORATIONS[turn] ?? { token: "--soft", pattern: "plain" };
}
