/** What one search box asks the carrier for: a town if there are letters in it, or else consecutive digits. */
export function numberSearch(typed: string): { contains?: string; area?: string } {
  const text = typed.trim();
  const letters = Array.from(text);
  if (/\p{L}/u.test(text)) return letters.length < 2 ? {} : { area: letters.slice(0, 60).join('').trim() };
  // A national number is dialed with a zero that its international form lacks.
  const digits = text.replaceAll(/\D/g, '').replace(/^0/, '').slice(0, 12);
  return digits.length < 2 ? {} : { contains: digits };
}

const mostTowns = 6;

/** The towns of the offered numbers, most numbers first. */
export function townsOf(numbers: readonly { area: string | null }[]): string[] {
  const counts = new Map<string, number>();
  for (const { area } of numbers) if (area) counts.set(area, (counts.get(area) ?? 0) + 1);
  return [...counts.keys()].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).slice(0, mostTowns);
}
