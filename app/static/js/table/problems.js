/** The server's problems, worded by their codes. Pure. */

/**
 * A problem in the page's own words, or in the server's if its code has no message. A rule is given with its page of
 * the rulebook.
 * @param {import("./types").Say} say
 * @param {import("./api.js").Problem} problem
 * @param {(args: Record<string, any>) => Record<string, any>} [worded] replaces ids among the arguments by names
 * @returns {string}
 */
export function problemText(say, { code, args, rule, message }, worded = (plain) => plain) {
  const kinds = rule ? ["refused", "problem"] : ["problem", "refused"];
  const key = kinds.map((kind) => `${kind}-${code}`).find((one) => say.has(one));
  const reason = key ? say(key, worded(args)) : say("problem-unknown", { detail: message });
  return rule ? say("refusal", { reason, rule: rule.replace(" ", "\u00a0") }) : reason;
}
