import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { calls, statusCodes } from '../../../../server/kernel/db/schema/calls.ts';
import { locationPostcodes } from '../../../../server/kernel/db/schema/places.ts';
import { findCallKey } from '../../../../server/telephony/calls/callDirectory.ts';
import { aBranch, aLocation } from '../../../builders/api/aBranch.ts';
import { anAccount } from '../../../builders/api/anAccount.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { aFlow } from '../../../builders/flows/aFlow.ts';
import { anAppWithCalls, aPublishedFlow, aScript } from '../../carriers/aCarrier.ts';

const start = Date.UTC(2026, 2, 4, 1, 0, 0);

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let account: number;
let location: string;
const branches: Record<string, string> = {};

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trunkline-places-'));
  mkdirSync(join(folder, 'postcodes'));
  writeFileSync(
    join(folder, 'postcodes', 'AU.csv'),
    'postcode,lat,lon\n3000,-37.81,144.96\n800,-12.46,130.84\nx,1,1\n',
  );
  world = await anAppWithCalls({ DATA_DIR: folder });
});

const desk = (number: string) => [{ id: 'desk', label: number, number }];

beforeEach(async () => {
  account = await anAccount(world.db);
  location = await aLocation(world.db, account);
  const add = async (code: string, number: string, given: object = {}) => {
    branches[code] = await aBranch(world.db, account, { name: code, code, targets: desk(number), ...given });
  };
  await add('melbourne', '+61398760001', { lat: -37.8, lon: 145 });
  await add('darwin', '+61889000001', { lat: -12.4, lon: 130.9 });
  await add('sydney', '+61290000001');
});

async function aNumberFor(settings: object = {}): Promise<string> {
  const id = randomUUID();
  const fallback = [{ id: 'office', label: 'Head office', number: '+61370109999' }];
  const document = aFlow()
    .node('start', 'start', {}, { next: 'find' })
    .node('find', 'locations', { location, fallback, ...settings }, { hangup: 'bye' })
    .node('bye', 'hangup').document;
  await aPublishedFlow(world.db, account, id, document);
  return (await aNumber(world.db, account, { action: 'flow', actionId: id })).did;
}

/** Who took the call, null for nobody; its status, its last exit, and the branch that the log names. */
async function call(to: string, keys: string[], given: { from?: string; answers?: boolean; isTest?: boolean } = {}) {
  const { from = '+61412345678', answers = true, isTest = false } = given;
  const agent = answers ? {} : { agentAt: () => ({ kind: 'noAnswer' }) as const };
  const placed = await world.carrier.placeCall(aScript(to, { from, keys, isTest, ...agent }), { start, speed: 5000 });
  await placed.ended;
  const key = await findCallKey(world.db, placed.callSid);
  if (!key) throw new Error('the call was not taken');
  const where = and(eq(calls.accountId, key.accountId), eq(calls.uuid, key.callUuid));
  const [row] = await world.db.select().from(calls).where(where);
  return [row?.target, row && row.status !== null && statusCodes[row.status], row?.route.at(-1)?.exit, row?.location];
}

const branchAt: Record<string, string> = {
  '+61398760001': 'melbourne',
  '+61889000001': 'darwin',
  '+61290000001': 'sydney',
};
const answered = (target: string) => [target, 'answered', null, branchAt[target] ?? null];
const office = answered('Head office');

test('the postcode entered leads to the branch that the mapping specifies', async () => {
  const to = await aNumberFor();
  const row = { accountId: account, locationId: location, postcode: '3000', automatic: null };
  await world.db.insert(locationPostcodes).values({ ...row, specified: branches['sydney'] ?? null });
  expect(await call(to, ['3000'])).toEqual(answered('+61290000001'));
});

test('without a row, it leads to the nearest branch by coordinates; zeros in front count', async () => {
  const to = await aNumberFor();
  expect(await call(to, ['3000'])).toEqual(answered('+61398760001'));
  expect(await call(to, ['0800'])).toEqual(answered('+61889000001'));
});

test('a caller is asked again, and the fallback rings after the last attempt', async () => {
  const to = await aNumberFor();
  expect(await call(to, ['9999', '3000'])).toEqual(answered('+61398760001'));
  expect(await call(to, ['9999', '9998'])).toEqual(office);
  expect(await call(to, [])).toEqual(office);
});

test('nobody answers anywhere: the call is missed and ends at the hang-up', async () => {
  const to = await aNumberFor();
  expect((await call(to, ['3000'], { answers: false }))[1]).toBe('missed');
});

test('a landline goes to the branch of its area without being asked, others are asked', async () => {
  const to = await aNumberFor({ geoLocation: true });
  expect(await call(to, [], { from: '+61398765432' })).toEqual(answered('+61398760001'));
  expect(await call(to, ['0800'], { from: '+61412345678' })).toEqual(answered('+61889000001'));
});

test('a mobile caller who entered a postcode before, but for a test, is not asked again', async () => {
  const to = await aNumberFor({ mobileLocation: true });
  const from = '+61412999888';
  expect(await call(to, ['3000'], { from, isTest: true })).toEqual(answered('+61398760001'));
  expect(await call(to, ['9999', '0800'], { from })).toEqual(answered('+61889000001'));
  expect(await call(to, [], { from })).toEqual(answered('+61889000001'));
  expect(await call(to, [], { from: '+61412999777' })).toEqual(office);
});

test('branches of another location routing take no part', async () => {
  const elsewhere = await aLocation(world.db, account);
  await aBranch(world.db, account, {
    code: 'ELSEWHERE',
    locationId: elsewhere,
    lat: -37.81,
    lon: 144.96,
    targets: desk('+61390000009'),
  });
  expect(await call(await aNumberFor(), ['3000'])).toEqual(answered('+61398760001'));
});
