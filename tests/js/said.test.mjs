/**
 * What scripts say: each key that stands in code has a message, with the arguments that the message mentions, and no
 * text for people stands in code or in styles.
 */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import ts from "typescript";

const ROOT = new URL("../../", import.meta.url);
const LETTERS = /\p{L}{2,}/u;
/** What is called so in every language: a key of the keyboard, and this site. */
const NAMES = new Set(["Esc", "Regolith"]);

async function filesOf(folder, suffix) {
  const names = await readdir(new URL(folder, ROOT), { recursive: true });
  const files = names.filter((name) => name.endsWith(suffix) && !name.endsWith(".d.ts"));
  return Promise.all(
    files.map(async (name) => ({ name: folder + name, text: await readFile(new URL(folder + name, ROOT), "utf8") })),
  );
}

/** The variables that a pattern mentions, and the messages that it is made of. */
function mentionsOf(part, found = { names: new Set(), keys: new Set() }) {
  if (part === null || typeof part !== "object") return found;
  if (part.type === "var") found.names.add(part.name);
  if (part.type === "mesg") found.keys.add(part.attr ? `${part.name}.${part.attr}` : part.name);
  for (const value of Object.values(part)) mentionsOf(value, found);
  return found;
}

/** The messages of Fluent sources and their attributes, each with all variables that it mentions. */
function messagesIn(sources) {
  const direct = new Map();
  for (const { id, value, attributes } of sources.flatMap((source) => new FluentResource(source).body)) {
    direct.set(id, mentionsOf(value));
    for (const [name, pattern] of Object.entries(attributes)) direct.set(`${id}.${name}`, mentionsOf(pattern));
  }
  const all = (key, seen = new Set()) => {
    const { names, keys } = direct.get(key) ?? { names: [], keys: [] };
    if (seen.has(key)) return [];
    seen.add(key);
    return [...names, ...[...keys].flatMap((other) => all(other, seen))];
  };
  return new Map([...direct.keys()].map((key) => [key, new Set(all(key))]));
}

function parse({ name, text }) {
  return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
}

