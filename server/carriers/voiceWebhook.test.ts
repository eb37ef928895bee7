import { describe, expect, test } from 'vitest';
import { dialects } from './dialects.ts';
import { recordingReportOf, sidIn, statusReportOf, stepReportOf, VoiceParams } from './voiceWebhook.ts';

function webhook(more: Record<string, string> = {}) {
  const params = VoiceParams.parse({ CallSid: 'CA1', CallStatus: 'in-progress', ...more });
  return { params, at: 1000, webhookKey: 'w' };
}

describe('a value that we do not expect', () => {
  test('counts as missing instead of ending the call', () => {
    const report = stepReportOf(
      webhook({
        RecordingUrl: '',
        RecordingDuration: '',
        Digits: '1'.repeat(101),
        DialBridged: '',
        DialCallDuration: '?',
      }),
    );
    expect(report).toMatchObject({ digits: '1'.repeat(100), dial: null, messageSeconds: null, recording: null });
  });

  test('as a status of the call leaves it as it is', () => {
    expect(statusReportOf(webhook({ CallStatus: 'parked' }))).toBeUndefined();
    expect(stepReportOf(webhook({ CallStatus: 'parked', Digits: '1' }))).toMatchObject({
      callStatus: null,
      digits: '1',
    });
  });

  test('as the result of a dial is an unknown result', () => {
    const said = { DialCallStatus: 'declined', DialCallSid: 'CA2', DialBridged: 'true', DialCallDuration: '9' };
    expect(stepReportOf(webhook(said)).dial).toEqual({ leg: 'CA2', status: null, seconds: 9, bridged: true });
  });
});

test('only the local carrier can say that a call is a test', () => {
  const told = (more: Record<string, string>) => ({
    path: '/carrier/voice',
    params: { CallSid: 'CA1', CallStatus: 'ringing', To: '+61390000001', ...more },
    text: '',
    idempotencyToken: undefined,
    now: 1000,
  });
  const isTest = Object.fromEntries(
    Object.entries(dialects).map(([kind, { read }]) => [kind, read.incomingCall(told({ TestCall: 'true' })).isTest]),
  );
  expect(isTest).toEqual({ local: true, twilio: false, telnyx: false, signalwire: false });
  expect(dialects.local.read.incomingCall(told({})).isTest).toBe(false);
});

describe('a recording', () => {
  const url = 'https://api.example.test/2010-04-01/Accounts/AC1/Recordings/RE77';

  test('is known from the action of a message, with its length', () => {
    const report = stepReportOf(webhook({ RecordingUrl: url, RecordingSid: 'RE77', RecordingDuration: '12' }));
    expect(report.recording).toMatchObject({ kind: 'message', sid: 'RE77', url, seconds: 12, exact: true });
  });

  test('is known from the action of a dial, with the length of the leg until its own is reported', () => {
    const dialed = { DialCallStatus: 'completed', DialCallSid: 'CA2', DialCallDuration: '40', DialBridged: 'true' };
    const report = stepReportOf(webhook({ ...dialed, RecordingUrl: url }));
    expect(report.recording).toMatchObject({ kind: 'conversation', sid: 'RE77', seconds: 40, exact: false });
  });

  test('that is absent is none', () => {
    const { params, ...rest } = webhook({ RecordingStatus: 'absent', RecordingSid: 'RE77', RecordingUrl: url });
    expect(recordingReportOf({ params, ...rest }, 'message')).toBeUndefined();
  });
});

test.each([
  ['https://api.twilio.com/2010-04-01/Accounts/AC1/Recordings/RE123abc', 'RE123abc'],
  ['https://api.twilio.com/2010-04-01/Accounts/AC1/Recordings/RE123abc.wav', 'RE123abc'],
  [
    'https://x.signalwire.com/api/laml/2010-04-01/Accounts/b1/Recordings/9ae7b0e4-3f4c-4c0c-8a0b-1a2b3c4d5e6f.mp3',
    '9ae7b0e4-3f4c-4c0c-8a0b-1a2b3c4d5e6f',
  ],
  ['https://example.test/audio/message.wav', undefined],
  ['https://example.test/', undefined],
])('the recording in %s is %s', (url, sid) => {
  expect(sidIn(url)).toBe(sid);
});
