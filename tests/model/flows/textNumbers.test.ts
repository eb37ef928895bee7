import fc from 'fast-check';
import { getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/examples.mobile.json';
import { expect, test } from 'vitest';
import { readNumbers } from '#flows/core/text/readNumbers.ts';
import { phoneCountries } from '#values/phoneTyping.ts';
import { validFlow } from './validFlows.ts';

const desk = (number: string) => ({
  id: 'desk',
  type: 'ring',
  version: 1,
  name: 'Desk',
  settings: { targets: [{ id: 't1', label: '', number }], timeout: 20 },
});

test('a number in the national form of any country is stored alike from a text', () => {
  const wrong = phoneCountries.filter((country) => {
    const example = getExampleNumber(country, examples);
    const [node] = readNumbers({ nodes: [desk(example?.formatNational() ?? '')] }, country).nodes;
    return JSON.stringify(node) !== JSON.stringify(desk(example?.number ?? ''));
  });
  expect(wrong).toEqual([]);
});

test('a flow as it is stored is read as it is, in any country', () => {
  fc.assert(
    fc.property(validFlow, fc.constantFrom(...phoneCountries), (flow, country) => {
      expect(readNumbers(flow, country)).toEqual(flow);
    }),
  );
});
