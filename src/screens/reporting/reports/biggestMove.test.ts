import { expect, test } from 'vitest';
import { biggestMove } from './biggestMove.ts';

const row = (label: string, total: number) => {
  return { label, total, answered: 0, missed: 0, voicemail: 0, abandoned: 0, newCallers: 0, actions: { calls: '' } };
};

test('names the row that changed most, by name', () => {
  const now = [row('Radio', 50), row('Google', 40)];
  expect(biggestMove(now, [row('Google', 90), row('Radio', 48)], { byName: true })).toEqual({
    label: 'Google',
    now: 40,
    before: 90,
  });
});

test('compares buckets by their place', () => {
  const now = [row('2026-03-02', 10), row('2026-03-09', 30)];
  expect(biggestMove(now, [row('2026-02-16', 9), row('2026-02-23', 20)], { byName: false })).toEqual({
    label: '2026-03-09',
    now: 30,
    before: 20,
  });
});

test('says nothing if nothing changed', () => {
  expect(biggestMove([row('Radio', 5)], [row('Radio', 5)], { byName: true })).toBeUndefined();
});
