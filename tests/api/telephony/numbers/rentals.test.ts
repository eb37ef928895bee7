import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AvailableNumber, NumberExtra, TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { auditLog } from '../../../../server/kernel/db/schema/accounts.ts';
import { didDirectory, localCarrierNumbers, numbers } from '../../../../server/kernel/db/schema/routing.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aFlow } from '../../../builders/api/aWorld.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { login } from '../../../builders/api/login.ts';
import { anAppWithCalls, aScript } from '../../carriers/aCarrier.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let account: number;
let headers: Record<string, string>;

beforeAll(async () => {
  world = await anAppWithCalls();
  account = await anAccount(world.db);
  ({ headers } = await login(world.app, (await aUser(world.db, account)).email));
});

async function ask<Answer>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object, more = {}) {
  const answer = await world.app.inject({
    method,
    url,
    headers: { ...headers, ...more },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, json: answer.json<Answer & { errorCode?: string }>(), headers: answer.headers };
}

async function free(search = ''): Promise<AvailableNumber[]> {
  return (await ask<AvailableNumber[]>('GET', `/v2/number/available/AU?network=geo${search}`)).json;
}

async function firstFree(): Promise<string> {
  const [first] = await free();
  if (!first) throw new Error('the carrier has nothing left');
  return first.did;
}

const wish = (did: string) => ({ did, country: 'AU', name: 'Letterbox card', source: 'Print' });
const rent = (did: string, body: object = {}, more = {}) =>
  ask<TrackingNumber>('PUT', `/v2/number/${account}/geo`, { ...wish(did), ...body }, more);

describe('the numbers available for rent', () => {
  test('are valid for the country and network, and the same each time', async () => {
    const found = await free();
    expect(found).toHaveLength(30);
    expect(new Set(found.map(({ did, network }) => `${did.slice(0, 4)} ${network}`))).toEqual(
      new Set(['+612 geo', '+613 geo', '+617 geo', '+618 geo']),
    );
    expect(await free()).toEqual(found);
  });

  test('can be searched by digits and by town', async () => {
    const digits = (await free('&contains=77')).map(({ did }) => did.includes('77'));
    expect([digits.length > 0, digits.every(Boolean)]).toEqual([true, true]);
    expect(new Set((await free('&area=Brisbane')).map(({ area }) => area))).toEqual(new Set(['Brisbane']));
    expect(new Set((await free('&area=melb')).map(({ area }) => area))).toEqual(new Set(['Melbourne']));
    expect(await free('&area=Atlantis')).toEqual([]);
  });

  test('are empty if the carrier has no numbers of the kind', async () => {
    const mobile = await ask<AvailableNumber[]>('GET', '/v2/number/available/FR?network=mobile');
    expect([mobile.status, mobile.json]).toEqual([200, []]);
  });

  test('exclude those already in use', async () => {
    const did = await firstFree();
    await aNumber(world.db, await anAccount(world.db), { did });
    expect((await free()).map((each) => each.did)).not.toContain(did);
  });
});

describe('the fail-safe destination of a number', () => {
  const fallbackNumber = async (did: string) =>
    (await ask<NumberExtra>('GET', `/v2/number/${encodeURIComponent(did)}/extra`)).json.extra.fallbackNumber;

  test('is changed and removed, and is no tracking number', async () => {
    const { did } = await aNumber(world.db, account);
    const other = await aNumber(world.db, await anAccount(world.db));
    const change = (version: number, wanted: string | null) =>
      ask<{ errorInfo?: object }>('POST', `/v2/number/${encodeURIComponent(did)}`, { fallbackNumber: wanted, version });
    expect(await fallbackNumber(did)).toBeNull();
    expect((await change(1, '+61370102299')).status).toBe(200);
    expect(await fallbackNumber(did)).toBe('+61370102299');
    expect(await change(2, other.did)).toMatchObject({ status: 400, json: { errorCode: 'INVALID-PAYLOAD' } });
    expect(await fallbackNumber(did)).toBe('+61370102299');
    expect((await change(2, null)).status).toBe(200);
    expect(await fallbackNumber(did)).toBeNull();
  });
});

describe('renting a number', () => {
  test('keeps the town that the search named, else the one of the numbering plan', async () => {
    const [first, second] = await free('&area=Sydney');
    if (!first || !second) throw new Error('the carrier has too few left');
    expect((await rent(first.did, { area: first.area })).json.area).toBe('Sydney');
    const { json } = await rent(second.did);
    expect(json.area).not.toBe('Sydney');
    const stored = await ask<NumberExtra>('GET', `/v2/number/${encodeURIComponent(first.did)}/extra`);
    expect(stored.json.area).toBe('Sydney');
  });

  test('buys it, stores it with everything requested, and audits it', async () => {
    const [did, flow] = [await firstFree(), await aFlow(world.db, account)];
    const extra = { replyEmail: 'sms@harbour.test', voicemailNotify: 'always', customGA: 'G-ABC1234' };
    const { status, json } = await rent(did, { flow, ...extra });
    expect([status, json]).toEqual([
      200,
      expect.objectContaining({
        account,
        did,
        name: 'Letterbox card',
        source: 'Print',
        status: 'active',
        type: 'geo',
        country: 'AU',
        action: 'flow',
        actionId: flow,
        customGA: 'G-ABC1234',
        version: 1,
      }),
    ]);
    const known = await ask<NumberExtra>('GET', `/v2/number/${encodeURIComponent(did)}/extra`);
    expect(known.json).toMatchObject({
      action: 'flow',
      cancelDate: null,
      extra: { replyEmail: 'sms@harbour.test', voicemailNotify: 'always' },
    });
    expect(await world.db.$count(localCarrierNumbers, eq(localCarrierNumbers.did, did))).toBe(1);
    const audit = await world.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `number ${did}`));
    expect(audit.map(({ action }) => action)).toEqual(['number.rented']);
  });

  test('hangs up without a flow', async () => {
    expect((await rent(await firstFree())).json).toMatchObject({ action: 'hangup', actionId: null });
  });

  test('is refused if the number is taken or in another country', async () => {
    const did = await firstFree();
    await rent(did);
    expect((await rent(did)).json.errorCode).toBe('NUMBER-NOT-FOUND');
    expect((await rent('+442079460123')).json.errorCode).toBe('INVALID-DID');
    expect((await rent('+61398765432')).json.errorCode).toBe('NUMBER-NOT-FOUND');
  });

  test("is refused for another account's flow, and nothing is bought", async () => {
    const did = await firstFree();
    const flow = await aFlow(world.db, await anAccount(world.db));
    expect((await rent(did, { flow })).status).toBe(404);
    expect(await firstFree()).toBe(did);
  });

  test('accepts a call at once', async () => {
    const did = await firstFree();
    await rent(did, { flow: await aFlow(world.db, account) });
    const call = await world.carrier.placeCall(aScript(did), { start: Date.now() - 120_000, speed: 100 });
    await call.ended;
    const log = await ask<{ data: { trackingNumber: string }[] }>('GET', `/v2/call?account=${account}`);
    expect(log.json.data.map(({ trackingNumber }) => trackingNumber)).toEqual([did]);
  });
});

