import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { Branch } from '#contract/telephony/branches.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { auditLog } from '../../../../server/kernel/db/schema/accounts.ts';
import { branches } from '../../../../server/kernel/db/schema/places.ts';
import { aBlockedCaller } from '../../../builders/api/aBlockedCaller.ts';
import { aBranch, aLocation, branchDetails } from '../../../builders/api/aBranch.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login } from '../../../builders/api/login.ts';
import { usualLimit } from '#values/accountLimits.ts';

const mostBranches = usualLimit(null, 'branches');

let app: FastifyInstance;
let db: Db;
let account: number;
let headers: Record<string, string>;

beforeAll(async () => {
  ({ app, db } = await anApp());
  account = await anAccount(db);
  ({ headers } = await login(app, (await aUser(db, account, ['conf'])).email));
});

async function create(given: Record<string, unknown>, into = account) {
  const sample = { params: { account: into }, body: branchDetails(given) };
  const answer = await ask(app, endpoints.createBranch, sample, headers);
  return { ...answer, branch: JSON.parse(answer.body) as Branch };
}

const target = (number: string, id = 't1') => ({ id, label: '', number });

test('a branch is created, listed by name, changed and deleted, and every step is in the audit log', async () => {
  const own = await anAccount(db, { parentId: account });
  const { branch } = await create({ name: 'zoo', code: 'Z1', lat: -37.8, lon: 144.9, postcode: '3000' }, own);
  expect(branch).toMatchObject({ account: own, autoRouting: true, nextAction: 'dial', nextActionId: null, version: 1 });
  await create({ name: 'Arcade', code: 'A1' }, own);
  const list = await ask(app, endpoints.listBranches, { params: { account: own } }, headers);
  expect((JSON.parse(list.body) as Branch[]).map(({ name }) => name)).toEqual(['Arcade', 'zoo']);
  const one = { params: { account: own, id: branch.id } };
  const body = branchDetails({ name: 'Zoo', code: 'Z1', autoRouting: false, version: 1 });
  const changed = await ask(app, endpoints.changeBranch, { ...one, body }, headers);
  expect(JSON.parse(changed.body)).toMatchObject({ name: 'Zoo', autoRouting: false, lat: null, version: 2 });
  const stale = await ask(app, endpoints.changeBranch, { ...one, body }, headers);
  expect([stale.status, stale.code, stale.info]).toEqual([409, 'STALE-VERSION', { version: 2 }]);
  expect((await ask(app, endpoints.deleteBranch, one, headers)).status).toBe(200);
  expect((await ask(app, endpoints.getBranch, one, headers)).code).toBe('NOT-FOUND');
  const entries = await db.select().from(auditLog);
  const steps = entries.filter(({ subject }) => subject === `branch ${branch.id}`).map(({ action }) => action);
  expect(steps).toEqual(['branch.created', 'branch.changed', 'branch.deleted']);
});

test.each([
  ['name', 'x'.repeat(100), 'x'.repeat(101)],
  ['name', 'x', ' '],
  ['code', `a${'x'.repeat(39)}`, `a${'x'.repeat(40)}`],
  ['code', 'North 1', '=1+1'],
  ['address', 'x'.repeat(300), 'x'.repeat(301)],
  ['postcode', 'x'.repeat(12), 'x'.repeat(13)],
  ['state', 'x'.repeat(60), 'x'.repeat(61)],
  ['country', 'US', 'USA'],
  ['timeout', 5, 4],
  ['timeout', 120, 121],
  ['targets', [target('+61370102030')], []],
  [
    'targets',
    Array.from({ length: 10 }, (_, at) => target('+61370102030', `t${at}`)),
    Array.from({ length: 11 }, (_, at) => target('+61370102030', `t${at}`)),
  ],
  ['targets', [target('+61370102030'), target('+61370102031', 't2')], [target('+61370102030'), target('+61370102031')]],
  ['targets', [target('+61370102030;ext=12')], [target('12')]],
  [
    'targets',
    [{ ...target('+61370102030'), label: 'x'.repeat(100) }],
    [{ ...target('+61370102030'), label: 'x'.repeat(101) }],
  ],
])('%s ends where it should', async (field, last, beyond) => {
  const into = await anAccount(db, { parentId: account });
  expect((await create({ [field]: last }, into)).status).toBe(200);
  expect((await create({ code: 'OTHER', [field]: beyond }, into)).code).toBe('INVALID-PAYLOAD');
});

