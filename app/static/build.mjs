/**
 * Bundle the browser's code: one hashed, immutable script or style for each entry, and a manifest that pages read; beside
 * them what the server draws pictures with: each game's symbols as an SVG, and a font with its licence.
 * `node app/static/build.mjs`; the output in app/static/dist is never committed.
 */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, extname, join, sep } from "node:path";
import { build } from "esbuild";
import subsetFont from "subset-font";
import { bundled, HERE, lazy, loadedFirst, named, packed } from "./bundling.mjs";

const DIST = join(HERE, "dist");

/**
 * The scripts of tables, which share all they can; what they load later (charts, at the end of a game) becomes scripts of
 * their own.
 */
async function tables() {
  const names = (await found("js")).filter((path) => /^js\/[\w-]+\/main\.ts$/.test(path));
  return [...names, ...[...(await modules()).keys()].map((game) => `js/${game}/modules/all.ts`)];
}

/** By game that has any, the names of its modules. */
async function modules() {
  const games = new Map();
  for (const path of await found("js")) {
    const [, game, name] = path.match(/^js\/([\w-]+)\/modules\/([\w-]+)\/main\.ts$/) ?? [];
    if (game) games.set(game, [...(games.get(game) ?? []), name]);
  }
  return games;
}

/** The font's files in its package, by their names in dist. */
const FONT = {
  "Inter_500Medium.ttf": "@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf",
  "Inter_LICENSE.txt": "@expo-google-fonts/inter/LICENSE_FONT",
};

/** The display face as pictures are drawn with it: one weight, as the renderer reads it. */
const HEADING_FONT = "Saira_700.ttf";

/** The letters of Latin languages and the signs that words and figures here are written with. */
const LETTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index),
  ...Array.from({ length: 0x180 - 0xa0 }, (_, index) => 0xa0 + index),
  ...[..."–—‘’‚“”„†•…‹›€−×→·√"].map((sign) => sign.codePointAt(0)),
].map((code) => String.fromCodePoint(code));

/** The typefaces of all pages (SIL Open Font License), with the axes and the letters that are used of each. */
const TYPEFACES = {
  saira: {
    font: "@fontsource-variable/saira/files/saira-latin-wdth-normal.woff2",
    licence: "@fontsource-variable/saira/LICENSE",
    letters: LETTERS.filter((letter) => letter < "\u0100" || letter > "\u2000"),
    axes: { wght: { min: 600, max: 800 }, wdth: { min: 75, max: 118 } },
  },
  atkinson: {
    font: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    licence: "@fontsource-variable/atkinson-hyperlegible-next/LICENSE",
    letters: LETTERS,
    axes: { wght: { min: 400, max: 700 } },
  },
};

/** The other scripts and styles that pages name, as paths in app/static: one file each. */
async function others() {
  const scripts = (await found("js")).filter((path) => /^js\/([\w-]+\/)?pages\/[\w-]+\.ts$/.test(path));
  return [
    ...scripts,
    ...(await styles()),
    ...[...(await modules()).keys()].map((game) => `css/${game}/modules/all.css`),
  ];
}

/**
 * The styles that pages name: those at the top of css/ (the table, the pages, a game each), and what games have at
 * home, at their end, for their automa, their guide and examples of their rules. */
async function styles() {
  return (await found("css")).filter((path) =>
    /^css\/([\w-]+|[\w-]+\/at-(home|end|automa|guide|rules))\.css$/.test(path),
  );
}

/** All files of a folder of app/static, as paths in it with forward slashes. */
async function found(folder) {
  const paths = await readdir(join(HERE, folder), { recursive: true });
  return paths.map((path) => `${folder}/${path.split(sep).join("/")}`).sort();
}

/**
 * A table with modules loads as many files as one without: one script and one style of all modules of a game together
 * with the game's own, `modules/all.ts` and `modules/all.css`, which are no files but lists.
 */
const together = {
  name: "together",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/modules\/all\.(ts|css)$/ }, ({ path }) => ({ path: join(HERE, path) }));
    onLoad({ filter: /[\\/]modules[\\/]all\.(ts|css)$/ }, async ({ path }) => {
      const game = basename(dirname(dirname(path)));
      const names = (await modules()).get(game);
      const styles = await readdir(join(HERE, "css", game, "modules")).catch(() => []);
      if (path.endsWith(".ts")) {
        // The game's own script stands in it, not beside it: a module of both entries would be a chunk.
        const own = await readFile(join(HERE, "js", game, "main.ts"), "utf8");
        const lines = [...names.map((name) => `import "./modules/${name}/main.ts";`), own];
        return { contents: lines.join("\n"), loader: "ts", resolveDir: join(HERE, "js", game) };
      }
      const lines = [`../../${game}.css`, ...styles.map((name) => `./${name}`)].map((file) => `@import "${file}";`);
      return { contents: lines.join("\n"), loader: "css", resolveDir: dirname(path) };
    });
  },
};

