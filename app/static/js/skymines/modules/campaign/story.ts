/** The story of a chapter, read off the page of its campaign; loaded when a chapter begins or is over. */

export type Chapter = { title: string; story: string; epilogue: string };

/** What the campaign's page tells of a chapter. */
export async function chapterOf(id: string, number: number): Promise<Chapter> {
  const invite = new URLSearchParams(location.search).get("invite");
  const answer = await fetch(`/t/${id}/campaign${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`);
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