test.each([
  [{ lat: 90, lon: 180 }, 200],
  [{ lat: -90, lon: -180 }, 200],
  [{ lat: 90.1, lon: 0 }, 400],
  [{ lat: 0, lon: -180.1 }, 400],
  [{ lat: 1, lon: null }, 400],
])('a branch at %j answers %i', async (point, status) => {
  const into = await anAccount(db, { parentId: account });
  expect((await create(point, into)).status).toBe(status);
});

test('two branches of an account cannot have the same code, whatever its case', async () => {
  const into = await anAccount(db, { parentId: account });
  const other = (await create({ code: 'north' }, into)).branch;
  const second = await create({ code: 'NORTH' }, into);
  expect([second.status, second.code, second.info]).toEqual([409, 'ALREADY-EXISTS', { code: 'NORTH' }]);
  const { branch } = await create({ code: 'SOUTH' }, into);
  const body = branchDetails({ code: 'North', version: 1 });
  const renamed = await ask(app, endpoints.changeBranch, { params: { account: into, id: branch.id }, body }, headers);
  expect(renamed.code).toBe('ALREADY-EXISTS');
  const itself = { params: { account: into, id: other.id }, body };
  expect((await ask(app, endpoints.changeBranch, itself, headers)).status).toBe(200);
});

test('numbers that cannot be rung are refused by name: not dialable, tracking numbers of anybody, blocked ones', async () => {
  const [into, stranger] = [await anAccount(db, { parentId: account }), await anAccount(db)];
  const [own, foreign] = [(await aNumber(db, into)).did, (await aNumber(db, stranger)).did];
  await aBlockedCaller(db, into, '+61370100099');
  const wrong = [own, foreign, '+61370100099', '+61111111111'];
  const targets = ['+61370102030', ...wrong].map((number, at) => target(number, `t${at}`));
  const answer = await create({ targets }, into);
  expect([answer.status, answer.code, answer.info]).toEqual([422, 'NO-VALID-TARGETS', { numbers: wrong }]);
});

test('a location routing or account of somebody else is refused', async () => {
  const stranger = await anAccount(db);
  const theirs = await aLocation(db, stranger);
  expect((await create({ locationId: theirs })).code).toBe('NOT-FOUND');
  expect((await create({ forceAccount: stranger })).code).toBe('INVALID-PAYLOAD');
  const below = await anAccount(db, { parentId: account });
  expect((await create({ forceAccount: below })).code).toBe('INVALID-PAYLOAD');
  expect((await create({ forceAccount: null, code: 'FREE' })).branch.forceAccount).toBe(null);
});

test('an account has at most a thousand branches', async () => {
  const into = await anAccount(db, { parentId: account });
  await aBranch(db, into);
  const [first] = await db.select().from(branches).limit(1);
  if (!first) throw new Error('there is a branch');
  const more = Array.from({ length: mostBranches - 2 }, (_, at) => ({
    ...first,
    accountId: into,
    id: crypto.randomUUID(),
    code: `B${at}`,
  }));
  await db.insert(branches).values(more);
  expect((await create({ code: 'LAST' }, into)).status).toBe(200);
  const beyond = await create({ code: 'BEYOND' }, into);
  expect([beyond.code, beyond.info]).toEqual(['LIMIT-REACHED', { limit: 'branches', most: mostBranches }]);
});
