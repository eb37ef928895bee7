import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import pino from 'pino';
import { expect, test } from 'vitest';
import { microsOf } from '#values/sms/micros.ts';
import { twilioMessages } from '../../../server/carriers/messages/twilioMessages.ts';
import { openDatabase } from '../../../server/kernel/db/openDatabase.ts';
import { campaigns } from '../../../server/kernel/db/schema/campaigns.ts';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { creditEntries } from '../../../server/kernel/db/schema/smsCredit.ts';
import { allJobs } from '../../../server/jobs.ts';
import { openJobs } from '../../../server/kernel/jobs/openJobs.ts';
import { parseMessageKey } from '../../../server/messaging/messages/messageKey.ts';
import { actOnCampaign } from '../../../server/messaging/campaigns/actOnCampaign.ts';
import { quoteCampaign } from '../../../server/messaging/campaigns/quoteCampaign.ts';
import { anActor } from '../../builders/api/anActor.ts';
import { reportMessages } from '../../../server/messaging/messages/reportMessages.ts';
import { sendDue } from '../../../server/messaging/messages/sendDue.ts';
import { sendReply } from '../../../server/messaging/inbox/sendReply.ts';
import { settleMessages } from '../../../server/messaging/messages/settleMessages.ts';
import { aDatabase } from '../../builders/api/aDatabase.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { databaseUrl } from '../../builders/api/databaseUrl.ts';
import { aMessageContext } from '../../builders/api/aMessageContext.ts';
import { aCampaign, aMobile, aSmsList, aTextNumber, withCredit } from '../../builders/api/someMessages.ts';
import { aTwilioDouble, type Behaviour, everyBehaviour } from './aTwilioDouble.ts';

const log = pino({ level: 'silent' });
const minute = 60_000;

interface Phase {
  carrier: Behaviour;
  /** How long it takes until the next, as the server’s clock has it. */
  seconds: number;
  /** When the database’s connections are cut, in ms; null if they are not. */
  cutAfter: number | null;
  /** Texts that somebody writes meanwhile. */
  replies: number;
}

const phase: fc.Arbitrary<Phase> = fc.record({
  carrier: fc.constantFrom(...everyBehaviour),
  seconds: fc.integer({ min: 1, max: 300 }),
  cutAfter: fc.option(fc.nat({ max: 120 })),
  replies: fc.nat({ max: 2 }),
});

/** How the carrier’s statuses of a text come. */
const statuses = fc.constantFrom<('sent' | 'delivered')[]>(
  [],
  [],
  ['sent'],
  ['delivered', 'sent'],
  ['sent', 'sent', 'delivered'],
);

