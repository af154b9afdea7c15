/** Styles without what is said twice: many files each open the same layer or condition, one behind the other. */

/** Blocks that mean the same when two of them are one. */
const MERGED = /^@(media|container|supports|layer\s+[\w-])/;
/** What opens, ends or divides blocks, beside texts that may hold the same signs. */
const SIGNS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)"']*\)|[{};]/g;

/**
 * A minified style sheet in which a block goes on where the next one has the same layer or condition.
 * @param {string} style
 */
export function merged(style) {
  let [out, from] = ["", 0];
  const open = [{ head: "", last: null }];
  for (const { 0: sign, index } of style.matchAll(SIGNS)) {
    if (sign.length > 1) continue;
    const text = style.slice(from, index);
    const within = open.at(-1);
    const goesOn = sign === "{" && MERGED.test(text) && within.last?.head === text;
    out = goesOn ? out.slice(0, -1) : out + text + sign;
    if (sign === "{") open.push(goesOn ? within.last : { head: text, last: null });
    else if (sign === "}") open.at(-2).last = open.pop();
    else within.last = null;
    from = index + 1;
  }
  return out + style.slice(from);
}
