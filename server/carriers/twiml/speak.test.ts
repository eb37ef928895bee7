import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';
import { voicedLanguages, voicesOf } from '#values/flow/voices.ts';
import { speakableLanguages } from '#flows/core/languages.ts';
import { Speech } from '#flows/core/speech.ts';
import { parseTwiml } from '../local/parseTwiml.ts';
import { speak } from './speak.ts';

function twimlOf(speech: Speech, usualVoice?: string): string {
  const response = new VoiceResponse();
  speak(response, speech, { audioUrl: (file) => `https://calls.example.test/${file}`, usualVoice });
  return response.toString();
}

const anyText = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 });

test('the languages that a flow can use are those that the carrier speaks', () => {
  const declared = readFileSync(createRequire(import.meta.url).resolve('twilio/lib/twiml/VoiceResponse.d.ts'), 'utf8');
  const [, union = ''] = /type SayLanguage = ([^;]+);/.exec(declared) ?? [];
  expect([...speakableLanguages].toSorted()).toEqual((union.match(/[\w-]+/g) ?? []).toSorted());
});

test('the voices that a prompt can have are the carrier’s', () => {
  const declared = readFileSync(createRequire(import.meta.url).resolve('twilio/lib/twiml/VoiceResponse.d.ts'), 'utf8');
  const offered = voicedLanguages.flatMap((language) => voicesOf(language).map(({ id }) => id));
  expect(offered.filter((id) => !declared.includes(`"${id}"`))).toEqual([]);
  expect(voicedLanguages.filter((language) => !speakableLanguages.has(language))).toEqual([]);
});

test.each([
  ['its own', 'Polly.Nicole', 'alice', 'voice="Polly.Nicole" language="en-AU"'],
  ['the carrier’s for other languages', undefined, 'alice', 'voice="alice" language="en-AU"'],
  ['none', undefined, undefined, '<Say language="en-AU"'],
] as const)('a prompt names a voice: %s', (_, voice, usual, expected) => {
  expect(twimlOf({ kind: 'text', text: 'Hello', language: 'en-AU', ...(voice && { voice }) }, usual)).toContain(
    expected,
  );
});

describe('a prompt', () => {
  test('that passes the check can always be rendered', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const speech = Speech.safeParse({ kind: 'text', text, language: 'en-AU' });
        if (speech.success) expect(parseTwiml(twimlOf(speech.data))).toMatchObject([{ name: 'Say' }]);
      }),
      { numRuns: 2000 },
    );
  });

  test.each(['\u000B', '\u0007', '\uFFFE', '\uFFFF', '\uD800'])('is spoken without the character %j', (forbidden) => {
    const speech = Speech.parse({ kind: 'text', text: `${forbidden}Hello${forbidden}you`, language: 'en-AU' });
    expect(twimlOf(speech)).toContain('>Hello you</Say>');
    expect(Speech.safeParse({ kind: 'text', text: forbidden, language: 'en-AU' }).success).toBe(false);
  });

  test.each(['\u000B', '\uFFFE'])('can be an audio file whose URL contains the character %j', (forbidden) => {
    const speech = Speech.parse({ kind: 'audio', url: `https://audio.example.test/a${forbidden}b.mp3` });
    expect(() => parseTwiml(twimlOf(speech))).not.toThrow();
  });
});