test(
  'whatever fails while texts are sent, each arrives once or is paid back, and all come to rest afterwards',
  { timeout: 600_000 },
  async () => {
    const outside = await aDatabase();
    const pool = { DATABASE_URL: databaseUrl(outside), DATABASE_POOL: 6, DATABASE_CALL_POOL: 2, DATA_DIR: '' };
    const opened = await openDatabase(pool, () => undefined);
    const { db } = opened;
    const jobs = await openJobs(outside, log, allJobs);
    const cut = () =>
      outside.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name like 'trunkline%'`);
    const seen = new Map<string, number>();
    const note = (what: string, count = 1) => seen.set(what, (seen.get(what) ?? 0) + count);

    const story = async (phases: Phase[], told: ('sent' | 'delivered')[][], skewSeconds: number) => {
      let later = 0;
      const now = () => new Date(Date.now() + later);
      const carrier = await aTwilioDouble({ clock: () => new Date(now().getTime() + skewSeconds * 1000) });
      const api = twilioMessages(carrier.settings, carrier.base, log, 250);
      // As the next run of the job would ask again, however slow the machine is.
      const patient = twilioMessages(carrier.settings, carrier.base, log, 60_000);
      const account = await anAccount(outside, { billingClient: true });
      const { did } = await aTextNumber(outside, account, aMobile());
      const people = Array.from({ length: 12 }, () => aMobile());
      const list = await aSmsList(outside, account, people);
      await withCredit(outside, account, { balance: 8 * 1000 });
      const context = aMessageContext({
        db,
        jobs,
        now,
      });
      // What people do is done over connections that hold.
      const actor = () => anActor(outside, account, now());
      const steady = { ...context, db: outside };
      const reply = () =>
        sendReply(actor(), { account, sender: did, target: aMobile(), message: `Hi ${randomUUID()}` }, steady);
      let index = 0;
      carrier.onTaken(async ({ statusCallback, sid: remoteId }) => {
        const key = parseMessageKey(new URL(statusCallback).searchParams.get('message') ?? '');
        const kinds = told[index % told.length] ?? [];
        index += 1;
        // Statuses that can’t be stored come again; here some are lost.
        for (const kind of kinds)
          if (key) await reportMessages(context, [{ ...key, kind, error: null, remoteId }]).catch(() => undefined);
      });
      const send = async (ms: number) => {
        const end = new AbortController();
        const working = sendDue({ context, carrier: api, signal: end.signal }).catch(() => note('failed runs'));
        await Promise.race([working, wait(ms)]);
        return { working, end };
      };

      const id = await aCampaign(outside, account, did, list);
      const quote = await quoteCampaign(actor(), { campaign: id, version: 1 }, steady);
      await actOnCampaign(actor(), id, { action: 'send', quote: quote.id }, steady);
      for (const { carrier: behaviour, seconds, cutAfter, replies } of phases) {
        await carrier.behave(behaviour);
        for (let count = 0; count < replies; count += 1) await reply();
        const { working, end } = await send(cutAfter ?? 0);
        if (cutAfter !== null) await cut();
        await wait(150 - (cutAfter ?? 0));
        end.abort();
        await working;
        later += seconds * 1000;
      }

      // At rest within two minutes after the outage, without anybody.
      await carrier.behave('works');
      for (const _ of [1, 2]) {
        later += minute;
        const { working } = await send(30_000);
        await working;
      }
      const isOfAccount = eq(messages.accountId, account);
      const waiting = await outside.select().from(messages).where(isOfAccount);
      expect(waiting.filter(({ state }) => state === 'queued')).toEqual([]);

      // What had no answer is looked for, and an hour later, with another text of the sender in the list, given up.
      later += 10 * minute;
      await settleMessages(context, patient);
      later += 5 * minute;
      await reply();
      await (
        await send(30_000)
      ).working;
      later += 56 * minute;
      await settleMessages(context, patient);
      await settleMessages(context, patient);

      const rows = await outside.select().from(messages).where(isOfAccount);
      const taken = Map.groupBy(carrier.taken, ({ to }) => to);
      expect([...taken.values()].filter((some) => some.length > 1)).toEqual([]);
      for (const { msisdn, state, attempts, refunded } of rows) {
        const has = taken.has(msisdn);
        expect({ msisdn, has, state }).toEqual({ msisdn, has, state: has ? 'delivered' : 'failed' });
        note(has ? 'arrived' : 'given up');
        if (attempts > 1) note('sent again');
        if (refunded) note('paid back');
      }
      const entries = await outside.select().from(creditEntries).where(eq(creditEntries.accountId, account));
      expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(-microsOf(8) * carrier.taken.length);
      const [campaign] = await outside.select().from(campaigns).where(eq(campaigns.id, id));
      expect(campaign?.status).toBe('sent');
      await carrier.close();
    };

    await fc.assert(
      fc.asyncProperty(
        fc.array(phase, { minLength: 1, maxLength: 6 }),
        fc.array(statuses, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(-10, 0, 10),
        story,
      ),
      { numRuns: 20, endOnFailure: true },
    );
    expect(Object.fromEntries([...seen].map(([what, count]) => [what, count > 0]))).toMatchObject({
      arrived: true,
      'given up': true,
      'sent again': true,
      'paid back': true,
    });
    expect([db.$client.waitingCount, db.$client.idleCount]).toEqual([0, db.$client.totalCount]);
    await opened.close();
    await jobs.close();
  },
);
