import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { microsOf } from '#values/sms/micros.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { allJobs } from '../../../server/jobs.ts';
import { type Jobs, openJobs } from '../../../server/kernel/jobs/openJobs.ts';
import type {
  MessageCarrier,
  OutgoingMessage,
  SendOutcome,
} from '../../../server/messaging/messages/messageCarrier.ts';
import { sendDue } from '../../../server/messaging/messages/sendDue.ts';
import { sameRates } from '../../../server/messaging/messages/senderRates.ts';
import { aDatabase } from '../../builders/api/aDatabase.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aMessageContext } from '../../builders/api/aMessageContext.ts';
import { aMobile, aTextNumber, withCredit } from '../../builders/api/someMessages.ts';
import { eventually } from '../../eventually.ts';

let db: Db;
let jobs: Jobs;
beforeAll(async () => {
  db = await aDatabase();
  jobs = await openJobs(db, pino({ level: 'silent' }), allJobs);
});
afterAll(() => jobs.close());

/** An account with a number, and replies that wait to be sent from it. */
async function aSender(replies: number) {
  const accountId = await anAccount(db, { billingClient: true });
  await withCredit(db, accountId, { balance: 1000 * 8 });
  const { did } = await aTextNumber(db, accountId, aMobile());
  const queue = async (count: number) => {
    const stamp = new Date();
    await db.insert(messages).values(
      Array.from({ length: count }, () => ({
        accountId,
        id: randomUUID(),
        did,
        msisdn: aMobile(),
        content: 'Your table is ready.',
        segments: 1,
        encoding: 'GSM-7' as const,
        direction: 'outbound' as const,
        kind: 'reply' as const,
        state: 'queued' as const,
        charge: microsOf(8),
        currency: 'AUD',
        payerId: accountId,
        stamp,
        dueAt: stamp,
      })),
    );
  };
  await queue(replies);
  return { did, queue };
}

test('a sender whose carrier does not answer delays nobody: neither others nor its own next texts', async () => {
  const slow = await aSender(5);
  const others = await Promise.all([aSender(3), aSender(3)]);
  const isOther = ({ sender }: OutgoingMessage) => others.some(({ did }) => did === sender);
  const asked: OutgoingMessage[] = [];
  const answers: ((outcome: SendOutcome) => void)[] = [];
  const carrier: MessageCarrier = {
    async send(message) {
      asked.push(message);
      if (isOther(message)) return { kind: 'accepted', remoteId: randomUUID() };
      return new Promise((resolve) => answers.push(resolve));
    },
    find: () => Promise.resolve(null),
    findSent: () => Promise.resolve([]),
    hasSentSince: () => Promise.resolve(false),
  };
  const context = aMessageContext({
    db,
    jobs,
  });
  const end = new AbortController();
  const work = sendDue({ context, carrier, signal: end.signal });
  const sentFrom = (did: string) => asked.filter(({ sender }) => sender === did).length;
  await eventually(() => expect([sentFrom(slow.did), ...others.map(({ did }) => sentFrom(did))]).toEqual([5, 3, 3]));
  await slow.queue(1);
  await others[0]?.queue(1);
  await eventually(() => expect([sentFrom(slow.did), ...others.map(({ did }) => sentFrom(did))]).toEqual([6, 4, 3]));
  expect(answers).toHaveLength(6);
  for (const answer of answers) answer({ kind: 'accepted', remoteId: randomUUID() });
  end.abort();
  await work;
});

test('no sender has more than 200 open requests, and others of a fast one are made as answers come', async () => {
  const sender = await aSender(430);
  let open = 0;
  let most = 0;
  const answers: ((outcome: SendOutcome) => void)[] = [];
  const carrier: MessageCarrier = {
    send({ sender: did }) {
      if (did !== sender.did) return Promise.resolve({ kind: 'unanswered' });
      open += 1;
      most = Math.max(most, open);
      return new Promise((resolve) => answers.push(resolve));
    },
    find: () => Promise.resolve(null),
    findSent: () => Promise.resolve([]),
    hasSentSince: () => Promise.resolve(false),
  };
  const context = aMessageContext({
    db,
    jobs,
  });
  const work = sendDue({ context, carrier, signal: new AbortController().signal });
  await eventually(() => expect(answers).toHaveLength(200));
  const answer = (count: number) => {
    for (const one of answers.splice(0, count)) {
      open -= 1;
      one({ kind: 'accepted', remoteId: randomUUID() });
    }
  };
  // The first stays open, and does not hold the others up.
  const [first] = answers.splice(0, 1);
  answer(120);
  await eventually(() => expect(answers).toHaveLength(179));
  answer(179);
  await eventually(() => expect(answers).toHaveLength(100));
  answer(100);
  await eventually(() => expect(answers).toHaveLength(30));
  answer(30);
  first?.({ kind: 'accepted', remoteId: randomUUID() });
  await work;
  expect(most).toBe(200);
});

test('answers are stored even if no more texts can be claimed meanwhile', async () => {
  const sender = await aSender(3);
  const answers: ((outcome: SendOutcome) => void)[] = [];
  const carrier: MessageCarrier = {
    send: () => new Promise((resolve) => answers.push(resolve)),
    find: () => Promise.resolve(null),
    findSent: () => Promise.resolve([]),
    hasSentSince: () => Promise.resolve(false),
  };
  let isBroken = false;
  let failed = 0;
  const rates = {
    ...sameRates(100_000),
    // Read by each claim.
    get longCode() {
      if (!isBroken) return 100_000;
      failed += 1;
      throw new Error('no claims now');
    },
  };
  const context = aMessageContext({
    db,
    jobs,
    rates,
  });
  const work = sendDue({ context, carrier, signal: new AbortController().signal });
  await eventually(() => expect(answers).toHaveLength(3));
  isBroken = true;
  await eventually(() => expect(failed).toBeGreaterThan(0));
  for (const answer of answers) answer({ kind: 'accepted', remoteId: randomUUID() });
  await expect(work).rejects.toThrow('no claims now');
  const rows = await db.select().from(messages).where(eq(messages.did, sender.did));
  expect(rows.map(({ state, remoteId }) => [state, remoteId !== null])).toEqual([
    ['sending', true],
    ['sending', true],
    ['sending', true],
  ]);
});
