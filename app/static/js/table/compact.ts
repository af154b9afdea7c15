/** Restores values that the server has said briefly (app/api/compact.py names the forms). */

type Form =
  | { "@": "rows"; keys: string[]; of?: string[]; columns: unknown[] }
  | { "@": "lists"; lengths: unknown; items: unknown }
  | { "@": "numbers"; runs: string }
  | { "@": "object"; of: string[]; values: unknown };

/** The values that these stand for. */
export function restored(brief: unknown): unknown {
  if (typeof brief !== "object" || brief === null) return brief;
  if (Array.isArray(brief)) return brief.map(restored);
  if ("@" in brief) return ofForm(brief as Form);
  return Object.fromEntries(Object.entries(brief).map(([name, value]) => [name, restored(value)]));
}

function ofForm(form: Form) {
  if (form["@"] === "rows") return rows(form);
  if (form["@"] === "lists") return lists(restored(form.lengths), restored(form.items) as unknown[]);
  if (form["@"] === "numbers") return form.runs.split(" ").flatMap(run);
  return named(form.of, restored(form.values) as unknown[]);
}

function rows({ keys, of, columns }: Form & { "@": "rows" }) {
  const whole = columns.map((one) => (one === 0 ? of : restored(one)) as unknown[]);
  const objects = whole[0]?.map((_, row) =>
    named(
      keys,
      whole.map((column) => column[row]),
    ),
  );
  return of ? named(of, objects ?? []) : objects;
}

function lists(lengths: unknown, items: unknown[]) {
  if (typeof lengths === "number")
    return Array.from({ length: items.length / lengths }, (_, at) => items.slice(at * lengths, (at + 1) * lengths));
  let from = 0;
  return (lengths as number[]).map((length) => {
    from += length;
    return items.slice(from - length, from);
  });
}

function run(told: string) {
  const [first = 0, last = first] = told.split("-").map(Number);
  const step = first < last ? 1 : -1;
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, at) => first + at * step);
}

function named(names: string[], values: unknown[]) {
  return Object.fromEntries(names.map((name, at) => [name, values[at]]));
}
