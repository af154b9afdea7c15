/** The server's problems, worded by their codes. Pure. */

import { Problem } from "./api.ts";
import type { Say } from "./types.ts";

type Worded = (args: Record<string, unknown>) => Record<string, unknown>;

/**
 * Why something failed at the table, in words, whatever was thrown.
 * @param worded replaces ids among the arguments by names
 */
export function failureText(say: Say, problem: unknown, worded?: Worded): string {
  if (!(problem instanceof Problem)) return say("error-unknown");
  return problem.status === 0 ? say("error-unreachable") : problemText(say, problem, worded);
}

/**
 * A problem in the page's own words, or in the server's if its code has no message. A rule is given with its page of
 * the rulebook.
 * @param worded replaces ids among the arguments by names
 */
export function problemText(
  say: Say,
  { code, args, rule, message }: Problem,
  worded: Worded = (plain) => plain,
): string {
  const kinds = rule ? ["refused", "problem"] : ["problem", "refused"];
  const key = kinds.map((kind) => `${kind}-${code}`).find((one) => say.has(one));
  const reason = key ? say(key, inRow(say, worded(args))) : say("problem-unknown", { detail: message });
  return rule ? say("refusal", { reason, rule: rule.replace(" ", "\u00a0") }) : reason;
}

/** Lists among the arguments as text. */
function inRow(say: Say, args: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, Array.isArray(value) ? say.list(value) : value]),
  );
}
