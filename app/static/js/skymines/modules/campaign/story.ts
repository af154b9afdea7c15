/** The story of a chapter, read off the page of its campaign; loaded when a chapter begins or is over. */
import { addressBeside } from "../../../table/addresses.ts";

export type Chapter = { title: string; story: string; epilogue: string };

/** What the campaign's page tells of a chapter. */
export async function chapterOf(number: number): Promise<Chapter> {
  const answer = await fetch(addressBeside("campaign"));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const said = (selector: string) => page.querySelector(selector)?.textContent ?? "";
  const section = `[aria-labelledby="chapter-${number}"]`;
  return {
    title: said(`${section} h2`),
    story: said(`${section} .story`),
    epilogue: said(".campaign > .story"),
  };
}
