import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';
import type { Effect, Speech } from '#flows/core/effects.ts';
import { type AudioUrl, say, speak } from './speak.ts';

type Dial = Extract<Effect, { type: 'dial' }>;

/** What a screened target hears after the whisper, by language. */
const pressOne: Record<string, string> = {
  en: 'Press 1 to take this call.',
  it: 'Premi 1 per rispondere.',
};

const secondsToPress = 10;

/**
 * What a target hears before it is connected. A whisper redirects when it has played; a screen waits for a key and
 * hangs up without one, so that a voicemail box never counts as an answer.
 */
export function renderWhisper(
  { whisper, screen }: Pick<Dial, 'whisper' | 'screen'>,
  heardUrl: string,
  audioUrl: AudioUrl,
): string {
  const response = new VoiceResponse();
  if (!screen) {
    if (whisper) speak(response, whisper, audioUrl);
    response.redirect({ method: 'POST' }, heardUrl);
    return response.toString();
  }
  const gather = response.gather({
    input: ['dtmf'],
    numDigits: 1,
    timeout: secondsToPress,
    finishOnKey: '',
    action: heardUrl,
    method: 'POST',
  });
  if (whisper) speak(gather, whisper, audioUrl);
  say(gather, pressOneIn(whisper));
  response.hangup();
  return response.toString();
}

function pressOneIn(whisper: Speech | null): { text: string; language: string } {
  const language = whisper?.kind === 'text' ? whisper.language : 'en-AU';
  const english = pressOne['en'] ?? '';
  const text = pressOne[language.slice(0, 2)];
  return { text: text ?? english, language: text ? language : 'en-AU' };
}
