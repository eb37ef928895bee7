import { expect, test } from 'vitest';
import { typeOfFile } from './typeOfFile.ts';

const ofText = (text: string) => typeOfFile(Buffer.from(text));
const drawn = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" ${attributes}>${inner}</svg>`;
const svg = (inner: string, attributes?: string) => `<?xml version="1.0"?>${drawn(inner, attributes)}`;

test('detects types by content', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  expect(await typeOfFile(png)).toBe('png');
  expect(await ofText('%PDF-1.7\n%âãÏÓ\n1 0 obj')).toBe('pdf');
  expect(await ofText('<html><script>alert(1)</script></html>')).toBeUndefined();
  expect(await ofText('MZ just a program')).toBeUndefined();
  expect(await ofText('')).toBeUndefined();
});

test('accepts an SVG that only draws', async () => {
  const drawing = '<defs><linearGradient id="a"><stop offset="0" stop-color="#f00"/></linearGradient></defs>';
  const inner = `${drawing}<rect width="8" height="8" fill="url(#a)"/><use href="#a"/>`;
  expect([await ofText(svg(inner)), await ofText(drawn(inner))]).toEqual(['svg', 'svg']);
});

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a handler', svg('<rect/>', 'onload="alert(1)"')],
  ['a handler below', svg('<g><rect onclick="alert(1)"/></g>')],
  ['a link', svg('<a href="javascript:alert(1)"><rect/></a>')],
  ['foreign content', svg('<foreignObject><iframe/></foreignObject>')],
  ['an external reference', svg('<use href="https://evil.test/x.svg#a"/>')],
  ['an external fill', svg('<rect fill="url(https://evil.test/x)"/>')],
  ['a style', svg('<style>@import url(https://evil.test)</style>')],
  ['an animation', svg('<rect><set attributeName="onclick" to="alert(1)"/></rect>')],
  ['an image', svg('<image href="https://evil.test/pixel.png"/>')],
  ['entities', `<!DOCTYPE svg [<!ENTITY x "javascript:alert(1)">]>${drawn('<rect fill="&x;"/>')}`],
  ['a style sheet beside it', `<?xml-stylesheet href="https://evil.test/a.css"?>${drawn('<rect/>')}`],
  ['another root beside it', `${drawn('<rect/>')}<html><body onload="alert(1)"/></html>`],
  ['a spelled-out scheme', svg('<rect fill="&#106;avascript:1"/>')],
])('rejects an SVG with %s', async (_, text) => {
  expect(await ofText(text)).toBeUndefined();
});
