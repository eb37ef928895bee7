import { getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/examples.mobile.json';
import { expect, test } from 'vitest';
import { importStudio } from '#flows/studio/importStudio.ts';
import { StudioFlow } from '#flows/studio/studioFlow.ts';
import { phoneCountries } from '#values/phoneTyping.ts';
import { calls, widget } from './studio/aStudioFlow.ts';

test('a number in the national form of any country is rung in a flow of that country', () => {
  const rung = phoneCountries.map((country) => {
    const to = getExampleNumber(country, examples)?.formatNational();
    const desk = widget('desk', 'connect-call-to', {}, { noun: 'number', to });
    const { nodes, gaps } = importStudio(StudioFlow.parse({ states: [calls('desk'), desk] }), country);
    return { country, gaps, targets: nodes.find(({ id }) => id === 'desk')?.settings['targets'] };
  });
  const expected = phoneCountries.map((country) => {
    const number = getExampleNumber(country, examples)?.number;
    return { country, gaps: [], targets: [{ id: 't1', label: '', number }] };
  });
  expect(rung).toEqual(expected);
});
