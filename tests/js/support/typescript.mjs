/** Lets Node import the browser's TypeScript: `node --import ./tests/js/support/typescript.mjs --test …`. */
import { register } from "node:module";

register("./typescript-hooks.mjs", import.meta.url);
