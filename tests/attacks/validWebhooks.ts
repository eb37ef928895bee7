import { incoming } from '../api/carriers/aWebhook.ts';

/** Nothing answers here. */
export const nowhere = 'http://127.0.0.1:9';

/** An address with a valid form or document. */
export interface Webhook {
  url: string;
  text: string;
  type: string;
}

export const formOf = (url: string, form: Record<string, string>): Webhook => ({
  url,
  text: new URLSearchParams(form).toString(),
  type: 'application/x-www-form-urlencoded',
});

/** One of each kind, about a call that has begun and a text that came in. */
export function webhooksOf({ did, next, message }: { did: string; next: string; message: string }): Webhook[] {
  const call = { ...incoming('CA-first', did), CallStatus: 'in-progress' };
  const [, key = ''] = /voice\/([^/]+)\//.exec(next) ?? [];
  const recorded = {
    CallSid: 'CA-first',
    RecordingSid: 'RE1',
    RecordingUrl: `${nowhere}/RE1`,
    RecordingStatus: 'completed',
    RecordingDuration: '4',
  };
  const text = {
    MessageSid: 'SM1',
    From: '+61412345678',
    To: did,
    Body: 'Hello',
    NumMedia: '1',
    MediaUrl0: `${nowhere}/1`,
  };
  const event = {
    data: {
      event_type: 'message.received',
      payload: {
        id: 'm1',
        from: { phone_number: '+61412345678' },
        to: [{ phone_number: did, status: 'delivered' }],
        text: 'Hello',
        media: [{ url: `${nowhere}/1`, content_type: 'image/png' }],
        errors: [{ code: '1' }],
      },
    },
  };
  const json = (url: string): Webhook => ({ url, text: JSON.stringify(event), type: 'application/json' });
  return [
    formOf('/carrier/voice', incoming('CA-other', did)),
    formOf(next, { ...call, Digits: '1' }),
    formOf(next, {
      ...call,
      DialCallStatus: 'completed',
      DialCallSid: 'CA-leg',
      DialCallDuration: '9',
      DialBridged: 'true',
    }),
    formOf(`/carrier/voice/${key}/whisper/1/a?heard=1`, { ...call, Digits: '1' }),
    formOf('/carrier/voice/status', { ...call, CallStatus: 'completed', CallDuration: '3', SequenceNumber: '2' }),
    formOf(`/carrier/voice/status?call=${key}&step=1&target=a`, { ...call, CallStatus: 'ringing' }),
    formOf(`/carrier/voice/recording?call=${key}&kind=conversation`, recorded),
    formOf('/carrier/voice/fallback', call),
    formOf('/carrier/sms', text),
    formOf(`/carrier/sms/status?message=${message}`, {
      MessageSid: 'SM1',
      MessageStatus: 'delivered',
      ErrorCode: '30003',
    }),
    json('/carrier/sms'),
    json(`/carrier/sms/status?message=${message}`),
  ];
}
