import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UnclaimedNumber } from '#contract/tenancy/operators.contract.ts';
import type { AvailableNumber } from '#contract/telephony/numbers.contract.ts';
import { carrierSettings } from '../../../../server/carriers/carrierSettings.ts';
import { twilioNumbers } from '../../../../server/carriers/twilioNumbers.ts';
import { auditLog } from '../../../../server/kernel/db/schema/accounts.ts';
import { localCarrierNumbers, numberPurchases, numbers } from '../../../../server/kernel/db/schema/routing.ts';
import { reconcileNumbers } from '../../../../server/telephony/numbers/reconcileNumbers.ts';
import { settlePurchases } from '../../../../server/telephony/numbers/settlePurchases.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aFlow } from '../../../builders/api/aWorld.ts';
import { aHeldNumber } from '../../../builders/api/aHeldNumber.ts';
import { login } from '../../../builders/api/login.ts';
import { freePort } from '../../../server/freePort.ts';
import { anAppWithCalls } from '../../carriers/aCarrier.ts';

type Loss = (method: string) => 'answer' | 'everything' | 'nothing';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let account: number;
let headers: Record<string, string>;
let restBase: string;
let loses: Loss;
let logged: { level: string; numbers?: string[]; did?: string }[];

/** The line to the carrier: it can lose a request, or only its answer. */
const line = createServer((request, response) => {
  void (async () => {
    const method = request.method ?? '';
    const loss = loses(method);
    if (loss === 'everything') return request.socket.destroy();
    const body = await buffer(request);
    const { authorization = '', 'content-type': type = '' } = request.headers;
    const answer = await fetch(`${world.url}/carrier/local${request.url}`, {
      method,
      headers: { authorization, ...(type && { 'content-type': type }) },
      ...(body.length > 0 && { body }),
    });
    if (loss === 'answer') return request.socket.destroy();
    const text = await answer.text();
    return response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(answer.status === 204 ? undefined : text);
  })();
});

beforeAll(async () => {
  const port = await freePort();
  await new Promise<void>((resolve) => void line.listen(port, '127.0.0.1', resolve));
  restBase = `http://127.0.0.1:${port}`;
  loses = () => 'nothing';
  world = await anAppWithCalls({ CARRIER_API_BASE: restBase });
  account = await anAccount(world.db);
  ({ headers } = await login(world.app, (await aUser(world.db, account)).email));
});

afterAll(() => void line.close());

beforeEach(async () => {
  // The server compares its numbers by itself, and again soon when the carrier that we play had failed it.
  await world.db.execute(sql`delete from jobs.job where name = 'reconcile-numbers'`);
  loses = () => 'nothing';
  logged = [];
});

async function upkeep({ publicBaseUrl = world.url, at = new Date() } = {}) {
  const settings = { ...(await carrierSettings(world.config, world.db)), publicBaseUrl };
  const log = (level: string) => (entry: object) => void logged.push({ level, ...entry });
  const carrier = twilioNumbers(settings, restBase, world.app.log);
  const job = { db: world.db, log: { info: log('info'), warn: log('warn') }, now: () => at };
  return [job, carrier] as const;
}

async function rent(did?: string) {
  const found = await world.app.inject({ url: '/v2/number/available/AU?network=geo', headers });
  const wish = { did: did ?? found.json<AvailableNumber[]>()[0]?.did ?? '', country: 'AU', name: 'Van', source: 'Van' };
  const answer = await world.app.inject({ method: 'PUT', url: `/v2/number/${account}/geo`, headers, payload: wish });
  return { did: wish.did, status: answer.statusCode };
}

