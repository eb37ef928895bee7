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

test('an address that says a filter says the same filter when it is read', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const said = Object.entries(numberFilterTo(filter)).filter(
        (entry): entry is [string, string] => entry[1] !== null,
      );
      expect(numberFilterFrom(new URLSearchParams(new URLSearchParams(said).toString()))).toEqual(filter);
    }),
  );
});

test('an address that says nothing, or nonsense, lists every active number', () => {
  expect(numberFilterFrom(new URLSearchParams())).toEqual(everyNumber);
  expect(numberFilterFrom(new URLSearchParams('status=gone&network=pigeon&source='))).toEqual(everyNumber);
});
