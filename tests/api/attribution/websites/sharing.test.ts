import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Website } from '#contract/attribution/websites.contract.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp, type TestApp } from '../../../builders/api/anApp.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { websiteContent } from '../../../builders/api/aWebsite.ts';
import { login } from '../../../builders/api/login.ts';

let world: TestApp;
/** A parent with two branches, and somebody of the first branch. */
let parent: number;
let branches: [number, number];
let headers: Record<string, string>;
let ofBranch: Record<string, string>;

beforeAll(async () => {
  world = await anApp();
  parent = await anAccount(world.db);
  branches = [await anAccount(world.db, { parentId: parent }), await anAccount(world.db, { parentId: parent })];
  ({ headers } = await login(world.app, (await aUser(world.db, parent)).email));
  ({ headers: ofBranch } = await login(world.app, (await aUser(world.db, branches[0])).email));
});

type Failed = { errorCode?: string; info?: unknown };

async function ask<Answer = Website>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  by = headers,
) {
  return (await world.app.inject({ method, url, headers: by, ...(payload && { payload }) })).json<Answer & Failed>();
}

const rule = (number: string) => ({
  id: randomUUID(),
  medium: 'any',
  source: 'any',
  landing: null,
  campaign: null,
  target: null,
  show: { type: 'number', number },
});
const pool = (numbers: string[], overflow: string | null = null) => ({
  name: 'Visitors',
  numbers,
  overflow,
  holdMinutes: 30,
  reserved: 0,
});

/** A website of the parent that both branches share. */
async function aShared() {
  const { code } = await ask('PUT', '/v2/web', { account: parent, domain: `shop-${randomUUID().slice(0, 8)}.example` });
  const change = (version: number, given: object) =>
    ask('POST', `/v2/web/${code}`, { ...websiteContent, version, ...given });
  const website = await change(1, { shares: branches });
  return { code, website, change };
}

test('shows numbers of the accounts that share it, and of no other', async () => {
  const { code, website, change } = await aShared();
  expect(website.shares).toEqual(branches);
  const [theirs, foreign] = [await aNumber(world.db, branches[0]), await aNumber(world.db, await anAccount(world.db))];
  expect(await change(2, { rules: [rule(theirs.did)] })).toMatchObject({ version: 3, shares: branches });
  expect((await change(3, { rules: [rule(foreign.did)] })).errorCode).toBe('INVALID-DID');
  expect(await ask('POST', `/v2/web/${code}/pool`, pool([theirs.did]))).toMatchObject({
    pools: [{ numbers: [theirs.did] }],
  });
  expect((await ask('POST', `/v2/web/${code}/pool`, pool([foreign.did]))).errorCode).toBe('INVALID-DID');
});

test('is seen by the accounts that share it, who cannot change it', async () => {
  const { code, website } = await aShared();
  expect(await ask<Website[]>('GET', '/v2/web/all', undefined, ofBranch)).toContainEqual(website);
  for (const asked of [
    ask('GET', `/v2/web/${code}`, undefined, ofBranch),
    ask('POST', `/v2/web/${code}`, { ...websiteContent, version: 2 }, ofBranch),
    ask('DELETE', `/v2/web/${code}?accounts=2`, undefined, ofBranch),
    ask('POST', `/v2/web/${code}/pool`, pool([]), ofBranch),
  ])
    expect((await asked).errorCode).toBe('NOT-FOUND');
});

test('is shared with none but accounts that one sees', async () => {
  const { change } = await aShared();
  const stranger = await anAccount(world.db);
  expect((await change(2, { shares: [...branches, stranger] })).errorCode).toBe('ACCESS_DENIED_ACCOUNT');
});

test.each([undefined, 0, 2])('is not taken away from one account when %s is typed', async (accounts) => {
  const { change } = await aShared();
  const refused = await change(2, { shares: [branches[1]], accounts });
  expect(refused).toMatchObject({ errorCode: 'ACCOUNTS-NOT-CONFIRMED', info: { accounts: 1 } });
});

test('taken away from an account, it shows none of its numbers any more', async () => {
  const { code, change } = await aShared();
  const [theirs, pooled, overflow, own] = [
    await aNumber(world.db, branches[0]),
    await aNumber(world.db, branches[0]),
    await aNumber(world.db, branches[0]),
    await aNumber(world.db, parent),
  ];
  const rules = [rule(theirs.did), rule(own.did)];
  await change(2, { rules });
  await ask('POST', `/v2/web/${code}/pool`, pool([pooled.did, own.did], overflow.did));
  const after = await change(3, { rules, shares: [branches[1]], accounts: 1 });
  expect(after).toMatchObject({
    shares: [branches[1]],
    rules: [rules[1]],
    pools: [{ numbers: [own.did], overflow: null }],
  });
  expect(await ask<Website[]>('GET', '/v2/web/all', undefined, ofBranch)).not.toContainEqual(
    expect.objectContaining({ code }),
  );
});

test('is deleted once the number of accounts is typed', async () => {
  const { code } = await aShared();
  expect(await ask('DELETE', `/v2/web/${code}`)).toMatchObject({
    errorCode: 'ACCOUNTS-NOT-CONFIRMED',
    info: { accounts: 2 },
  });
  expect(await ask('DELETE', `/v2/web/${code}?accounts=2`)).toMatchObject({ code });
});

test('a cancelled number leaves the websites that are shared with its account', async () => {
  const { code, change } = await aShared();
  const cancelled = await aNumber(world.db, branches[0]);
  await change(2, { rules: [rule(cancelled.did)] });
  await ask('POST', `/v2/web/${code}/pool`, pool([cancelled.did], null));
  await ask('DELETE', `/v2/number/${encodeURIComponent(cancelled.did)}`, undefined, ofBranch);
  expect(await ask('GET', `/v2/web/${code}`)).toMatchObject({ rules: [], pools: [{ numbers: [] }] });
});
