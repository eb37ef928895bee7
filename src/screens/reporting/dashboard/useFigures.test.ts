import { expect, test } from 'vitest';
import { answerRate } from './useFigures.ts';

const none = {
  total: 0,
  answer: 0,
  missed: 0,
  voicemail: 0,
  abandoned: 0,
  first: 0,
  returning: 0,
  avgDuration: 0,
  avgTalk: 0,
};

test('the answer rate covers ended calls only, and is zero without any', () => {
  expect(answerRate({ ...none, total: 6, answer: 3, missed: 1 })).toBe(75);
  expect(answerRate(none)).toBeNull();
});
