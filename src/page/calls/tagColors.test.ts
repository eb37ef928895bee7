import { expect, test } from 'vitest';
import type { CallTag } from '#contract/telephony/callTags.contract.ts';
import { tagColors } from './tagColors.ts';

const tag = (account: number, name: string, color: string): CallTag => ({
  uuid: '6f0a9a52-6f1d-4c7e-9a63-0d6f0c1d8c11',
  account,
  name,
  color,
  version: 1,
});

test('a tag has its account’s color, else the first one that its name has elsewhere', () => {
  const colorOf = tagColors([tag(1, 'Lead', '#111111'), tag(2, 'Lead', '#222222'), tag(1, 'Quote', '#333333')]);
  expect([colorOf('Lead', 2), colorOf('Lead', 1), colorOf('Lead', 3), colorOf('Quote', 2)]).toEqual([
    '#222222',
    '#111111',
    '#111111',
    '#333333',
  ]);
  expect(colorOf('lead', 1)).toBeUndefined();
});
