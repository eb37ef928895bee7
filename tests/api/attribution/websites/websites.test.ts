import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Website } from '#contract/attribution/websites.contract.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp, type TestApp } from '../../../builders/api/anApp.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { websiteContent } from '../../../builders/api/aWebsite.ts';
import { login } from '../../../builders/api/login.ts';

let world: TestApp;
let account: number;
let other: number;
let headers: Record<string, string>;

beforeAll(async () => {
  world = await anApp();
  account = await anAccount(world.db);
  other = await anAccount(world.db);
  ({ headers } = await login(world.app, (await aUser(world.db, account)).email));
});

type Failed = { errorCode?: string; info?: unknown };

async function ask<Answer = Website>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const answer = await world.app.inject({ method, url, headers, ...(payload && { payload }) });
  return answer.json<Answer & Failed>();
}

const aDomain = () => `shop-${randomUUID().slice(0, 8)}.example`;
const create = (domain = aDomain()) => ask('PUT', '/v2/web', { account, domain });

describe('a website', () => {
  test('is added with its domain and a code, and listed', async () => {
    const domain = aDomain();
    const added = await create(domain.toUpperCase());
    expect(added).toMatchObject({
      account,
      domain,
      status: 'active',
      version: 1,
      numbers: [],
      rules: [],
      pools: [],
      seenAt: null,
    });
    expect(added.code).toMatch(/^[a-z0-9]{12}$/);
    expect(await ask('GET', `/v2/web/${added.code}`)).toEqual(added);
    expect(await ask<Website[]>('GET', '/v2/web/all')).toContainEqual(added);
  });

  test('is added once: the second has the domain already', async () => {
    const { domain } = await create();
    expect((await create(domain)).errorCode).toBe('ALREADY-EXISTS');
  });

  test.each(['https://shop.example', 'www.shop.example', 'shop', 'shop.example/roofs', ''])(
    'has no domain %j',
    async (domain) => {
      expect((await create(domain)).errorCode).toBe('INVALID-PAYLOAD');
    },
  );

  test('waits when another account has its domain', async () => {
    const { headers: others } = await login(world.app, (await aUser(world.db, other)).email);
    const domain = aDomain();
    await create(domain);
    const second = await world.app.inject({
      method: 'PUT',
      url: '/v2/web',
      headers: others,
      payload: { account: other, domain },
    });
    expect(second.json<Website>()).toMatchObject({ account: other, status: 'waiting' });
  });

  test('belongs to its account alone', async () => {
    const { code } = await create();
    const { headers: others } = await login(world.app, (await aUser(world.db, other)).email);
    for (const method of ['GET', 'DELETE'] as const) {
      const answer = await world.app.inject({ method, url: `/v2/web/${code}`, headers: others });
      expect(answer.json<Failed>().errorCode).toBe('NOT-FOUND');
    }
  });

  test('is deleted with its pools', async () => {
    const { code } = await create();
    const { did } = await aNumber(world.db, account);
    await ask('POST', `/v2/web/${code}/pool`, aPool([did]));
    expect(await ask('DELETE', `/v2/web/${code}`)).toMatchObject({ code, pools: [{ numbers: [did] }] });
    expect((await ask('GET', `/v2/web/${code}`)).errorCode).toBe('NOT-FOUND');
    const next = await create();
    expect(await ask('POST', `/v2/web/${next.code}/pool`, aPool([did]))).toMatchObject({ pools: [{ numbers: [did] }] });
  });
});

const aPool = (numbers: string[], given: object = {}) => ({
  name: 'Visitors',
  numbers,
  overflow: null,
  holdMinutes: 30,
  reserved: 0,
  ...given,
});

const aRule = (show: object, given: object = {}) => ({
  id: randomUUID(),
  medium: 'any',
  source: 'any',
  landing: null,
  campaign: null,
  target: null,
  show,
  ...given,
});

describe('a change', () => {
  test('replaces what the website says, and needs the version that was read', async () => {
    const { code } = await create();
    const { did } = await aNumber(world.db, account);
    const rules = [
      aRule({ type: 'number', number: did }, { medium: 'paid', source: 'google', target: '+61298765432' }),
    ];
    const alias = aDomain();
    const change = { ...websiteContent, version: 1, rules, aliases: [alias], windowDays: 60 };
    expect(await ask('POST', `/v2/web/${code}`, change)).toMatchObject({
      version: 2,
      rules,
      aliases: [alias],
      windowDays: 60,
    });
    expect((await ask('POST', `/v2/web/${code}`, change)).errorCode).toBe('STALE-VERSION');
  });

  test('shows no number or pool of others, and replaces none that the website does not have', async () => {
    const { code } = await create();
    const { did } = await aNumber(world.db, account);
    const foreign = await aNumber(world.db, other);
    const wrong = [
      aRule({ type: 'number', number: foreign.did }),
      aRule({ type: 'number', number: '+61390009999' }),
      aRule({ type: 'pool', pool: randomUUID() }),
      aRule({ type: 'number', number: did }, { target: '+61390001111' }),
    ];
    for (const rule of wrong) {
      const refused = await ask('POST', `/v2/web/${code}`, { ...websiteContent, version: 1, rules: [rule] });
      expect(refused).toMatchObject({ errorCode: 'INVALID-DID', info: { rule: rule.id } });
    }
    expect(await ask('GET', `/v2/web/${code}`)).toMatchObject({ version: 1, rules: [] });
  });

  test('takes no alias that a website of another account has', async () => {
    const { headers: others } = await login(world.app, (await aUser(world.db, other)).email);
    const domain = aDomain();
    await world.app.inject({ method: 'PUT', url: '/v2/web', headers: others, payload: { account: other, domain } });
    const { code } = await create();
    const refused = await ask('POST', `/v2/web/${code}`, { ...websiteContent, version: 1, aliases: [domain] });
    expect(refused.errorCode).toBe('ALREADY-EXISTS');
  });

  test('takes no alias that another website of the account has', async () => {
    const [{ code }, { domain }] = [await create(), await create()];
    const refused = await ask('POST', `/v2/web/${code}`, { ...websiteContent, version: 1, aliases: [domain] });
    expect(refused.errorCode).toBe('ALREADY-EXISTS');
  });
});

