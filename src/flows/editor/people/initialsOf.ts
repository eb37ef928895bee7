/** The first letters of a person's first and last name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last].map((word) => (/./u.exec(word)?.[0] ?? '').toLocaleUpperCase()).join('');
}
