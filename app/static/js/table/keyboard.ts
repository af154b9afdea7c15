/** What a pressed key means on any keyboard: shortcuts by what is printed on the key, else by its place. Pure. */

/** What a `KeyboardEvent` says. */
export type Pressed = {
  key: string;
  code?: string;
  shiftKey?: boolean;
  ctrlKey?: boolean;
  metaKey?: boolean;
  altKey?: boolean;
  isComposing?: boolean;
  keyCode?: number;
};

/** What browsers name a key that an input method has taken. */
const TAKEN = ["Process", "Unidentified"];

/**
 * Whether a key belongs to a word that an input method is composing. Safari ends the composition before the Enter that
 * confirms the word: then the old code for such keys alone tells it.
 */
export function isComposing(event: Pressed) {
  return Boolean(event.isComposing) || event.keyCode === 229;
}

/**
 * The shortcut's entry in a table of commands by key. Caps lock makes no difference; a key whose sign is of another
 * script counts by its place on an English keyboard, and a key of the row of digits that needs shift for its digit
 * counts as the digit, unless its own sign is a shortcut.
 */
export function shortcutOf<T>(event: Pressed, commands: Readonly<Record<string, T>>): T | undefined {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return commands[signOf(event.key)] ?? commands[placeOf(event)];
}

/** A letter in lower case and normal width; the name of a key that writes nothing as it is. */
function signOf(key: string) {
  const sign = key.normalize("NFKC");
  return [...sign].length === 1 ? ([...sign.toLowerCase()][0] ?? "") : key;
}

/** The letter or digit that an English keyboard has in the place of a key; "" where the key's own sign counts. */
function placeOf({ key, code = "", shiftKey = false }: Pressed) {
  const foreign = TAKEN.includes(key) || /\P{ASCII}/u.test(key);
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit && !shiftKey && (foreign || /^[^a-z\d]$/i.test(key))) return digit;
  if (!foreign) return "";
  if (code === "Slash" && shiftKey) return "?";
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? "";
}
