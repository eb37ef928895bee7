const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

interface SearchedFields {
  texts: readonly (string | null)[];
  /** Phone numbers: found by their digits, with or without the leading zero that is dialled at home. */
  numbers: readonly string[];
}

/** Whether one of the texts has the words of a search, or one of the phone numbers its digits. */
export function matchesSearch(search: string, { texts, numbers }: SearchedFields): boolean {
  const words = search.toLowerCase();
  if (texts.some((text) => text?.toLowerCase().includes(words))) return true;
  const digits = digitsOf(search);
  return digits !== '' && numbers.some((number) => digitsOf(number).includes(digits.replace(/^0+/, '')));
}
