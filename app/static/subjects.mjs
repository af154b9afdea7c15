/**
 * Styles that browsers find faster. A browser files rules by a class, id or type of their subject, the last compound of
 * a selector, and tries those without one on every element: so it does where the subject is `:is(.a, .b)`. Such rules get
 * a selector for each of the alternatives, with the same specificity.
 */

const COMBINATORS = " >+~";
/** What counts alike in a selector, and can be said twice. */
const SIMPLE = /\.[\w-]+|\[[^\]]*\]/g;

/** The parts of a text between separators that stand in no brackets. @param {string} text @param {string} separators */
function parts(text, separators) {
  const found = [""];
  let depth = 0;
  for (const one of text) {
    if ("([".includes(one)) depth += 1;
    if (")]".includes(one)) depth -= 1;
    if (depth === 0 && separators.includes(one)) found.push("");
    else found[found.length - 1] += one;
  }
  return found;
}

/**
 * The alternatives with the specificity of the highest: those of classes alone say one of theirs again.
 * @param {string[]} all
 * @returns {string[] | null} null where that is not to be had
 */
function levelled(all) {
  const counts = all.map((one) => (one.replace(SIMPLE, "") === "" ? (one.match(SIMPLE)?.length ?? 0) : null));
  if (counts.every((count) => count !== null)) {
    const most = Math.max(...counts);
    return all.map((one, index) => one + (one.match(SIMPLE)?.[0] ?? "").repeat(most - (counts[index] ?? 0)));
  }
  return all.every((one) => /^[a-z][\w-]*$/.test(one)) ? all : null;
}

/** The selectors that one stands for: itself, or one for each alternative of its subject. @param {string} selector */
export function bySubject(selector) {
  const subject = parts(selector, COMBINATORS).at(-1) ?? "";
  if (!subject.startsWith(":is(")) return [selector];
  const [, list, rest] = subject.match(/^:is\(((?:[^()]|\([^()]*\))*)\)(.*)$/) ?? [];
  const all = list && levelled(parts(list, ",").map((one) => one.trim()));
  return all ? all.map((one) => selector.slice(0, selector.length - subject.length) + one + rest) : [selector];
}

/** A minified style sheet whose rules are filed by their subjects. @param {string} style */
export function filed(style) {
  return style.replace(/(?<=^|[{};])[^{}@;]+(?=\{)/g, (rule) => parts(rule, ",").flatMap(bySubject).join(","));
}
