import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { microsOf } from '#values/sms/micros.ts';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { creditEntries } from '../../../server/kernel/db/schema/smsCredit.ts';
import { aMobile } from '../../builders/api/someMessages.ts';
import { eventually } from '../../eventually.ts';
import { aMessageCentre, centreLogin, type Submitted } from './aMessageCentre.ts';
import { aMessagingWorld } from './aMessagingWorld.ts';
import { cString, nackOf, requestOf, statuses } from './centre/wire.ts';

let centre: Awaited<ReturnType<typeof aMessageCentre>>;
let world: Awaited<ReturnType<typeof aMessagingWorld>>;

beforeAll(async () => {
  centre = await aMessageCentre();
  world = await aMessagingWorld({
    SMPP_URL: centre.url,
    SMPP_SEGMENTS_PER_SECOND: '1000',
    SMPP_WINDOW: '100',
    ...centreLogin,
  });
});

/** Nobody waits for an answer any longer. */
const tooLateMs = 31_000;

interface Outcome {
  state: string;
  error?: string | null;
  refunded?: boolean;
}

const delivered: Outcome = { state: 'delivered', error: null, refunded: false };

/** What the centre does with a text, and what is to become of it. */
const ways: Record<string, [does: (text: Submitted) => Promise<unknown> | void, outcome: Outcome]> = {
  'takes its time': [
    async (text) => {
      await wait(700);
      text.answer();
      await centre.receipt(text.id);
    },
    delivered,
  ],
  'answers too late': [
    async (text) => {
      await wait(tooLateMs);
      text.answer();
      await centre.receipt(text.id);
    },
    delivered,
  ],
  'refuses too late': [
    async (text) => {
      await wait(tooLateMs);
      text.answer(statuses.ESME_RINVDSTADR);
    },
    { state: 'failed', error: 'ESME_RINVDSTADR', refunded: true },
  ],
  'never answers': [() => undefined, { state: 'unknown', refunded: false }],
  'never answers, but says that it arrived': [
    async (text) => {
      await centre.receipt(text.id);
    },
    { state: 'unknown', refunded: false },
  ],
  'answers and reports twice': [
    async (text) => {
      text.answer();
      text.answer();
      await centre.receipt(text.id);
      await centre.receipt(text.id);
    },
    delivered,
  ],
  'takes it, and then refuses it': [
    async (text) => {
      text.answer();
      text.answer(statuses.ESME_RINVDSTADR);
      await centre.receipt(text.id);
    },
    delivered,
  ],
  'reports that it failed before it arrives, and before it answers': [
    async (text) => {
      await centre.receipt(text.id, 'ENROUTE');
      await centre.receipt(text.id);
      await centre.receipt(text.id, 'UNDELIV', '011');
      text.answer();
    },
    delivered,
  ],
  'takes it without a name': [(text) => text.link.answer(text.pdu), { state: 'sending', refunded: false }],
  'does not understand it': [
    (text) => void text.link.socket.write(nackOf(text.pdu.sequence, statuses.ESME_RINVCMDLEN)),
    { state: 'failed', error: 'ESME_RINVCMDLEN', refunded: true },
  ],
  'answers what nobody asked first': [
    async (text) => {
      text.link.answer({ ...text.pdu, sequence: 0x7fff_fff0 }, 0, cString('nobody'));
      text.link.socket.write(requestOf('enquire_link', 0x7fff_fff1));
      text.answer();
      await centre.receipt(text.id);
    },
    delivered,
  ],
  'reports what nobody sent, and nothing at all': [
    async (text) => {
      await centre.receipt('nobody-has-this');
      await centre.deliver({ esmClass: 0x04, message: 'stat:DELIVRD' });
      await centre.deliver({ esmClass: 0x04, message: Buffer.from([0xff, 0x00, 0xfe]) });
      text.answer();
      await centre.receipt(text.id);
    },
    delivered,
  ],
  'fails itself': [(text) => text.answer(statuses.ESME_RSYSERR), { state: 'unknown', refunded: false }],
};

test('whatever a centre does, each text goes out once, is what came of it, and is paid back if it surely did not', async () => {
  const people = Object.keys(ways).map((way) => [way, aMobile()] as const);
  const wayOf = new Map(people.map(([way, to]) => [to, way]));
  const usual = centre.handleBy((text) => {
    const way = ways[wayOf.get(`+${text.to}`) ?? ''];
    void way?.[0](text);
  });
  for (const [way, target] of people)
    expect(await world.put('send', { account: world.account, sender: world.did, target, message: way })).toMatchObject({
      status: 200,
    });

  const rowsTo = (msisdn: string) => world.db.select().from(messages).where(eq(messages.msisdn, msisdn));
  for (const [way, to] of people)
    await eventually(async () =>
      expect({ way, rows: await rowsTo(to) }).toMatchObject({ way, rows: [ways[way]?.[1]] }),
    );
  usual();
  for (const [, to] of people) expect(centre.textsTo(to)).toHaveLength(1);

  const entries = await world.db.select().from(creditEntries).where(eq(creditEntries.accountId, world.account));
  const kept = Object.values(ways).filter(([, { refunded }]) => refunded !== true).length;
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(-microsOf(8) * kept);

  const after = aMobile();
  await world.put('send', { account: world.account, sender: world.did, target: after, message: 'After all' });
  expect(await world.settled(world.account, after)).toMatchObject([{ state: 'delivered' }]);
});
