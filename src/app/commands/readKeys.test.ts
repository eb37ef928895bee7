import { expect, test } from 'vitest';
import { readKeys, type PressedKey } from './readKeys.ts';

const press = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  timeStamp: 0,
  ...more,
});

test('Ctrl+K and Cmd+K mean the palette, even while something is typed', () => {
  const read = readKeys();
  expect(read(press('k', { ctrlKey: true }), false)).toEqual({ type: 'palette' });
  expect(read(press('K', { metaKey: true }), true)).toEqual({ type: 'palette' });
  expect(read(press('k', { ctrlKey: true, altKey: true }), true)).toBeNull();
  expect(read(press('k'), true)).toBeNull();
});

test('g and then a letter within a moment lead on, once', () => {
  const read = readKeys();
  expect(read(press('g'), true)).toBeNull();
  expect(read(press('c', { timeStamp: 900 }), true)).toEqual({ type: 'go', letter: 'c' });
  expect(read(press('c', { timeStamp: 950 }), true)).toBeNull();
});

test('a letter long after g means nothing', () => {
  const read = readKeys();
  read(press('g'), true);
  expect(read(press('c', { timeStamp: 1501 }), true)).toBeNull();
});

test('another key between g and the letter gives it up', () => {
  const read = readKeys();
  read(press('g'), true);
  read(press('Escape', { timeStamp: 10 }), true);
  expect(read(press('c', { timeStamp: 20 }), true)).toBeNull();
});

test('while something is typed letters and ? are what they are', () => {
  const read = readKeys();
  expect(read(press('g'), false)).toBeNull();
  expect(read(press('c'), true)).toBeNull();
  expect(read(press('?'), false)).toBeNull();
  expect(read(press('?'), true)).toEqual({ type: 'help' });
});
