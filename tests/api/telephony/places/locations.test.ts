import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Location, MapCoverage } from '#contract/telephony/locations.contract.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { aBranch, aLocation } from '../../../builders/api/aBranch.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aFlow } from '../../../builders/api/aWorld.ts';
import { ask } from '../../../builders/api/ask.ts';
import { aFlow as drawFlow } from '../../../builders/flows/aFlow.ts';
import { login } from '../../../builders/api/login.ts';
import { usualLimit } from '#values/accountLimits.ts';

const mostLocations = usualLimit(null, 'locations');

let app: FastifyInstance;
let db: Db;
let parent: number;
let headers: Record<string, string>;

beforeAll(async () => {
  ({ app, db } = await anApp());
  parent = await anAccount(db);
  ({ headers } = await login(app, (await aUser(db, parent, ['conf'])).email));
});

const anOwn = (country = 'AU') => anAccount(db, { parentId: parent, country });

async function create(account: number, body: Record<string, unknown>) {
  const answer = await ask(app, endpoints.createLocation, { params: { account }, body }, headers);
  return { ...answer, location: JSON.parse(answer.body) as Location };
}

test('a location routing is created with its defaults, changed, listed and deleted', async () => {
  const account = await anOwn();
  const { location } = await create(account, { name: 'Stores' });
  expect(location).toMatchObject({
    IVRmessage: '',
    IVRdigits: 4,
    IVRattempts: 2,
    postcodePrompt: true,
    geoLocation: false,
    mobileLocation: false,
    action: 'locations',
    nextAction: 'hangup',
    nextActionId: null,
    map: { rows: 0, unrouted: 0, updatedAt: null },
    version: 1,
  });
  const one = { params: { account, id: location.id } };
  const body = { name: 'Shops', IVRdigits: 5, geoLocation: true, version: 1 };
  const changed = await ask(app, endpoints.changeLocation, { ...one, body }, headers);
  expect(JSON.parse(changed.body)).toMatchObject({ name: 'Shops', IVRdigits: 5, geoLocation: true, version: 2 });
  expect((await ask(app, endpoints.changeLocation, { ...one, body }, headers)).info).toEqual({ version: 2 });
  const listed = await ask(app, endpoints.listLocations, { params: { account } }, headers);
  expect((JSON.parse(listed.body) as Location[]).map(({ name }) => name)).toEqual(['Shops']);
  expect((await ask(app, endpoints.deleteLocation, one, headers)).status).toBe(200);
  expect((await ask(app, endpoints.getLocation, one, headers)).code).toBe('NOT-FOUND');
});

test.each([
  ['name', 'x'.repeat(100), 'x'.repeat(101)],
  ['IVRmessage', 'x'.repeat(2000), 'x'.repeat(2001)],
  ['IVRdigits', 3, 2],
  ['IVRdigits', 10, 11],
  ['IVRattempts', 1, 0],
  ['IVRattempts', 5, 6],
])('%s ends where it should', async (field, last, beyond) => {
  const account = await anOwn();
  expect((await create(account, { name: 'Stores', [field]: last })).status).toBe(200);
  expect((await create(account, { name: 'Stores', [field]: beyond })).code).toBe('INVALID-PAYLOAD');
});

test('an account has at most fifty', async () => {
  const account = await anOwn();
  for (let at = 1; at < mostLocations; at += 1) await aLocation(db, account);
  expect((await create(account, { name: 'Last' })).status).toBe(200);
  expect((await create(account, { name: 'Beyond' })).info).toEqual({ limit: 'locations', most: mostLocations });
});

const flowWith = (location: string) =>
  drawFlow().node('start', 'start', {}, { next: 'find' }).node('find', 'locations', { location }).document;

test('one that calls run on cannot be deleted', async () => {
  const account = await anOwn();
  const id = await aLocation(db, account);
  await aFlow(db, account, flowWith(id));
  const answer = await ask(app, endpoints.deleteLocation, { params: { account, id } }, headers);
  expect([answer.status, answer.code]).toEqual([409, 'WRONG-STATUS']);
});

