import { expect, test } from 'vitest';
import { callWord } from './CallStatusBadge.tsx';

test.each([
  [{ state: 'ended', status: 'missed', audio: true }, 'voicemail'],
  [{ state: 'ended', status: 'missed', audio: false }, 'missed'],
  [{ state: 'ended', status: 'answered', audio: true }, 'answered'],
  [{ state: 'ringing', status: null, audio: false }, 'ringing'],
] as const)('%j reads %s', (call, word) => {
  expect(callWord(call)).toBe(word);
});
