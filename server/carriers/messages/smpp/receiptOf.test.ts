import type { PDU } from 'smpp';
import { expect, test } from 'vitest';
import { isReceipt, receiptOf, submittedId } from './receiptOf.ts';

const aPdu = (message: string, more: Partial<PDU> = {}): PDU => ({
  command: 'deliver_sm',
  command_status: 0,
  sequence_number: 1,
  esm_class: 4,
  short_message: { message },
  isResponse: () => false,
  response: () => aPdu(''),
  ...more,
});

test.each([
  ['stat:DELIVRD err:000', 'delivered', null],
  ['stat:ACCEPTD err:000', 'sent', null],
  ['stat:EXPIRED err:000', 'undelivered', 'EXPIRED'],
  ['stat:UNDELIV err:027', 'undelivered', 'UNDELIV 027'],
  ['Stat:rejectd Err:11', 'failed', 'REJECTD 11'],
])('a receipt with %s says %s', (words, kind, error) => {
  expect(receiptOf(aPdu(`id:7f sub:001 dlvrd:001 ${words} text:Hi stat:DELIVRD`), 'same')).toEqual({
    remoteId: '7f',
    kind,
    error,
  });
});

test('a receipt without a message or with a state that says nothing is none', () => {
  expect(receiptOf(aPdu('stat:DELIVRD'), 'same')).toBeUndefined();
  expect(receiptOf(aPdu('id:7f stat:PENDING'), 'same')).toBeUndefined();
  expect(receiptOf(aPdu('id:7f stat:UNKNOWN'), 'same')).toMatchObject({ remoteId: '7f', kind: 'sent' });
  expect(receiptOf(aPdu('Hello'), 'same')).toBeUndefined();
});

test('ids of receipts in other digits than those of answers are the same, if the centre counts so', () => {
  expect(receiptOf(aPdu('id:0000004660 stat:DELIVRD'), 'decimal')?.remoteId).toBe(submittedId('00001234'));
  expect(receiptOf(aPdu('id:00001A2F stat:DELIVRD'), 'hexadecimal')?.remoteId).toBe(submittedId('0000006703'));
  expect(receiptOf(aPdu('id:no-digits stat:DELIVRD'), 'hexadecimal')?.remoteId).toBe('no-digits');
  expect(receiptOf(aPdu('id:0000001234 stat:DELIVRD'), 'same')?.remoteId).toBe(submittedId('1234'));
});

test('texts are no receipts, with or without a header', () => {
  expect([0, 0x40, 0x04, 0x44, 0x20].map((esmClass) => isReceipt(aPdu('', { esm_class: esmClass })))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});
