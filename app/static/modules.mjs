/**
 * Print every TypeScript module of app/static/js as the JavaScript that a browser runs, as one JSON object by paths in
 * app/static. `node app/static/modules.mjs`: what development mode serves.
 */
import { readdir } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const HERE = dirname(fileURLToPath(import.meta.url));

const { outputFiles } = await build({
  absWorkingDir: HERE,
  entryPoints: (await readdir(join(HERE, "js"), { recursive: true }))
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".d.ts"))
    .map((name) => join("js", name)),
  outbase: ".",
  outdir: ".",
  format: "esm",
  target: "es2022",
  sourcemap: "inline",
  write: false,
  logLevel: "warning",
});
const named = (path) => relative(HERE, path).split(sep).join("/").replace(/\.js$/, ".ts");
process.stdout.write(JSON.stringify(Object.fromEntries(outputFiles.map(({ path, text }) => [named(path), text]))));
