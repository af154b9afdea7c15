/** Draws docs/pictures/symbols.svg: every symbol and the players' shapes, on the dark ground and on the light one. */
import { readFile, writeFile } from "node:fs/promises";

const ROOT = new URL("../", import.meta.url);
const read = (path) => readFile(new URL(path, ROOT), "utf8");
const [script, tokens, base, game] = await Promise.all([
  read("app/static/js/skymines/symbols.ts"),
  read("app/static/css/tokens.css"),
  read("app/static/css/shared/base.css"),
  read("app/static/css/skymines/symbols.css"),
]);

const COLUMNS = 9;
const CELL = 84;
const MARGIN = 28;
const WIDTH = COLUMNS * CELL + 2 * MARGIN;

const symbols = [...script.matchAll(/<symbol id="s-([\w-]+)"[\s\S]*?<\/symbol>/g)];
const outlines = [...(/const OUTLINES = \[([\s\S]*?)\];/.exec(script)?.[1] ?? "").matchAll(/"([^"]+)"/g)];
const [dark, light] = tokens.split("@media (prefers-color-scheme: light)").map(variables);
const rules = [...`${game}\n${base}`.matchAll(/^\.(?:fill-|line-|ink|company-|seat-)[^}]*\}/gm)].map(([rule]) =>
  rule.replace(/\s+/g, " "),
);
const rows = Math.ceil((symbols.length + outlines.length) / COLUMNS);
const HEIGHT = rows * CELL + 2 * MARGIN;

/** The custom properties of a block of styles, as one style attribute. */
function variables(block) {
  return [...block.split("@media")[0].matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})/g)]
    .map(([, name, value]) => `${name}:${value}`)
    .join(";");
}

/** One sheet: all symbols in rows, with their names beneath. */
function sheet(style, top) {
  const cells = [
    ...symbols.map(([, name]) => ({
      name,
      drawn: (x, y) =>
        `<use href="#s-${name}" class="${company(name)}" x="${x - 20}" y="${y - 20}" width="40" height="40"/>`,
    })),
    ...outlines.map(([, d], seat) => ({
      name: `player ${seat + 1}`,
      drawn: (x, y) =>
        `<path class="seat-${seat}" fill="currentColor" d="${d}" transform="translate(${x} ${y}) scale(19)"/>`,
    })),
  ].map(({ name, drawn }, at) => {
    const x = MARGIN + ((at % COLUMNS) + 0.5) * CELL;
    const y = top + MARGIN + Math.floor(at / COLUMNS) * CELL + 26;
    return `${drawn(x, y)}<text x="${x}" y="${y + 38}">${name}</text>`;
  });
  return `<g class="sheet" style="${style}"><rect class="ground" y="${top}" width="${WIDTH}" height="${HEIGHT}"/>${cells.join("\n")}</g>`;
}

/** Companies' emblems are drawn in their own colours; everything that follows the text is drawn in its. */
function company(name) {
  return ["skymine", "minerva", "astrogo", "tawac"].includes(name) ? `company-${name}` : "plain";
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${2 * HEIGHT}" role="img" aria-label="The symbols of Regolith, dark and light">
<style>${rules.join(" ")} .ground{fill:var(--ground)} .plain{color:var(--text)} text{fill:var(--soft);font:11px system-ui,sans-serif;text-anchor:middle}</style>
<defs>${symbols.map(([whole]) => whole).join("\n")}</defs>
${sheet(dark, 0)}
${sheet(light, HEIGHT)}
</svg>
`;
await writeFile(new URL("docs/pictures/symbols.svg", ROOT), svg);
