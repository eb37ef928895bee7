import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allJobs } from '../../../../server/jobs.ts';
import { followUpTexts } from '../../../../server/kernel/db/schema/followUps.ts';
import { messages } from '../../../../server/kernel/db/schema/messages.ts';
import { type Jobs, openJobs } from '../../../../server/kernel/jobs/openJobs.ts';
import { sendings } from '../../../../server/messaging/messages/sendings.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { aFollowUp } from '../../../builders/api/aFollowUp.ts';
import { aMobile } from '../../../builders/api/someMessages.ts';
import { aMessagingWorld } from '../../messaging/aMessagingWorld.ts';

/** Noon in Sydney. */
const noon = Date.UTC(2026, 2, 4, 1);
const clock = { at: noon };
let world: Awaited<ReturnType<typeof aMessagingWorld>>;
let jobs: Jobs;
beforeAll(async () => {
  world = await aMessagingWorld({}, { now: () => new Date(clock.at) });
  jobs = await openJobs(world.db, pino({ level: 'silent' }), allJobs);
});
afterAll(() => jobs.close());

/** A text that was handed over to be sent, and waits for its carrier since. */
async function aQueuedText(msisdn: string): Promise<string> {
  const { db, account, did } = world;
  const [{ uuid }, callUuid] = [
    await aFollowUp(db, account),
    await aCall(db, account, { caller: msisdn, status: 'missed' }),
  ];
  const [id, at] = [randomUUID(), new Date(noon)];
  await db.insert(messages).values({
    accountId: account,
    id,
    direction: 'outbound',
    kind: 'followUp',
    did,
    msisdn,
    content: 'Sorry that we missed you.',
    segments: 1,
    encoding: 'GSM-7',
    state: 'queued',
    stamp: at,
    dueAt: at,
  });
  await db.insert(followUpTexts).values({
    accountId: account,
    callUuid,
    followUpAccountId: account,
    followUpId: uuid,
    did,
    msisdn,
    endedAt: new Date(noon - 60_000),
    state: 'sent',
    dueAt: at,
    decidedAt: at,
    messageId: id,
  });
  return id;
}

/** What became of a text once the carrier took texts again. */
async function becameOf(id: string, msisdn: string) {
  await jobs.send(world.db, sendings, {});
  await world.settled(world.account, msisdn);
  const [row] = await world.db.select().from(messages).where(eq(messages.id, id));
  return [row?.state, row?.error];
}

test('a text that waited goes out within its hours', async () => {
  const msisdn = aMobile();
  expect(await becameOf(await aQueuedText(msisdn), msisdn)).toEqual(['delivered', null]);
});

test('a text that waited doesn’t go out once somebody spoke with the caller', async () => {
  const msisdn = aMobile();
  const id = await aQueuedText(msisdn);
  await aCall(world.db, world.account, { caller: msisdn, at: new Date(noon + 1000).toISOString() });
  expect(await becameOf(id, msisdn)).toEqual(['failed', 'CALLER-CONTACTED']);
});

test('nor when its hours are over', async () => {
  clock.at = noon + 9 * 3_600_000;
  const msisdn = aMobile();
  expect(await becameOf(await aQueuedText(msisdn), msisdn)).toEqual(['failed', 'OUTSIDE-HOURS']);
});
