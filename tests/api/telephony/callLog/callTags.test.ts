import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { CallTag } from '#contract/telephony/callTags.contract.ts';
import type { Role } from '#values/roles.ts';
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

type Answer = CallTag & { errorCode?: string; info?: unknown };

async function anOffice(roles: Role[] = ['conf']) {
  const account = await anAccount(db);
  const { headers } = await login(app, (await aUser(db, account, roles)).email);
  const ask = async (method: 'PUT' | 'POST' | 'DELETE' | 'GET', path: string, payload?: object) =>
    (await app.inject({ method, url: `/v2/call/${path}`, headers, ...(payload && { payload }) })).json<Answer>();
  const create = (name: string, color = '#1f4fd8') => ask('PUT', 'tag', { account, name, color });
  return { account, ask, create };
}

test('tags are created, changed, listed by name and deleted', async () => {
  const { account, ask, create } = await anOffice();
  const vip = await create('VIP', '#0ea5e9');
  expect(vip).toEqual({ uuid: expect.any(String), account, name: 'VIP', color: '#0ea5e9', version: 1 });
  const late = await create('after hours');
  const changed = { ...vip, color: '#dc2626', version: 2 };
  expect(await ask('POST', `tag/${vip.uuid}`, { version: 1, name: 'VIP', color: '#dc2626' })).toEqual(changed);
  expect(await ask('GET', 'tag')).toEqual([late, changed]);
  expect(await ask('DELETE', `tag/${late.uuid}`)).toEqual(late);
  expect(await ask('GET', 'tag')).toEqual([changed]);
});

test('a new name is carried over to the calls of the account', async () => {
  const { account, ask, create } = await anOffice();
  const vip = await create('VIP');
  const named = await aCall(db, account, { tags: ['new', 'VIP'] });
  const both = await aCall(db, account, { tags: ['VIP', 'Key client'] });
  await ask('POST', `tag/${vip.uuid}`, { version: 1, name: 'Key client', color: '#1f4fd8' });
  const tagsOf = async (uuid: string) => (await ask('GET', uuid)) as unknown as { tags: string[]; version: number };
  expect(await tagsOf(named)).toMatchObject({ tags: ['new', 'Key client'], version: 2 });
  expect(await tagsOf(both)).toMatchObject({ tags: ['Key client'], version: 2 });
});

test('calls keep the name of a tag that is deleted', async () => {
  const { account, ask, create } = await anOffice();
  const call = await aCall(db, account, { tags: ['VIP'] });
  await ask('DELETE', `tag/${(await create('VIP')).uuid}`);
  expect(await ask('GET', call)).toMatchObject({ tags: ['VIP'] });
});

test('an account has each name once, in any case', async () => {
  const { ask, create } = await anOffice();
  await create('VIP');
  expect(await create('vip')).toMatchObject({ errorCode: 'ALREADY-EXISTS' });
  const other = await create('other');
  const renamed = { version: 1, name: 'Vip', color: '#1f4fd8' };
  expect(await ask('POST', `tag/${other.uuid}`, renamed)).toMatchObject({ errorCode: 'ALREADY-EXISTS' });
});

test('a change that is based on an older version is refused', async () => {
  const { ask, create } = await anOffice();
  const { uuid } = await create('VIP');
  await ask('POST', `tag/${uuid}`, { version: 1, name: 'VIP', color: '#000000' });
  const stale = await ask('POST', `tag/${uuid}`, { version: 1, name: 'VIP', color: '#ffffff' });
  expect(stale).toMatchObject({ errorCode: 'STALE-VERSION', info: { version: 2 } });
});

test('who may not configure only sees tags', async () => {
  const { ask, create } = await anOffice(['users']);
  expect(await create('VIP')).toMatchObject({ errorCode: 'ACCESS-DENIED' });
  expect(await ask('GET', 'tag')).toEqual([]);
});