/** The face of the game in whose folder a script of app/static is, none for the table's own. */
const faceOf = (path) => {
  const [, folder] = named(path).split("/");
  return folder === "table" ? null : `js/${folder}/face.ts`;
};

const faces = (await found("js")).filter((path) => /^js\/(?!table\/)[\w-]+\/face\.ts$/.test(path));
const plugins = [together, lazy(faceOf, await loadedFirst(faces))];

/** Bundle these; gives back what was written, by path. */
const bundle = (entryPoints, splitting) =>
  bundled(entryPoints, { splitting, outdir: DIST, names: "[name]-[hash]", plugins });

await mkdir(DIST, { recursive: true });
const outputs = { ...(await bundle(await tables(), true)), ...(await bundle(await others(), false)) };

/** What a TypeScript module exports, bundled to be run by Node. @param {string} path in app/static */
async function exportsOf(path) {
  const { outputFiles } = await build({
    entryPoints: [join(HERE, path)],
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}

/** What the server draws with: each game's symbols, and the font; gives back the names in dist. */
async function drawing() {
  const { resolve } = createRequire(import.meta.url);
  for (const [name, path] of Object.entries(FONT)) await copyFile(resolve(path), join(DIST, name));
  const saira = await readFile(resolve(TYPEFACES.saira.font));
  const pinned = { targetFormat: "truetype", variationAxes: { wght: 700, wdth: 100 } };
  await writeFile(join(DIST, HEADING_FONT), await subsetFont(saira, LETTERS.join(""), pinned));
  const drawn = [...Object.keys(FONT), HEADING_FONT];
  for (const path of await found("js")) {
    const [, game] = path.match(/^js\/([\w-]+)\/symbols\.ts$/) ?? [];
    if (!game) continue;
    const { sprite } = await exportsOf(path);
    await writeFile(join(DIST, `${game}-symbols.svg`), sprite.strings.join(""));
    drawn.push(`${game}-symbols.svg`);
  }
  return drawn;
}

/** Write a file whose name bears a hash of what is in it. @returns its name in dist */
async function kept(name, content) {
  const [, stem, suffix] = name.match(/^(.*)(\.\w+)$/);
  const hashed = `${stem}-${createHash("sha256").update(content).digest("hex").slice(0, 8)}${suffix}`;
  await writeFile(join(DIST, hashed), content);
  if (suffix === ".svg") await writeFile(join(DIST, `${hashed}.br`), await packed(content));
  return hashed;
}

/** The typefaces as browsers load them, and what is kept in art/; gives back names in dist by what pages call them. */
async function pictured() {
  const { resolve } = createRequire(import.meta.url);
  const names = {};
  for (const [name, { font, licence, letters, axes }] of Object.entries(TYPEFACES)) {
    const whole = await readFile(resolve(font));
    const subset = await subsetFont(whole, letters.join(""), { targetFormat: "woff2", variationAxes: axes });
    names[`fonts/${name}.woff2`] = await kept(`${name}.woff2`, subset);
    names[`fonts/${name}.txt`] = await kept(`${name}-licence.txt`, await readFile(resolve(licence)));
  }
  for (const path of (await found("art")).filter(extname))
    names[path] = await kept(basename(path), await readFile(join(HERE, path)));
  return names;
}

/** The name in dist of an output's path. */
const inDist = (path) => named(join(HERE, path)).replace(/^dist\//, "");

/** For each entry its own file, then those that it cannot begin without. */
const manifest = Object.fromEntries(
  Object.entries(outputs)
    .filter(([, output]) => output.entryPoint)
    .map(([path, { entryPoint, imports }]) => [
      named(join(HERE, entryPoint)),
      [path, ...imports.filter(({ kind }) => kind === "import-statement").map((one) => one.path)].map(inDist),
    ]),
);
const pictures = await pictured();
for (const [name, file] of Object.entries(pictures)) manifest[name] = [file];
// A server may run meanwhile: it sees the old bundle or the new one, never half of one.
await writeFile(join(DIST, "manifest.new"), `${JSON.stringify(manifest, null, 2)}\n`);
await rename(join(DIST, "manifest.new"), join(DIST, "manifest.json"));
const scripts = Object.keys(outputs).flatMap((path) => [basename(path), `${basename(path)}.br`]);
const bare = Object.values(pictures).flatMap((name) => [name, `${name}.br`]);
const made = new Set(["manifest.json", ...(await drawing()), ...scripts, ...bare]);
for (const name of await readdir(DIST)) {
  if (!made.has(name)) await rm(join(DIST, name), { force: true });
}
