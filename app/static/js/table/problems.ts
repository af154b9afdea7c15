/** The server's problems, worded by their codes. Pure. */

import type { Problem } from "./api.ts";
import type { Say } from "./types.ts";

/**
 * A problem in the page's own words, or in the server's if its code has no message. A rule is given with its page of
 * the rulebook.
 * @param worded replaces ids among the arguments by names
 */
export function problemText(
  say: Say,
  { code, args, rule, message }: Problem,
  worded: (args: Record<string, unknown>) => Record<string, unknown> = (plain) => plain,
): string {
  const kinds = rule ? ["refused", "problem"] : ["problem", "refused"];
  const key = kinds.map((kind) => `${kind}-${code}`).find((one) => say.has(one));
  const reason = key ? say(key, worded(args)) : say("problem-unknown", { detail: message });
  return rule ? say("refusal", { reason, rule: rule.replace(" ", "\u00a0") }) : reason;
}
