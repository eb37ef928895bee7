import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { Call } from '#contract/telephony/calls.contract.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { directionCodes } from '../../../../server/kernel/db/schema/calls.ts';
import { aCall, type GivenCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;

beforeAll(async () => {
  ({ app, db } = await anApp());
});

const voicemail: GivenCall = { status: 'missed', audio: true };

async function anOffice() {
  const account = await anAccount(db);
  const { headers } = await login(app, (await aUser(db, account)).email);
  const colleague = await login(app, (await aUser(db, account)).email);
  const mark = async (uuid: string, heard: boolean, as = headers) => {
    const answer = await app.inject({ method: 'PUT', url: `/v2/call/${uuid}/heard`, headers: as, payload: { heard } });
    return { status: answer.statusCode, body: answer.json<Call & { errorCode?: string }>() };
  };
  const list = async (query: string, as = headers) => {
    const { data } = (await app.inject({ url: `/v2/call?${query}`, headers: as })).json<{ data: Call[] }>();
    return data.map(({ uuid, heard, version }) => ({ uuid, heard, version }));
  };
  return { account, colleague: colleague.headers, mark, list };
}

test('a voicemail is heard for everybody once somebody listened, and not heard again when they say so', async () => {
  const { account, colleague, mark, list } = await anOffice();
  const waiting = await aCall(db, account, { ...voicemail, at: '2026-03-04T01:00:00Z' });
  const other = await aCall(db, account, { ...voicemail, at: '2026-03-04T02:00:00Z' });
  await aCall(db, account);
  expect(await mark(waiting, true)).toMatchObject({ status: 200, body: { uuid: waiting, heard: true, version: 1 } });
  expect(await list('heard=true', colleague)).toEqual([{ uuid: waiting, heard: true, version: 1 }]);
  expect(await list('heard=false', colleague)).toEqual([{ uuid: other, heard: false, version: 1 }]);
  expect(await mark(waiting, false, colleague)).toMatchObject({ status: 200, body: { heard: false } });
  expect((await list('heard=false')).map(({ uuid }) => uuid)).toEqual([other, waiting]);
});

test('only a voicemail is heard or not', async () => {
  const { account, mark, list } = await anOffice();
  const none = [
    await aCall(db, account, { audio: true, at: '2026-03-04T05:00:00Z' }),
    await aCall(db, account, { status: 'missed', at: '2026-03-04T04:00:00Z' }),
    await aCall(db, account, { status: 'abandoned', at: '2026-03-04T03:00:00Z' }),
  ];
  await aCall(db, account, { ...voicemail, direction: directionCodes.indexOf('outbound') });
  expect(await list('')).toEqual(none.map((uuid) => ({ uuid, heard: null, version: 1 })));
  for (const uuid of none)
    expect(await mark(uuid, true)).toMatchObject({ status: 404, body: { errorCode: 'NOT-FOUND' } });
  expect(await list('heard=false')).toEqual([]);
  expect(await list('heard=true')).toEqual([]);
});

test('nobody marks a voicemail of an account that they don’t see', async () => {
  const { account, list } = await anOffice();
  const stranger = await anOffice();
  const uuid = await aCall(db, account, voicemail);
  expect((await stranger.mark(uuid, true)).status).toBe(404);
  expect(await list('heard=false')).toEqual([{ uuid, heard: false, version: 1 }]);
});
