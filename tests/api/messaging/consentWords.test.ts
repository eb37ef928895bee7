import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConsentWord } from '../../../server/messaging/messages/stopWords.ts';
import { dialects } from '../../../server/carriers/dialects.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { conversations, messages, optOuts, smsApplications } from '../../../server/kernel/db/schema/messages.ts';
import { allJobs } from '../../../server/jobs.ts';
import { type Jobs, openJobs } from '../../../server/kernel/jobs/openJobs.ts';
import { receiveMessage } from '../../../server/messaging/messages/receiveMessage.ts';
import { aDatabase } from '../../builders/api/aDatabase.ts';
import { aMessageContext } from '../../builders/api/aMessageContext.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aMobile, aTextNumber, withCredit } from '../../builders/api/someMessages.ts';

let db: Db;
let jobs: Jobs;
let account: number;
let did: string;
beforeAll(async () => {
  db = await aDatabase();
  jobs = await openJobs(db, pino({ level: 'silent' }), allJobs);
  account = await anAccount(db, { billingClient: true });
  ({ did } = await aTextNumber(db, account, aMobile()));
  await withCredit(db, account);
  const rules = {
    autoReply: 'We’ll be back soon.',
    keywords: [{ word: 'REMOVE', reply: 'Removed what?' }],
    helpReply: '',
  };
  await db.insert(smsApplications).values({ accountId: account, id: randomUUID(), did, ...rules });
});
afterAll(() => jobs.close());

type Kind = 'twilio' | 'telnyx' | 'signalwire';

/** What came of a text from somebody. */
async function said(kind: Kind, from: string, text: string, consent?: ConsentWord) {
  const context = aMessageContext({ db, jobs, carrierAnswers: dialects[kind].answers });
  const of = (direction: 'inbound' | 'outbound') =>
    db
      .select()
      .from(messages)
      .where(and(eq(messages.msisdn, from), eq(messages.direction, direction)))
      .orderBy(asc(messages.stamp));
  const before = (await of('outbound')).length;
  await receiveMessage(context, { remoteId: randomUUID(), from, to: did, text, consent, media: [] });
  const answers = (await of('outbound')).slice(before).map(({ content }) => content);
  const [opted] = await db
    .select()
    .from(optOuts)
    .where(and(eq(optOuts.accountId, account), eq(optOuts.msisdn, from)));
  const [conversation] = await db.select().from(conversations).where(eq(conversations.msisdn, from));
  return { answers, optedOut: opted !== undefined, review: conversation?.review ?? false };
}

const stopped = /won't get any more messages|non riceverai altri messaggi/;

test.each<[Kind, string, boolean]>([
  ['twilio', 'STOP', true],
  ['twilio', ' stop. ', true],
  ['twilio', 'Unsubscribe', true],
  ['twilio', 'REVOKE', true],
  ['twilio', 'Stop please', false],
  ['twilio', 'STOP ALL', false],
  ['twilio', 'ANNULLA', false],
  ['twilio', 'Basta!', false],
  ['telnyx', 'STOP', true],
  ['telnyx', 'stop all', true],
  ['telnyx', 'OPTOUT', false],
  ['telnyx', 'revoke', false],
  ['telnyx', 'disiscrivimi', false],
  ['signalwire', 'STOP', false],
])('with %s, %j opts out and is answered once: by the carrier is %s', async (kind, text, byCarrier) => {
  const { answers, optedOut } = await said(kind, aMobile(), text);
  expect(optedOut).toBe(true);
  expect(answers).toEqual(byCarrier ? [] : [expect.stringMatching(stopped)]);
});

test.each<[Kind, string, ConsentWord]>([
  ['twilio', 'Alto', 'stop'],
  ['twilio', 'Ayuda', 'help'],
  ['telnyx', 'Fermati', 'stop'],
])('with %s, %j of a list of its own means %s, and the carrier has answered', async (kind, text, word) => {
  const { answers, optedOut, review } = await said(kind, aMobile(), text, word);
  expect({ answers, optedOut, review }).toEqual({ answers: [], optedOut: word === 'stop', review: false });
});

test.each<[Kind, string, boolean]>([
  ['twilio', 'HELP', true],
  ['twilio', 'info', true],
  ['twilio', 'aiuto', false],
  ['telnyx', 'help', true],
  ['telnyx', 'INFO', false],
])('with %s, %j is answered once: by the carrier is %s', async (kind, text, byCarrier) => {
  expect((await said(kind, aMobile(), text)).answers).toHaveLength(byCarrier ? 0 : 1);
});

test.each<[Kind, string, boolean]>([
  ['twilio', 'START', true],
  ['twilio', 'yes', true],
  ['twilio', 'inizia', false],
  ['telnyx', 'unstop', true],
  ['telnyx', 'YES', false],
])('with %s, %j after a STOP is answered once: by the carrier is %s', async (kind, text, byCarrier) => {
  const from = aMobile();
  await said(kind, from, 'STOP');
  const { answers, optedOut } = await said(kind, from, text);
  expect([optedOut, answers.length]).toEqual([false, byCarrier ? 0 : 1]);
});

test.each(['STOPP', 'Stop it now', 'remove', 'Basta così', 'leave me alone'])(
  '%j waits for a person, and no machine answers it',
  async (text) => {
    expect(await said('twilio', aMobile(), text)).toEqual({ answers: [], optedOut: false, review: true });
  },
);

test.each(['Are you open on Sunday?', 'shop', 'Stop by at 5?'])('%j gets the automatic reply', async (text) => {
  const { answers, review } = await said('twilio', aMobile(), text);
  expect([answers, review]).toEqual([['We’ll be back soon.'], false]);
});
