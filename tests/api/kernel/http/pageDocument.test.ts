import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultTheme } from '../../../../src/theme/defaultTheme.ts';
import { pageDocument } from '../../../../server/kernel/http/pageDocument.ts';

const html = '<!doctype html><html><head><title>x</title><link rel="icon" href="/icon.svg"></head><body></body></html>';

test('escapes the title everywhere and round-trips the theme', () => {
  const title = fc.oneof(fc.string(), fc.constant('</title><script>alert(1)</script>'), fc.constant(`<!-- $& $1 "'`));
  fc.assert(
    fc.property(title, (given) => {
      const theme = { ...defaultTheme, title: given };
      const document = pageDocument(html, theme);
      expect(document.match(/<(script|\/script|title|\/title|!--)/g)).toEqual([
        '<title',
        '</title',
        '<script',
        '</script',
      ]);
      const data = /<script type="application\/json" id="theme">(.*?)<\/script>/s.exec(document)?.[1] ?? '';
      expect(JSON.parse(data)).toEqual(theme);
    }),
  );
});

test("lists the page's files once, before the brand's, which can override them", () => {
  const named = html.replace('</head>', '<link rel="modulepreload" crossorigin href="/assets/a.js"></head>');
  const files = { path: '/x', scripts: ['/assets/a.js', '/assets/b.js'], styles: ['/assets/b.css'] };
  const document = pageDocument(named, { ...defaultTheme, css: '/brand.css' }, files);
  const links = [...document.matchAll(/<link rel="(?:modulepreload|stylesheet)"[^>]*href="([^"]*)"/g)];
  expect(links.map(([, href = '']) => href.replace(/\?.*/, ''))).toEqual([
    '/assets/a.js',
    '/assets/b.js',
    '/assets/b.css',
    expect.stringMatching(/theme\.css$/),
    '/brand.css',
  ]);
});

test('URLs of a brand cannot break out of an attribute', () => {
  const document = pageDocument(html, { ...defaultTheme, css: '/x"><script>', icon: '/y"><script>' });
  expect(document.match(/<script/g)).toHaveLength(1);
  expect(document).toContain('href="/y&quot;&gt;&lt;script&gt;"');
});