describe('an idempotency key', () => {
  test('rents only once however often it is sent, and repeats the response', async () => {
    const [did, key] = [await firstFree(), { 'idempotency-key': 'a-key-of-a-page' }];
    const first = await rent(did, {}, key);
    const again = await rent(did, {}, key);
    expect(again.json).toEqual(first.json);
    expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([undefined, 'true']);
    expect(await world.db.$count(numbers, eq(numbers.did, did))).toBe(1);
  });

  test('sent twice concurrently does the work once', async () => {
    const [did, key] = [await firstFree(), { 'idempotency-key': 'two-at-the-same-time' }];
    const answers = await Promise.all([rent(did, {}, key), rent(did, {}, key)]);
    const outcomes = answers.map(({ status, json }) => (status === 200 ? 'rented' : json.errorCode));
    expect(outcomes).toContain('rented');
    expect(['rented', 'IDEMPOTENCY-IN-USE']).toEqual(expect.arrayContaining(outcomes));
    expect(await world.db.$count(numbers, eq(numbers.did, did))).toBe(1);
  });

  test('is refused with another request, but can be reused after a failure', async () => {
    const [did, key] = [await firstFree(), { 'idempotency-key': 'the-key-of-one-wish' }];
    expect((await rent('+442079460123', {}, key)).json.errorCode).toBe('INVALID-DID');
    expect((await rent(did, {}, key)).status).toBe(200);
    expect((await rent(await firstFree(), {}, key)).json.errorCode).toBe('IDEMPOTENCY-MISMATCH');
  });
});

describe('cancelling a number', () => {
  const cancel = (did: string) => ask<TrackingNumber>('DELETE', `/v2/number/${encodeURIComponent(did)}`);

  test('releases it, keeps its history and its flow, and accepts no more calls', async () => {
    const [did, flow] = [await firstFree(), await aFlow(world.db, account)];
    await rent(did, { flow });
    const { json } = await cancel(did);
    expect(json).toMatchObject({ did, status: 'cancelled', actionId: flow });
    expect(await world.db.$count(localCarrierNumbers, eq(localCarrierNumbers.did, did))).toBe(0);
    expect(await world.db.$count(didDirectory, eq(didDirectory.did, did))).toBe(0);
    const listed = async (status: string) =>
      (await ask<TrackingNumber[]>('GET', `/v2/number?status=${status}`)).json.map((each) => each.did);
    expect(await listed('active')).not.toContain(did);
    expect(await listed('cancelled')).toContain(did);
    const known = await ask<NumberExtra>('GET', `/v2/number/${encodeURIComponent(did)}/extra`);
    expect(known.json.cancelDate).not.toBeNull();
    expect((await ask('GET', `/v2/routing/${account}/flow/${flow}`)).status).toBe(200);
    expect((await cancel(did)).json.errorCode).toBe('INVALID-DID');
  });

  test('allows it to be rented again, even by the same account', async () => {
    const did = await firstFree();
    await rent(did);
    await cancel(did);
    expect((await rent(did)).json).toMatchObject({ did, status: 'active' });
  });

  test('does not involve the carrier if the number predates rentals', async () => {
    const { did } = await aNumber(world.db, account);
    expect((await cancel(did)).json).toMatchObject({ did, status: 'cancelled' });
  });
});
