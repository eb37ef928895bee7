import { expect, test } from 'vitest';
import { fieldNames, guessContactColumns } from './contactFields.ts';
import { pastedNumbers } from '#values/sms/pastedNumbers.ts';

test('a header is the name of a field', () => {
  expect(fieldNames(['First name', 'CITY', 'Località', 'e-mail', '2nd', '', 'First  Name', 'Number'])).toEqual([
    'firstName',
    'city',
    'localita',
    'eMail',
    null,
    null,
    null,
    null,
  ]);
});

test('the column of the numbers is guessed by its header, or by what is in it', () => {
  expect(guessContactColumns([['Name', 'Mobile phone', 'Phone 2']], true)).toEqual(['name', 'number', 'phone2']);
  expect(guessContactColumns([['Ada', '0491 570 006']], false)).toEqual([null, 'number']);
});

test('pasted numbers are separated by lines, commas, semicolons and tabs', () => {
  expect(pastedNumbers('0491 570 006\r\n\n+61491570156, 12;\t(03) 7010 4455 ')).toEqual([
    '0491 570 006',
    '+61491570156',
    '12',
    '(03) 7010 4455',
  ]);
});
