import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyNumber, networks, numberFilterFrom, numberFilterTo } from './numberFilter.ts';

const some = fc.option(fc.string({ minLength: 1 }));
const filters = fc.record({
  status: fc.constantFrom('active' as const, 'cancelled' as const, 'any' as const),
  network: fc.option(fc.constantFrom(...networks)),
  source: some,
  action: some,
});

test('a filter survives a round trip through the URL', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const said = Object.entries(numberFilterTo(filter)).filter(
        (entry): entry is [string, string] => entry[1] !== null,
      );
      expect(numberFilterFrom(new URLSearchParams(new URLSearchParams(said).toString()))).toEqual(filter);
    }),
  );
});

test('a URL without filters, or with invalid ones, lists every active number', () => {
  expect(numberFilterFrom(new URLSearchParams())).toEqual(everyNumber);
  expect(numberFilterFrom(new URLSearchParams('status=gone&network=pigeon&source='))).toEqual(everyNumber);
});
