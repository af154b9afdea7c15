/** AstroBot's cards in words. */
import { html } from "lit-html";
import { icon, pictured } from "../symbols.ts";
import type { ActionCard, Ctx } from "../types.ts";
import { astronautName, commandName } from "../words.ts";

/** An action card by its number. */
export const cardOf = ({ facts }: Pick<Ctx, "facts">, id: number): ActionCard | undefined =>
  facts.set.solo?.cards.find((one) => one.id === id);

/** A row of a card: the astronaut, and what AstroBot does with it. */
export const rowText = (ctx: Pick<Ctx, "say">, { astronaut, action }: ActionCard["rows"][number]) =>
  ctx.say("astrobot-row", { astronaut: astronautName(ctx, astronaut), command: commandName(ctx, action) });

/** The same as it is printed: the astronaut as a figure, the action by its symbol, both with their names. */
export const rowFace = (ctx: Pick<Ctx, "say">, { astronaut, action }: ActionCard["rows"][number]) =>
  html`${pictured(`sb-${astronaut}`, astronaut)}<span class="who">${astronautName(ctx, astronaut)}</span><i>→</i>${icon(action)}${commandName(ctx, action)}`;

/** The symbol of a card, with its name. */
export const symbolFace = ({ say }: Pick<Ctx, "say">, { symbol }: Pick<ActionCard, "symbol">) =>
  html`${icon(symbol)}${say(`astrobot-symbol-${symbol}`)}`;

/** All that is printed on a card. */
export function cardText(ctx: Pick<Ctx, "say">, card: ActionCard) {
  const { say } = ctx;
  return say("astrobot-card", {
    card: card.id,
    left: card.left.join(" "),
    right: card.right.join(" "),
    symbol: say(`astrobot-symbol-${card.symbol}`),
    rows: say.clauses(card.rows.map((row) => rowText(ctx, row))),
    direction: say(`astrobot-triangle-${card.triangle}`),
    arrow: say(`astrobot-arrow-${card.arrow}`),
  });
}
