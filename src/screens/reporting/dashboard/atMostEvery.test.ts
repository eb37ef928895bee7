import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from './atMostEvery.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the first request runs immediately, those during the pause together at its end', () => {
  const acts: string[][] = [];
  const calm = atMostEvery<string>(5_000, (items) => acts.push(items));
  calm.ask('calls');
  calm.ask('calls', 'figures');
  calm.ask('calls');
  expect(acts).toEqual([['calls']]);
  vi.advanceTimersByTime(4_999);
  expect(acts).toEqual([['calls']]);
  vi.advanceTimersByTime(1);
  expect(acts).toEqual([['calls'], ['calls', 'figures']]);
});

test('after an idle pause the next request runs immediately', () => {
  const acts: string[][] = [];
  const calm = atMostEvery<string>(5_000, (items) => acts.push(items));
  calm.ask('calls');
  vi.advanceTimersByTime(5_000);
  calm.ask('figures');
  expect(acts).toEqual([['calls'], ['figures']]);
});

test('stop drops waiting requests', () => {
  const acts: string[][] = [];
  const calm = atMostEvery<string>(5_000, (items) => acts.push(items));
  calm.ask('calls');
  calm.ask('figures');
  calm.stop();
  vi.advanceTimersByTime(60_000);
  expect(acts).toEqual([['calls']]);
});
