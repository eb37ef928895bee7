import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Call, CallDetail } from '#contract/telephony/calls.contract.ts';
import { calls } from '../../../../server/kernel/db/schema/calls.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { aSmartTag } from '../../../builders/api/aSmartTag.ts';
import { login } from '../../../builders/api/login.ts';
import { eventually } from '../../../eventually.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow, aScript } from '../../carriers/aCarrier.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;

beforeAll(async () => {
  world = await anAppWithCalls();
});

/** An account with a number whose flow tags calls “Sales”, and requests of an administrator. */
async function aBusiness(parentId?: number) {
  const account = await anAccount(world.db, { parentId });
  const { headers } = await login(world.app, (await aUser(world.db, account, ['admin', 'conf'])).email);
  const flow = randomUUID();
  await aPublishedFlow(world.db, account, flow, aCallFlow());
  const { did } = await aNumber(world.db, account, { action: 'flow', actionId: flow });
  const ask = async <Answer>(method: 'GET' | 'PATCH', url: string, payload?: object) =>
    (await world.app.inject({ method, url, headers, ...(payload && { payload }) })).json<Answer>();
  return {
    account,
    did,
    ask,
    /** A call that is answered, or leaves a message of so many seconds. */
    call: async ({ messageSeconds }: { messageSeconds?: number } = {}) => {
      const script =
        messageSeconds === undefined
          ? aScript(did)
          : aScript(did, { messageSeconds, agentAt: () => ({ kind: 'noAnswer' }) });
      await (
        await world.carrier.placeCall(script, { start: Date.UTC(2026, 2, 4, 1), speed: 5000 })
      ).ended;
      return eventually(async () => {
        const [row] = await world.db.select().from(calls).where(eq(calls.trackingNumber, did)).orderBy(calls.id);
        expect(row?.state).toBe(2);
        return row?.uuid ?? '';
      });
    },
    read: (uuid: string) => ask<Call>('GET', `/v2/call/${uuid}`),
  };
}

const min = 1;
const short = [{ kind: 'duration' as const, not: false, min }];

test('a call that ends gets the tags that match and their points, beside what its flow gave it', async () => {
  const { account, ask, call, read } = await aBusiness();
  await aSmartTag(world.db, account, {
    name: 'Answered',
    points: 30,
    conditions: [{ kind: 'status', not: false, is: ['answered'] }],
  });
  await aSmartTag(world.db, account, { name: 'Missed', conditions: [{ kind: 'status', not: false, is: ['missed'] }] });
  await aSmartTag(world.db, account, {
    name: 'Warm',
    points: 0,
    conditions: [{ kind: 'leadScore', not: false, min: 40 }],
  });
  await aSmartTag(world.db, account, { name: 'Off', enabled: false, conditions: short });
  const uuid = await call();
  const judged = await read(uuid);
  expect([judged.tags, judged.score]).toEqual([['Sales', 'Answered', 'Warm'], 40]);
  const { activity } = await ask<CallDetail>('GET', `/v2/call/${uuid}/full`);
  expect(
    activity.filter(({ kind }) => kind === 'tag.added' || kind === 'score.changed').map(({ text }) => text),
  ).toEqual(['Sales', 'Answered', 'Warm', '40']);
});

test('what people add, remove and score stays, whatever becomes known later', async () => {
  const { account, ask, call, read } = await aBusiness();
  await aSmartTag(world.db, account, {
    name: 'Voicemail',
    points: 5,
    conditions: [{ kind: 'status', not: false, is: ['voicemail'] }],
  });
  const uuid = await call({ messageSeconds: 12 });
  await eventually(async () => expect((await read(uuid)).tags).toContain('Voicemail'));
  const { version, tags, score } = await read(uuid);
  const edit = { version, tags: [...tags.filter((tag) => tag !== 'Voicemail'), 'VIP'], score: score + 20 };
  expect(await ask('PATCH', `/v2/call/${uuid}`, edit)).toMatchObject({ tags: edit.tags, score: edit.score });
  expect(await read(uuid)).toMatchObject({ tags: edit.tags, score: edit.score });
});

test('a call is judged by the tags that were in force when it ended', async () => {
  const { account, call, read } = await aBusiness();
  // Calls of these tests are of March 2026.
  await aSmartTag(world.db, account, { name: 'Former', conditions: short, until: new Date('2026-03-01T00:00:00Z') });
  await aSmartTag(world.db, account, { name: 'Then', conditions: short, until: new Date('2026-04-01T00:00:00Z') });
  await aSmartTag(world.db, account, { name: 'Later', conditions: short, since: new Date('2026-04-01T00:00:00Z') });
  expect((await read(await call())).tags).toEqual(['Sales', 'Then']);
});

test('tags of an account above judge the calls below that they reach', async () => {
  const parent = await aBusiness();
  await aSmartTag(world.db, parent.account, { name: 'Everywhere', conditions: short, subAccounts: true });
  await aSmartTag(world.db, parent.account, { name: 'Here', conditions: short });
  const child = await aBusiness(parent.account);
  expect((await child.read(await child.call())).tags).toEqual(['Sales', 'Everywhere']);
  expect((await parent.read(await parent.call())).tags).toEqual(['Sales', 'Everywhere', 'Here']);
});

test('a call says why it has its tags and its score, also those of an account above', async () => {
  const parent = await aBusiness();
  const conditions = [
    { kind: 'status' as const, not: false, is: ['answered' as const] },
    { kind: 'trackingSource' as const, not: true, is: ['Radio'] },
  ];
  const { uuid: answered } = await aSmartTag(world.db, parent.account, {
    name: 'Answered',
    points: 30,
    match: 'any',
    conditions,
    subAccounts: true,
  });
  const { ask, call, read, account } = await aBusiness(parent.account);
  await aSmartTag(world.db, account, { name: 'Never', conditions: [{ kind: 'duration', not: false, max: 0 }] });
  const { uuid: warm } = await aSmartTag(world.db, account, {
    name: 'Warm',
    points: 0,
    conditions: [{ kind: 'leadScore', not: false, min: 40 }],
  });
  const uuid = await call();
  const { version, score, trackingSource } = await read(uuid);
  await ask('PATCH', `/v2/call/${uuid}`, { version, tags: ['Answered'], score: score + 5 });
  const colour = '#1f6feb';
  const accountName = 'Harbour Dental';
  expect(await ask('GET', `/v2/powerups/autotag/call/${uuid}`)).toEqual({
    flow: 10,
    people: 5,
    score: 45,
    given: [
      {
        uuid: answered,
        name: 'Answered',
        colour,
        accountName,
        score: 30,
        match: 'any',
        evidence: [
          { condition: conditions[0], value: 'answered', holds: true },
          { condition: conditions[1], value: trackingSource, holds: true },
        ],
        removed: false,
      },
      {
        uuid: warm,
        name: 'Warm',
        colour,
        accountName,
        score: 0,
        match: 'all',
        evidence: [{ condition: { kind: 'leadScore', not: false, min: 40 }, value: 40, holds: true }],
        removed: true,
      },
    ],
  });
});
