import type { Bundle, Trigger, ZObject } from 'zapier-platform-core';
import { sampleCall, sampleFailedText, sampleOptOut, sampleText } from './samples.ts';

/** An event as the server posts it. */
interface Posted extends Record<string, unknown> {
  id: string;
  call?: { status: string | null };
}

interface Declared {
  key: string;
  noun: string;
  label: string;
  description: string;
  event: string;
  sample: object;
  /** Whether the Zap starts. */
  wants?: (event: Posted) => boolean;
}

const path = '/v2/integration/hook';

/** A trigger that Zapier is told of at once. */
function trigger({ key, noun, label, description, event, sample, wants = () => true }: Declared): Trigger {
  return {
    key,
    noun,
    display: { label, description },
    operation: {
      type: 'hook',
      async performSubscribe(z: ZObject, { targetUrl }: Bundle) {
        const { data } = await z.request({ method: 'POST', url: path, body: { hookUrl: targetUrl, event } });
        return data;
      },
      async performUnsubscribe(z: ZObject, { subscribeData }: Bundle) {
        const { data } = await z.request({ method: 'DELETE', url: `${path}/${String(subscribeData?.['id'])}` });
        return data;
      },
      perform: (_: ZObject, { cleanedRequest }: Bundle) => Promise.resolve([cleanedRequest as Posted].filter(wants)),
      async performList(z: ZObject) {
        const { data } = await z.request<Posted[]>({ url: `${path}/sample`, params: { event } });
        const wanted = data.filter(wants);
        return wanted.length > 0 ? wanted : data;
      },
      sample: { id: `${event} sample`, type: event, timestamp: '2026-03-04T01:07:30.000Z', ...sample },
    },
  } as Trigger;
}

const isMissed = ({ call }: Posted) => call?.status !== 'answered';

const all = [
  trigger({
    key: 'call_started',
    noun: 'Call',
    label: 'New Call',
    description: 'Triggers when somebody calls, as the phone rings.',
    event: 'call.started',
    sample: { call: sampleCall },
  }),
  trigger({
    key: 'call_answered',
    noun: 'Call',
    label: 'Call Answered',
    description: 'Triggers when somebody answers a call, while they are talking.',
    event: 'call.answered',
    sample: { call: { ...sampleCall, status: null, duration: 0, talkTime: 0 } },
  }),
  trigger({
    key: 'call_ended',
    noun: 'Call',
    label: 'Call Ended',
    description: 'Triggers when a call is over.',
    event: 'call.ended',
    sample: { call: sampleCall },
  }),
  trigger({
    key: 'call_missed',
    noun: 'Call',
    label: 'Missed Call',
    description: 'Triggers when a call ends that nobody answered.',
    event: 'call.ended',
    sample: { call: { ...sampleCall, status: 'missed', talkTime: 0 } },
    wants: isMissed,
  }),
  trigger({
    key: 'call_tagged',
    noun: 'Call',
    label: 'Call Tagged',
    description: 'Triggers when a call gets a tag.',
    event: 'call.tagged',
    sample: { call: sampleCall, tags: ['Quote'] },
  }),
  trigger({
    key: 'call_changed',
    noun: 'Call',
    label: 'Call Changed',
    description: 'Triggers when somebody changes a call, or more becomes known of it.',
    event: 'call.changed',
    sample: { call: sampleCall, changed: ['notes'] },
  }),
  trigger({
    key: 'text_received',
    noun: 'Text',
    label: 'New Text',
    description: 'Triggers when a text comes in.',
    event: 'text.received',
    sample: { text: sampleText },
  }),
  trigger({
    key: 'text_failed',
    noun: 'Text',
    label: 'Text Failed',
    description: 'Triggers when a text does not reach its recipient.',
    event: 'text.failed',
    sample: { text: sampleFailedText },
  }),
  trigger({
    key: 'contact_opted_out',
    noun: 'Opt-Out',
    label: 'Contact Opted Out',
    description: 'Triggers when somebody may not be texted any more.',
    event: 'contact.optedOut',
    sample: { optOut: sampleOptOut },
  }),
];

export const triggers = Object.fromEntries(all.map((one) => [one.key, one]));
