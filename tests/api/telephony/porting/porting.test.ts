import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { PortingRequest, PortingRow } from '#contract/telephony/porting.contract.ts';
import type { PortingAction } from '#values/portingWords.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { files, outbox } from '../../../../server/kernel/db/schema/all.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { aPdf, portingDetails } from '../../../builders/api/aPorting.ts';
import { ask } from '../../../builders/api/ask.ts';
import { aPng } from '../../../builders/api/brandSamples.ts';
import { login } from '../../../builders/api/login.ts';
import { aFlow } from '../../../builders/api/aWorld.ts';
import { anAppWithCalls } from '../../carriers/aCarrier.ts';

const pdf = aPdf.toString();

let app: FastifyInstance;
let db: Db;
let account: number;
let email: string;
let customer: Record<string, string>;
let staff: Record<string, string>;

beforeAll(async () => {
  ({ app, db } = await anAppWithCalls());
  account = await anAccount(db);
  const user = await aUser(db, account, ['admin'], { locale: 'it-IT' });
  email = user.email;
  ({ headers: customer } = await login(app, email));
  ({ headers: staff } = await login(app, (await aUser(db, await anAccount(db), ['system'])).email));
});

const read = (body: string) => JSON.parse(body) as PortingRequest;

async function begin(details = portingDetails()): Promise<PortingRequest> {
  const answer = await ask(app, endpoints.createPorting, { params: { account }, body: { ...details } }, customer);
  return read(answer.body);
}

const invoice = (id: string, content: string | Buffer = pdf, name = 'invoice.pdf') =>
  ask(app, endpoints.addPortingInvoice, { params: { id }, file: { name, bytes: Buffer.from(content) } }, customer);

async function move(request: PortingRequest, action: PortingAction, by = staff, more: object = {}) {
  const body = { version: request.version, action, ...more };
  const answer = await ask(app, endpoints.savePorting, { params: { id: request.id }, body }, by);
  return { ...answer, request: answer.status === 200 ? read(answer.body) : request };
}

async function submitted(details = portingDetails()): Promise<PortingRequest> {
  const draft = read((await invoice((await begin(details)).id)).body);
  return (await move(draft, 'submit', customer)).request;
}

test('saves an incomplete draft', async () => {
  const blank = { ...portingDetails(), numbers: ['03 98'], carrier: '', phone: '' };
  const draft = await begin(blank);
  expect(draft).toMatchObject({ ...blank, account, status: 'draft', invoice: null, version: 1 });
  expect(draft.events.map(({ status, user }) => [status, user])).toEqual([['draft', 'Robin Marlow']]);
  const list = await app.inject({ url: '/v2/number/porting', headers: customer });
  expect(list.json<PortingRow[]>().map(({ id }) => id)).toContain(draft.id);
});

test('lists the missing fields and keeps the status', async () => {
  const draft = await begin({ ...portingDetails(), tax: '', carrier: '' });
  const answer = await move(draft, 'submit', customer);
  expect([answer.status, answer.code, answer.info]).toEqual([400, 'MISSING-FIELD', ['carrier', 'tax', 'invoice']]);
  const wrong = read((await invoice((await begin({ ...portingDetails(), numbers: ['+6139'] })).id)).body);
  expect(await move(wrong, 'submit', customer)).toMatchObject({ status: 400, code: 'INVALID-PAYLOAD' });
});

const today = () => new Date().toISOString().slice(0, 10);

/** What becomes of the numbers of a request. */
async function theirNumbers({ numbers }: PortingRequest) {
  const flow = await aFlow(db, account);
  return numbers.map((did) => ({ did, name: 'Ported', source: 'Signage', flow }));
}

test('goes through every status, with a date for each and a mail to the requester', async () => {
  let request = await submitted(portingDetails({ numbers: ['+61370102030', '+61370102031'] }));
  ({ request } = await move(request, 'review'));
  ({ request } = await move(request, 'schedule', staff, { scheduledFor: '2099-12-01' }));
  const numbers = await theirNumbers(request);
  expect(await move(request, 'complete', staff, { numbers })).toMatchObject({ status: 409, code: 'NUMBER-NOT-HELD' });
  ({ request } = await move(request, 'schedule', staff, { scheduledFor: today(), note: 'Between 9 and 10.' }));
  ({ request } = await move(request, 'complete', staff, { numbers }));
  expect(request).toMatchObject({ status: 'done', scheduledFor: today() });
  const listed = await app.inject({ url: `/v2/number?account=${account}`, headers: customer });
  const dids = listed.json<{ did: string; action: string }[]>().map(({ did, action }) => [did, action]);
  expect(dids).toEqual(expect.arrayContaining(request.numbers.map((did) => [did, 'flow'])));
  expect(request.events.map(({ status, note }) => [status, note])).toEqual([
    ['draft', ''],
    ['submitted', ''],
    ['inReview', ''],
    ['scheduled', ''],
    ['scheduled', 'Between 9 and 10.'],
    ['done', ''],
  ]);
  const mails = await db.select().from(outbox).where(eq(outbox.kind, 'porting'));
  const told = mails.map(({ payload }) => payload as { request: string; status: string; to: string; locale: string });
  expect(
    told
      .filter((mail) => mail.request === request.id)
      .map(({ status, to, locale }) => `${status} ${to} ${locale}`)
      .toSorted(),
  ).toEqual(['done', 'inReview', 'scheduled', 'scheduled', 'submitted'].map((status) => `${status} ${email} it-IT`));
});

