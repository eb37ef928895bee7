const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

interface SearchedFields {
  texts: readonly (string | null)[];
  /** Matched by digits, with or without the national leading zero. */
  numbers: readonly string[];
}

/** Whether a text contains the search, or a phone number contains its digits. */
export function matchesSearch(search: string, { texts, numbers }: SearchedFields): boolean {
  const words = search.toLowerCase();
  if (texts.some((text) => text?.toLowerCase().includes(words))) return true;
  const digits = digitsOf(search);
  return digits !== '' && numbers.some((number) => digitsOf(number).includes(digits.replace(/^0+/, '')));
}
