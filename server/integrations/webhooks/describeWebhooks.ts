import { eventSchemaOf, type ReportedCall, type WebhookEvent } from '#contract/integrations/webhooks.contract.ts';
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

/** An event of each kind, from a number reserved for fiction. */
export const exampleEvents: { [Kind in DeliveredKind]: Extract<WebhookEvent, { type: Kind }> } = {
  'call.started': { type: 'call.started', timestamp: ended.dateStart, data: { call: ringing } },
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
};

const when: Record<DeliveredKind, string> = {
  'call.started': 'A call comes in',
  'call.ended': 'A call is over',
  'call.changed': 'More became known of a call, or a person changed it',
  'call.tagged': 'A call got tags, by its flow or a person',
  'text.received': 'A text came in',
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
