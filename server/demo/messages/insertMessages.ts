import { eq } from 'drizzle-orm';
import { sizeOfMessage } from '#values/sms/messageSegments.ts';
import { microsOf } from '#values/sms/micros.ts';
import { fillText } from '#values/sms/messageText.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { campaignCounts, campaigns, smsContacts, smsLists } from '../../kernel/db/schema/campaigns.ts';
import { consentEntries, conversations, messageEvents, messages, optOuts } from '../../kernel/db/schema/messages.ts';
import { didDirectory, numbers } from '../../kernel/db/schema/routing.ts';
import { creditEntries, smsCredits, smsRates } from '../../kernel/db/schema/smsCredit.ts';
import { addTallies, tallyOf } from '../../messaging/messages/campaignTally.ts';
import { foldMessage, type MessageEvent, type MessageEventKind } from '../../messaging/messages/foldMessage.ts';
import { findPayer, type Payer, payersAbove } from '../../tenancy/ledger/payers.ts';
import { type Random, randomUuid, seededRandom } from '../seededRandom.ts';
import { demoCampaign, demoDraft, demoFirstNames, demoThreads } from './demoTexts.ts';

/** A number reserved for fiction. */
const textLine = '+61491570313';
const email = 'admin@demo.test';
const price = microsOf(8);
const topUp = microsOf(20_000);
const minute = 60_000;
const day = 1440 * minute;

interface Desk {
  tx: Tx;
  random: Random;
  accountId: number;
  now: number;
}

type NewMessage = typeof messages.$inferInsert;

/** Gives an account a number that sends texts, credit, a list, a campaign with its outcome, a draft, and conversations. */
export async function insertMessages(desk: Desk): Promise<void> {
  const { tx, random, accountId, now } = desk;
  const id = randomUuid(random);
  const network = { type: 'mobile', country: 'AU', source: 'Text line' } as const;
  await tx
    .insert(numbers)
    .values({ accountId, id, did: textLine, name: 'Text line', ...network, createdAt: new Date(now - 120 * day) });
  await tx.insert(didDirectory).values({ did: textLine, accountId });
  const sent = [...(await insertCampaigns(desk)), ...(await insertThreads(desk))];
  await insertCredit(
    desk,
    sent.flatMap(({ charge }) => charge ?? []),
  );
}

/** An event of a message, minutes after it was written. */
function eventsOf(at: number, kinds: readonly MessageEventKind[], error: string | null): MessageEvent[] {
  return kinds.map((kind, index) => {
    const key = index > 1 ? `status-${kind}` : kind;
    const reported = { error: kind === 'undelivered' ? error : null, remoteId: null, attempt: index > 1 ? null : 1 };
    return { key, at: at + index * 700, kind, ...reported };
  });
}

async function write(tx: Tx, message: Omit<NewMessage, 'segments' | 'encoding' | 'state'>, error: string | null) {
  const { segments, encoding } = sizeOfMessage(message.content);
  const at = message.stamp.getTime();
  const end = error === null ? 'delivered' : 'undelivered';
  const events = message.direction === 'inbound' ? [] : eventsOf(at, ['claimed', 'accepted', 'sent', end], error);
  const folded = foldMessage(events);
  const ends =
    events.length === 0
      ? { state: 'received' as const, endedAt: message.stamp }
      : {
          state: folded.state,
          error: folded.error,
          claimedAt: message.stamp,
          attempts: folded.attempts,
          sentAt: new Date(folded.sentAt ?? at),
          endedAt: new Date(folded.endedAt ?? at),
        };
  const charge = events.length === 0 ? null : segments * price;
  const row = { ...message, segments, encoding, charge, currency: charge === null ? null : 'AUD', ...ends };
  await tx.insert(messages).values(row);
  if (events.length > 0)
    await tx.insert(messageEvents).values(
      events.map((event) => ({
        ...event,
        accountId: message.accountId,
        messageId: message.id,
        at: new Date(event.at),
      })),
    );
  return row;
}

const patient = (index: number) => `+6149157${String(1000 + index * 100 + 20)}`;

async function insertCampaigns({ tx, random, accountId, now }: Desk): Promise<NewMessage[]> {
  const [listId, campaignId, draftId] = [randomUuid(random), randomUuid(random), randomUuid(random)];
  const created = { createdBy: email, createdAt: new Date(now - 22 * day) };
  const total = demoFirstNames.length;
  await tx
    .insert(smsLists)
    .values({ accountId, id: listId, name: 'Due for a check-up', total, fields: ['firstName'], ...created });
  await tx.insert(smsContacts).values(
    demoFirstNames.map((firstName, index) => {
      const place = { country: 'AU', landline: false };
      return { accountId, listId, msisdn: patient(index), id: randomUuid(random), fields: { firstName }, ...place };
    }),
  );
  const startedAt = new Date(now - 21 * day);
  const rules = { sender: textLine, lists: [listId], numbers: [], missing: {}, skipUnrated: false };
  const hours = { from: '09:00', to: '20:00' };
  const sent = { status: 'sent', startedAt, endedAt: new Date(startedAt.getTime() + 4 * minute) } as const;
  const figures = { inList: total, targets: total, concatenation: 1, cost: total * price };
  await tx.insert(campaigns).values([
    {
      accountId,
      id: campaignId,
      code: 'CAMP-SPR4NG',
      ...demoCampaign,
      ...rules,
      hours,
      ...sent,
      ...figures,
      ...created,
    },
    { accountId, id: draftId, code: 'CAMP-SUM3ER', ...demoDraft, ...rules, hours, ...created },
  ]);
  const rows: NewMessage[] = [];
  for (const [index, firstName] of demoFirstNames.entries()) {
    const filled = fillText(demoCampaign.content, { firstName }, {}) ?? '';
    const stamp = new Date(startedAt.getTime() + index * 3000);
    const base = { accountId, id: randomUuid(random), direction: 'outbound', kind: 'campaign', did: textLine } as const;
    const text = { msisdn: patient(index), content: `${filled}\n${demoCampaign.optOutText}`, userName: email, stamp };
    rows.push(await write(tx, { ...base, ...text, campaignId }, index % 13 === 7 ? '30003' : null));
  }
  const stored = await tx.select().from(messages).where(eq(messages.campaignId, campaignId));
  const tally = addTallies(stored.map(tallyOf));
  await tx.insert(campaignCounts).values({ accountId, campaignId, ...tally, currency: 'AUD' });
  await insertOptOut(
    { tx, random, accountId, now },
    { campaignId, msisdn: patient(4), stamp: new Date(now - 20 * day) },
  );
  return rows;
}

