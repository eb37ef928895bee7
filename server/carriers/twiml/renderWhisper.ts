import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';
import type { Effect } from '#flows/core/effects.ts';
import { phraseIn } from './phrases.ts';
import { say, speak, type Speaking } from './speak.ts';

type Dial = Extract<Effect, { type: 'dial' }>;

const secondsToPress = 10;

/**
 * What a target hears before it is connected. A whisper redirects when it has played; a screen waits for a key and
 * hangs up without one, so that a voicemail box never counts as an answer.
 */
export function renderWhisper(
  { whisper, screen }: Pick<Dial, 'whisper' | 'screen'>,
  heardUrl: string,
  speaking: Speaking,
): string {
  const response = new VoiceResponse();
  if (!screen) {
    if (whisper) speak(response, whisper, speaking);
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
  if (whisper) speak(gather, whisper, speaking);
  const spoken = whisper?.kind === 'text' ? whisper : undefined;
  const phrase = phraseIn(spoken?.language ?? 'en-AU', 'pressOne', 'en-AU');
  const isSpoken = phrase.language === spoken?.language && spoken.voice !== undefined;
  say(gather, { ...phrase, ...(isSpoken && { voice: spoken.voice }) }, speaking.usualVoice);
  response.hangup();
  return response.toString();
}
