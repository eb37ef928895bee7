/** Joins first and last name; either may be missing. */
export function fullName({ firstName, lastName }: { firstName?: string | null; lastName?: string | null }): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** The first letters of the first and the last word of a full name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = (words.length > 1 ? [words.at(0), words.at(-1)] : words).map(
    (word = '') => /./u.exec(word)?.[0] ?? '',
  );
  return letters.join('').toLocaleUpperCase();
}
