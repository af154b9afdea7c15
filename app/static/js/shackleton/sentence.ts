/** A sentence of the log drawn with its symbols, which stand before the names of what it tells of. */
import { html } from "lit-html";
import { namesOf } from "../table/log/sentence.ts";
import type { Named, Part, Told } from "../table/saying.ts";
import { partsOf } from "../table/saying.ts";
import { kindOf, pieceOf } from "./facts.ts";
import { hasSymbol, icon } from "./symbols.ts";
import type { Ctx } from "./types.ts";

/** Kinds of messages whose names are those of symbols: "amount-credits", "astronaut-engineer", "command-build". */
const OWN = ["amount", "astronaut", "command", "corporation", "kind"];

export function sentence(ctx: Ctx, told: Told) {
  return drawn(ctx, partsOf(ctx.say, namesOf(ctx), told));
}

/** @param bracket stands before the first part, which begins with a symbol */
function drawn(ctx: Ctx, parts: Part[], bracket = ""): unknown[] {
  return parts.map((part, index) => {
    if (typeof part !== "string") return phrase(ctx, part, index === 0 ? bracket : opened(parts[index - 1]));
    return opened(part) && beginsWithSymbol(ctx, parts[index + 1]) ? part.slice(0, -1) : part;
  });
}

/** Whether a part is a phrase that has a symbol, or whose first phrase has one. */
function beginsWithSymbol(ctx: Ctx, part: Part | undefined): boolean {
  if (typeof part !== "object") return false;
  return symbolOf(ctx, part.key) !== undefined || beginsWithSymbol(ctx, part.parts[0]);
}

/** The bracket that a text opens: it stands on the line of the symbol behind it. */
const opened = (part: Part | undefined) => (typeof part === "string" && part.endsWith("(") ? "(" : "");

function phrase(ctx: Ctx, { key, parts }: Named, bracket: string) {
  const symbol = symbolOf(ctx, key);
  const words = drawn(ctx, parts, symbol ? "" : bracket);
  return symbol ? html`<span class="named">${bracket}${icon(symbol)}${words}</span>` : words;
}

/** The symbol of a phrase by its message; undefined for one that has none. */
export function symbolOf(ctx: Pick<Ctx, "facts">, key: string): string | undefined {
  const cut = key.indexOf("-");
  const [kind, id] = [key.slice(0, cut), key.slice(cut + 1)];
  if (kind === "piece") return pieceOf(ctx, id) && kindOf(ctx, id);
  return OWN.includes(kind) && hasSymbol(id) ? id : undefined;
}