describe('the requester', () => {
  test('can withdraw and change it, but not advance it', async () => {
    const request = await submitted();
    expect(await move(request, 'review', customer)).toMatchObject({ status: 409, code: 'WRONG-STATUS' });
    const { request: draft } = await move(request, 'withdraw', customer);
    expect(draft.status).toBe('draft');
  });

  test('cannot change it while it is with the carriers', async () => {
    const { id, version } = await submitted();
    const body = { version, details: portingDetails({ carrier: 'Other' }) };
    const answer = await ask(app, endpoints.savePorting, { params: { id }, body }, customer);
    expect(answer).toMatchObject({ status: 409, code: 'WRONG-STATUS' });
    expect(await invoice(id)).toMatchObject({ status: 409, code: 'WRONG-STATUS' });
    expect(await ask(app, endpoints.deletePorting, { params: { id } }, customer)).toMatchObject({
      code: 'WRONG-STATUS',
    });
  });

  test('can revise a rejected request, which states the reason', async () => {
    const { request } = await move(await submitted(), 'reject', staff, { note: 'The name differs.' });
    expect(request.events.at(-1)).toMatchObject({ status: 'rejected', note: 'The name differs.' });
    expect((await move(request, 'revise', customer)).request.status).toBe('draft');
  });
});

test('scheduling requires a date', async () => {
  const { request } = await move(await submitted(), 'review');
  expect(await move(request, 'schedule')).toMatchObject({ code: 'MISSING-FIELD', info: ['scheduledFor'] });
});

test('a stale version overwrites nothing', async () => {
  const draft = await begin();
  const save = (carrier: string) =>
    ask(
      app,
      endpoints.savePorting,
      { params: { id: draft.id }, body: { version: draft.version, details: portingDetails({ carrier }) } },
      customer,
    );
  expect((await save('First')).status).toBe(200);
  expect(await save('Second')).toMatchObject({ code: 'STALE-VERSION', info: { version: 2 } });
});

test("a number that is already the user's is refused by name", async () => {
  const { did } = await aNumber(db, account);
  const body = { ...portingDetails({ numbers: ['+61370102020', did] }) };
  const answer = await ask(app, endpoints.createPorting, { params: { account }, body }, customer);
  expect(answer).toMatchObject({ status: 409, code: 'ALREADY-EXISTS', info: { numbers: [did] } });
});

describe('the invoice', () => {
  test('must be a PDF by its content, whatever its name, and at most 10 MB', async () => {
    const { id } = await begin();
    for (const other of ['not a pdf at all', aPng, '<svg xmlns="http://www.w3.org/2000/svg"/>'])
      expect(await invoice(id, other, 'invoice.pdf')).toMatchObject({ code: 'file-invalid-type' });
    expect(await invoice(id, pdf + 'x'.repeat(10 * 1024 * 1024))).toMatchObject({ code: 'file-too-large' });
    expect((await invoice(id, pdf, 'bill of "May".txt')).status).toBe(200);
  });

  test('replaces the previous one and can be downloaded only by users in scope', async () => {
    const { id } = await begin();
    await invoice(id);
    await invoice(id, `${pdf}second`, 'second.pdf');
    const kept = await db.select({ name: files.name }).from(files).where(eq(files.accountId, account));
    expect(kept.filter(({ name }) => name === 'second.pdf')).toHaveLength(1);
    const url = `/v2/number/porting/${id}/invoice`;
    const mine = await app.inject({ url, headers: customer });
    expect([mine.body, mine.headers['content-type'], mine.headers['content-disposition']]).toEqual([
      `${pdf}second`,
      'application/pdf',
      "attachment; filename*=UTF-8''second.pdf",
    ]);
    const stranger = await login(app, (await aUser(db, await anAccount(db))).email);
    expect((await app.inject({ url, headers: stranger.headers })).statusCode).toBe(404);
  });

  test('is deleted with its request', async () => {
    const { id } = await begin();
    await invoice(id, pdf, 'thrown-away.pdf');
    expect((await ask(app, endpoints.deletePorting, { params: { id } }, customer)).status).toBe(200);
    expect(await db.$count(files, eq(files.name, 'thrown-away.pdf'))).toBe(0);
    expect((await app.inject({ url: `/v2/number/porting/${id}`, headers: customer })).statusCode).toBe(404);
  });
});
