/**
 * What the browser calls things: reads `{ facts, view, things }` as JSON, `things` a list of `{ kind, id }`, and prints a
 * list of messages with their arguments, or ids.
 */
import { text } from "node:stream/consumers";
import "./modules-in-play.mjs";

const scripts = ["belt", "missions"].map((name) => `../../../app/static/js/skymines/modules/${name}/main.ts`);
await Promise.all(scripts.map((script) => import(script)));
const { named } = await import("../../../app/static/js/skymines/naming.ts");

const { facts, view, things } = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify(things.map((thing) => named({ facts, view }, thing))));
