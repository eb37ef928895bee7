import { FieldName } from '#values/sms/messageText.ts';

const numberHeader = /phone|mobile|cell|number|msisdn|telefon|cellulare|numero/i;

/** A header as the name of a field: `First name` is `firstName`. Null if nothing is left of it. */
export function fieldNameOf(header: string): string | null {
  const plain = header.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const [first = '', ...rest] = plain.split(/[^A-Za-z0-9_]+/).filter((word) => word !== '');
  const start = /^[A-Z0-9_]+$/.test(first) ? first.toLowerCase() : first.charAt(0).toLowerCase() + first.slice(1);
  const name = [start, ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('').slice(0, 40);
  return FieldName.safeParse(name).success ? name : null;
}

/** The names that the columns of a file can have as fields, each once. */
export function fieldNames(headers: readonly string[]): (string | null)[] {
  const taken = new Set(['number']);
  return headers.map((header) => {
    const name = fieldNameOf(header);
    if (name === null || taken.has(name)) return null;
    taken.add(name);
    return name;
  });
}

/** Guesses which column has the number; the others are fields if the file has a header. */
export function guessContactColumns(
  lines: readonly (readonly string[])[],
  header: boolean,
): readonly (string | null)[] {
  const [first = []] = lines;
  const names = header ? fieldNames(first) : first.map(() => null);
  const isNumber = (at: number) =>
    header ? numberHeader.test(first[at] ?? '') : /^[+(\d][\d\s().+-]{5,}$/.test((first[at] ?? '').trim());
  const found = first.findIndex((_, at) => isNumber(at));
  return names.map((name, at) => (at === found ? 'number' : name));
}
