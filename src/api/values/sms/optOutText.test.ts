import { expect, test } from 'vitest';
import { sizeOfMessage } from './messageSegments.ts';
import { optOutTextOf } from './optOutText.ts';

test('people are told in the language of their country how to opt out, in English where it is not known', () => {
  expect(['IT', 'AU', 'ZZ'].map(optOutTextOf)).toEqual([
    'Rispondi STOP per non ricevere altri SMS',
    'Reply STOP to opt out',
    'Reply STOP to opt out',
  ]);
});

test.each(['AU', 'BR', 'DE', 'ES', 'FR', 'IT', 'NL'])(
  'the text of %s makes no message dearer by its letters',
  (country) => {
    expect(sizeOfMessage(`Spring has come. ${optOutTextOf(country)}`)).toMatchObject({
      encoding: 'GSM-7',
      segments: 1,
    });
  },
);
