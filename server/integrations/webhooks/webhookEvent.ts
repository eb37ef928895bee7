import type { z } from 'zod';
import type { WebhookEvent } from '#contract/integrations/webhooks.contract.ts';
import { findReceivedText, findSentText } from '../../messaging/messages/findReceivedText.ts';
import { findReportedOptOut } from '../../messaging/messages/reportedOptOuts.ts';
import { readReportedCall } from '../../telephony/callLog/reportedCall.ts';
import { findReportedNumber } from '../../telephony/numbers/reportedNumbers.ts';
import type { Db } from '../../kernel/db/executor.ts';
import type { About } from '../deliveries/defineIntegration.ts';
import { findReportedSale } from './reportedSales.repository.ts';

type Event = z.input<typeof WebhookEvent>;
type Sent<Type> = Extract<Event, { type: Type }>['data'];

/** What an event is about. */
export type EventFacts =
  | Pick<Sent<'call.ended'>, 'call'>
  | Sent<'text.received'>
  | Sent<'text.sent'>
  | Sent<'contact.optedOut'>
  | Sent<'number.added'>
  | Sent<'sale.recorded'>;

type Subject = Pick<About, 'kind' | 'accountId' | 'subject'>;

/** Undefined when it is gone. */
export async function factsOf(db: Db, { kind, accountId, subject }: Subject): Promise<EventFacts | undefined> {
  switch (kind) {
    case 'text.received':
      return receivedText(db, accountId, subject);
    case 'text.sent':
    case 'text.failed':
      return sentText(db, accountId, subject);
    case 'contact.optedOut': {
      const optOut = await findReportedOptOut(db, accountId, subject);
      return optOut && { optOut };
    }
    case 'number.added':
    case 'number.removed': {
      const number = await findReportedNumber(db, accountId, subject);
      return number && { number };
    }
    case 'sale.recorded': {
      const sale = await findReportedSale(db, accountId, subject);
      return sale && { sale };
    }
    default: {
      const call = await readReportedCall(db, accountId, subject);
      return call && { call };
    }
  }
}

async function receivedText(db: Db, account: number, uuid: string): Promise<Sent<'text.received'> | undefined> {
  const text = await findReceivedText(db, account, uuid);
  if (!text) return undefined;
  const { msisdn: from, did: to, trackingName, content, media, at } = text;
  return { text: { uuid, account, from, to, trackingName, content, media, at: at.toISOString() } };
}

async function sentText(db: Db, account: number, uuid: string): Promise<Sent<'text.sent'> | undefined> {
  const text = await findSentText(db, account, uuid);
  if (!text) return undefined;
  const { msisdn: to, did: from, trackingName, content, state, error, campaignId: campaign } = text;
  const at = (text.sentAt ?? text.endedAt ?? text.stamp).toISOString();
  return { text: { uuid, account, from, to, trackingName, content, state, error, campaign, at } };
}

export function eventOf(facts: EventFacts, { kind, at, detail }: Pick<About, 'kind' | 'at' | 'detail'>): Event {
  const timestamp = at.toISOString();
  const { changed = [], tags = [] } = detail;
  if ('call' in facts) {
    if (kind === 'call.changed') return { type: kind, timestamp, data: { ...facts, changed } };
    if (kind === 'call.tagged') return { type: kind, timestamp, data: { ...facts, tags } };
    const type = kind === 'call.started' || kind === 'call.answered' ? kind : 'call.ended';
    return { type, timestamp, data: facts };
  }
  if ('optOut' in facts) return { type: 'contact.optedOut', timestamp, data: facts };
  if ('sale' in facts) return { type: 'sale.recorded', timestamp, data: facts };
  if ('number' in facts) return { type: kind === 'number.removed' ? kind : 'number.added', timestamp, data: facts };
  if ('media' in facts.text) return { type: 'text.received', timestamp, data: { text: facts.text } };
  return { type: kind === 'text.failed' ? kind : 'text.sent', timestamp, data: { text: facts.text } };
}
