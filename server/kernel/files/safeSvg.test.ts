import { describe, expect, test } from 'vitest';
import { isSafeSvg } from './safeSvg.ts';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`;

test.each([
  svg('<path d="M0 0h10v10z" fill="url(#shade)"/>'),
  svg('<g style="fill:red"><text>Harbour</text></g>'),
  `<?xml version="1.0"?>${svg('<use xlink:href="#mark" xmlns:xlink="http://www.w3.org/1999/xlink"/>')}`,
])('accepts %s', (text) => expect(isSafeSvg(text)).toBe(true));

test.each([
  svg('<script>alert(1)</script>'),
  svg('<path onclick="alert(1)"/>'),
  svg('<image href="https://evil.test/x.png"/>'),
  svg('<use href="https://evil.test/x.svg#a"/>'),
  svg('<use xmlns:x="http://www.w3.org/1999/xlink" x:href="https://evil.test/x.svg#a"/>'),
  svg(String.raw`<path style="fill:u\72l(https://evil.test/x)"/>`),
  svg(String.raw`<path style="fill:\75rl(https://evil.test/x)"/>`),
  svg('<style>@import "https://evil.test/x.css"</style>'),
])('rejects %s', (text) => expect(isSafeSvg(text)).toBe(false));

describe('nesting', () => {
  const nested = (depth: number) => svg(`${'<g>'.repeat(depth)}${'</g>'.repeat(depth)}`);
  test('is accepted as far as drawing programs nest', () => expect(isSafeSvg(nested(60))).toBe(true));
  test.each([1000, 30_000, 200_000])('is rejected %i deep, without an error', (depth) => {
    expect(isSafeSvg(nested(depth))).toBe(false);
  });
});
