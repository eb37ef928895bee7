import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import pino from 'pino';
import { expect, test } from 'vitest';
import { microsOf } from '#values/sms/micros.ts';
import { campaignCounts, campaigns } from '../../../server/kernel/db/schema/campaigns.ts';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { numbers } from '../../../server/kernel/db/schema/routing.ts';
import { senderBuckets } from '../../../server/kernel/db/schema/senders.ts';
import { creditEntries, smsCredits, smsRates } from '../../../server/kernel/db/schema/smsCredit.ts';
import { allJobs } from '../../../server/jobs.ts';
import { openJobs } from '../../../server/kernel/jobs/openJobs.ts';
import { AppError } from '../../../server/kernel/appError.ts';
import { actOnCampaign } from '../../../server/messaging/campaigns/actOnCampaign.ts';
import { quoteCampaign } from '../../../server/messaging/campaigns/quoteCampaign.ts';
import type { MessageContext } from '../../../server/messaging/messages/messageContext.ts';
import { anActor } from '../../builders/api/anActor.ts';
import { changeConsent } from '../../../server/messaging/messages/consent.ts';
import type { MessageCarrier, SendOutcome } from '../../../server/messaging/messages/messageCarrier.ts';
import { reportMessages } from '../../../server/messaging/messages/reportMessages.ts';
import { sendDue } from '../../../server/messaging/messages/sendDue.ts';
import { sendReply } from '../../../server/messaging/inbox/sendReply.ts';
import { topUp } from '../../../server/tenancy/ledger/credit.ts';
import { aDatabase } from '../../builders/api/aDatabase.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { creditOf } from '../../builders/api/creditOf.ts';
import { aMessageContext } from '../../builders/api/aMessageContext.ts';
import { aCampaign, aMobile, aSmsList, aTextNumber } from '../../builders/api/someMessages.ts';
import { countedOf } from './countedOf.ts';

const price = 10;
const people = Array.from({ length: 4 }, () => aMobile());

type Happening =
  | { does: 'tops up'; texts: number }
  | { does: 'replies'; to: number; segments: number }
  | { does: 'starts a campaign' }
  | { does: 'pause' | 'resume' | 'stop' | 'cancel'; campaign: number }
  | { does: 'consents'; who: number; optedOut: boolean }
  | { does: 'loses or regains the sender' }
  | { does: 'sends'; outcome: 'accepted' | 'refused' | 'unreachable' | 'unanswered' }
  | { does: 'is told'; message: number; kind: 'accepted' | 'sent' | 'delivered' | 'undelivered' | 'failed' };

const who = fc.nat({ max: people.length - 1 });
const which = fc.nat({ max: 20 });
const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ does: fc.constant('tops up' as const), texts: fc.integer({ min: 1, max: 2 }) }),
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('replies' as const),
      to: who,
      segments: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ does: 'starts a campaign' as const }) },
  fc.record({ does: fc.constantFrom('pause', 'resume', 'stop', 'cancel'), campaign: fc.nat({ max: 3 }) }),
  fc.record({ does: fc.constant('consents' as const), who, optedOut: fc.boolean() }),
  fc.constant({ does: 'loses or regains the sender' as const }),
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('sends' as const),
      outcome: fc.constantFrom('accepted', 'refused', 'unreachable', 'unanswered'),
    }),
  },
  fc.record({
    does: fc.constant('is told' as const),
    message: which,
    kind: fc.constantFrom('accepted', 'sent', 'delivered', 'undelivered', 'failed'),
  }),
);

