import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeRedirect, encodeRedirect } from './redirectParam.ts';

const origin = 'https://calls.example.test';

test('a path on this origin survives the redirect parameter', () => {
  fc.assert(
    fc.property(fc.webPath({ size: 'small' }), fc.webQueryParameters(), (path, query) => {
      fc.pre(!path.startsWith('//') && path.startsWith('/'));
      const url = new URL(`${path}?${query}`, origin);
      const full = `${url.pathname}${url.search}`;
      // `/.//x` normalizes to `//x`.
      fc.pre(!full.startsWith('//'));
      expect(decodeRedirect(encodeRedirect(full), origin)).toBe(full);
    }),
  );
});

test('the shortest pages survive the redirect parameter', () => {
  expect(encodeRedirect('/calls')).toHaveLength(8);
  expect(decodeRedirect(encodeRedirect('/calls'), origin)).toBe('/calls');
});

test.each(['//evil.test/', '/\\evil.test', 'https://evil.test/', 'javascript:alert(1)', 'dashboard', ''])(
  'a redirect to %j is ignored',
  (path) => {
    expect(decodeRedirect(encodeRedirect(path), origin)).toBeNull();
  },
);

test.each([null, '', 'not base64!', 'abc'])('the redirect parameter %j is ignored', (value) => {
  expect(decodeRedirect(value, origin)).toBeNull();
});
