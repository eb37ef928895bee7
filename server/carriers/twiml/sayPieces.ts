/** What one `<Say>` takes, by what carriers count: bytes of UTF-8, and characters once it is URL-encoded. */
const most = { bytes: 3000, encoded: 4500 };

/** Where a pause is least noticed, first. */
const boundaries = (['sentence', 'word', 'grapheme'] as const).map(
  (granularity) => new Intl.Segmenter(undefined, { granularity }),
);

/**
 * A text in pieces that carriers speak one after the other, each as long as one may be. It is divided between sentences; a sentence that is
 * too long between words, and a word that is too long between characters.
 */
export function sayPieces(text: string): string[] {
  return divided(text, boundaries)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

function divided(text: string, [boundary, ...finer]: readonly Intl.Segmenter[]): string[] {
  if (fits(text) || !boundary) return [text];
  const pieces: string[] = [];
  for (const { segment } of boundary.segment(text)) {
    const last = pieces.at(-1) ?? '';
    if (pieces.length > 0 && fits(last + segment)) pieces.splice(-1, 1, last + segment);
    else pieces.push(...divided(segment, finer));
  }
  return pieces;
}

function fits(text: string): boolean {
  return Buffer.byteLength(text) <= most.bytes && encodeURIComponent(text.toWellFormed()).length <= most.encoded;
}
