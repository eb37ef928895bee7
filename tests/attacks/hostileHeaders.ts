import fc from 'fast-check';

const names = [
  'authorization',
  'cookie',
  'x-scope',
  'idempotency-key',
  'accept',
  'accept-language',
  'accept-encoding',
  'content-type',
  'content-encoding',
  'content-length',
  'range',
  'if-none-match',
  'if-modified-since',
  'last-event-id',
  'origin',
  'referer',
  'host',
  'user-agent',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
  'connection',
  'expect',
  'date',
];

/** Any characters that HTTP lets through. */
const anything = fc
  .array(fc.constantFrom(...'\t !"%&\'()*+,-./0:;<=>?@A[\\]^_`a{|}~\u0080\u00e9\u00ff'.split('')), { maxLength: 40 })
  .map((characters) => characters.join(''));

const value = fc.oneof(
  anything,
  fc.constantFrom('', ' ', '*', '-1', '0', '1e9', 'null', '%00', '%', ',,,', ';;;', 'a'.repeat(7_000)),
  fc.constantFrom('Bearer', 'Bearer ', 'Bearer a.b.c', 'Bearer tlk_', 'Basic', 'Basic =', 'Basic Og==', 'Digest x'),
  fc.constantFrom(
    'gzip',
    'br',
    'identity',
    'q=0',
    'it;q=9',
    'bytes=0-',
    'bytes=9-1',
    'bytes=-0',
    'W/"x"',
    '100-continue',
  ),
  fc.constantFrom('1-1', '1-', '9999999999-9999999999', '0', '::1', '999.1.1.1', 'localhost:x', '[::1', 'evil.example'),
  fc.constantFrom('refresh=', 'refresh=%', 'refresh=a.b.c; refresh=', '=;;=', '__Host-refresh=x', 'application/json'),
);

/** Headers that no honest program sends, but any program can. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.dictionary(fc.constantFrom(...names), value, {
  minKeys: 1,
  maxKeys: 3,
});
