const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** At most `max` characters of a text, 100 unless told (specification section 9), the last an ellipsis when more would follow. */
export function truncated(text: string, max = 100): string {
  if (text.length <= max) return text;
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  if (characters.length <= max) return text;
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}
