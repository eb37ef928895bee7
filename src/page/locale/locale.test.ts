import { expect, test, vi } from 'vitest';

vi.stubGlobal('window', { localStorage: { getItem: () => null }, navigator: { languages: [] } });
const { localeFor } = await import('./locale.ts');

test.each([
  [['en-AU'], 'en-GB'],
  [['en-NZ', 'en-US'], 'en-GB'],
  [['en'], 'en-GB'],
  [['en-US'], 'en-US'],
  [['en-CA'], 'en-US'],
  [['fr-FR', 'it'], 'it-IT'],
  [['ja-JP'], 'en-GB'],
  [[], 'en-GB'],
])('a browser that prefers %j is addressed in %s', (preferred, locale) => {
  expect(localeFor(preferred)).toBe(locale);
});
