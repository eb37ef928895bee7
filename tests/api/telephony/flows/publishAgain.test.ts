import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { aFlowDocument } from '../../../builders/api/aFlow.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { fingerprint } from '../../../builders/api/fingerprint.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;
let account: number;
let email: string;
let headers: Record<string, string>;

beforeAll(async () => {
  ({ app, db } = await anApp());
  account = await anAccount(db);
  ({ email } = await aUser(db, account, ['conf']));
  ({ headers } = await login(app, email));
});

async function send(method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) {
  const url = `/v2/routing/${account}/${path}`;
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown> };
}

const aDraft = async () => (await send('PUT', 'flow', { draft: aFlowDocument() })).body as unknown as Flow;
const save = (id: string, body: object) => send('POST', `flow/${id}`, body);

test('publishing a version again makes a new one that equals it and leaves the draft alone', async () => {
  const { id } = await aDraft();
  await save(id, { basedOn: 1, draft: aFlowDocument(), publish: true });
  await save(id, { basedOn: 2, draft: aFlowDocument({ name: 'second' }), publish: true });
  await save(id, { basedOn: 3, draft: aFlowDocument({ name: 'unfinished' }) });
  const again = await send('POST', `flow/${id}/versions/1/publish`, { note: 'back to normal' });
  expect([again.status, again.body]).toMatchObject([
    200,
    { publishedVersion: 3, changed: true, draftVersion: 4, name: 'unfinished' },
  ]);
  expect((await send('GET', `flow/${id}/versions/3`)).body).toMatchObject({
    version: { note: 'back to normal', publishedBy: email },
    document: aFlowDocument(),
  });
  expect((await send('GET', `flow/${id}/publication`)).body).toMatchObject({ publishedVersion: 3, changed: true });
  const { rows } = await db.execute(
    `select before, after from audit_log where subject = 'flow ${id}' and after ->> 'version' = '3'`,
  );
  expect(rows).toEqual([{ before: { version: 2 }, after: { version: 3, note: 'back to normal', again: 1 } }]);
  expect((await send('POST', `flow/${id}/versions/9/publish`, { note: '' })).status).toBe(404);
});

test('publishing a version again is refused when the account no longer has what the version needs', async () => {
  const { id } = await aDraft();
  const broken = JSON.stringify(aFlowDocument({ edges: [] })).replaceAll("'", "''");
  await db.execute(
    `insert into flow_versions (account_id, flow_id, version, document, published_at)
     values (${account}, '${id}', 1, '${broken}', now())`,
  );
  const before = await fingerprint(db);
  const { status, body } = await send('POST', `flow/${id}/versions/1/publish`, { note: '' });
  expect([status, body['errorCode']]).toEqual([422, 'FLOW-NOT-VALID']);
  expect(await fingerprint(db)).toEqual(before);
});
