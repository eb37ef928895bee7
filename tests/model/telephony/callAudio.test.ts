import { describe, expect, test } from 'vitest';
import type { CallEvent } from '../../../server/telephony/calls/callEvent.ts';
import { foldCall } from '../../../server/telephony/calls/foldCall.ts';
import { anEnd, aStart, at } from './callEvents.builders.ts';
import { leftMessage, message, whispered, whisperedCall } from './someCalls.builders.ts';

describe('the recording of a call', () => {
  const kept = at(50, { kind: 'recording', payload: { sid: 'RE1', recording: 'conversation', seconds: 36 } });
  const lost = at(90, { kind: 'recording.lost', payload: { sid: 'RE1' } });

  test('is no audio once the carrier failed to provide it', () => {
    expect(foldCall([...whisperedCall, kept])).toEqual(whispered);
    expect(foldCall([...whisperedCall, kept, lost])).toEqual({ ...whispered, audio: false });
    const other = at(40, { kind: 'message.left', payload: { step: 2, seconds: 12, sid: 'RE1' } });
    const told = leftMessage.filter(({ kind }) => kind !== 'message.left');
    expect(foldCall([...told, other])).toEqual(message);
    expect(foldCall([...told, other, lost])).toEqual({ ...message, audio: false });
  });

  test.each([
    ['conversation', null, true],
    ['conversation', 0, false],
    ['conversation', 1, true],
    ['conversation', 2, true],
    ['message', null, false],
    ['message', 0, false],
    ['message', 1, false],
    ['message', 2, true],
  ] as const)('of a %s of %s seconds is audio: %s, until it is lost or deleted', (recording, seconds, audio) => {
    const silent = [aStart(), anEnd(50)];
    const one = at(50, { kind: 'recording', payload: { sid: 'RE1', recording, seconds } });
    const deleted = at(90, { kind: 'recording.deleted', payload: { sid: 'RE1' } });
    const another = at(90, { kind: 'recording.deleted', payload: { sid: 'RE2' } });
    const hasAudio = (...events: CallEvent[]) => foldCall([...silent, ...events])?.audio;
    expect([hasAudio(one), hasAudio(one, lost), hasAudio(one, deleted), hasAudio(one, another)]).toEqual([
      audio,
      false,
      false,
      audio,
    ]);
  });
});

test('a deleted recording is no audio, and changes nothing else of its call', () => {
  const kept = at(50, { kind: 'recording', payload: { sid: 'RE1', recording: 'conversation', seconds: 36 } });
  const deleted = at(3_000_000, { kind: 'recording.deleted', payload: { sid: 'RE1' } });
  const before = foldCall([...whisperedCall, kept]);
  expect(foldCall([deleted, ...whisperedCall, kept])).toEqual({ ...before, audio: false });
});
