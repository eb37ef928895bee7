import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { AdoptionResult } from '#contract/telephony/adoption.contract.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { accountLimits } from '../../../../server/kernel/db/schema/limits.ts';
import { portingRequests } from '../../../../server/kernel/db/schema/porting.ts';
import { flows, numberPurchases, numbers } from '../../../../server/kernel/db/schema/routing.ts';
import { aUser } from '../../../builders/api/anAccount.ts';
import { aPorting, portingDetails } from '../../../builders/api/aPorting.ts';
import { ask } from '../../../builders/api/ask.ts';
import { aFlow } from '../../../builders/api/aWorld.ts';
import { login } from '../../../builders/api/login.ts';
import { aFreeDid, allWords, anAdoption } from './anAdoption.ts';

describe.each(allWords)('a number that %s has for us', (words) => {
  let on: Awaited<ReturnType<typeof anAdoption>>;

  beforeAll(async () => {
    on = await anAdoption(words);
  });
  afterAll(() => on.carrier.close());
  beforeEach(() => {
    on.carrier.state.fails = '';
  });

  test('becomes a number of the account, its calls come to us, and the audit log says so', async () => {
    const did = on.held();
    const { status, number } = await on.adopt(did);
    expect([status, number]).toEqual([
      200,
      {
        id: expect.any(String),
        account: on.client,
        accountName: expect.any(String),
        did,
        name: 'Front desk',
        source: 'Print',
        status: 'active',
        type: 'geo',
        country: 'AU',
        area: expect.toSatisfy((area: unknown) => area === null || typeof area === 'string'),
        action: 'flow',
        actionId: on.flow,
        actionName: expect.any(String),
        customGA: null,
        version: 1,
      },
    ]);
    expect(on.goesTo(did)).toEqual(on.ours);
    expect(await on.audited(did)).toEqual([['number.adopted', on.client]]);
    const list = await on.app.inject({ url: `/v2/number?account=${on.client}`, headers: on.headers });
    expect(list.json<TrackingNumber[]>().map((each) => each.did)).toContain(did);
    const [row] = await on.db.select().from(numbers).where(eq(numbers.did, did));
    expect(row?.carrierSid).toBe(`PN${did.slice(1)}`);
  });

  test('adopted twice, or by two at the same time, is there once and audited once', async () => {
    const did = on.held();
    const both = await Promise.all([on.adopt(did), on.adopt(did)]);
    expect(both.map(({ status }) => status)).toContain(200);
    const again = await on.adopt(did);
    expect([again.status, again.number?.version]).toEqual([200, 1]);
    expect([await on.stored(did), await on.audited(did)]).toEqual([1, [['number.adopted', on.client]]]);
    expect(await on.adopt(did, { name: 'Another name' })).toMatchObject({ status: 409, code: 'ALREADY-EXISTS' });
  });

  test('whose redirection fails is finished by adopting it again', async () => {
    const did = on.held();
    on.failToRedirect();
    expect(await on.adopt(did)).toMatchObject({ status: 502, code: 'CARRIER-FAILED' });
    expect([await on.stored(did), on.goesTo(did)]).toEqual([1, on.elsewhere]);
    on.carrier.state.fails = '';
    expect((await on.adopt(did)).status).toBe(200);
    expect([await on.stored(did), on.goesTo(did), await on.audited(did)]).toEqual([
      1,
      on.ours,
      [['number.adopted', on.client]],
    ]);
  });

  test('is not touched while the carrier does not answer', async () => {
    const did = on.held();
    on.carrier.state.fails = 'GET';
    expect(await on.adopt(did)).toMatchObject({ status: 502, code: 'CARRIER-FAILED' });
    expect([await on.stored(did), on.goesTo(did)]).toEqual([0, on.elsewhere]);
  });

  test('is refused when the carrier has it no more, without a published flow, or with the flow of another', async () => {
    expect(await on.adopt(aFreeDid())).toMatchObject({ status: 409, code: 'NUMBER-NOT-HELD' });
    const did = on.held();
    const draft = await aFlow(on.db, on.client);
    await on.db.update(flows).set({ publishedVersion: null }).where(eq(flows.id, draft));
    expect(await on.adopt(did, { flow: draft })).toMatchObject({ status: 422, code: 'FLOW-NOT-PUBLISHED' });
    expect(await on.adopt(did, { flow: on.other.flow })).toMatchObject({ status: 404, code: 'NOT-FOUND' });
    expect(await on.adopt('+999255501234')).toMatchObject({ status: 404, code: 'INVALID-DID' });
    expect([await on.stored(did), on.goesTo(did)]).toEqual([0, on.elsewhere]);
    expect((await on.adopt(did)).status).toBe(200);
  });

  test.runIf(words === 'telnyx')('is refused while another carrier still has it', async () => {
    const did = on.held({ pending: true });
    expect(await on.adopt(did)).toMatchObject({ status: 409, code: 'NUMBER-NOT-HELD', info: { numbers: [did] } });
  });

  test.runIf(words !== 'telnyx')('is detached from the application it had', async () => {
    const did = on.held({ goesTo: 'AP1' });
    await on.adopt(did);
    expect(on.goesTo(did)).toEqual(on.ours);
  });

  test('is refused beyond what the account may have, and adopted once there is room', async () => {
    const did = on.held();
    const limit = { accountId: on.client, name: 'numbers' } as const;
    await on.db.insert(accountLimits).values({ ...limit, most: 0 });
    expect(await on.adopt(did)).toMatchObject({ status: 409, code: 'LIMIT-REACHED', info: { limit: 'numbers' } });
    expect([await on.stored(did), on.goesTo(did)]).toEqual([0, on.elsewhere]);
    await on.db.delete(accountLimits).where(eq(accountLimits.accountId, on.client));
    expect((await on.adopt(did)).status).toBe(200);
  });

  describe('that may be another’s', () => {
    test('is never adopted, and the answer is the same as for a number that is not there', async () => {
      const did = on.held();
      expect((await on.adopt(did, { flow: on.other.flow }, on.other.headers, on.other.account)).status).toBe(200);
      const { code, status } = await on.adopt(did);
      expect([status, code]).toEqual([409, 'NUMBER-NOT-HELD']);
      const [row] = await on.db.select().from(numbers).where(eq(numbers.did, did));
      expect(row?.accountId).toBe(on.other.account);
      expect(await on.adopt(did, {}, on.staff)).toMatchObject({ status: 409, code: 'ALREADY-EXISTS' });
    });

    test('because they asked to port it, is theirs', async () => {
      const did = on.held();
      const id = await aPorting(on.db, on.other.account);
      const details = portingDetails({ numbers: [`${did.slice(0, 4)} ${did.slice(4)}`] });
      await on.db.update(portingRequests).set({ details, status: 'scheduled' }).where(eq(portingRequests.id, id));
      expect(await on.adopt(did)).toMatchObject({ code: 'NUMBER-NOT-HELD' });
      expect(await on.adopt(did, {}, on.staff)).toMatchObject({ code: 'ALREADY-EXISTS' });
      // A request of one's own for the same number takes it from nobody.
      const mine = await aPorting(on.db, on.client);
      await on.db.update(portingRequests).set({ details, status: 'submitted' }).where(eq(portingRequests.id, mine));
      expect(await on.adopt(did)).toMatchObject({ code: 'NUMBER-NOT-HELD' });
      expect((await on.adopt(did, { flow: on.other.flow }, on.staff, on.other.account)).status).toBe(200);
    });

    test('because they are buying it, or another installation did, is left to them', async () => {
      const mark = randomUUID();
      const did = on.held({ mark });
      expect(await on.adopt(did)).toMatchObject({ code: 'NUMBER-NOT-HELD' });
      await on.db.insert(numberPurchases).values({ accountId: on.other.account, id: mark, did, begunAt: new Date() });
      expect(await on.adopt(did)).toMatchObject({ code: 'NUMBER-NOT-HELD' });
      expect(await on.adopt(did, {}, on.staff)).toMatchObject({ code: 'ALREADY-EXISTS' });
      expect((await on.adopt(did, { flow: on.other.flow }, on.other.headers, on.other.account)).status).toBe(200);
    });

    test('cannot be brought into an account that is not below', async () => {
      const did = on.held();
      expect(await on.adopt(did, {}, on.other.headers)).toMatchObject({ status: 403, code: 'ACCESS_DENIED_ACCOUNT' });
      const admin = await login(on.app, (await aUser(on.db, on.client, ['admin'])).email);
      expect(await on.adopt(did, {}, admin.headers)).toMatchObject({ status: 403, code: 'ACCESS-DENIED' });
      expect((await on.adopt(did)).status).toBe(200);
    });
  });

  describe('in a file', () => {
    async function send(lines: string[], body: Record<string, string> = {}) {
      const file = { name: 'numbers.csv', bytes: Buffer.from(lines.join('\n')) };
      const answer = await ask(
        on.app,
        endpoints.adoptNumberFile,
        { params: { account: on.client }, body, file },
        on.headers,
      );
      return { ...answer, result: answer.status === 200 ? (JSON.parse(answer.body) as AdoptionResult) : null };
    }

    test('is adopted with the others, and lines with a problem are named', async () => {
      const [first, second, missing] = [on.held(), on.held(), aFreeDid()];
      const name = `Sales ${first}`;
      await on.db
        .update(flows)
        .set({ name })
        .where(eq(flows.id, await aFlow(on.db, on.client)));
      const [named] = await on.db.select().from(flows).where(eq(flows.name, name));
      const lines = [
        'Phone number,Name,Source,Flow',
        `${first},Van,Van,${name.toUpperCase()}`,
        `(0${second.slice(3, 4)}) ${second.slice(4)},,,`,
        `${missing},Gone,Print,`,
        '12,Short,Print,',
        `${on.held()},Lost,Print,No such flow`,
      ];
      const { result } = await send(lines, { source: 'Moved', flow: on.flow });
      expect(result?.adopted.map(({ did, name: each, source, actionId }) => [did, each, source, actionId])).toEqual([
        [first, 'Van', 'Van', named?.id],
        [second, expect.stringMatching(/^\(02\) 5550/), 'Moved', on.flow],
      ]);
      expect(result?.problems).toEqual([
        { line: 4, number: missing, field: 'number', value: missing, errorCode: 'NUMBER-NOT-HELD' },
        { line: 5, number: '12', field: 'number', value: '12', errorCode: 'INVALID-DID' },
        { line: 6, number: expect.any(String), field: 'flow', value: 'No such flow', errorCode: 'NOT-FOUND' },
      ]);
      expect([on.goesTo(first), on.goesTo(second)]).toEqual([on.ours, on.ours]);
      expect((await send(lines.slice(0, 3), { source: 'Moved', flow: on.flow })).result?.problems).toEqual([]);
      expect([await on.stored(first), await on.stored(second)]).toEqual([1, 1]);
    });

    test('is refused without a column for it, and with too many lines', async () => {
      expect(await send(['name', 'Van'])).toMatchObject({ status: 400, code: 'INVALID-PAYLOAD' });
      expect(await send(['number'])).toMatchObject({ status: 400, code: 'INVALID-PAYLOAD' });
      const many = ['number', ...Array.from({ length: 201 }, () => '+61255501234')];
      expect(await send(many)).toMatchObject({ status: 400, code: 'INVALID-PAYLOAD' });
    });
  });
});
