import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { microsOf } from '#values/sms/micros.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { messageEvents, messages } from '../../../server/kernel/db/schema/messages.ts';
import { creditEntries } from '../../../server/kernel/db/schema/smsCredit.ts';
import type { MessageCarrier, SentMessage } from '../../../server/messaging/messages/messageCarrier.ts';
import { settleMessages } from '../../../server/messaging/messages/settleMessages.ts';
import { aDatabase } from '../../builders/api/aDatabase.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aMessageContext } from '../../builders/api/aMessageContext.ts';
import { aMobile, withCredit } from '../../builders/api/someMessages.ts';

const now = new Date('2026-03-04T12:00:00Z');
const minute = 60_000;
let db: Db;
beforeAll(async () => void (db = await aDatabase()));

/** Somebody’s text that was handed over minutes ago and had no answer. */
async function anUnknownText(minutesAgo: number) {
  const accountId = await anAccount(db, { billingClient: true });
  await withCredit(db, accountId, { balance: 8 });
  const claimedAt = new Date(now.getTime() - minutesAgo * minute);
  const key = { accountId, messageId: randomUUID() };
  const row = {
    accountId,
    id: key.messageId,
    did: aMobile(),
    msisdn: aMobile(),
    content: 'Your table is ready.',
    segments: 1,
    encoding: 'GSM-7',
    direction: 'outbound',
    kind: 'reply',
    state: 'unknown',
    charge: microsOf(8),
    currency: 'AUD',
    payerId: accountId,
    attempts: 1,
    stamp: claimedAt,
    claimedAt,
  } as const;
  await db.insert(messages).values(row);
  await db.insert(messageEvents).values([
    { ...key, key: 'claimed', at: claimedAt, kind: 'claimed', attempt: 1 },
    { ...key, key: 'unanswered', at: claimedAt, kind: 'unanswered', attempt: 1 },
  ]);
  return row;
}

interface List {
  /** Minutes by which the carrier’s clock is ahead of ours. */
  ahead?: number;
  has?: boolean;
  /** When the last message of the sender went out, by the carrier’s clock; never by default. */
  last?: Date;
}

function aCarrier(row: Awaited<ReturnType<typeof anUnknownText>>, list: List | null): MessageCarrier {
  const { ahead = 0, has = false, last } = list ?? {};
  const madeAt = new Date(row.claimedAt.getTime() + ahead * minute);
  const sent: SentMessage = {
    remoteId: `SM${row.id}`,
    to: row.msisdn,
    text: row.content,
    kind: 'delivered',
    error: null,
  };
  return {
    send: () => Promise.reject(new Error('nothing is sent again')),
    find: () => Promise.resolve(null),
    findSent: ({ to, since }) => Promise.resolve(list && (has && to === row.msisdn && madeAt >= since ? [sent] : [])),
    hasSentSince: (sender, since) => Promise.resolve(sender === row.did && last !== undefined && last >= since),
  };
}

async function settled(row: Awaited<ReturnType<typeof anUnknownText>>, list: List | null) {
  const context = aMessageContext({
    db,
    now: () => now,
  });
  await settleMessages(context, aCarrier(row, list));
  const [after] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.accountId, row.accountId), eq(messages.id, row.id)));
  const entries = await db.select().from(creditEntries).where(eq(creditEntries.accountId, row.accountId));
  const refunded = entries.filter(({ kind }) => kind === 'refund').reduce((sum, { amount }) => sum + amount, 0);
  return { state: after?.state, error: after?.error, refunded };
}

const unknown = { state: 'unknown', error: null, refunded: 0 };
const never = { state: 'failed', error: 'CARRIER-UNREACHABLE', refunded: microsOf(8) };
const delivered = { state: 'delivered', error: null, refunded: 0 };
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * minute);

test.each<[string, number, List | null, object]>([
  ['that the list has is that', 10, { has: true }, delivered],
  ['that the list has is that by a clock which is 4 minutes behind', 10, { has: true, ahead: -4 }, delivered],
  ['that the list has is that by a clock which is 4 minutes ahead', 90, { has: true, ahead: 4 }, delivered],
  ['that the list lacks after half an hour is unknown', 30, { last: minutesAgo(1) }, unknown],
  [
    'that the list lacks after an hour, with a later one of its sender, never went out',
    61,
    { last: minutesAgo(1) },
    never,
  ],
  ['that the list lacks, without a later one, is unknown', 61, {}, unknown],
  [
    'that the list lacks, with one of minutes later by another clock, is unknown',
    61,
    { last: minutesAgo(58) },
    unknown,
  ],
  ['of a carrier without a list is unknown', 61, null, unknown],
])('a text without an answer %s', async (_what, minutes, list, after) => {
  expect(await settled(await anUnknownText(minutes), list)).toEqual(after);
});
