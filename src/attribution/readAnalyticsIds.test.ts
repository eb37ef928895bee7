import { expect, test } from 'vitest';
import { readAnalyticsIds } from './readAnalyticsIds.ts';

test.each([
  ['', null],
  ['_ga=', null],
  ['x_ga=GA1.1.1.2', null],
  ['_ga_ABCD1234=GS1.1.1746825440.14.0.1.0.0.0', null],
  ['_ga=GA1.1.1162820436.1749482504', { client: '1162820436.1749482504', sessions: {} }],
  ['_ga=GA1.2-2.17.19', { client: '17.19', sessions: {} }],
  ['_ga=GA1.1.17.<script>', null],
  [
    '_ga=GA1.1.17.19; _ga_ABCD1234=GS1.1.1746825440.14.0.17468254406.0.0.295082955',
    { client: '17.19', sessions: { 'G-ABCD1234': '1746825440' } },
  ],
  [
    '_ga_ABCD1234=GS2.1.o28$s1747323152$g0; _ga=GA1.1.17.19; _ga_WXYZ9=GS2.1.s5$o1',
    { client: '17.19', sessions: { 'G-ABCD1234': '1747323152', 'G-WXYZ9': '5' } },
  ],
  ['_ga=GA1.1.17.19; _ga_ABCD1234=GS2.1.o28$g0', { client: '17.19', sessions: {} }],
])('of %j', (cookies, ids) => expect(readAnalyticsIds(cookies)).toEqual(ids));

test('of a page with many measurements it keeps ten sessions', () => {
  const cookies = Array.from({ length: 30 }, (_, at) => `_ga_ABCD${at}=GS2.1.s${at}$o1`).join('; ');
  expect(Object.keys(readAnalyticsIds(`_ga=GA1.1.1.2; ${cookies}`)?.sessions ?? {})).toHaveLength(10);
});