/** An account whose messages go to a carrier that answers as the test says, and that nobody else sends for. */
async function aPayer(db: Awaited<ReturnType<typeof aDatabase>>, jobs: MessageContext['jobs'], refunds: boolean) {
  const account = await anAccount(db, { billingClient: true });
  const { did } = await aTextNumber(db, account, aMobile());
  const list = await aSmsList(db, account, people);
  await db
    .insert(smsRates)
    .values({ accountId: account, country: 'AU', price: microsOf(price), refundsUndelivered: refunds });
  let later = 0;
  const context = aMessageContext({
    db,
    jobs,
    emit: creditOf(jobs),
    now: () => new Date(Date.now() + later),
  });
  const actor = () => anActor(db, account, context.now());
  const sentOnes = () =>
    db.select().from(messages).where(eq(messages.accountId, account)).orderBy(asc(messages.stamp), messages.id);
  const listed = () =>
    db.select().from(campaigns).where(eq(campaigns.accountId, account)).orderBy(asc(campaigns.createdAt), campaigns.id);
  const outcomes: Record<'accepted' | 'refused' | 'unreachable' | 'unanswered', () => SendOutcome> = {
    accepted: () => ({ kind: 'accepted', remoteId: randomUUID() }),
    refused: () => ({ kind: 'refused', error: '30007' }),
    unreachable: () => ({ kind: 'returned' }),
    unanswered: () => ({ kind: 'unanswered' }),
  };
  let hasSender = true;

  async function happen(one: Happening): Promise<void> {
    switch (one.does) {
      case 'tops up':
        await topUp(actor(), account, { amount: one.texts * price, note: '', fromNothing: true }, context.emit);
        return;
      case 'replies': {
        const [target, message] = [people[one.to] ?? '', 'x'.repeat(one.segments === 1 ? 10 : 170)];
        await sendReply(actor(), { account, sender: did, target, message }, context);
        return;
      }
      case 'starts a campaign': {
        const id = await aCampaign(db, account, did, list);
        const quote = await quoteCampaign(actor(), { campaign: id, version: 1 }, context);
        await actOnCampaign(actor(), id, { action: 'send', quote: quote.id }, context);
        return;
      }
      case 'consents':
        await changeConsent(
          actor(),
          { account, msisdn: people[one.who] ?? '' },
          { optedOut: one.optedOut, evidence: 'Said so', below: false },
          context.emit,
        );
        return;
      case 'loses or regains the sender': {
        hasSender = !hasSender;
        const isSender = and(eq(numbers.accountId, account), eq(numbers.did, did));
        await db
          .update(numbers)
          .set({ type: hasSender ? 'mobile' : 'geo' })
          .where(isSender);
        return;
      }
      case 'sends': {
        const end = new AbortController();
        // A sender that rested tries again.
        later += 61_000;
        const carrier: MessageCarrier = {
          send() {
            if (one.outcome === 'unreachable' || one.outcome === 'unanswered') end.abort();
            return Promise.resolve(outcomes[one.outcome]());
          },
          find: () => Promise.resolve(null),
          findSent: () => Promise.resolve([]),
          hasSentSince: () => Promise.resolve(false),
        };
        await sendDue({ context, carrier, signal: end.signal });
        return;
      }
      case 'is told': {
        const all = (await sentOnes()).filter(({ claimedAt }) => claimedAt !== null);
        const told = all[one.message % Math.max(all.length, 1)];
        if (!told) return;
        const { accountId, id: messageId } = told;
        await reportMessages(context, [{ accountId, messageId, kind: one.kind, error: null, remoteId: null }]);
        return;
      }
      default: {
        const all = await listed();
        const campaign = all[one.campaign % Math.max(all.length, 1)];
        if (campaign) await actOnCampaign(actor(), campaign.id, { action: one.does, quote: null }, context);
      }
    }
  }

  return {
    /** What the account may not do now is refused, and changes nothing. */
    happen: (one: Happening) =>
      happen(one).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
      }),
    sentOnes,
    /** What it has left to send is not sent by the next one, nor waited for where its sender rests. */
    async leave() {
      await db.delete(messages).where(eq(messages.accountId, account));
      await db.delete(senderBuckets).where(eq(senderBuckets.accountId, account));
    },
    /** What is kept of its campaigns, by campaign. */
    async counts() {
      const rows = await db.select().from(campaignCounts).where(eq(campaignCounts.accountId, account));
      return Object.fromEntries(
        rows.map(({ accountId: _account, currency: _currency, campaignId, ...counts }) => [campaignId, counts]),
      );
    },
    async books() {
      const entries = await db.select().from(creditEntries).where(eq(creditEntries.accountId, account));
      const [credit] = await db.select().from(smsCredits).where(eq(smsCredits.accountId, account));
      const sumOf = (kind: string) =>
        entries.filter((entry) => entry.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
      return {
        balance: credit?.balance ?? 0,
        toppedUp: sumOf('top-up'),
        charged: 0 - sumOf('charge'),
        refunded: sumOf('refund'),
      };
    },
  };
}

test(
  'whatever happens to messages in whatever order, each is charged once when it goes out and refunded at most that',
  { timeout: 300_000 },
  async () => {
    const db = await aDatabase();
    const jobs = await openJobs(db, pino({ level: 'silent' }), allJobs);
    const seen = { campaigns: 0, charges: 0, refunds: 0, refusedUncharged: 0, sentAgain: 0 };
    const story = fc.array(happening, { minLength: 8, maxLength: 30, size: 'max' });
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.integer({ min: 2, max: 12 }), story, async (refunds, texts, happenings) => {
        const payer = await aPayer(db, jobs, refunds);
        await payer.happen({ does: 'tops up', texts });
        for (const one of happenings) {
          const before = await payer.books();
          await payer.happen(one);
          const after = await payer.books();
          const rows = await payer.sentOnes();
          const sumOf = (some: typeof rows) => some.reduce((sum, { charge }) => sum + (charge ?? 0), 0);
          const claimed = rows.filter(({ claimedAt }) => claimedAt !== null);
          expect(after).toEqual({
            balance: after.toppedUp - after.charged + after.refunded,
            toppedUp: before.toppedUp + (one.does === 'tops up' ? microsOf(one.texts * price) : 0),
            charged: rows.reduce((sum, { charge, attempts }) => sum + (charge ?? 0) * attempts, 0),
            refunded: after.charged - sumOf(claimed.filter(({ refunded }) => !refunded)),
          });
          expect(rows.filter(({ refunded, claimedAt }) => refunded && claimedAt === null)).toEqual([]);
          expect(after.balance).toBeGreaterThanOrEqual(0);
          expect(sumOf(rows.filter(({ state }) => state === 'queued'))).toBeLessThanOrEqual(after.balance);
          expect(await payer.counts()).toEqual(countedOf(rows));
          seen.campaigns += rows.some(({ campaignId }) => campaignId !== null) ? 1 : 0;
          seen.charges += after.charged - before.charged;
          seen.refunds += after.refunded - before.refunded;
          seen.sentAgain += rows.filter(({ attempts, claimedAt }) => attempts > 1 && claimedAt !== null).length;
          seen.refusedUncharged += rows.filter(({ state, claimedAt }) => state === 'failed' && !claimedAt).length;
        }
        await payer.leave();
      }),
      { numRuns: 25 },
    );
    expect(Object.values(seen).map((count) => count > 0)).toEqual([true, true, true, true, true]);
    await jobs.close();
  },
);
