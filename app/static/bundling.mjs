/** How scripts and styles of tables are bundled: those of app/static (build.mjs), and a face kept elsewhere (build-face.mjs). */
import { createHash } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { dirname, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { build } from "esbuild";
import { merged } from "./merging.mjs";
import { filed } from "./subjects.mjs";

/** The folder app/static. */
export const HERE = dirname(fileURLToPath(import.meta.url));

/** A path relative to app/static, with forward slashes. */
export const named = (path) => relative(HERE, path).split(sep).join("/");

/** A minified text without the indentation of its HTML templates: nowhere else does a line begin with blanks. */
const flat = (text) => text.replace(/\n\s+/g, "\n");

/** What becomes of an output behind the bundler. @param {string} path its own */
const finished = (path, text) => (path.endsWith(".css") ? merged(filed(flat(text))) : flat(text));

/** The first line of each output for the bundler, whose hashes in names thus change with what is done behind it. */
const HEAD = `/*${await digest("bundling.mjs", "merging.mjs", "subjects.mjs")}*/\n`;

async function digest(...files) {
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, import.meta.url))));
  return createHash("sha256").update(Buffer.concat(texts)).digest("hex");
}

/** Leaves out what a script loads when it wants it. */
const atOnce = {
  name: "at-once",
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === "dynamic-import" ? { path, external: true } : undefined));
  },
};

/**
 * What each table loads at first: the table, and what several faces use of it at once, or the only one.
 * @param faces as paths in app/static or whole ones
 * @returns paths in app/static
 */
export async function loadedFirst(faces) {
  const users = new Map();
  for (const face of faces) {
    const { metafile } = await build({
      absWorkingDir: HERE,
      entryPoints: [face],
      bundle: true,
      format: "esm",
      external: ["/static/*"],
      plugins: [atOnce],
      metafile: true,
      write: false,
    });
    for (const name of Object.keys(metafile.inputs)) users.set(name, (users.get(name) ?? 0) + 1);
  }
  const shared = [...users].filter(
    ([name, count]) => name.startsWith("js/table/") && count >= Math.min(2, faces.length),
  );
  return ["js/table/table.ts", ...shared.map(([name]) => name)];
}

/**
 * What is loaded later shares scripts with the table's first ones: the bundler makes a chunk of what the same entries
 * reach, so each lazy module reaches all that a first script does. Otherwise what it uses of that would be a chunk of
 * its own, which every table would have to load at first.
 * @param faceOf of a lazy module's path, the face that its page shows, as a path in app/static or a whole one; or null
 * @param loaded what each table loads at first
 */
export const lazy = (faceOf, loaded) => ({
  name: "lazy",
  setup({ onResolve, onLoad, ...build }) {
    onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, async ({ kind, path, pluginData, ...from }) => {
      if (kind !== "dynamic-import" || pluginData === lazy) return undefined;
      const found = await build.resolve(path, { kind, resolveDir: from.resolveDir, pluginData: lazy });
      return { ...found, pluginData: lazy };
    });
    onLoad({ filter: /\.ts$/ }, async ({ path, pluginData }) => {
      if (pluginData !== lazy) return undefined;
      const first = [...loaded, faceOf(path)].filter(Boolean);
      const imports = first.map((name) => `import ${JSON.stringify(resolve(HERE, name))};`);
      return { contents: [await readFile(path, "utf8"), ...imports].join("\n"), loader: "ts" };
    });
  },
});

/** As small as it gets, which takes too long for a server to do when it is asked. @param {string} text */
export const packed = promisify(brotliCompress);

/**
 * Bundle these, and write each output and its packed form; a server that runs meanwhile sees whole files.
 * @param names what outputs are called: "[name]-[hash]"
 * @returns what was written, by paths in app/static
 */
export async function bundled(entryPoints, { splitting, outdir, names, plugins }) {
  const { metafile, outputFiles } = await build({
    absWorkingDir: HERE,
    entryPoints,
    splitting,
    plugins,
    outdir,
    entryNames: names,
    chunkNames: "[name]-[hash]",
    bundle: true,
    minify: true,
    // Licences stand in a file beside each bundle, NAME.LEGAL.txt.
    legalComments: "external",
    banner: { js: HEAD.trim(), css: HEAD.trim() },
    format: "esm",
    target: ["es2022", "chrome111", "firefox113", "safari16"],
    external: ["/static/*"],
    metafile: true,
    write: false,
    logLevel: "warning",
  });
  for (const { path, text } of outputFiles) {
    const content = finished(path, text.replace(HEAD, ""));
    await whole(path, content);
    await whole(`${path}.br`, await packed(content));
  }
  return metafile.outputs;
}

async function whole(path, content) {
  const fresh = `${path}.${process.pid}.new`;
  await writeFile(fresh, content);
  await rename(fresh, path);
}
