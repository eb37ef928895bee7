interface Font {
  /** In canvas units. */
  size: number;
  weight: number;
}
export type Fonts = Record<string, Font>;
/** The width of a text in canvas units. */
export type MeasureText = (text: string, font: Font) => number;

/** What XML can't contain, even escaped: control characters, and halves of characters. */
const unprintable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
/** Other computers may have slightly wider letters. */
const slack = 0.97;

/** The text on one line. */
export function oneLine(text: string): string {
  return text.replaceAll(unprintable, '').replaceAll(/\s+/g, ' ').trim();
}

/** The text on one line, as far as it fits, with an ellipsis where it is cut. */
export function cutText(text: string, width: number, font: Font, measure: MeasureText): string {
  const line = oneLine(text);
  const room = width * slack;
  if (measure(line, font) <= room) return line;
  const letters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
  const cut = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`;
  let [fits, tooLong] = [0, letters.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (measure(cut(middle), font) <= room) fits = middle;
    else tooLong = middle;
  }
  return cut(fits);
}
