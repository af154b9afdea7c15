/**
 * Bundle the face of a game that is kept outside of app/static: `node app/static/build-face.mjs FOLDER OUT` makes of
 * FOLDER/main.ts, FOLDER/face.ts and FOLDER/table.css the files OUT/main.js and OUT/table.css, and of what main.ts loads
 * later scripts beside them.
 */
import { mkdir, readdir, rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { bundled, lazy, loadedFirst } from "./bundling.mjs";

const [folder, out] = process.argv.slice(2).map((path) => resolve(path));
if (!folder || !out) throw new Error("node app/static/build-face.mjs FOLDER OUT");

await mkdir(out, { recursive: true });
const inTable = /[\\/]js[\\/]table[\\/]/;
const face = join(folder, "face.ts");
const plugins = [lazy((path) => (inTable.test(path) ? null : face), await loadedFirst([face]))];
const made = await bundled([join(folder, "main.ts")], { splitting: true, outdir: out, names: "[name]", plugins });
const worn = await bundled([join(folder, "table.css")], {
  splitting: false,
  outdir: out,
  names: "[name]",
  plugins: [],
});
const names = new Set(Object.keys({ ...made, ...worn }).map((path) => basename(path)));
for (const name of await readdir(out)) {
  if (/\.(js|css)(\.br)?$/.test(name) && !names.has(name.replace(/\.br$/, "")))
    await rm(join(out, name), { force: true });
}
