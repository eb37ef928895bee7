import { expect, test } from 'vitest';
import { callerOf, toE164 } from './calledParties.ts';

test('a called number is understood in every form that carriers send', () => {
  expect(toE164('+61388880000')).toBe('+61388880000');
  expect(toE164('61388880000')).toBe('+61388880000');
  expect(toE164('0388880000', 'AU')).toBe('+61388880000');
  expect(toE164('sip:+61388880000@edge.example.test;transport=tls')).toBe('+61388880000');
  expect(toE164('sips:61388880000@edge.example.test')).toBe('+61388880000');
  for (const other of ['', 'front-desk', 'sip:front-desk@example.test', '0388880000'])
    expect([other, toE164(other)]).toEqual([other, undefined]);
});

test('a withheld number is no caller, even if it looks like one', () => {
  expect(callerOf('+61412345678')).toBe('+61412345678');
  for (const withheld of [
    '+266696687',
    '+7378742833',
    '+2562533',
    '+8656696',
    '+86282452253',
    'Anonymous',
    '',
    undefined,
  ])
    expect([withheld, callerOf(withheld)]).toEqual([withheld, null]);
});
