import type VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';
import type { Speech } from '#flows/core/effects.ts';
import { sayPieces } from './sayPieces.ts';

type SayAttributes = VoiceResponse.SayAttributes;

/** Verbs that can contain speech: a response, or a gather that listens while it speaks. */
interface Speaker {
  say(attributes: SayAttributes, message: string): unknown;
  play(url: string): unknown;
}

/** The address at which the carrier finds an audio file of the call's account. */
export type AudioUrl = (file: string) => string;

export function speak(speaker: Speaker, speech: Speech, audioUrl: AudioUrl): void {
  switch (speech.kind) {
    case 'text':
      say(speaker, speech);
      break;
    case 'file':
      speaker.play(audioUrl(speech.file));
      break;
    case 'audio':
      speaker.play(speech.url);
  }
}

export function say(speaker: Speaker, { text, language }: Omit<Extract<Speech, { kind: 'text' }>, 'kind'>): void {
  for (const piece of sayPieces(text))
    speaker.say({ language: language as NonNullable<SayAttributes['language']> }, piece);
}
