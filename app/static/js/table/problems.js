/** Why the server did not do something, said by the code of its answer. Pure. */

/**
 * A problem in the page's own words; as the server put it only where its code has no message. A rule is said with the
 * page of the rulebook.
 * @param {import("./types").Say} say
 * @param {import("./api.js").Problem} problem
 * @param {(args: Record<string, any>) => Record<string, any>} [worded] puts the ids among the arguments into words
 * @returns {string}
 */
export function problemText(say, { code, args, rule, message }, worded = (plain) => plain) {
  const kinds = rule ? ["refused", "problem"] : ["problem", "refused"];
  const key = kinds.map((kind) => `${kind}-${code}`).find((one) => say.has(one));
  const reason = key ? say(key, worded(args)) : say("problem-unknown", { detail: message });
  return rule ? say("refusal", { reason, rule: rule.replace(" ", "\u00a0") }) : reason;
}
