import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '../../../server/kernel/db/schema/calls.ts';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { numbers } from '../../../server/kernel/db/schema/routing.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aMobile, aTextNumber } from '../../builders/api/someMessages.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow } from './aCarrier.ts';
import { incoming, onwards, webhooksTo } from './aWebhook.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let did: string;
let hooks: ReturnType<typeof webhooksTo>;

beforeAll(async () => {
  world = await anAppWithCalls();
  hooks = webhooksTo(world);
  const account = await anAccount(world.db);
  const id = randomUUID();
  await aPublishedFlow(world.db, account, id, aCallFlow());
  ({ did } = await aTextNumber(world.db, account));
  await world.db.update(numbers).set({ action: 'flow', actionId: id }).where(eq(numbers.did, did));
});

/** Any well-formed text, as forms have it, often with U+0000. */
const said = fc
  .array(fc.oneof(fc.string({ unit: 'binary', maxLength: 8 }), fc.constantFrom('\0', '\u202A', '\uFFFD', '😀')), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''));

test('a text with any characters is stored without U+0000', async () => {
  await fc.assert(
    fc.asyncProperty(said, said, async (body, type) => {
      const from = aMobile();
      const form = { MessageSid: `SM${randomUUID()}`, From: from, To: did, Body: `a${body}b`, NumMedia: '1' };
      const medium = { MediaUrl0: 'https://media.example.test/1', MediaContentType0: type };
      expect((await hooks.post('/carrier/sms', { ...form, ...medium })).status).toBe(200);
      const rows = await world.db.select().from(messages).where(eq(messages.msisdn, from));
      expect(rows.map(({ content }) => content)).toEqual([`a${body}b`.replaceAll('\0', '')]);
    }),
    { numRuns: 30 },
  );
});

test('a call whose carrier says anything about it is taken and goes on', async () => {
  await fc.assert(
    fc.asyncProperty(said, said, async (name, other) => {
      const sid = `CA${randomUUID()}`;
      const odd = { CallerName: `N${name}`, FromState: other, ForwardedFrom: other, StirVerstat: other };
      const first = await hooks.post('/carrier/voice', { ...incoming(sid, did), ...odd });
      expect(first.status).toBe(200);
      const form = { ...incoming(sid, did), CallStatus: 'in-progress', Digits: other, SequenceNumber: other };
      expect((await hooks.post(onwards(first.body), form)).status).toBe(200);
      const ended = { ...form, CallStatus: 'completed', CallDuration: '3' };
      expect((await hooks.post('/carrier/voice/status', ended)).status).toBe(204);
      const row = await hooks.rowOf(sid);
      expect(row).toMatchObject({ caller: '+61398765432' });
    }),
    { numRuns: 20 },
  );
});

test('a call from an odd sender, and the fallback of a number with one, are answered', async () => {
  const sid = `CA${randomUUID()}`;
  const answer = await hooks.post('/carrier/voice', { ...incoming(sid, did), From: 'Ann\0 Other' });
  expect(answer.status).toBe(200);
  expect(await world.db.$count(calls, eq(calls.uuid, (await hooks.rowOf(sid))?.uuid ?? ''))).toBe(1);
  const fallback = await hooks.post('/carrier/voice/fallback', { ...incoming(sid, `${did}\0`), From: '\0' });
  expect(fallback.status).toBe(200);
});

test('a body that no carrier sends is refused as such, signed or not', async () => {
  const types = ['text/plain', 'application/xml'];
  for (const address of ['/carrier/voice', '/carrier/voice/status', '/carrier/voice/recording', '/carrier/sms'])
    for (const type of types) {
      const form = incoming(`CA${randomUUID()}`, did);
      const { status } = await hooks.post(address, form, undefined, { 'content-type': type });
      expect([address, type, status]).toEqual([address, type, 415]);
    }
});
