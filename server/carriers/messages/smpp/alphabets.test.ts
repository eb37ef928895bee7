import type { PDU } from 'smpp';
import { expect, test } from 'vitest';
import { contentOf, textOf } from './alphabets.ts';

const bytes = (hex: string) => Buffer.from(hex, 'hex');

test.each([
  ['what is usual there, phones', 0, '05 00 1b65', 'é@€', 'gsm'],
  ['what is usual there, Latin-1', 0, 'e9 40 a3', 'é@£', 'latin1'],
  ['IA5', 1, '4d 65 40 78', 'Me@x', 'gsm'],
  ['Latin-1', 3, 'e9 40 a3', 'é@£', 'gsm'],
  ['Japanese', 5, '93fa 967b', '日本', 'gsm'],
  ['Cyrillic', 6, 'bf e0 d8 d2 d5 e2', 'Привет', 'gsm'],
  ['Hebrew', 7, 'f9 ec e5 ed', 'שלום', 'gsm'],
  ['Unicode', 8, '00e9 d83d dc4b', 'é👋', 'gsm'],
  ['Korean', 14, 'bec8 b3e7', '안녕', 'gsm'],
  ['binary', 2, '0605', undefined, 'gsm'],
  ['binary', 4, '0605', undefined, 'gsm'],
  ['pictures', 9, '0605', undefined, 'gsm'],
  ['a flash message of phones', 0x10, '05 00', 'é@', 'latin1'],
  ['a flash message of phones for the card', 0x12, '05 00', 'é@', 'latin1'],
  ['a binary flash message', 0x15, '0605', undefined, 'gsm'],
  ['a flash message in Unicode', 0x18, '00e9', 'é', 'gsm'],
  ['a message waiting, phones', 0xc8, '05 00', 'é@', 'latin1'],
  ['a message waiting, Unicode', 0xe8, '00e9', 'é', 'gsm'],
  ['class 1, phones', 0xf1, '05 00', 'é@', 'latin1'],
  ['class 2, binary', 0xf6, '0605', undefined, 'gsm'],
] as const)('%s (data_coding %i) is read', (_what, coding, hex, text, alphabet) => {
  expect(textOf({ coding, bytes: bytes(hex.replaceAll(' ', '')) }, alphabet)).toBe(text);
});

test('what the library decoded is the bytes that came', () => {
  const came = (data_coding: number, message: string | Buffer): PDU =>
    ({ data_coding, short_message: { message } }) as unknown as PDU;
  expect(contentOf(came(0, '\u001be'))).toEqual({ coding: 0, bytes: bytes('1b65') });
  expect(contentOf(came(1, '¡€'))).toEqual({ coding: 1, bytes: bytes('401b65') });
  expect(contentOf(came(8, 'é👋'))).toEqual({ coding: 8, bytes: bytes('00e9d83ddc4b') });
  expect(contentOf(came(4, bytes('0605')))).toEqual({ coding: 4, bytes: bytes('0605') });
  expect(contentOf({ data_coding: 0, message_payload: { message: 'Hi' } } as PDU)).toEqual({
    coding: 0,
    bytes: bytes('4869'),
  });
});
