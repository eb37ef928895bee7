import type VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';
import type { Speech } from '#flows/core/effects.ts';
import { sayPieces } from './sayPieces.ts';

type SayAttributes = VoiceResponse.SayAttributes;

/** Verbs that can contain speech: a response, or a gather that listens while it speaks. */
interface Speaker {
  say(attributes: SayAttributes, message: string): unknown;
  play(url: string): unknown;
}

type Said = Omit<Extract<Speech, { kind: 'text' }>, 'kind'>;

/** The address at which the carrier finds an audio file of the call's account. */
export type AudioUrl = (file: string) => string;

/** How a carrier speaks: where it finds audio files, and the voice of texts that name none; undefined is its own choice. */
export interface Speaking {
  audioUrl: AudioUrl;
  usualVoice: string | undefined;
}

export function speak(speaker: Speaker, speech: Speech, { audioUrl, usualVoice }: Speaking): void {
  switch (speech.kind) {
    case 'text':
      say(speaker, speech, usualVoice);
      break;
    case 'file':
      speaker.play(audioUrl(speech.file));
      break;
    case 'audio':
      speaker.play(speech.url);
  }
}

export function say(speaker: Speaker, { text, language, voice }: Said, usualVoice: string | undefined): void {
  const chosen = voice ?? usualVoice;
  const spoken = { ...(chosen !== undefined && { voice: chosen }), language } as SayAttributes;
  for (const piece of sayPieces(text)) speaker.say(spoken, piece);
}