const atCarrier = (did: string) => world.db.$count(localCarrierNumbers, eq(localCarrierNumbers.did, did));
const stored = (did: string) => world.db.$count(numbers, eq(numbers.did, did));
const open = (did: string) => world.db.$count(numberPurchases, eq(numberPurchases.did, did));
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('a purchase', () => {
  test('whose answer was lost is found by its mark and finished', async () => {
    loses = (method) => (method === 'POST' ? 'answer' : 'nothing');
    const { did, status } = await rent();
    expect([status, await stored(did), await atCarrier(did), await open(did)]).toEqual([200, 1, 1, 0]);
    const [row] = await world.db.select().from(numbers).where(eq(numbers.did, did));
    const [held] = await world.db.select().from(localCarrierNumbers).where(eq(localCarrierNumbers.did, did));
    expect(row?.carrierSid).toBe(held?.sid);
  });

  test('that the carrier made after the line broke is finished when it is tried again', async () => {
    let posted = false;
    loses = (method) => {
      if (method === 'POST') posted = true;
      return method === 'POST' ? 'answer' : posted ? 'everything' : 'nothing';
    };
    const first = await rent();
    expect([first.status, await stored(first.did), await atCarrier(first.did)]).toEqual([502, 0, 1]);
    loses = () => 'nothing';
    const again = await rent(first.did);
    expect([again.status, await stored(first.did), await atCarrier(first.did)]).toEqual([200, 1, 1]);
    await settlePurchases(...(await upkeep({ at: later(11) })));
    expect([await stored(first.did), await atCarrier(first.did), await open(first.did)]).toEqual([1, 1, 0]);
  });

  test('that was never stored is released after a while, and the audit log says so', async () => {
    let posted = false;
    loses = (method) => {
      if (method === 'POST') posted = true;
      return method === 'POST' ? 'answer' : posted ? 'everything' : 'nothing';
    };
    const { did } = await rent();
    loses = () => 'nothing';
    await settlePurchases(...(await upkeep({ at: later(9) })));
    expect([await atCarrier(did), await open(did)]).toEqual([1, 1]);
    await settlePurchases(...(await upkeep({ at: later(11) })));
    expect([await atCarrier(did), await open(did)]).toEqual([0, 0]);
    const audit = await world.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `number ${did}`));
    expect(audit.map(({ action, accountId }) => [action, accountId])).toEqual([['number.orphan-released', account]]);
    expect(logged).toEqual([{ level: 'warn', did, account }]);
  });

  test('stays open while the carrier does not answer', async () => {
    const did = '+61255509999';
    await world.db.insert(numberPurchases).values({ accountId: account, id: randomUUID(), did, begunAt: new Date() });
    loses = () => 'everything';
    await expect(settlePurchases(...(await upkeep({ at: later(11) })))).rejects.toMatchObject({
      code: 'CARRIER-FAILED',
    });
    expect(await open(did)).toBe(1);
    loses = () => 'nothing';
    await settlePurchases(...(await upkeep({ at: later(11) })));
    expect(await open(did)).toBe(0);
  });

  test('of somebody else is never released', async () => {
    const { did } = await rent();
    const [row] = await world.db.select().from(numbers).where(eq(numbers.did, did));
    await world.db.insert(numberPurchases).values({ accountId: account, id: randomUUID(), did, begunAt: new Date() });
    await settlePurchases(...(await upkeep({ at: later(11) })));
    expect([await atCarrier(did), row?.status, await open(did)]).toEqual([1, 'active', 0]);
  });
});

