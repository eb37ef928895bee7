import { z } from 'zod';
import { DeliveredKind } from '#values/integrationWords.ts';
import { defineIntegration } from '../deliveries/defineIntegration.ts';
import { judgeReply } from '../deliveries/judgeReply.rules.ts';
import { sampleCall } from '../deliveries/sampleCall.ts';
import { signedHeaders } from './signedHeaders.ts';
import { eventOf, factsOf } from './webhookEvent.ts';
import { SealedSecret } from './webhookSecret.ts';

/** Posts each event to an address, signed as standardwebhooks.com says. An address that answers 410 gets nothing more. */
export const webhook = defineIntegration({
  type: 'webhook',
  settings: z.object({ name: z.string(), url: z.string() }),
  secret: { name: 'webhook secret', schema: SealedSecret },
  on: DeliveredKind.options,
  filters: ['kinds', 'dids', 'tags'],
  read: factsOf,
  render(facts, { settings: { url }, secret, now }, about) {
    const body = JSON.stringify(eventOf(facts, about));
    return { url, body, headers: signedHeaders({ id: `msg_${about.id}`, now, body }, secret) };
  },
  judge: (reply, now) => (reply.status === 410 ? { is: 'ended' } : judgeReply(reply, now)),
  sample: (locale) => ({ kind: 'call.ended', facts: { call: sampleCall(locale) } }),
});
