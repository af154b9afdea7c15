/** A module without its types, as esbuild would bundle it; Node 18 (from 18.19 on, as Debian has it) cannot strip them itself. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";

const OPTIONS = { loader: "ts", format: "esm", target: "node18", sourcemap: "inline" };

export async function load(url, context, next) {
  if (!url.startsWith("file:") || !url.endsWith(".ts")) return next(url, context);
  const sourcefile = fileURLToPath(url);
  const { code } = await transform(await readFile(sourcefile, "utf8"), /** @type {any} */ ({ ...OPTIONS, sourcefile }));
  return { format: "module", source: code, shortCircuit: true };
}
