import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { followUpTexts } from '../../../../server/kernel/db/schema/followUps.ts';
import { messages, optOuts } from '../../../../server/kernel/db/schema/messages.ts';
import { planText } from '../../../../server/powerups/followUps/followUpTexts.repository.ts';
import { sendFollowUps } from '../../../../server/powerups/followUps/sendFollowUps.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { aDatabase } from '../../../builders/api/aDatabase.ts';
import { aFollowUp } from '../../../builders/api/aFollowUp.ts';
import { aMessageContext } from '../../../builders/api/aMessageContext.ts';
import { anAccount } from '../../../builders/api/anAccount.ts';
import { aTextNumber } from '../../../builders/api/someMessages.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Eight in the evening in New York, where the callers are, on the day before clocks change. */
const start = Date.UTC(2026, 2, 7, 1);
const callers = ['+12125550111', '+12125550122'] as const;

let db: Db;
beforeAll(async () => {
  db = await aDatabase();
});

type Step =
  | { is: 'missed' | 'answered' | 'wrote' | 'replied' | 'optsOut'; who: 0 | 1 }
  | { is: 'passes'; minutes: number }
  | { is: 'sends' };

const aStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ is: fc.constant('missed' as const), who: fc.constantFrom(0 as const, 1 as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constantFrom('answered' as const, 'wrote' as const, 'replied' as const),
      who: fc.constantFrom(0 as const, 1 as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ is: fc.constant('optsOut' as const), who: fc.constantFrom(0 as const, 1 as const) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      is: fc.constant('passes' as const),
      minutes: fc.oneof(fc.integer({ min: 1, max: 45 }), fc.integer({ min: 60, max: 2000 })),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ is: 'sends' as const }) },
);

interface Happened {
  missed: { call: string; who: number; endedAt: number }[];
  contacts: { who: number; at: number }[];
  optOuts: { who: number; at: number }[];
}

/** Lets a history happen, looking every few minutes at what is due, as the job does. */
async function live(account: number, did: string, followUp: string, steps: readonly Step[]) {
  let now = start;
  const happened: Happened = { missed: [], contacts: [], optOuts: [] };
  const context = aMessageContext({ db, now: () => new Date(now) });
  const work = () => sendFollowUps({ db, now: () => new Date(now), stopping: new AbortController().signal }, context);
  /** By two servers at once. */
  const send = () => Promise.all([work(), work()]);
  const callAt = (who: 0 | 1, status: 'missed' | 'answered') =>
    aCall(db, account, { caller: callers[who], status, trackingNumber: did, at: new Date(now).toISOString() });
  const wrote = async (who: 0 | 1, direction: 'inbound' | 'outbound') => {
    const content = { content: 'Hello', segments: 1, encoding: 'GSM-7', state: 'received' } as const;
    const kind = direction === 'outbound' ? ('reply' as const) : null;
    const ends = { accountId: account, id: randomUUID(), did, msisdn: callers[who] };
    await db.insert(messages).values({ ...ends, ...content, direction, kind, stamp: new Date(now) });
    happened.contacts.push({ who, at: now });
  };
  const act: Record<Exclude<Step['is'], 'passes' | 'sends'>, (who: 0 | 1) => Promise<unknown>> = {
    async missed(who) {
      const call = await callAt(who, 'missed');
      const endedAt = now + minute;
      happened.missed.push({ call, who, endedAt });
      const of = { accountId: account, callUuid: call, followUpAccountId: account, followUpId: followUp };
      const dueAt = new Date(endedAt + 30 * minute);
      const text = { ...of, did, msisdn: callers[who], endedAt: new Date(endedAt), state: 'waiting', dueAt } as const;
      await db.transaction((tx) => planText(tx, text));
    },
    async answered(who) {
      await callAt(who, 'answered');
      happened.contacts.push({ who, at: now });
    },
    wrote: (who) => wrote(who, 'inbound'),
    replied: (who) => wrote(who, 'outbound'),
    async optsOut(who) {
      const key = { accountId: account, msisdn: callers[who] };
      await db
        .insert(optOuts)
        .values({ ...key, entryId: randomUUID(), stamp: new Date(now) })
        .onConflictDoNothing();
      happened.optOuts.push({ who, at: now });
    },
  };
  for (const step of steps) {
    if (step.is === 'sends') await send();
    else if (step.is === 'passes') now += step.minutes * minute;
    else await act[step.is](step.who);
    // Calls last a minute, so that each is over before anything else happens.
    now += minute;
  }
  for (let left = 0; left < 60; left += 1) {
    await send();
    now += hour;
  }
  return happened;
}

/** The hour of the day in New York, by the tables of the runtime. */
const hourInNewYork = (at: Date) =>
  Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: 'America/New_York' }).format(at));

test('whatever happens, each missed call has one outcome that is true, and nobody gets a text against the rules', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aStep, { minLength: 3, maxLength: 14 }),
      fc.integer({ min: 1, max: 2 }),
      async (steps, quietDays) => {
        const account = await anAccount(db);
        const { did } = await aTextNumber(db, account);
        const hours = { from: '09:00', to: '17:00' };
        const { uuid: followUp } = await aFollowUp(db, account, { hours, quietDays, delayMinutes: 30, sender: null });
        const { missed, contacts, optOuts: refused } = await live(account, did, followUp, steps);
        const rows = await db.select().from(followUpTexts).where(eq(followUpTexts.accountId, account));
        expect(rows.map(({ callUuid }) => callUuid).toSorted()).toEqual(missed.map(({ call }) => call).toSorted());
        const sent = await db
          .select()
          .from(messages)
          .where(and(eq(messages.accountId, account), eq(messages.kind, 'followUp')));
        expect(rows.flatMap(({ messageId }) => messageId ?? []).toSorted()).toEqual(
          sent.map(({ id }) => id).toSorted(),
        );
        for (const row of rows) {
          const { who = -1, endedAt = 0 } = missed.find(({ call }) => call === row.callUuid) ?? {};
          const at = row.decidedAt?.getTime() ?? 0;
          const wasContacted = contacts.some((one) => one.who === who && one.at >= endedAt && one.at <= at);
          const hadOptedOut = refused.some((one) => one.who === who && one.at <= at);
          const earlier = rows
            .filter((one) => one.state === 'sent' && one !== row && one.msisdn === row.msisdn)
            .map((one) => at - (one.decidedAt?.getTime() ?? 0))
            .filter((gap) => gap >= 0 && gap < quietDays * day);
          const isRecent = earlier.length > 0;
          if (row.state === 'sent') {
            expect([wasContacted, hadOptedOut, isRecent]).toEqual([false, false, false]);
            expect(at).toBeGreaterThanOrEqual(endedAt + 30 * minute);
            const local = hourInNewYork(new Date(at));
            expect(local >= 9 && local < 17).toBe(true);
          } else {
            expect(row.state).toBe('stopped');
            const truth = {
              optedOut: hadOptedOut,
              contacted: wasContacted,
              recent: isRecent,
              late: at - row.dueAt.getTime() > 4 * hour,
            };
            expect(truth[row.reason as keyof typeof truth]).toBe(true);
          }
        }
      },
    ),
    { numRuns: 25 },
  );
});
