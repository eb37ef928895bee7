import { expect, test } from 'vitest';
import { promptLanguages } from '../../src/ui/voices/languages.ts';
import { phraseIn } from '../../server/carriers/twiml/phrases.ts';

test.each(promptLanguages)('in %s, which prompts can have, what we say ourselves is said too', (language) => {
  for (const phrase of ['pressOne', 'sorry'] as const) {
    const { text, language: voice } = phraseIn(language, phrase, 'en-US');
    expect(voice).toBe(language);
    expect(text === phraseIn('en', phrase, 'en-US').text).toBe(language.startsWith('en-'));
  }
});

test('in a language that we don’t speak it is English, with an English voice', () => {
  expect(phraseIn('fil-PH', 'pressOne', 'en-AU')).toEqual({ text: 'Press 1 to take this call.', language: 'en-AU' });
});
