const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Truncates a text to `max` characters, by default 100 (specification section 9), including the ellipsis. */
export function truncated(text: string, max = 100): string {
  if (text.length <= max) return text;
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  if (characters.length <= max) return text;
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}