test('a step needs a branch that takes part in its location routing: its own, or one of no other', async () => {
  const account = await anOwn();
  const [own, shared] = [await aLocation(db, account), await aLocation(db, account)];
  const problemsOf = async (location: string) => {
    const body = { document: flowWith(location), self: null };
    const answer = await ask(app, endpoints.validateFlow, { params: { account }, body }, headers);
    return (JSON.parse(answer.body) as { problems: { code: string }[] }).problems.map(({ code }) => code);
  };
  await aBranch(db, await anOwn());
  expect(await problemsOf(own)).toContain('LOCATION-WITHOUT-BRANCH');
  await aBranch(db, account, { locationId: own });
  expect(await problemsOf(own)).not.toContain('LOCATION-WITHOUT-BRANCH');
  expect(await problemsOf(shared)).toContain('LOCATION-WITHOUT-BRANCH');
  await aBranch(db, account);
  expect(await problemsOf(shared)).not.toContain('LOCATION-WITHOUT-BRANCH');
});

test('a flow is resolved with its sub-flows, location routings and branches', async () => {
  const account = await anOwn();
  const location = await aLocation(db, account);
  const branch = await aBranch(db, account, { name: 'Quay', locationId: location });
  await aBranch(db, account, { name: 'Elsewhere', locationId: await aLocation(db, account) });
  const inner = await aFlow(db, account, flowWith(location));
  const outer = drawFlow().node('start', 'start', {}, { next: 'on' }).node('on', 'flow', { flow: inner }).document;
  const id = await aFlow(db, account, outer);
  const answer = await ask(app, endpoints.getRecursiveFlow, { params: { account, id } }, headers);
  expect(JSON.parse(answer.body)).toMatchObject({
    flow: { id },
    flows: [{ id: inner }],
    locations: [{ id: location }],
    branches: [{ id: branch, name: 'Quay' }],
  });
  const ways = await ask(app, endpoints.getRecursiveBranch, { params: { account, id, branch } }, headers);
  expect(JSON.parse(ways.body)).toMatchObject({
    branch: { id: branch },
    steps: [{ flow: inner, node: 'find', location, postcodes: 0 }],
  });
  const loop = await ask(app, endpoints.getRecursiveFlow, { params: { account, id: location } }, headers);
  expect(loop.code).toBe('NOT-FOUND');
});

async function covered(account: number, id: string, text: string): Promise<MapCoverage> {
  const file = { name: 'map.csv', bytes: Buffer.from(text) };
  const sample = { params: { account, id }, body: { invalid: 'refuse' }, file };
  expect((await ask(app, endpoints.importLocationMap, sample, headers)).status).toBe(200);
  const answer = await ask(app, endpoints.getLocationCoverage, { params: { account, id } }, headers);
  return JSON.parse(answer.body) as MapCoverage;
}

test('gaps are the postcodes of the country that reach no branch, joined to ranges', async () => {
  const account = await anOwn();
  const id = await aLocation(db, account);
  const branch = await aBranch(db, account, { code: 'A' });
  const found = await covered(account, id, 'postcode,specified-branch\n0001,A\n0003,A\n9999,A\n');
  expect(found.branches).toEqual([{ branch, postcodes: 3 }]);
  expect(found.gapCount).toBe(3);
  expect(found.gaps).toEqual([
    { from: '0000', to: '0000' },
    { from: '0002', to: '0002' },
    { from: '0004', to: '9998' },
  ]);
});

test('in the US every postcode goes to the nearest branch, and one that the file sends further away is an overlap', async () => {
  const account = await anOwn('US');
  const id = await aLocation(db, account);
  const [east, west] = [
    await aBranch(db, account, { code: 'EAST', country: 'US', lat: 40.71, lon: -74 }),
    await aBranch(db, account, { code: 'WEST', country: 'US', lat: 34.05, lon: -118.24 }),
  ];
  const found = await covered(account, id, 'postcode,specified-branch\n10001,EAST\n90210,EAST\n94105,\n');
  expect([found.gapCount, found.overlapCount]).toEqual([0, 1]);
  expect(found.overlaps).toEqual([{ postcode: '90210', specified: east, automatic: west }]);
  const [eastern = 0, western = 0] = [east, west].map(
    (branch) => found.branches.find((each) => each.branch === branch)?.postcodes,
  );
  expect(eastern + western).toBeGreaterThan(33_000);
  expect(eastern).toBeGreaterThan(western);
  expect(found.points.length).toBeGreaterThan(1000);
  expect(found.points.length).toBeLessThanOrEqual(2000);
  const csv = await ask(app, endpoints.getLocationMap, { params: { account, id } }, headers);
  expect(csv.body).toContain('94105,,WEST');
});