describe('the numbers at the carrier', () => {
  const addressesOf = async (did: string) => {
    const [row] = await world.db.select().from(localCarrierNumbers).where(eq(localCarrierNumbers.did, did));
    return [row?.voiceUrl, row?.voiceFallbackUrl, row?.statusCallback];
  };

  test('get new addresses when ours have changed, and none when they have not', async () => {
    const dids: string[] = [];
    for (let count = 0; count < 3; count += 1) dids.push((await rent()).did);
    const before = await Promise.all(dids.map(addressesOf));
    await reconcileNumbers(...(await upkeep()));
    expect(logged.filter(({ level }) => level === 'info')).toEqual([]);
    await reconcileNumbers(...(await upkeep({ publicBaseUrl: 'https://calls.example.test' })));
    const updated = logged.flatMap(({ level, did }) => (level === 'info' && did !== undefined ? [did] : []));
    expect(updated).toEqual(expect.arrayContaining(dids));
    expect(await Promise.all(dids.map(addressesOf))).toEqual(
      before.map((urls) => urls.map((url) => url?.replace(world.url, 'https://calls.example.test'))),
    );
    await reconcileNumbers(...(await upkeep()));
    expect(await Promise.all(dids.map(addressesOf))).toEqual(before);
  });

  test('get the retry fragment that an earlier version did not ask for', async () => {
    const { did } = await rent();
    const [voiceUrl] = await addressesOf(did);
    const plain = { voiceUrl: voiceUrl?.split('#')[0] ?? '', voiceFallbackUrl: '', statusCallback: '' };
    await world.db.update(localCarrierNumbers).set(plain).where(eq(localCarrierNumbers.did, did));
    await reconcileNumbers(...(await upkeep()));
    expect(await addressesOf(did)).toEqual([
      voiceUrl,
      expect.stringContaining('/fallback#rc=2'),
      expect.stringContaining('/status#rc=2'),
    ]);
  });

  test('that only one side has are reported in the log and left alone', async () => {
    const [paid, lost] = ['+61255501111', (await rent()).did];
    const urls = { voiceUrl: '', voiceFallbackUrl: '', statusCallback: '' };
    const [held] = await world.db.select().from(localCarrierNumbers).where(eq(localCarrierNumbers.did, lost));
    const known = { ...urls, ...held, did: paid, sid: 'PN-stray' };
    await world.db.insert(localCarrierNumbers).values(known);
    await world.db.delete(localCarrierNumbers).where(eq(localCarrierNumbers.did, lost));
    await reconcileNumbers(...(await upkeep()));
    expect(logged).toEqual([
      { level: 'warn', numbers: [paid] },
      { level: 'warn', numbers: [lost] },
    ]);
    expect([await atCarrier(paid), await stored(lost)]).toEqual([1, 1]);
  });

  test('that no account has are listed for operators until one has them', async () => {
    const system = await login(world.app, (await aUser(world.db, await anAccount(world.db), ['system'])).email);
    const listed = async () => {
      const answer = await world.app.inject({ url: '/v2/admin/numbers', headers: system.headers });
      return answer.json<UnclaimedNumber[]>().filter(({ did }) => [moved, bought].includes(did));
    };
    const moved = await aHeldNumber(world.db, { did: '+61255501201' });
    const bought = await aHeldNumber(world.db, { did: '+61255501202', friendlyName: `Trunkline ${randomUUID()}` });
    const at = new Date('2026-03-01T00:00:00Z');
    await reconcileNumbers(...(await upkeep({ at })));
    const seen = { reachesUs: false, seenAt: at.toISOString() };
    expect(await listed()).toEqual([
      { did: moved, bought: false, ...seen },
      { did: bought, bought: true, ...seen },
    ]);
    const body = { did: moved, name: 'Moved', source: 'Print', flow: await aFlow(world.db, account) };
    const url = `/v2/number/adopted/${account}`;
    const adopted = await world.app.inject({ method: 'PUT', url, headers: system.headers, payload: body });
    expect(adopted.statusCode).toBe(200);
    expect((await listed()).map(({ did }) => did)).toEqual([bought]);
    await world.db.delete(localCarrierNumbers).where(eq(localCarrierNumbers.did, bought));
    await reconcileNumbers(...(await upkeep({ at })));
    expect(await listed()).toEqual([]);
    expect((await world.app.inject({ url: '/v2/admin/numbers', headers })).statusCode).toBe(403);
  });

  test('are redirected although one of them fails, and the failure is reported', async () => {
    const [first, second] = [(await rent()).did, (await rent()).did].toSorted();
    let posts = 0;
    loses = (method) => (method === 'POST' && (posts += 1) === 1 ? 'everything' : 'nothing');
    const moved = reconcileNumbers(...(await upkeep({ publicBaseUrl: 'https://other.example.test' })));
    await expect(moved).rejects.toMatchObject({ code: 'CARRIER-FAILED' });
    const [mayFail] = await addressesOf(first ?? '');
    const [isMoved] = await addressesOf(second ?? '');
    expect([mayFail?.startsWith('http'), isMoved]).toEqual([
      true,
      expect.stringContaining('https://other.example.test/'),
    ]);
  });
});
