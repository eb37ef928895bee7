import { expect, test } from 'vitest';
import { distinctSources } from './distinctSources.ts';

test('a source is listed once, as most numbers spell it', () => {
  const numbers = ['Website', 'website', 'Radio', 'website', 'WEBSITE', 'billboard'].map((source) => ({ source }));
  expect(distinctSources(numbers)).toEqual(['billboard', 'Radio', 'website']);
  expect(distinctSources([])).toEqual([]);
});
