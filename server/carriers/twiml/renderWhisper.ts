import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';
import type { Effect } from '#flows/core/effects.ts';
import { phraseIn } from './phrases.ts';
import { type AudioUrl, say, speak } from './speak.ts';

type Dial = Extract<Effect, { type: 'dial' }>;

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
  say(gather, phraseIn(whisper?.kind === 'text' ? whisper.language : 'en-AU', 'pressOne', 'en-AU'));
  response.hangup();
  return response.toString();
}
