/** How the parts of the scores are filled in charts. */
import type { Fill } from "../../table/end/patterns.ts";

/** How each category's bar is filled: research in no blue, which is Tawac's. */
export const FILLS: Record<string, Fill> = {
  cash: { token: "--coin", pattern: "plain" },
  astrogo: { token: "--astrogo", pattern: "rising" },
  tawac: { token: "--tawac", pattern: "dots" },
  skymine: { token: "--skymine", pattern: "level" },
  minerva: { token: "--minerva", pattern: "falling" },
  tank: { token: "--helium", pattern: "grid" },
  research: { token: "--carbon", pattern: "upright" },
};

/** How a category's part of a bar is filled. */
export const fillOf = (category: string): Fill => FILLS[category] ?? { token: "--soft", pattern: "plain" };
