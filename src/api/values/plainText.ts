/** Text in which equal words are equal: compatible forms of characters are one, and what nobody sees is gone. */
export function plainText(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Cf}|\p{Variation_Selector}/gu, '');
}

const ornaments = /[\p{Pi}\p{Pf}"'`´]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20E3/gu;

/** Words as they are compared: in capitals, without quotes, emoji and outer punctuation. What is nothing else stays as it is. */
export function plainWords(text: string): string {
  const plain = plainText(text)
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return (withoutOuter(plain.replaceAll(ornaments, '')) || plain).toUpperCase();
}

/** From the first to the last letter or digit. */
function withoutOuter(text: string): string {
  const characters = Array.from(text);
  const isWord = (character: string) => /[\p{L}\p{N}\p{M}]/u.test(character);
  const first = characters.findIndex(isWord);
  return first === -1 ? '' : characters.slice(first, characters.findLastIndex(isWord) + 1).join('');
}

/** The text of a phone number without what copying wraps it in: directions, quotes, `tel:`, hyphens and digits of other kinds. */
export function plainNumber(written: string): string {
  return plainText(written)
    .replaceAll(/\p{Nd}/gu, digitOf)
    .replaceAll(/\p{Pd}|−/gu, '-')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim()
    .replace(/^=?["'](.*?)["']?$/, '$1')
    .replace(/^tel:/i, '')
    .trim();
}

/** Blocks of digits begin at a multiple of 16, or 6 after it. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const first = code - (code % 16);
  return String(code - (/\p{Nd}/u.test(String.fromCodePoint(first)) ? first : first + 6));
}
