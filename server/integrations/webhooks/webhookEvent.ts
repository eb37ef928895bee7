import type { z } from 'zod';
import type { WebhookEvent } from '#contract/integrations/webhooks.contract.ts';
import { findReceivedText } from '../../messaging/messages/findReceivedText.ts';
import { readReportedCall } from '../../telephony/callLog/reportedCall.ts';
import type { Db } from '../../kernel/db/executor.ts';
import type { About } from '../deliveries/defineIntegration.ts';

/** What an event is about. */
export type EventFacts = Pick<Sent<'call.ended'>['data'], 'call'> | Sent<'text.received'>['data'];
type Sent<Type> = Extract<z.input<typeof WebhookEvent>, { type: Type }>;

type Subject = Pick<About, 'kind' | 'accountId' | 'subject'>;

/** Undefined when it is gone. */
export async function factsOf(db: Db, { kind, accountId, subject }: Subject): Promise<EventFacts | undefined> {
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

export function eventOf(
  facts: EventFacts,
  { kind, at, detail }: Pick<About, 'kind' | 'at' | 'detail'>,
): z.input<typeof WebhookEvent> {
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
