/** Write where the browser puts what stands in each sector, vacant and claimed; the facts of a game come by stdin. */
import { text } from "node:stream/consumers";
import { arranged } from "../../../app/static/js/skymines/board/spacing.ts";

const { moon } = JSON.parse(await text(process.stdin));
const all = moon.sectors.flatMap((/** @type {any} */ fact) =>
  [false, true].map((claimed) => ({ sector: fact.number, claimed, ...arranged(moon, fact, claimed) })),
);
console.log(JSON.stringify(all));
