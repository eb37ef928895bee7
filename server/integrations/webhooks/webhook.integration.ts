import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import type { WebhookEvent } from '#contract/integrations/webhooks.contract.ts';
import { findReceivedText } from '../../messaging/messages/findReceivedText.ts';
import { readReportedCall } from '../../telephony/callLog/reportedCall.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { type About, defineIntegration } from '../deliveries/defineIntegration.ts';
import { judgeReply } from '../deliveries/judgeReply.rules.ts';
import { sampleCall } from '../deliveries/sampleCall.ts';
import { WebhookSecret } from './webhookSecret.ts';

type Facts = Pick<Sent<'call.ended'>['data'], 'call'> | Sent<'text.received'>['data'];
type Sent<Type> = Extract<z.input<typeof WebhookEvent>, { type: Type }>;

/** Posts each event to an address, signed as standardwebhooks.com says. An address that answers 410 gets nothing more. */
export const webhook = defineIntegration({
  type: 'webhook',
  settings: z.object({ name: z.string(), url: z.string() }),
  secret: { name: 'webhook secret', schema: z.string().transform((text) => WebhookSecret.parse(JSON.parse(text))) },
  on: ['call.started', 'call.ended', 'call.changed', 'call.tagged', 'text.received'],
  filters: ['kinds', 'dids', 'tags'],
  read: factsOf,
  render(facts, { settings: { url }, secret, now }, about) {
    const body = JSON.stringify(eventOf(facts, about));
    return { url, body, headers: headersOf({ id: `msg_${about.id}`, now, body }, secret) };
  },
  judge: (reply, now) => (reply.status === 410 ? { is: 'ended' } : judgeReply(reply, now)),
  sample: (locale) => ({ kind: 'call.ended', facts: { call: sampleCall(locale) } }),
});

async function factsOf(db: Db, { kind, accountId, subject }: About): Promise<Facts | undefined> {
  if (kind !== 'text.received') {
    const call = await readReportedCall(db, accountId, subject);
    return call && { call };
  }
  const text = await findReceivedText(db, accountId, subject);
  if (!text) return undefined;
  const { msisdn: from, did: to, trackingName, content, media, at } = text;
  return {
    text: { uuid: subject, account: accountId, from, to, trackingName, content, media, at: at.toISOString() },
  };
}

function eventOf(facts: Facts, { kind, at, detail }: About): z.input<typeof WebhookEvent> {
  const timestamp = at.toISOString();
  if ('text' in facts) return { type: 'text.received', timestamp, data: facts };
  const { changed = [], tags = [] } = detail;
  switch (kind) {
    case 'call.changed':
      return { type: kind, timestamp, data: { ...facts, changed } };
    case 'call.tagged':
      return { type: kind, timestamp, data: { ...facts, tags } };
    case 'call.started':
      return { type: kind, timestamp, data: facts };
    default:
      return { type: 'call.ended', timestamp, data: facts };
  }
}

function headersOf({ id, now, body }: { id: string; now: Date; body: string }, { current, former }: WebhookSecret) {
  const secrets = [current, ...(former && former.until > now.toISOString() ? [former.secret] : [])];
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  };
}
