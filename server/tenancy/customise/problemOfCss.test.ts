import { expect, test } from 'vitest';
import { problemOfCss } from './problemOfCss.ts';

test.each([
  'main { color: red; background: url(data:image/png;base64,AAAA) }',
  'main { background: url("/v2/public/file/0b8f2c1e-0000-4000-8000-000000000000") }',
  'path { fill: url(#gradient) } /* @import in a comment */',
  'a::before { content: "url(https://evil.test) is a text" }',
  'a { background: URL( DATA:image/png;base64,AAAA ) }',
  '@media (width > 40rem) { a { color: oklch(0.5 0.2 20) } }',
])('accepts %s', (css) => expect(problemOfCss(css)).toBeUndefined());

test.each([
  '@import "https://evil.test/a.css";',
  '@IMPORT url(a.css);',
  String.raw`@\69mport "https://evil.test/a.css";`,
  'a { background: url(https://evil.test/x) }',
  'a { background: url( "//evil.test/x" ) }',
  String.raw`a { background: u\72l(https://evil.test/x) }`,
  'a { background: url/**/(https://evil.test/x) }',
  'a { background: url(data:text/html,x) }',
  'a { background: image-set("https://evil.test/x" 1x) }',
  '@font-face { src: url(https://evil.test/x) }',
  'a { behavior: url(x) } ',
  'a { content: "/*"; background: url(https://evil.test/x); color: "*/" }',
  'a { content: "/*" } @import "https://evil.test/a.css"; b { content: "*/" }',
  String.raw`a { content: "\22 /*" } b { background: url(https://evil.test/x) } c { content: "*/" }`,
  String.raw`@im\70 ort "https://evil.test/a.css";`,
  'a { background: -webkit-image-set("https://evil.test/x" 1x) }',
  'a { background: url("/v2/public/file/../theme/x") }',
  'a { background: url(/v2/public/file/x y) }',
  'a { background: url(#ok url(https://evil.test/x)) }',
  'a { background: url("#ok" "https://evil.test/x") }',
  'a { width: expression(alert(1)) }',
])('rejects %s', (css) => expect(problemOfCss(css)).toBeTypeOf('string'));
