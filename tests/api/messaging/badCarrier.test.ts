import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { microsOf } from '#values/sms/micros.ts';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { smsSenders } from '../../../server/kernel/db/schema/senders.ts';
import { creditEntries } from '../../../server/kernel/db/schema/smsCredit.ts';
import { afterFile } from '../../afterFile.ts';
import { aMobile } from '../../builders/api/someMessages.ts';
import { eventually } from '../../eventually.ts';
import { aMessagingWorld } from './aMessagingWorld.ts';
import { aTwilioDouble, type Behaviour, type TakenText } from './aTwilioDouble.ts';

let carrier: Awaited<ReturnType<typeof aTwilioDouble>>;
let world: Awaited<ReturnType<typeof aMessagingWorld>>;

beforeAll(async () => {
  carrier = await aTwilioDouble({ clock: () => new Date() });
  afterFile(() => carrier.close());
  world = await aMessagingWorld({
    CARRIER: 'twilio',
    CARRIER_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    CARRIER_API_BASE: carrier.base,
  });
  const ofNumber = { accountId: world.account, sender: world.did, registeredBy: 'staff@example.test' };
  await world.db.insert(smsSenders).values({ ...ofNumber, segmentsPerSecond: 1000 });
  carrier.onTaken(async (text) => {
    const [, , told = ['sent', 'delivered']] = Object.values(ways).find(([, to]) => to === text.to) ?? [];
    for (const status of told) await report(text, status);
  });
});

const report = ({ statusCallback, sid, from, to }: TakenText, status: string) =>
  world.post(statusCallback, {
    MessageSid: sid,
    MessageStatus: status.replace(/ .*/, ''),
    ...(status.includes(' ') && { ErrorCode: status.replace(/.* /, '') }),
    From: from,
    To: to,
  });

interface Outcome {
  state: string;
  error?: string | null;
  attempts?: number;
  refunded?: boolean;
}

const delivered: Outcome = { state: 'delivered', error: null, attempts: 1, refunded: false };
const again: Outcome = { ...delivered, attempts: 2 };
const unknown: Outcome = { state: 'unknown', attempts: 1, refunded: false };

/** What the carrier does with the first requests, to whom, which statuses it reports, and what is to become of the text. */
const ways: Record<string, [does: Behaviour[], to: string, told: string[] | undefined, outcome: Outcome]> = {
  'takes its time': [['takes its time'], aMobile(), undefined, delivered],
  'has too many requests': [['has too many requests'], aMobile(), undefined, again],
  'knows another token for a while': [['knows another token'], aMobile(), undefined, again],
  'fails before it takes it': [['fails before it takes it'], aMobile(), undefined, unknown],
  'fails after it took it': [['fails after it took it'], aMobile(), undefined, delivered],
  'breaks off after it took it': [['breaks off after it took it'], aMobile(), undefined, delivered],
  'breaks off before it takes it': [['breaks off before it takes it'], aMobile(), undefined, unknown],
  'is behind a proxy that gives up': [
    ['is behind a proxy that gives up after passing it on'],
    aMobile(),
    undefined,
    delivered,
  ],
  'never answers, and reports nothing': [['never answers, but takes it'], aMobile(), [], unknown],
  'never answers': [['never answers'], aMobile(), undefined, unknown],
  'reports twice, and the end first': [[], aMobile(), ['delivered', 'sent', 'delivered', 'sent'], delivered],
  'changes its mind': [[], aMobile(), ['delivered', 'failed 30008', 'undelivered 30005'], delivered],
  'does not deliver it': [
    [],
    aMobile(),
    ['sent', 'undelivered 30005', 'delivered'],
    { state: 'undelivered', error: '30005', refunded: false },
  ],
  'reports words that it does not have': [[], aMobile(), ['teleported', '', 'delivered'], delivered],
};

test('whatever a carrier does, each text goes out once, is what came of it, and costs what went out', async () => {
  for (const [way, [does, target]] of Object.entries(ways)) {
    carrier.plan(target, does);
    const sent = await world.put('send', { account: world.account, sender: world.did, target, message: way });
    expect(sent).toMatchObject({ status: 200 });
  }
  const rowsTo = (msisdn: string) => world.db.select().from(messages).where(eq(messages.msisdn, msisdn));
  for (const [way, [, to, , outcome]] of Object.entries(ways))
    await eventually(async () => expect({ way, rows: await rowsTo(to) }).toMatchObject({ way, rows: [outcome] }));
  const taken = Map.groupBy(carrier.taken, ({ to }) => to);
  expect([...taken.values()].filter((some) => some.length > 1)).toEqual([]);
  const entries = await world.db.select().from(creditEntries).where(eq(creditEntries.accountId, world.account));
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(-microsOf(8) * Object.keys(ways).length);
});