test('a number that is cancelled is shown to nobody any more', async () => {
  const { code } = await create();
  const [{ did }, other] = [await aNumber(world.db, account), await aNumber(world.db, account)];
  const { pools } = await ask('POST', `/v2/web/${code}/pool`, aPool([did, other.did], { overflow: did }));
  const rules = [aRule({ type: 'number', number: did }), aRule({ type: 'pool', pool: pools[0]?.id })];
  await ask('POST', `/v2/web/${code}`, { ...websiteContent, version: 1, rules });
  expect(await ask('DELETE', `/v2/number/${encodeURIComponent(did)}`)).toMatchObject({ status: 'cancelled' });
  const left = await ask('GET', `/v2/web/${code}`);
  expect(left).toMatchObject({ version: 3, rules: rules.slice(1), pools: [{ numbers: [other.did], overflow: null }] });
});

test('a number that a website begins to show while it is cancelled is not shown after', async () => {
  const { code } = await create();
  for (let round = 0; round < 10; round++) {
    const { version } = await ask('GET', `/v2/web/${code}`);
    const { did } = await aNumber(world.db, account);
    const rules = [aRule({ type: 'number', number: did })];
    const [shown, pooled, cancelled] = await Promise.all([
      ask('POST', `/v2/web/${code}`, { ...websiteContent, version, rules }),
      ask('POST', `/v2/web/${code}/pool`, aPool([did])),
      ask('DELETE', `/v2/number/${encodeURIComponent(did)}`),
    ]);
    expect([undefined, 'INVALID-DID']).toContain(shown.errorCode);
    expect([undefined, 'INVALID-DID']).toContain(pooled.errorCode);
    expect(cancelled).toMatchObject({ status: 'cancelled' });
    const left = await ask('GET', `/v2/web/${code}`);
    expect([left.rules, left.pools.flatMap(({ numbers }) => numbers)]).toEqual([[], []]);
  }
});

describe('a pool', () => {
  test('is filled, refilled and emptied', async () => {
    const { code } = await create();
    const dids = [(await aNumber(world.db, account)).did, (await aNumber(world.db, account)).did].toSorted();
    const filled = await ask('POST', `/v2/web/${code}/pool`, aPool(dids, { overflow: dids[0], reserved: 1 }));
    const [pool] = filled.pools;
    expect(pool).toEqual({
      ...aPool(dids, { overflow: dids[0], reserved: 1 }),
      id: expect.any(String) as string,
      held: 0,
    });
    const refilled = await ask('POST', `/v2/web/${code}/pool`, { ...aPool(dids.slice(1)), id: pool?.id });
    expect(refilled.pools).toMatchObject([{ id: pool?.id, numbers: dids.slice(1), reserved: 0 }]);
    expect((await ask('POST', `/v2/web/${code}/pool`, { ...aPool([]), id: pool?.id })).pools).toEqual([]);
  });

  test('has numbers of its account that no other pool has', async () => {
    const { code } = await create();
    const [own, foreign] = [await aNumber(world.db, account), await aNumber(world.db, other)];
    await ask('POST', `/v2/web/${code}/pool`, aPool([own.did]));
    expect(await ask('POST', `/v2/web/${code}/pool`, aPool([own.did]))).toMatchObject({
      errorCode: 'ALREADY-EXISTS',
      info: { numbers: [own.did] },
    });
    expect(await ask('POST', `/v2/web/${code}/pool`, aPool([foreign.did]))).toMatchObject({
      errorCode: 'INVALID-DID',
      info: { numbers: [foreign.did] },
    });
  });

  test('stays while a rule shows it', async () => {
    const { code } = await create();
    const { did } = await aNumber(world.db, account);
    const { pools } = await ask('POST', `/v2/web/${code}/pool`, aPool([did]));
    const id = pools[0]?.id;
    await ask('POST', `/v2/web/${code}`, { ...websiteContent, version: 1, rules: [aRule({ type: 'pool', pool: id })] });
    expect((await ask('POST', `/v2/web/${code}/pool`, { ...aPool([]), id })).errorCode).toBe('WRONG-STATUS');
  });
});
