import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { SmartTag } from '#contract/powerups/smartTags.contract.ts';
import { userAccess } from '../../../../server/kernel/db/schema/users.ts';
import { ask } from '../../../builders/api/ask.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

let world: Awaited<ReturnType<typeof anApp>>;

beforeAll(async () => {
  world = await anApp();
});

const settings = { name: 'Hot lead', colour: '#1f6feb', conditions: [{ kind: 'duration', min: 60 }] };

async function anAdmin(parentId?: number) {
  const account = await anAccount(world.db, { parentId });
  const { headers } = await login(world.app, (await aUser(world.db, account, ['conf'])).email);
  const asked = (name: 'createSmartTag' | 'changeSmartTag' | 'deleteSmartTag', input: object, by = headers) =>
    ask(world.app, endpoints[name], input as never, by);
  const create = (body: object, by = headers) =>
    asked('createSmartTag', { body: { account, ...settings, ...body } }, by);
  return {
    account,
    asked,
    create,
    created: async (body: object = {}) => JSON.parse((await create(body)).body) as SmartTag,
    list: async () => JSON.parse((await ask(world.app, endpoints.listSmartTags, {}, headers)).body) as SmartTag[],
  };
}

test('a smart tag is created, changed and deleted, and listed by group and name', async () => {
  const { account, asked, created, list } = await anAdmin();
  const tag = await created({ group: 'Sales', score: 20 });
  expect(tag).toEqual({
    uuid: expect.any(String),
    account,
    accountName: 'Harbour Dental',
    name: 'Hot lead',
    group: 'Sales',
    score: 20,
    colour: '#1f6feb',
    match: 'all',
    conditions: [{ kind: 'duration', not: false, min: 60 }],
    subAccounts: false,
    enabled: true,
    version: 1,
  });
  const other = await created({ name: 'Repeat', group: 'Care' });
  expect((await list()).map(({ name }) => name)).toEqual(['Repeat', 'Hot lead']);
  const body = { ...settings, version: 1, name: 'Long call', match: 'any', score: -5, enabled: false };
  const changed = await asked('changeSmartTag', { params: { uuid: tag.uuid }, body });
  expect(JSON.parse(changed.body)).toEqual({
    ...tag,
    name: 'Long call',
    group: '',
    match: 'any',
    score: -5,
    enabled: false,
    version: 2,
  });
  expect(await asked('changeSmartTag', { params: { uuid: tag.uuid }, body })).toMatchObject({
    status: 409,
    code: 'STALE-VERSION',
    info: { version: 2 },
  });
  expect(await asked('deleteSmartTag', { params: { uuid: other.uuid } })).toMatchObject({ status: 200 });
  expect(await asked('deleteSmartTag', { params: { uuid: other.uuid } })).toMatchObject({ status: 404 });
  expect((await list()).map(({ name }) => name)).toEqual(['Long call']);
});

test('an account has each name once, in any case, and again after it was deleted', async () => {
  const { asked, create, created } = await anAdmin();
  const { uuid } = await created();
  const other = await created({ name: 'Other' });
  expect(await create({ name: 'HOT lead' })).toMatchObject({ status: 409, code: 'ALREADY-EXISTS' });
  const renamed = { params: { uuid: other.uuid }, body: { ...settings, version: 1 } };
  expect(await asked('changeSmartTag', renamed)).toMatchObject({ status: 409, code: 'ALREADY-EXISTS' });
  const kept = { params: { uuid }, body: { ...settings, name: 'hot LEAD', version: 1 } };
  expect(await asked('changeSmartTag', kept)).toMatchObject({ status: 200 });
  await asked('deleteSmartTag', { params: { uuid } });
  expect(await create({})).toMatchObject({ status: 200 });
});

test.each([
  ['no condition', { conditions: [] }],
  ['points and a question for the score', { score: 5, conditions: [{ kind: 'leadScore', min: 50 }] }],
  ['more points than a call can have', { score: 101 }],
  ['a color that is none', { colour: 'blue' }],
  ['a name of two lines', { name: 'Hot\nlead' }],
  ['an unknown condition', { conditions: [{ kind: 'weather', is: ['sunny'] }] }],
])('a tag with %s is refused', async (_, body) => {
  const { create } = await anAdmin();
  expect(await create(body)).toMatchObject({ status: 400, code: 'INVALID-PAYLOAD' });
});

test('who does not see all accounts below tags no calls of theirs', async () => {
  const { account, create } = await anAdmin();
  const hidden = await anAccount(world.db, { parentId: account });
  const { id, email } = await aUser(world.db, account, ['admin']);
  await world.db
    .insert(userAccess)
    .values({ accountId: account, userId: id, onAccountId: hidden, blocked: true, allow: {} });
  const { headers } = await login(world.app, email);
  expect(await create({ subAccounts: true }, headers)).toMatchObject({ status: 403, code: 'ACCESS_DENIED_ACCOUNT' });
  expect(await create({}, headers)).toMatchObject({ status: 200 });
});
