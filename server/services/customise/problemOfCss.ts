/** Allowed URLs in a style sheet: embedded images, parts of the page, and files that we serve. */
const inside = /url\(\s*(['"]?)(data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]|#|\/v2\/public\/file\/)[^)]*\)/g;
const outside =
  /@import|url\(|image-set\(|\bimage\(|cross-fade\(|\bsrc\(|@namespace|expression\(|-moz-binding|behavior:|javascript:/;

/** What is not allowed in a customer's style sheet; undefined if it is safe. */
export function problemOfCss(css: string): string | undefined {
  const plain = unescaped(css)
    .replaceAll(/\/\*[\s\S]*?(\*\/|$)/g, '')
    .toLowerCase();
  return outside.exec(plain.replaceAll(inside, ''))?.[0];
}

/** Resolves CSS escapes, which can spell any name. */
function unescaped(css: string): string {
  return css
    .replaceAll(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) => character(Number.parseInt(hex, 16)))
    .replaceAll(/\\([^0-9a-f])/gi, '$1');
}

const character = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');
