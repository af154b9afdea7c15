/** A language chooses article, case, gender and number by what a sentence is about, as on the server. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { speaker } from "../../app/static/js/table/i18n.ts";
import { partsOf, textOf } from "../../app/static/js/table/saying.ts";

const GERMAN = `
tile-energy = Energieplättchen
    .gender = n
    .dative = Energieplättchen
tile-titanium = Titanplättchen
amount-coins = { $amount } CrypCoin
token-kept = { $seat } erhält { $token_id ->
    [energy] das { $token }
   *[other] die { $token }
 }.
dropped-out = { $seat } mit { $tile_gender ->
    [n] dem { $tile_dative }
   *[other] der { $tile }
 }.
turn = { $names_count ->
    [one] Am Zug ist { $names }
   *[other] Am Zug sind { $names }
 }.
paid = { $coins_amount ->
    [0] Nichts
   *[other] Bezahlt: { $coins }
 }.
`;
const say = speaker(GERMAN, "de", "latn", { 2: "{0} und {1}" });
const names = { seat: () => "Ada", thing: ({ kind, id }) => ({ key: `${kind}-${id}` }) };
const thing = (kind, id) => ({ type: "thing", kind, id });
const who = { type: "seat", seat: 0 };
const said = (key, args) => textOf(partsOf(say, names, { key, args }));

test("an article follows the id of a thing", () => {
  assert.equal(said("token-kept", { seat: who, token: thing("tile", "energy") }), "Ada erhält das Energieplättchen.");
  assert.equal(said("token-kept", { seat: who, token: thing("tile", "titanium") }), "Ada erhält die Titanplättchen.");
});

test("case and gender are forms of a name, or of a phrase", () => {
  const text = "Ada mit dem Energieplättchen.";
  assert.equal(said("dropped-out", { seat: who, tile: thing("tile", "energy") }), text);
  assert.equal(said("dropped-out", { seat: who, tile: { type: "phrase", key: "tile-energy" } }), text);
});

test("a verb follows how many there are", () => {
  assert.equal(said("turn", { names: { type: "list", parts: [who] } }), "Am Zug ist Ada.");
  assert.equal(said("turn", { names: { type: "list", parts: [who, who] } }), "Am Zug sind Ada und Ada.");
});

test("an amount is a number to choose by", () => {
  assert.equal(said("paid", { coins: { type: "amount", amount: 0, of: "coins" } }), "Nichts.");
  assert.equal(said("paid", { coins: { type: "amount", amount: 2, of: "coins" } }), "Bezahlt: 2 CrypCoin.");
});
