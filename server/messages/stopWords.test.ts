import { expect, test } from 'vitest';
import { asksToStop, consentWordOf } from './stopWords.ts';

test.each(['STOP', ' stop ', 'Stop.', 'stop all', 'STOPALL', 'Opt out', 'unsubscribe', 'REVOKE', 'annulla', 'BASTA!'])(
  '%j opts out',
  (text) => {
    expect([consentWordOf(text), asksToStop(text)]).toEqual(['stop', false]);
  },
);

test.each([
  ['start', 'start'],
  ['YES', 'start'],
  ['Unstop', 'start'],
  ['help', 'help'],
  ['Info', 'help'],
  ['aiuto', 'help'],
])('%j means %s', (text, meaning) => {
  expect(consentWordOf(text)).toBe(meaning);
});

test.each([
  'stop texting me please',
  'Please don’t text me again',
  'take me off your list',
  'I want to unsubscribe from this',
  'no more texts',
  'Smettetela di scrivermi',
  'non mandatemi più messaggi',
])('%j is no keyword but for a person to decide', (text) => {
  expect([consentWordOf(text), asksToStop(text)]).toEqual([null, true]);
});

test.each(['I’ll stop by at five', 'Can you send the quote?', 'Yes please', 'See you at the end', '', 'constructor'])(
  '%j says nothing about consent',
  (text) => {
    expect([consentWordOf(text), asksToStop(text)]).toEqual([null, false]);
  },
);
