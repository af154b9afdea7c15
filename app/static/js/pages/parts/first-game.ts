/** The page where a guided first game begins. It keeps from which table one came, for the guide to lead back there. */
import { backOf, keepBack } from "../../table/guide/back.ts";
import { booted, someone, whenSent, wordsOf } from "./common.ts";
import type { Wish } from "./hosting.ts";
import { begin, goTo, openTable } from "./opening.ts";

/** Let the page's form open and begin the table of a game's guided game. */
export function offerFirstGame(game: string, wish: Wish | undefined) {
  const boot = booted();
  const say = wordsOf(boot);
  const back = backOf(new URLSearchParams(location.search).get("back"));
  (document.getElementById("coming-back") as HTMLElement).hidden = back === null;
  whenSent(say, document.getElementById("first-game") as HTMLFormElement, async () => {
    if (!(await someone(boot, say))) return;
    const made = await openTable({ game, ...wish });
    await begin(made);
    if (back) keepBack(made.id, back);
    await goTo(made);
  });
}
