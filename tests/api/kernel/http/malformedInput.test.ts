import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { Role } from '#values/roles.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aSignup } from '../../../builders/api/aSignup.ts';
import { ask, pathOf } from '../../../builders/api/ask.ts';
import { aWorld, type Sample, samplesOf } from '../../../builders/api/aWorld.ts';
import { login, testPassword } from '../../../builders/api/login.ts';
import { links } from '../../../../server/kernel/db/schema/sessions.ts';
import { newLinkToken } from '../../../../server/kernel/mail/linkToken.ts';
import { anAppWithCalls } from '../../carriers/aCarrier.ts';

let app: FastifyInstance;
let db: Db;
let headers: Record<string, string>;
let samples: Record<EndpointName, Sample>;

beforeAll(async () => {
  ({ app, db } = await anAppWithCalls({ RATE_LIMIT: '100000' }));
  const world = await aWorld(db);
  samples = samplesOf(world);
  ({ headers } = await login(app, (await aUser(db, world.account, Role.options)).email));
});

const withBody = (Object.entries(endpoints) as [EndpointName, EndpointSpec][]).filter(([, { body }]) => body);

/** The sample once for every place in its body that has a value of this type, with another value there. */
function variants(value: unknown, type: 'string' | 'number', replacement: unknown): unknown[] {
  if (typeof value === type) return [replacement];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    variants(inner, type, replacement).map((changed) =>
      Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed },
    ),
  );
}

describe.each(withBody)('%s answers no 5xx', (name, endpoint) => {
  const statuses = async (bodies: unknown[]) => {
    const found = [];
    for (const body of bodies) {
      const { status } = await ask(app, endpoint, { ...samples[name], body: body as Record<string, unknown> }, headers);
      found.push(status);
    }
    return found.filter((status) => status >= 500 && status !== 502);
  };

  test('to numbers beyond those of the database', async () => {
    const sample = { ...samples[name].body, ...(endpoint.body && 'version' in shapeOf(endpoint) && { version: 1 }) };
    const bodies = [2_147_483_647, 2_147_483_648, -2_147_483_649, 2 ** 53].flatMap((number) =>
      variants(sample, 'number', number),
    );
    expect(await statuses(bodies)).toEqual([]);
  });

  test('to half a character', async () => {
    expect(await statuses(variants(samples[name].body, 'string', 'x\ud83d'))).toEqual([]);
  });
});

function shapeOf({ body }: EndpointSpec): object {
  return body !== undefined && 'shape' in body ? (body.shape as object) : {};
}

const withFile = (Object.entries(endpoints) as [EndpointName, EndpointSpec][]).filter(([, { upload }]) => upload);

test.each(withFile)('%s refuses a form that is not whole, or names no boundary', async (name, endpoint) => {
  const send = async (contentType: string, payload: string) => {
    const { method } = endpoint;
    const answer = await app.inject({
      method,
      url: pathOf(endpoint, samples[name]),
      headers: { ...headers, 'content-type': contentType },
      payload,
    });
    return [answer.statusCode, answer.json<{ errorCode: string }>().errorCode];
  };
  const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n1,2';
  expect(await send('multipart/form-data', 'null')).toEqual([400, 'INVALID-PAYLOAD']);
  expect(await send('multipart/form-data; boundary=x', part)).toEqual([400, 'INVALID-PAYLOAD']);
  expect(await send('multipart/form-data; boundary=x', 'null')).toEqual([400, 'INVALID-PAYLOAD']);
});

test.each([2_000, 5_000, 20_000])('settings of a flow nested %i levels deep are refused', async (levels) => {
  const { params } = samples.validateFlow;
  const settings = `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  const node = `{"id":"n","type":"tag","version":1,"name":"","settings":${settings}}`;
  const document = `{"schema":1,"name":"Deep","timezone":"UTC","nodes":[${node}],"edges":[]}`;
  const answer = await app.inject({
    method: 'POST',
    url: `/v2/routing/${params?.['account']}/validate`,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: `{"document":${document}}`,
  });
  expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ errorCode: 'INVALID-PAYLOAD' })]);
});

test('a text is no object with a length that cannot be a number', async () => {
  const name = { length: [{ toString: 'no function' }] };
  const payload = { list: 'calls', name, query: '', team: false };
  const answer = await app.inject({ method: 'PUT', url: '/v2/view', headers, payload });
  expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ errorCode: 'INVALID-PAYLOAD' })]);
});

test('two signups of one email at once make one login', async () => {
  const father = await anAccount(db);
  const email = 'twice@example.test';
  const open = [await aSignup(db, father, { email }), await aSignup(db, father, { email })];
  const answers = await Promise.all(
    open.map(({ token }) => ask(app, endpoints.sendSignupCard, { params: { token }, body: { payment: 'skip' } }, {})),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('two confirmations of one email at once give it to one person', async () => {
  const account = await anAccount(db);
  const email = 'wanted-by-two@example.test';
  const tokens = [];
  for (const user of [await aUser(db, account), await aUser(db, account)]) {
    const { token, hash } = newLinkToken();
    const times = { createdAt: new Date('2026-03-01'), expiresAt: new Date('2099-01-01') };
    const link = { accountId: account, userId: user.id, kind: 'confirmEmail' as const, hash, ...times };
    await db.insert(links).values({ ...link, payload: { email } });
    tokens.push(token);
  }
  const confirm = (token: string) => ask(app, endpoints.confirmEmail, { query: { token } }, {});
  const answers = await Promise.all(tokens.map(confirm));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
  const authorization = `Basic ${btoa(`${email}:${testPassword}`)}`;
  const answer = await app.inject({ method: 'POST', url: '/v2/token/dashboard/', headers: { authorization } });
  expect(answer.statusCode).toBe(200);
});
