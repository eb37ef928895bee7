const names = new Intl.DisplayNames('en', { type: 'language' });
const codes = new Map(
  'af ar bg bn ca cs da de el en es et fa fi fr gl he hi hr hu id it ja kn ko lt lv mk ml mr ms nb nl no pl pt ro ru sk sl sr sv sw ta te th tl tr uk ur vi zh'
    .split(' ')
    .map((code) => [names.of(code)?.toLowerCase() ?? code, code]),
);

/** ISO 639-1 of a language as recognizers name it: `en`, `en-AU`, `english`. Null if it is none that we know. */
export function languageCode(name: string | null | undefined): string | null {
  const given = (name ?? '').trim().toLowerCase();
  if (/^[a-z]{2}([-_][a-z]{2,4})?$/.test(given)) return given.slice(0, 2);
  return codes.get(given) ?? null;
}
