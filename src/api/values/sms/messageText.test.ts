import { expect, test } from 'vitest';
import { fieldsIn, fillText, MessageText } from './messageText.ts';

const text = 'Hi {firstName}, your {item} is ready. {firstName}!';

test('a text names its fields once each', () => {
  expect(fieldsIn(text)).toEqual(['firstName', 'item']);
  expect(fieldsIn('{} { name } {1st} {{name}}')).toEqual(['name']);
});

test('fields are put in, and a missing one has its default, excludes, or is left empty', () => {
  const fields = { firstName: ' Robin ', item: '' };
  expect(fillText(text, fields, { item: { kind: 'default', text: 'order' } })).toBe(
    'Hi Robin, your order is ready. Robin!',
  );
  expect(fillText(text, fields, { item: { kind: 'exclude' } })).toBeNull();
  expect(fillText(text, fields, {})).toBe('Hi Robin, your  is ready. Robin!');
});

test('what a field says is no field itself, and no name of an object’s own', () => {
  expect(fillText('{a} {constructor}', { a: '{b}', b: 'no' }, {})).toBe('{b} ');
});

test('line breaks count one character each', () => {
  expect(MessageText.parse(' a\r\nb\rc ')).toBe('a\nb\nc');
  expect([MessageText.safeParse('x'.repeat(1600)).success, MessageText.safeParse('x'.repeat(1601)).success]).toEqual([
    true,
    false,
  ]);
});
