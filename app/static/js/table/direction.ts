/** Text of another direction than the words around it, as the server's app/text/direction.py has it. */

/** Letters that are written from right to left, and the digits of Arabic, which move with them. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * The text set apart by Unicode's isolates, if some of it is written from right to left: what stands beside it keeps its
 * place.
 */
export function isolated(text: string) {
  const already = text.startsWith("\u2068") && text.indexOf("\u2069") === text.length - 1;
  return FROM_RIGHT.test(text) && !already ? `\u2068${text}\u2069` : text;
}
