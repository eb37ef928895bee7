import { expect, test } from 'vitest';
import type { Summary } from '#contract/reports.contract.ts';
import { changeOf, isComparable, moodOf, todaysFigures } from './figures.ts';

const none: Summary = {
  total: 0,
  answer: 0,
  missed: 0,
  abandoned: 0,
  first: 0,
  returning: 0,
  avgDuration: 0,
  avgTalk: 0,
};
const figure = (name: string) => {
  const found = todaysFigures.find((each) => each.name === name);
  if (!found) throw new Error(`no figure ${name}`);
  return found;
};

test('the answered rate covers ended calls only, and is zero without any', () => {
  const { of } = figure('answeredRate');
  expect(of({ ...none, total: 6, answer: 3, missed: 1 })).toBe(0.75);
  expect(of(none)).toBe(0);
});

test('counts change by a share of the old value, rates by points', () => {
  const before = { ...none, total: 8, answer: 4, missed: 4 };
  const now = { ...none, total: 10, answer: 6, missed: 4 };
  expect(changeOf(figure('total'), now, before)).toBe(0.25);
  expect(changeOf(figure('answeredRate'), now, before)).toBe(0.1);
});

test('an increase is good for calls, bad for missed calls and neutral for talk time', () => {
  expect([
    moodOf(0.1, 'good'),
    moodOf(0.1, 'bad'),
    moodOf(-0.1, 'bad'),
    moodOf(0.1, 'even'),
    moodOf(0, 'good'),
  ]).toEqual(['good', 'bad', 'good', 'even', 'even']);
});

test('a change of few calls is not said in percents', () => {
  expect([0, 9, 10].map((total) => isComparable({ total }))).toEqual([false, false, true]);
});
