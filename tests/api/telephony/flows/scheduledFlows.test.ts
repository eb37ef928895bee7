import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Publication } from '#contract/telephony/publication.contract.ts';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { emitsTo } from '../../../../server/kernel/events/happened.ts';
import { outbox } from '../../../../server/kernel/db/schema/calls.ts';
import { publishDue } from '../../../../server/telephony/flows/publishDue.ts';
import { aFlowDocument, aNode } from '../../../builders/api/aFlow.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { silentSubscribers } from '../../../builders/api/silentSubscribers.ts';
import { login } from '../../../builders/api/login.ts';

const start = Date.parse('2026-03-02T10:00:00Z');
const hours = (count: number) => new Date(start + count * 3_600_000).toISOString();
const at = (count: number) => new Date(hours(count));

let clock = start;
let app: FastifyInstance;
let db: Db;
let account: number;
let email: string;
let headers: Record<string, string>;
let id: string;

const live = aFlowDocument();
const christmas = aFlowDocument({ name: 'Christmas' });
const jobs = { send: () => Promise.resolve() };
const run = (count: number) => publishDue({ db, jobs, emit: emitsTo(silentSubscribers) }, {}, at(count));

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => new Date(clock) }));
});

beforeEach(async () => {
  clock = start;
  account = await anAccount(db);
  ({ email } = await aUser(db, account, ['conf']));
  ({ headers } = await login(app, email));
  id = (await send<Flow>('PUT', '', { draft: live })).body.id;
  await publish(live, 1);
});

async function send<Body>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) {
  const url = `/v2/routing/${account}/flow${path}`;
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json<Body>() };
}

const publish = (draft: FlowDocument, basedOn: number) => send('POST', `/${id}`, { basedOn, draft, publish: true });
const schedule = (body: object) =>
  send<Record<string, unknown>>('PUT', `/${id}/schedule`, { document: christmas, ...body });
const publication = async () => (await send<Publication>('GET', `/${id}/publication`)).body;
const nameOf = async (version: number) =>
  (await send<{ document: FlowDocument }>('GET', `/${id}/versions/${version}`)).body.document.name;
const mails = async () =>
  (await db.select().from(outbox))
    .filter(({ accountId }) => accountId === account)
    .map(({ kind, payload }) => ({ kind, payload }));

/** What the account needs is gone: a number that the flow rings is now one of its own. */
async function breakIt(): Promise<void> {
  await aNumber(db, account, { did: '+61370101234' });
}
const ringing = (name: string) => {
  const targets = [{ id: 'a', label: 'Anna', number: '+61370101234' }];
  return aFlowDocument({ name, nodes: [aNode('start', 'start'), aNode('bye', 'ring', { targets })] });
};

describe('publishing at a moment', () => {
  test('is done once, however many nodes look, also late after a restart, and leaves the draft alone', async () => {
    expect((await schedule({ publishAt: hours(5), note: 'Holidays' })).body).toMatchObject({
      status: 'waiting',
      waits: true,
      createdBy: email,
    });
    await run(4.9);
    expect((await publication()).publishedVersion).toBe(1);
    await Promise.all([run(7), run(7), run(7), run(7)]);
    await run(8);
    expect(await publication()).toMatchObject({
      publishedVersion: 2,
      changed: true,
      schedule: { status: 'published', version: 2, backTo: 1, waits: false },
    });
    expect(await nameOf(2)).toBe('Christmas');
    expect((await send<Flow>('GET', `/${id}`)).body).toMatchObject({ name: live.name, draftVersion: 2 });
    const { rows } = await db.execute(
      `select action, user_id is not null as known, address from audit_log where subject = 'flow ${id}' and at > '2000-01-01' and action <> 'flow.created' order by at, action`,
    );
    expect(rows).toContainEqual({ action: 'flow.scheduled', known: true, address: '127.0.0.1' });
    expect(rows).toContainEqual({ action: 'flow.published', known: true, address: null });
    expect(rows).toHaveLength(3);
  });

  test('goes back to the version before at the other moment, as a new version', async () => {
    await schedule({ publishAt: hours(5), backAt: hours(9) });
    await run(5);
    expect(await publication()).toMatchObject({ publishedVersion: 2, schedule: { status: 'published', waits: true } });
    await Promise.all([run(9), run(9)]);
    expect(await publication()).toMatchObject({ publishedVersion: 3, schedule: { status: 'returned', waits: false } });
    expect([await nameOf(2), await nameOf(3)]).toEqual(['Christmas', live.name]);
  });

  test('never undoes what somebody published meanwhile, and tells the author', async () => {
    await schedule({ publishAt: hours(5), backAt: hours(9) });
    await run(5);
    await publish(aFlowDocument({ name: 'By hand' }), 2);
    await run(9);
    expect(await publication()).toMatchObject({ publishedVersion: 3, schedule: { status: 'overtaken', waits: false } });
    expect(await mails()).toMatchObject([
      { kind: 'flowNotPublished', payload: { to: email, reason: 'overtaken', flow: 'By hand', number: null } },
    ]);
  });

  test('is checked again at its moment: what no longer passes is not published, and its author is told', async () => {
    const answer = await schedule({ document: ringing('Rings'), publishAt: hours(5) });
    expect([answer.status, answer.body]).toMatchObject([200, { status: 'waiting' }]);
    await breakIt();
    await run(5);
    await run(6);
    expect(await publication()).toMatchObject({ publishedVersion: 1, schedule: { status: 'refused', waits: false } });
    expect(await mails()).toMatchObject([{ kind: 'flowNotPublished', payload: { to: email, reason: 'problems' } }]);
  });

  test('can be cancelled before it happens, and so can the way back', async () => {
    await schedule({ publishAt: hours(5), backAt: hours(9) });
    expect((await send('DELETE', `/${id}/schedule`)).body).toMatchObject({ status: 'cancelled', waits: false });
    await run(6);
    expect((await publication()).publishedVersion).toBe(1);
    clock += 1000;
    await schedule({ publishAt: hours(7), backAt: hours(9) });
    await run(7);
    await send('DELETE', `/${id}/schedule`);
    await run(10);
    expect((await publication()).publishedVersion).toBe(2);
    expect((await send('DELETE', `/${id}/schedule`)).body).toMatchObject({ status: 'cancelled', backTo: 1 });
  });
});

describe('scheduling is refused', () => {
  test.each([
    ['for a moment that has passed', { publishAt: hours(-1) }],
    ['with a way back before it', { publishAt: hours(5), backAt: hours(4) }],
  ])('%s', async (_, body) => {
    expect(await schedule(body)).toMatchObject({ status: 400, body: { errorCode: 'INVALID-PAYLOAD' } });
  });

  test('while another waits, so that nothing is replaced unseen', async () => {
    await schedule({ publishAt: hours(5) });
    expect(await schedule({ publishAt: hours(6) })).toMatchObject({
      status: 409,
      body: { errorCode: 'ALREADY-EXISTS' },
    });
  });

  test('for a flow with problems, which are named', async () => {
    const broken = { ...christmas, edges: [] };
    expect(await schedule({ document: broken, publishAt: hours(5) })).toMatchObject({
      status: 422,
      body: { errorCode: 'FLOW-NOT-VALID' },
    });
  });

  test('with a way back when nothing was published before', async () => {
    id = (await send<Flow>('PUT', '', { draft: live })).body.id;
    expect(await schedule({ publishAt: hours(5), backAt: hours(6) })).toMatchObject({ status: 400 });
    expect(await schedule({ publishAt: hours(5) })).toMatchObject({ status: 200 });
  });
});
