/** Looking for words in the rules: sections that say them stay, and the words are marked. */
import type { Say } from "../types.ts";

/** The same letters for every case and accent, one for one, so that places in the text stay what they are. Pure. */
export function plain(text: string): string {
  return [...text].map(plainLetter).join("");
}

function plainLetter(letter: string): string {
  const plain = letter.normalize("NFD")[0]?.toLowerCase() ?? letter;
  return plain.length === letter.length ? plain : letter;
}

/** The words that are looked for. Pure. */
export function wordsIn(sought: string): string[] {
  return plain(sought).split(/\s+/).filter(Boolean);
}

/** Whether a text says all the words, as whole words or parts of them. Pure. */
export function says(text: string, words: string[]): boolean {
  const said = plain(text);
  return words.every((word) => said.includes(word));
}

/** Let the field in the rules hide what does not say its words. */
export function searching(rules: HTMLElement, say: Say) {
  const search = rules.querySelector("search") as HTMLElement;
  const field = search.querySelector("input") as HTMLInputElement;
  const told = search.querySelector("[role=status]") as HTMLElement;
  search.hidden = false;
  const seek = () => {
    const words = wordsIn(field.value);
    const found = [...rules.querySelectorAll<HTMLElement>(".rules-section")].filter((section) => {
      section.hidden = !says(section.textContent ?? "", words);
      return !section.hidden;
    });
    for (const part of rules.querySelectorAll<HTMLElement>(".rules-part"))
      part.hidden = !part.querySelector(".rules-section:not([hidden])");
    (rules.querySelector("nav") as HTMLElement).hidden = words.length > 0;
    told.textContent = words.length > 0 ? say("rules-found", { count: found.length }) : "";
    underline(found, words);
  };
  field.addEventListener("input", seek);
  return () => {
    field.value = "";
    seek();
  };
}

/** Mark the words where the browser can without changing the text. */
function underline(sections: HTMLElement[], words: string[]) {
  if (!("highlights" in CSS)) return;
  const ranges = sections.flatMap((section) => textsOf(section).flatMap((text) => rangesIn(text, words)));
  CSS.highlights.set("sought", new Highlight(...ranges));
}

function textsOf(section: HTMLElement): Text[] {
  const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

function rangesIn(text: Text, words: string[]): Range[] {
  const said = plain(text.data);
  const found: Range[] = [];
  for (const word of words) {
    for (let at = said.indexOf(word); at >= 0; at = said.indexOf(word, at + word.length)) {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + word.length);
      found.push(range);
    }
  }
  return found;
}

/**
 * Bring a place of the rulebook, or a section, to the top of what is read.
 * @param place "" for none
 * @returns whether it is there
 */
export function turnTo(rules: HTMLElement, place: string, calm = true): boolean {
  const found = place === "" ? null : rules.querySelector<HTMLElement>(`#${CSS.escape(place)}`);
  const section = found?.closest<HTMLElement>(".rules-section");
  if (!section) return false;
  section.scrollIntoView({ block: "start", behavior: calm ? "instant" : "smooth" });
  section.focus({ preventScroll: true });
  return true;
}
