import { expect, test } from 'vitest';
import { hasHeader } from '../../../page/fileImport/importFile.ts';
import { guessColumns, missingFields } from './callFile.ts';

test.each([
  [
    ['Call ID', 'Date', 'Time', 'Caller Number', 'Tracking Number', 'Number Name', 'Source', 'Duration', 'Call Status'],
    [
      'externalId',
      'dateStart',
      'dateStart',
      'caller',
      'trackingNumber',
      'trackingName',
      'trackingSource',
      'duration',
      'status',
    ],
  ],
  [
    [
      'Start Time',
      'Customer Phone Number',
      'Dialed Number',
      'Talk Time',
      'Agent',
      'Tags',
      'Score',
      'Notes',
      'First-Time Caller',
    ],
    ['dateStart', 'caller', 'trackingNumber', 'talkTime', 'user', 'tags', 'score', 'notes', 'firstTimeCaller'],
  ],
  [
    [
      'Phone Number',
      'Called At',
      'Agent Name',
      'Campaign',
      'Keywords',
      'Device',
      'Landing Page',
      'Last Page URL',
      'Value',
    ],
    ['caller', 'dateStart', 'user', 'campaign', 'keyword', 'device', 'landing', 'conversion', 'revenue'],
  ],
  [
    ['Answered By', 'Keypress', 'utm_campaign', 'Search Term', 'Sale Value'],
    ['target', 'IVR', 'campaign', 'keyword', 'revenue'],
  ],
  [
    ['dateStart', 'caller', 'trackingNumber', 'web_source', 'web_medium', 'Whatever'],
    ['dateStart', 'caller', 'trackingNumber', 'web_source', 'web_medium', null],
  ],
])('headers of other systems are understood', (header, columns) => {
  expect(hasHeader([header])).toBe(true);
  expect(guessColumns([header], true)).toEqual(columns);
});

test('without a header nothing is guessed', () => {
  const lines = [['2026-11-05', '0412000001']];
  expect(hasHeader(lines)).toBe(false);
  expect(guessColumns(lines, false)).toEqual([null, null]);
});

test('what a call needs is named until a column has it', () => {
  expect(missingFields([null, 'caller'])).toEqual(['dateStart', 'trackingNumber', 'status']);
  expect(missingFields(['dateStart', 'caller', 'trackingNumber', 'talkTime'])).toEqual([]);
});
