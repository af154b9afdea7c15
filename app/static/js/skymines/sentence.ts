/** A sentence of the log drawn with its symbols, which stand where its arguments do. */
import { html } from "lit-html";
import { namesOf } from "../table/log/sentence.ts";
import type { Named, Part, Told } from "../table/saying.ts";
import { partsOf } from "../table/saying.ts";
import { icon } from "./symbols.ts";
import type { Ctx } from "./types.ts";

/** The symbols of phrases, by their messages. */
const SYMBOLS: Record<string, string> = {
  ...Object.fromEntries(
    ["carbon", "minerals", "titanium", "energy", "research", "field"].flatMap((kind) =>
      ["card", "need", "tile", "space-tile", "space-majority"].map((what) => [`${what}-${kind}`, kind]),
    ),
  ),
  "card-field-of": "field",
  "amount-coins": "coin",
  "amount-energy": "energy",
  "gain-coins": "coin",
};

export function sentence(ctx: Ctx, told: Told) {
  return drawn(ctx, partsOf(ctx.say, namesOf(ctx), told));
}

function drawn(ctx: Ctx, parts: Part[]): unknown[] {
  return parts.map((part) => (typeof part === "string" ? part : phrase(ctx, part)));
}

function phrase(ctx: Ctx, { key, parts }: Named) {
  const company = ctx.facts.companies.find((one) => key === `company-${one}`);
  const symbol = company ?? SYMBOLS[key];
  if (!symbol) return drawn(ctx, parts);
  return html`<span class="named${company ? ` ${key}` : ""}">${icon(symbol)}${drawn(ctx, parts)}</span>`;
}
