import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { Call, CallDetail } from '#contract/telephony/calls.contract.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;

beforeAll(async () => {
  ({ app, db } = await anApp());
});

async function anOffice() {
  const account = await anAccount(db);
  const child = await anAccount(db, { parentId: account });
  const { headers } = await login(app, (await aUser(db, account, [])).email);
  const ask = async <Answer>(path: string) => (await app.inject({ url: path, headers })).json<Answer>();
  return { account, child, ask };
}

const caller = '+61412000001';

test('a caller’s history has their calls in all accounts that the user sees, newest first', async () => {
  const { account, child, ask } = await anOffice();
  const first = await aCall(db, account, { caller, at: '2026-03-01T00:00:00Z' });
  const second = await aCall(db, child, { caller, at: '2026-03-02T00:00:00Z' });
  await aCall(db, account, { caller: '+61412000002' });
  await aCall(db, account, { caller: null });
  await aCall(db, await anAccount(db), { caller });
  const path = `/v2/reports/history/${encodeURIComponent(caller)}`;
  const page = await ask<{ recordsFiltered: number; data: Call[] }>(path);
  expect([page.recordsFiltered, page.data.map(({ uuid }) => uuid)]).toEqual([2, [second, first]]);
  const own = await ask<{ data: Call[] }>(`${path}?account=${account}`);
  expect(own.data.map(({ uuid }) => uuid)).toEqual([first]);
});

test('a call names the calls right before and after it', async () => {
  const { account, child, ask } = await anOffice();
  const at = (day: number) => ({ at: `2026-03-0${day}T00:00:00Z` });
  const third = await aCall(db, account, at(3));
  const first = await aCall(db, account, at(1));
  const second = await aCall(db, child, at(2));
  await aCall(db, await anAccount(db), at(2));
  const around = async (uuid: string) => {
    const { older, newer } = await ask<CallDetail>(`/v2/call/${uuid}/full`);
    return [older, newer];
  };
  expect(await around(first)).toEqual([null, second]);
  expect(await around(second)).toEqual([first, third]);
  expect(await around(third)).toEqual([second, null]);
});
