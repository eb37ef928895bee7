import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultTheme } from '../../src/theme/defaultTheme.ts';
import { pageDocument } from '../../server/http/pageDocument.ts';

const html = '<!doctype html><html><head><title>x</title><link rel="icon" href="/icon.svg"></head><body></body></html>';

test('a title is text wherever it stands, and the theme comes back as it was', () => {
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

test('addresses of a brand end no attribute', () => {
  const document = pageDocument(html, { ...defaultTheme, css: '/x"><script>', icon: '/y"><script>' });
  expect(document.match(/<script/g)).toHaveLength(1);
  expect(document).toContain('href="/y&quot;&gt;&lt;script&gt;"');
});
