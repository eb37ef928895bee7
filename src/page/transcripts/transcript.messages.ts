import { defineMessages } from 'react-intl';
import type { SecretKind, Speaker, TranscriptFault } from '#values/transcript.ts';

export const transcriptWords = defineMessages({
  title: { id: 'transcript.title', defaultMessage: 'Transcript' },
  waiting: { id: 'transcript.waiting', defaultMessage: 'The recording is being turned into text.' },
  silent: { id: 'transcript.silent', defaultMessage: 'Nobody says anything in the recording.' },
});

export const transcriptNamed = defineMessages<{
  shares: { caller: number; target: number; silence: string };
  recognizer: { name: string };
}>({
  shares: {
    id: 'transcript.shares',
    defaultMessage:
      'Caller {caller, number, percent}, destination {target, number, percent} of the talk; {silence} of silence',
  },
  recognizer: { id: 'transcript.recognizer', defaultMessage: 'By {name}. Words may be wrong.' },
});

export const speakerWords = defineMessages({
  caller: { id: 'transcript.caller', defaultMessage: 'Caller' },
  target: { id: 'transcript.target', defaultMessage: 'Destination' },
  unknown: { id: 'transcript.unknown', defaultMessage: 'Both' },
}) satisfies Record<Speaker, unknown>;

export const secretWords = defineMessages({
  card: { id: 'transcript.card', defaultMessage: '[card number]' },
  code: { id: 'transcript.code', defaultMessage: '[code]' },
  password: { id: 'transcript.password', defaultMessage: '[password]' },
}) satisfies Record<SecretKind, unknown>;

export const faultWords = defineMessages({
  audio: { id: 'transcript.faultAudio', defaultMessage: 'The recording can’t be read.' },
  language: { id: 'transcript.faultLanguage', defaultMessage: 'The recognizer doesn’t know the language.' },
  refused: { id: 'transcript.faultRefused', defaultMessage: 'The recognizer refused the recording.' },
  unavailable: { id: 'transcript.faultUnavailable', defaultMessage: 'The recognizer couldn’t be reached for a day.' },
}) satisfies Record<TranscriptFault, unknown>;
