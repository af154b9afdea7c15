/** When two names count as the same, as the server's app/text/comparison.py has it: case, width and normal form aside. */

/** Joiners and selectors between pictures of one character. */
const LEFT_OUT = /\u034f|[\u180b-\u180f]|\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/u;

/** The text folded; a blank is one space. */
export function folded(text: string) {
  return [...text.normalize("NFC")].map(fold).join("").replaceAll("i\u0307", "i");
}

/**
 * Upper case in between, as it knows more letters for the same than lower case does: ß and ss, ς and σ, dotless i and i.
 */
function fold(character: string) {
  if (LEFT_OUT.test(character)) return "";
  const plain = [...character.normalize("NFKD").toLowerCase().toUpperCase()]
    .map((letter) => letter.toLowerCase())
    .join("");
  return plain.normalize("NFKD").replace(/\s/gu, " ");
}