function* nodesOf(node) {
  yield node;
  const children = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

/** The strings that an expression may be: itself, or either branch of a condition. */
function* stringsOf(node) {
  if (node && ts.isStringLiteralLike(node)) yield node.text;
  else if (node && ts.isParenthesizedExpression(node)) yield* stringsOf(node.expression);
  else if (node && ts.isConditionalExpression(node)) {
    yield* stringsOf(node.whenTrue);
    yield* stringsOf(node.whenFalse);
  }
}

/** The names of the arguments of a call; null where they are not all written there. */
function argumentsOf(node) {
  if (!node) return [];
  if (!ts.isObjectLiteralExpression(node)) return null;
  const names = node.properties.map((item) => (item.name && ts.isIdentifier(item.name) ? item.name.text : null));
  return names.includes(null) ? null : names;
}

/** What is wrong with the keys that a module says. */
function* faults(file, messages) {
  for (const node of nodesOf(parse(file))) {
    if (!ts.isCallExpression(node)) continue;
    const callee = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
    if (!ts.isIdentifier(callee) || callee.text !== "say") continue;
    const given = argumentsOf(node.arguments[1]);
    const keys = [...stringsOf(node.arguments[0])];
    for (const key of keys) {
      if (!messages.has(key)) yield `${file.name}: no message ${key}`;
      else if (given)
        for (const name of messages.get(key))
          if (!given.includes(name)) yield `${file.name}: ${key} is not told $${name}`;
    }
    // Of two messages that a condition chooses from, one may mention more.
    for (const name of keys.length > 0 && given ? given : [])
      if (!keys.some((key) => messages.get(key)?.has(name)))
        yield `${file.name}: ${keys.join(" or ")} does not mention $${name}`;
  }
}

const known = messagesIn((await filesOf("app/messages/en/", ".ftl")).map(({ text }) => text));
const scripts = await filesOf("app/static/js/", ".ts");

test("each key that a script says is a message and is told what it mentions", () => {
  assert.ok(scripts.length > 100);
  assert.deepEqual(
    scripts.flatMap((file) => [...faults(file, known)]),
    [],
  );
});

test("a key without a message and arguments that do not fit are found", () => {
  const messages = messagesIn(["hello = Hello { $name }\nbye = { hello } and bye\n"]);
  const text = `say("hello"); ctx.say(x ? "hullo" : "bye", { name, more: 1 }); say("hello", args); say(\`a-\${b}\`);`;
  assert.deepEqual(
    [...faults({ name: "x.ts", text }, messages)],
    ["x.ts: hello is not told $name", "x.ts: no message hullo", "x.ts: hullo or bye does not mention $more"],
  );
});

/** The source of a template, with a sign in the place of each value. */
function written(template) {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  return [template.head, ...template.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join("\u0000");
}

const TAG = /<!--[\s\S]*?-->|<[^<>]*>/g;
const SHOWN =
  /(?:aria-label|aria-description|aria-roledescription|aria-valuetext|title|alt|placeholder)=(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/g;

/** The texts in templates of lit-html, and those that scripts set, that people would read. */
function* textsIn(file) {
  for (const node of nodesOf(parse(file))) {
    if (ts.isTaggedTemplateExpression(node) && /^(?:html|svg)$/.test(node.tag.getText())) {
      const source = written(node.template);
      for (const text of source.replaceAll(TAG, "\u0000").split("\u0000")) if (LETTERS.test(text)) yield text.trim();
      for (const [, ...values] of source.matchAll(SHOWN)) {
        const value = values.find((item) => item !== undefined) ?? "";
        if (LETTERS.test(value)) yield value;
      }
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      const name = ts.isPropertyAccessExpression(node.left) ? node.left.name.text : "";
      if (/^(?:textContent|innerText|innerHTML|title|alt|placeholder|ariaLabel)$/.test(name))
        for (const text of stringsOf(node.right)) if (LETTERS.test(text)) yield text;
    }
    if (ts.isStringLiteralLike(node) && isSentence(node.text) && !isForPrograms(node)) yield node.text;
  }
}

/** Several words of a sentence: a capital or a full stop, and blanks. */
function isSentence(text) {
  return /^[\p{Lu}][\p{L}’']*(?: [\p{L}’'-]+)+|\p{L} \p{L}+[.!?…]$/u.test(text);
}

/** Whether a text is told to programs or programmers: an error, the console. */
function isForPrograms(node) {
  for (let at = node.parent; at && !ts.isStatement(at.parent ?? at); at = at.parent)
    if (ts.isNewExpression(at) || (ts.isCallExpression(at) && /console|assert/.test(at.expression.getText())))
      return true;
  return ts.isNewExpression(node.parent);
}

test("no text for people stands in a script", () => {
  const found = scripts.flatMap((file) =>
    [...textsIn(file)].filter((text) => !NAMES.has(text)).map((text) => `${file.name}: ${text}`),
  );
  assert.deepEqual(found, []);
});

test("a text for people is found in a template, an attribute and a property", () => {
  const text =
    'html`<p class="big">Hello <b></b></p>`; html`<i title="Your turn"></i>`; x.textContent = "Wait"; f("Please wait here");';
  assert.deepEqual([...textsIn({ name: "x.ts", text })], ["Hello", "Your turn", "Wait", "Please wait here"]);
  assert.deepEqual(
    [...textsIn({ name: "x.ts", text: 'html`<p class="big"> + </p>`; new Error("No such thing");' })],
    [],
  );
});

/** The letters that styles show: `content` with a text. */
function contentsIn(css) {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  return [...plain.matchAll(/(?<![\w-])content\s*:([^;}]*)/g)]
    .flatMap(([, value]) => [
      ...value.replaceAll(/(?:attr|counters?|var|url)\([^)]*\)/g, "").matchAll(/"([^"]*)"|'([^']*)'/g),
    ])
    .map(([, double, single]) => (double ?? single).replaceAll(/\\[0-9a-f]{1,6}\s?/gi, ""))
    .filter((text) => /\p{L}/u.test(text));
}

test("no style shows letters", async () => {
  for (const { name, text } of await filesOf("app/static/css/", ".css")) assert.deepEqual(contentsIn(text), [], name);
  assert.deepEqual(contentsIn('a::after { content: "new" } b { content: "\\201c" attr(data-x "abc") / ""; }'), ["new"]);
});
