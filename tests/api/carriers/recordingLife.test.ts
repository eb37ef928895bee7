import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CallDetail } from '#contract/telephony/calls.contract.ts';
import { calls, recordings } from '../../../server/kernel/db/schema/calls.ts';
import { diskFileStore } from '../../../server/kernel/outside/fileStore.ts';
import { deleteOldRecordings } from '../../../server/telephony/callHandling/deleteOldRecordings.ts';
import { storeRecording } from '../../../server/telephony/callHandling/storeRecording.ts';
import { CompiledFlows } from '../../../server/telephony/callHandling/compiledFlows.ts';
import { RecentCalls } from '../../../server/telephony/callHandling/recentCalls.ts';
import { KnownFallbacks } from '../../../server/telephony/flows/knownFallbacks.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { login } from '../../builders/api/login.ts';
import { noPlaces } from '../../builders/api/noPlaces.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow, aScript, token } from './aCarrier.ts';
import { webhooksTo } from './aWebhook.ts';
import { eventually } from '../../eventually.ts';
import { judgesNothing } from '../../builders/judgesNothing.ts';

const start = Date.UTC(2026, 2, 4, 1, 0, 0);
const credentials = {
  authorization: `Basic ${Buffer.from(`AC00000000000000000000000000local:${token}`).toString('base64')}`,
};

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let headers: Record<string, string>;
let did: string;

beforeAll(async () => {
  world = await anAppWithCalls();
  const account = await anAccount(world.db);
  ({ headers } = await login(world.app, (await aUser(world.db, account)).email));
  const id = randomUUID();
  await aPublishedFlow(world.db, account, id, aCallFlow());
  ({ did } = await aNumber(world.db, account, { action: 'flow', actionId: id }));
});

async function aCall(talk: number) {
  const agentAt = () => ({ kind: 'answers', after: 6, keys: '1', talk, hangsUpFirst: false }) as const;
  const placed = await world.carrier.placeCall(aScript(did, { agentAt }), { start, speed: 100_000 });
  await placed.ended;
  return webhooksTo(world).rowOf(placed.callSid);
}

/** A recorded call whose audio is stored, and no longer at the carrier. */
async function aRecordedCall() {
  const uuid = (await aCall(40))?.uuid ?? '';
  const recording = await eventually(async () => {
    const [found] = await world.db.select().from(recordings).where(eq(recordings.callUuid, uuid));
    if (!found?.storedAs || !found.leftCarrierAt) throw new Error('not fetched yet');
    return { ...found, storedAs: found.storedAs };
  });
  return { uuid, recording };
}

const get = (url: string) => world.app.inject({ url, headers });

function retention(days: number | undefined, daysLater: number) {
  const feed = {
    changed: () => undefined,
    strayCall: () => undefined,
    subscribers: [],
    judge: judgesNothing,
    startSubscribers: [],
    emit: () => Promise.resolve(),
  };
  const jobs = {
    send: () => Promise.resolve(),
  };
  const context = {
    db: world.db,
    flows: new CompiledFlows(),
    recent: new RecentCalls(),
    fallbacks: new KnownFallbacks(),
    places: noPlaces,
    ...feed,
    jobs,
  };
  const store = diskFileStore(join(world.config.DATA_DIR, 'audio'));
  return deleteOldRecordings(context, { store, days }, new Date(Date.now() + daysLater * 86_400_000));
}

test('a conversation ends after four hours, whoever forgot to hang up', async () => {
  expect(await aCall(100_000)).toMatchObject({ talkTime: 14_400 });
});

describe('a stored recording', () => {
  test('is deleted at the carrier and still played', async () => {
    const { uuid, recording } = await aRecordedCall();
    const there = await fetch(recording.sourceUrl, { headers: credentials });
    expect([there.status, (await get(`/v2/call/${uuid}/audio`)).statusCode]).toEqual([404, 200]);
  });

  test('is not fetched again when the carrier fails to delete its copy, but the deletion is', async () => {
    const { recording } = await aRecordedCall();
    const known = { accountId: recording.accountId, sid: recording.sid };
    await world.db
      .update(recordings)
      .set({ storedAs: null, leftCarrierAt: null })
      .where(eq(recordings.sid, recording.sid));
    const [stored, asked]: [string[], string[]] = [[], []];
    const store = { ...diskFileStore(world.config.DATA_DIR), put: async (key: string) => void stored.push(key) };
    const carrier = {
      download: async () => new Uint8Array(1),
      deleteCopy: async (sid: string) => {
        if (asked.push(sid) === 1) throw new Error('out of order');
      },
    };
    const emit = () => Promise.resolve();
    const fetch = () => storeRecording({ db: world.db, now: () => new Date() }, known, { store, carrier, emit });
    await expect(fetch()).rejects.toThrow('out of order');
    await fetch();
    await fetch();
    expect([stored.length, asked]).toEqual([1, [recording.sid, recording.sid]]);
  });

  test('is deleted after its retention period, and the call says so', async () => {
    const { uuid, recording } = await aRecordedCall();
    await retention(undefined, 9000);
    await retention(30, 29);
    expect((await get(`/v2/call/${uuid}/audio`)).statusCode).toBe(200);
    await retention(30, 31);
    const detail = (await get(`/v2/call/${uuid}/full`)).json<CallDetail>();
    expect(detail).toMatchObject({ call: { audio: false, status: 'answered' }, audioDeleted: expect.any(String) });
    expect(detail.activity.at(-1)).toMatchObject({ kind: 'recording.deleted', at: detail.audioDeleted });
    expect((await get(`/v2/call/${uuid}/audio`)).statusCode).toBe(404);
    expect(await diskFileStore(join(world.config.DATA_DIR, 'audio')).size(recording.storedAs)).toBeUndefined();
    await retention(30, 31);
    const [row] = await world.db.select().from(calls).where(eq(calls.uuid, uuid));
    expect(row).toMatchObject({ audio: false });
  });

  test('whose deletion was interrupted is deleted by the next run', async () => {
    const { uuid, recording } = await aRecordedCall();
    await diskFileStore(join(world.config.DATA_DIR, 'audio')).delete(recording.storedAs);
    await retention(30, 31);
    const detail = (await get(`/v2/call/${uuid}/full`)).json<CallDetail>();
    expect(detail).toMatchObject({ call: { audio: false }, audioDeleted: expect.any(String) });
  });
});
