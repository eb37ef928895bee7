import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { bodyLimitOf, type EndpointSpec } from '#contract/kernel/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { Role } from '#values/roles.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { ask } from '../../../builders/api/ask.ts';
import { aWorld, type Sample, samplesOf } from '../../../builders/api/aWorld.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;
let account: number;
let headers: Record<string, string>;
let samples: Record<EndpointName, Sample>;

beforeAll(async () => {
  ({ app, db } = await anApp({ environment: { RATE_LIMIT: '100000' } }));
  const world = await aWorld(db);
  ({ account } = world);
  samples = samplesOf(world);
  ({ headers } = await login(app, (await aUser(db, account, Role.options)).email));
});

const withBody = (Object.entries(endpoints) as [EndpointName, EndpointSpec][]).filter(
  ([, { body, upload }]) => body !== undefined && upload === undefined,
);

/** JSON of exactly so many bytes, with a field that no endpoint has. */
const jsonOf = (bytes: number) => `{"filler":"${'x'.repeat(bytes - '{"filler":""}'.length)}"}`;

describe.each(withBody)('the body of %s', (name, endpoint) => {
  const limit = bodyLimitOf(endpoint);

  test('is refused when it is over its limit, and says what the limit is', async () => {
    const answer = await ask(app, endpoint, samples[name], headers, jsonOf(limit + 1));
    expect(answer).toMatchObject({ status: 413, code: 'PAYLOAD-TOO-LARGE', info: { maxBytes: limit } });
  });

  test('is read up to its limit', async () => {
    const answer = await ask(app, endpoint, samples[name], headers, jsonOf(limit));
    expect(answer.status).not.toBe(413);
  });
});

test('only flows, imported calls and contacts are large, and before login bodies are smallest', () => {
  const over = (bytes: number, access: (value: EndpointSpec) => boolean) =>
    withBody.flatMap(([name, endpoint]) => (access(endpoint) && bodyLimitOf(endpoint) > bytes ? [name] : []));
  expect(over(256 * 1024, ({ access }) => access === 'session').toSorted()).toEqual([
    'addListContacts',
    'addOptOuts',
    'applyFlow',
    'createFlow',
    'getFlowWorld',
    'importCalls',
    'planFlow',
    'saveFlow',
    'scheduleFlow',
    'startCanary',
    'validateFlow',
  ]);
  expect(over(64 * 1024, ({ access }) => access !== 'session')).toEqual([]);
});

test('a large body is not read before its sender may send it', async () => {
  const { headers: reader } = await login(app, (await aUser(db, account, ['reports'])).email);
  const answer = await ask(app, endpoints.saveFlow, samples.saveFlow, reader, jsonOf(1024 * 1024));
  expect(answer).toMatchObject({ status: 403, code: 'ACCESS-DENIED' });
});
