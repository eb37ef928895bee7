import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { PortingRequest } from '#contract/telephony/porting.contract.ts';
import { outbox, portingRequests } from '../../../../server/kernel/db/schema/all.ts';
import { numbers } from '../../../../server/kernel/db/schema/routing.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { aPorting, portingDetails } from '../../../builders/api/aPorting.ts';
import { ask } from '../../../builders/api/ask.ts';
import { aFlow } from '../../../builders/api/aWorld.ts';
import { aFreeDid, allWords, anAdoption } from './anAdoption.ts';

describe.each(allWords)('the port of a number to %s', (words) => {
  let on: Awaited<ReturnType<typeof anAdoption>>;

  beforeAll(async () => {
    on = await anAdoption(words);
  });
  afterAll(() => on.carrier.close());
  beforeEach(() => {
    on.carrier.state.fails = '';
  });

  async function scheduled(dids: string[]) {
    const { userId, email } = await aUser(on.db, on.client, ['admin']).then(({ id, email: to }) => ({
      userId: id,
      email: to,
    }));
    const id = await aPorting(on.db, on.client, userId);
    const details = portingDetails({ numbers: dids });
    await on.db.update(portingRequests).set({ details, status: 'scheduled' }).where(eq(portingRequests.id, id));
    return { id, email };
  }
  async function complete(id: string, said?: object[]) {
    const body = { version: 1, action: 'complete', ...(said && { numbers: said }) };
    const answer = await ask(on.app, endpoints.savePorting, { params: { id }, body }, on.staff);
    return { ...answer, request: answer.status === 200 ? (JSON.parse(answer.body) as PortingRequest) : null };
  }
  const mails = async (id: string) => {
    const rows = await on.db.select().from(outbox).where(eq(outbox.kind, 'porting'));
    return rows.flatMap(({ payload }) => ((payload as { request: string }).request === id ? [payload] : []));
  };
  const said = (did: string, given: object = {}) => ({
    did,
    name: 'Ported',
    source: 'Signage',
    flow: on.flow,
    ...given,
  });

  test('becomes a number when its port is complete, and only then the mail goes out', async () => {
    const [first, second] = [on.held(), on.held()];
    const { id } = await scheduled([first, second]);
    expect(await complete(id)).toMatchObject({ status: 400, code: 'MISSING-FIELD', info: ['numbers'] });
    expect(await complete(id, [said(first)])).toMatchObject({ status: 400, code: 'MISSING-FIELD' });
    expect([await mails(id), await on.stored(first)]).toEqual([[], 0]);
    const { request } = await complete(id, [said(first), said(second, { name: 'Second line' })]);
    expect(request?.status).toBe('done');
    expect([await on.stored(first), on.goesTo(first), on.goesTo(second)]).toEqual([1, on.ours, on.ours]);
    expect(await mails(id)).toMatchObject([{ status: 'done', numbers: [first, second] }]);
    expect(await on.audited(second)).toEqual([['number.adopted', on.client]]);
  });

  test('that the carrier does not have yet keeps the whole port open', async () => {
    const [here, missing] = [on.held(), aFreeDid()];
    const { id } = await scheduled([here, missing]);
    expect(await complete(id, [said(here), said(missing)])).toMatchObject({
      status: 409,
      code: 'NUMBER-NOT-HELD',
      info: { numbers: [missing] },
    });
    expect([await on.stored(here), on.goesTo(here), await mails(id)]).toEqual([0, on.elsewhere, []]);
  });

  test('goes on after it failed half way', async () => {
    const [first, second] = [on.held(), on.held()];
    const { id } = await scheduled([first, second]);
    on.failToRedirect();
    expect(await complete(id, [said(first), said(second)])).toMatchObject({ code: 'CARRIER-FAILED' });
    expect(await mails(id)).toEqual([]);
    on.carrier.state.fails = '';
    expect((await complete(id, [said(first), said(second)])).request?.status).toBe('done');
    expect([await on.stored(first), await on.stored(second), on.goesTo(second)]).toEqual([1, 1, on.ours]);
    expect(await mails(id)).toHaveLength(1);
  });

  test('goes to the request’s account or one below, and to no on.other', async () => {
    const did = on.held();
    const below = await anAccount(on.db, { parentId: on.client });
    const { id } = await scheduled([did]);
    const theirs = said(did, { account: on.other.account, flow: on.other.flow });
    expect(await complete(id, [theirs])).toMatchObject({ status: 400, code: 'INVALID-PAYLOAD' });
    expect(await complete(id, [said(did), said(aFreeDid())])).toMatchObject({ status: 400, code: 'INVALID-PAYLOAD' });
    const flowBelow = await aFlow(on.db, below);
    expect((await complete(id, [said(did, { account: below, flow: flowBelow })])).request?.status).toBe('done');
    const [row] = await on.db.select().from(numbers).where(eq(numbers.did, did));
    expect(row?.accountId).toBe(below);
  });

  test('need not be said when the account has it already', async () => {
    const { did } = await aNumber(on.db, on.client, { did: aFreeDid() });
    const { id } = await scheduled([did]);
    expect((await complete(id)).request?.status).toBe('done');
  });
});
