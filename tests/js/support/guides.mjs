/** What guides of guided games say. */
import { readFileSync } from "node:fs";

/**
 * By lesson its message, in one line.
 * @param {string | null} game null: what all guides say beside their lessons
 * @returns {Record<string, string>}
 */
export function saidOf(game) {
  const path = new URL(`../../../app/messages/en/${game ? `${game}/` : ""}guide.ftl`, import.meta.url);
  const said = readFileSync(path, "utf8").matchAll(/^guide-([\w-]+) = (.*(?:\n +.*)*)/gm);
  return Object.fromEntries([...said].map(([, name, words]) => [name, words.replace(/\s+/g, " ")]));
}
