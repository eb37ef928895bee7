import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainWords } from '#values/plainText.ts';
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

test.each([
  '"STOP"',
  '“Stop”',
  '«stop»',
  'STOP 🛑',
  '🛑🛑 stop 👍🏽',
  'Stop. Thank you',
  'Stop please',
  'please stop',
  'PLEASE STOP NOW!!!',
  'STOP STOP',
  'stop, stop, stop',
  'ＳＴＯＰ',
  'stop,',
  '\u200ESTOP',
  'ST\u00ADOP',
  '…stop…',
  'Stop\n\nSent from my iPhone',
  'STOP\r\n-- \r\nAnn, Harbour Dental',
  'disiscrivimi per favore',
])('%j opts out however it is written', (text) => {
  expect([consentWordOf(text), asksToStop(text)]).toEqual(['stop', false]);
});

test.each(['please cancel', 'Cancel, thanks', 'basta grazie', 'quit please'])(
  '%j is for a person to decide',
  (text) => {
    expect([consentWordOf(text), asksToStop(text)]).toEqual([null, true]);
  },
);

test.each(
  [
    'STOPP',
    'stpo',
    'Stip',
    'St0p',
    'Sttop',
    'unsubcribe',
    'unsubscribe me',
    'STOP 2',
    'Stop it now',
    'stop this',
    'ARRET',
    'Arrêt',
    'remove',
    'Please remove me',
    'Leave me alone!',
    'Basta così',
    'FERMA',
    'non scrivetemi più',
    'delete my number',
    'Disiscrivimmi',
  ].filter((text) => text !== 'Sto'),
)('%j is for a person to decide, whatever the slip', (text) => {
  expect([consentWordOf(text), asksToStop(text)]).toEqual([null, true]);
});

test.each([
  'shop',
  'Step',
  'top!',
  'Pasta',
  'Quite.',
  'quiet please',
  'Stop by at 5?',
  'Stop at the shop',
  'stop in tomorrow',
  'stop the car',
  'basta che mi chiami',
  'La fermata è qui',
  'send it',
  'the end',
  'Sto arrivando',
  'post',
  'stock',
  'Can we cancel Tuesday’s appointment and book Friday?',
])('%j is an ordinary text', (text) => {
  expect([consentWordOf(text), asksToStop(text)]).toEqual([null, false]);
});

test.each([
  'Yes please',
  'Start now',
  'Please help',
  'Stop by later',
  'Can you stop the car?',
  '🛑',
  '…',
  'Thanks',
  '',
])('%j is no word of consent', (text) => {
  expect([consentWordOf(text), asksToStop(text)]).toEqual([null, false]);
});

test('what surrounds a word never changes what it means, and words in between always do', () => {
  const word = fc.constantFrom('stop', 'Unsubscribe', 'START', 'Help', 'aiuto', 'annulla', 'Cancel', 'opt-out');
  const around = fc.string({
    unit: fc.constantFrom(...Array.from(' .,;:!?…"\'“”‘’«»()[]*_-—\u200B\u200E\u202A\u2069\uFE0F🛑👍🏽🇮🇹')),
    maxLength: 6,
  });
  const case_ = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => text.toLowerCase(),
  );
  fc.assert(
    fc.property(word, around, around, case_, (said, before, after, cased) => {
      expect(consentWordOf(`${before}${cased(said)}${after}`)).toBe(consentWordOf(said));
      expect(plainWords(`${before}${cased(said)}${after}`)).toBe(plainWords(said));
      expect(consentWordOf(`${before}${cased(said)}${after} by tomorrow`)).toBe(null);
    }),
    { numRuns: 1000 },
  );
});