async function insertOptOut(
  { tx, random, accountId }: Desk,
  { campaignId, msisdn, stamp }: { campaignId: string; msisdn: string; stamp: Date },
): Promise<void> {
  const [messageId, entryId] = [randomUuid(random), randomUuid(random)];
  const ends = { accountId, did: textLine, msisdn };
  await write(tx, { ...ends, id: messageId, direction: 'inbound', content: 'STOP', stamp }, null);
  const last = { lastMessageId: messageId, lastAt: stamp, lastInboundAt: stamp, state: 'closed' } as const;
  await tx.insert(conversations).values({ ...ends, id: randomUuid(random), ...last });
  const stated = { change: 'opt-out', source: 'message', evidence: 'STOP', messageId, campaignId, stamp } as const;
  await tx.insert(consentEntries).values({ ...ends, id: entryId, ...stated });
  await tx.insert(optOuts).values({ accountId, msisdn, entryId, stamp });
}

async function insertThreads({ tx, random, accountId, now }: Desk): Promise<NewMessage[]> {
  const rows: NewMessage[] = [];
  for (const [index, thread] of demoThreads.entries()) {
    const ends = { accountId, did: textLine, msisdn: patient(index + 10) };
    const own: NewMessage[] = [];
    for (const [minutesAgo, from, content] of thread) {
      const direction = from === 'us' ? ('outbound' as const) : ('inbound' as const);
      const by = from === 'us' ? ({ kind: 'reply', userName: email } as const) : {};
      const stamp = new Date(now - minutesAgo * minute);
      own.push(await write(tx, { ...ends, id: randomUuid(random), direction, content, stamp, ...by }, null));
    }
    const last = own.at(-1);
    const heard = own.findLast(({ direction }) => direction === 'inbound');
    if (!last) continue;
    const times = { lastMessageId: last.id, lastAt: last.stamp, lastInboundAt: heard?.stamp ?? null };
    const review = last.content.includes('stop texting');
    await tx.insert(conversations).values({ ...ends, id: randomUuid(random), ...times, review });
    if (review) {
      const stated = { change: 'review', source: 'message', evidence: last.content, messageId: last.id } as const;
      await tx.insert(consentEntries).values({ ...ends, id: randomUuid(random), ...stated, stamp: last.stamp });
    }
    rows.push(...own);
  }
  return rows;
}

/** Credit from a top-up, less one entry for all messages, and prices of the countries that the demo is in. */
async function insertCredit({ tx, random, accountId, now }: Desk, charges: number[]): Promise<void> {
  const { payerId, currency } = await findPayer(tx, accountId);
  const spent = charges.reduce((sum, charge) => sum + charge, 0);
  const entry = { accountId: payerId, currency, usedById: accountId };
  await tx.insert(smsCredits).values({ accountId: payerId, balance: topUp - spent, currency });
  const used = { amount: -spent, balance: topUp - spent, messages: charges.length, stamp: new Date(now - 20 * day) };
  const paid = { amount: topUp, balance: topUp, note: 'Opening credit', stamp: new Date(now - 60 * day) };
  await tx.insert(creditEntries).values([
    { ...entry, id: randomUuid(random), kind: 'top-up', userName: 'reseller@demo.test', ...paid },
    { ...entry, id: randomUuid(random), kind: 'charge', ...used },
  ]);
  await tx.insert(smsRates).values(ratesOf(payerId, { AU: 8, NZ: 9, GB: 7, US: 4, SG: 8, MY: 9, IT: 11 }));
  for (const above of await payersAbove(tx, payerId)) await insertWholesale(tx, above, now);
}

/** What a reseller’s clients are given credit from, and what the reseller pays. */
async function insertWholesale(tx: Tx, { payerId, currency }: Payer, now: number): Promise<void> {
  const balance = 10 * topUp;
  const added = await tx
    .insert(smsCredits)
    .values({ accountId: payerId, balance, currency })
    .onConflictDoNothing()
    .returning();
  if (added.length === 0) return;
  const entry = { accountId: payerId, currency, usedById: payerId, amount: balance, balance, note: 'Opening credit' };
  const by = { kind: 'top-up' as const, userName: 'system@demo.test', stamp: new Date(now - 61 * day) };
  await tx.insert(creditEntries).values({ ...entry, ...by, id: randomUuid(seededRandom(payerId)) });
  await tx.insert(smsRates).values(ratesOf(payerId, { AU: 5, NZ: 6, GB: 4, US: 2, SG: 5, MY: 6, IT: 7 }));
}

const ratesOf = (accountId: number, rates: Record<string, number>) =>
  Object.entries(rates).map(([country, amount]) => ({ accountId, country, price: microsOf(amount) }));
