import { expect, test } from 'vitest';
import { copyText } from './copyText.ts';

test("null and undefined are COPY's null", () => {
  expect(copyText(null, 'text')).toBe(String.raw`\N`);
  expect(copyText(undefined, 'integer')).toBe(String.raw`\N`);
});

test('escapes characters that would end a field', () => {
  expect(copyText('a\tb\nc\\d', 'text')).toBe(String.raw`a\tb\nc\\d`);
});

test('an array is JSON in a jsonb column and an array elsewhere', () => {
  expect(copyText(['say "hi"'], 'jsonb')).toBe(String.raw`["say \\"hi\\""]`);
  expect(copyText(['say "hi"', 'a,b'], 'text[]')).toBe(String.raw`{"say \\"hi\\"","a,b"}`);
});

test('writes times in UTC', () => {
  expect(copyText(new Date('2026-11-21T05:00:00+11:00'), 'timestamp with time zone')).toBe('2026-11-20T18:00:00.000Z');
});

test('rejects a value that no column holds', () => {
  expect(() => copyText(Symbol('x'), 'text')).toThrow('a symbol is no value of a column of type text');
});
