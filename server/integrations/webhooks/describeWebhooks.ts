import {
  eventSchemaOf,
  type ReportedCall,
  type ReportedNumber,
  type SentText,
  type WebhookEvent,
} from '#contract/integrations/webhooks.contract.ts';
import { DeliveredKind } from '#values/integrationWords.ts';
import { sampleCall } from '../deliveries/sampleCall.ts';

const timestamp = '2026-03-04T01:07:30.000Z';
const ended = sampleCall('en-GB');
const ringing: ReportedCall = {
  ...ended,
  state: 'ringing',
  status: null,
  duration: 0,
  talkTime: 0,
  target: null,
  answeredBy: null,
  dateStop: null,
  dateStopGMT: null,
  dateStopLocal: null,
  tag: null,
  tags: [],
  notes: '',
  version: 0,
};

const answered: ReportedCall = {
  ...ringing,
  state: 'answered',
  target: ended.target,
  answeredBy: ended.answeredBy,
};

const sentText: SentText = {
  uuid: '00000000-0000-4000-8000-000000000003',
  account: ended.account,
  from: ended.trackingNumber,
  to: '+61491570006',
  trackingName: ended.trackingName,
  content: 'We open at nine.',
  state: 'sent',
  error: null,
  campaign: null,
  at: timestamp,
};
const number: ReportedNumber = {
  uuid: '00000000-0000-4000-8000-000000000005',
  account: ended.account,
  accountName: ended.accountName,
  did: ended.trackingNumber,
  name: ended.trackingName,
  source: ended.trackingSource,
  type: 'geo',
  country: 'AU',
  area: 'Sydney',
  status: 'active',
};

/** An event of each kind, from a number reserved for fiction. */
export const exampleEvents: { [Kind in DeliveredKind]: Extract<WebhookEvent, { type: Kind }> } = {
  'call.started': { type: 'call.started', timestamp: ended.dateStart, data: { call: ringing } },
  'call.answered': { type: 'call.answered', timestamp: '2026-03-04T01:05:18.000Z', data: { call: answered } },
  'call.ended': { type: 'call.ended', timestamp, data: { call: ended } },
  'call.changed': { type: 'call.changed', timestamp, data: { call: ended, changed: ['notes', 'revenue'] } },
  'call.tagged': { type: 'call.tagged', timestamp, data: { call: ended, tags: ended.tags } },
  'text.received': {
    type: 'text.received',
    timestamp,
    data: {
      text: {
        uuid: '00000000-0000-4000-8000-000000000002',
        account: ended.account,
        from: '+61491570006',
        to: ended.trackingNumber,
        trackingName: ended.trackingName,
        content: 'Are you open on Saturday?',
        media: 0,
        at: timestamp,
      },
    },
  },
  'text.sent': { type: 'text.sent', timestamp, data: { text: { ...sentText, state: 'sent' } } },
  'text.failed': {
    type: 'text.failed',
    timestamp,
    data: { text: { ...sentText, state: 'undelivered', error: '30003' } },
  },
  'contact.optedOut': {
    type: 'contact.optedOut',
    timestamp,
    data: {
      optOut: {
        uuid: '00000000-0000-4000-8000-000000000004',
        account: ended.account,
        number: '+61491570006',
        source: 'message',
        evidence: 'STOP',
        below: false,
        at: timestamp,
      },
    },
  },
  'number.added': { type: 'number.added', timestamp, data: { number } },
  'number.removed': { type: 'number.removed', timestamp, data: { number: { ...number, status: 'cancelled' } } },
  'sale.recorded': {
    type: 'sale.recorded',
    timestamp,
    data: {
      sale: {
        uuid: '00000000-0000-4000-8000-000000000006',
        account: ended.account,
        orderId: 'S-1042',
        phone: '+61491570006',
        date: timestamp,
        value: { amount: 123_400, currency: 'AUD' },
        stage: 'won',
        call: ended.uuid,
      },
    },
  },
};

const when: Record<DeliveredKind, string> = {
  'call.started': 'A call comes in',
  'call.answered': 'Somebody answered a call',
  'call.ended': 'A call is over',
  'call.changed': 'More became known of a call, or a person changed it',
  'call.tagged': 'A call got tags, by its flow or a person',
  'text.received': 'A text came in',
  'text.sent': 'The carrier took a text',
  'text.failed': 'A text didn’t reach its recipient',
  'contact.optedOut': 'Somebody may not be texted any more',
  'number.added': 'The account got a number',
  'number.removed': 'The account gave a number up',
  'sale.recorded': 'The account uploaded a sale, or corrected it',
};

const headers = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
  name,
  in: 'header' as const,
  required: true,
  schema: { type: 'string' as const },
}));

/** What webhooks get, for OpenAPI. */
export const describedWebhooks = Object.fromEntries(
  DeliveredKind.options.map((kind) => [
    kind,
    {
      post: {
        operationId: kind,
        summary: when[kind],
        description: 'Signed as standardwebhooks.com says. Answer 2xx within 10 seconds; what fails is sent again.',
        parameters: headers,
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: `#/components/schemas/${eventSchemaOf(kind)}` },
              example: exampleEvents[kind],
            },
          },
        },
        responses: { '2XX': { description: 'It arrived' }, '410': { description: 'Nothing more is wanted here' } },
      },
    },
  ]),
);
