import type VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';
import type { Speech } from '#flows/core/effects.ts';

type SayAttributes = VoiceResponse.SayAttributes;

/** Verbs that can contain speech: a response, or a gather that listens while it speaks. */
interface Speaker {
  say(attributes: SayAttributes, message: string): unknown;
  play(url: string): unknown;
}

export function speak(speaker: Speaker, speech: Speech): void {
  if (speech.kind === 'audio') speaker.play(speech.url);
  else speaker.say({ language: speech.language as NonNullable<SayAttributes['language']> }, speech.text);
}
