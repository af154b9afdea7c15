/** The catalogue as a page carries it: what all games share and what one of them says. */
import { readdir, readFile } from "node:fs/promises";

const FOLDER = new URL("../../../app/messages/en/", import.meta.url);

/** The messages of these files, or of all: Fluent source. */
export const messages = (...names) => messagesOf("skymines", ...names);

/** The same of a game. */
export async function messagesOf(game, ...names) {
  const files = (await readdir(FOLDER, { recursive: true }))
    .filter((name) => name.endsWith(".ftl") && (!name.includes("/") || name.startsWith(`${game}/`)))
    .sort();
  const wanted = files.filter((file) => names.length === 0 || names.some((name) => file.endsWith(`${name}.ftl`)));
  return (await Promise.all(wanted.map((file) => readFile(new URL(file, FOLDER), "utf8")))).join("\n");
}
