/**
 * What the browser calls things: reads `{ game, facts, view, things }` as JSON, `things` a list of `{ kind, id }`, and
 * prints a list of messages with their arguments, or ids.
 */
import { text } from "node:stream/consumers";
import "./modules-in-play.mjs";

const { game, facts, view, things } = JSON.parse(await text(process.stdin));
const folder = `../../../app/static/js/${game}`;
const modules = game === "skymines" ? ["belt", "missions"] : [];
await Promise.all(modules.map((name) => import(`${folder}/modules/${name}/main.ts`)));
const { named } = await import(`${folder}/naming.ts`);

process.stdout.write(JSON.stringify(things.map((thing) => named({ facts, view }, thing))));
