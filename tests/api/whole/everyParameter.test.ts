import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { aUser } from '../../builders/api/anAccount.ts';
import { ask } from '../../builders/api/ask.ts';
import { everyRole, isForStaff } from '../../builders/api/askEverything.ts';
import { aWorld, type Sample, samplesOf } from '../../builders/api/aWorld.ts';
import { login } from '../../builders/api/login.ts';
import { anAppWithCalls } from '../carriers/aCarrier.ts';

const all = (Object.entries<EndpointSpec>(endpoints) as [EndpointName, EndpointSpec][]).filter(
  ([, { access }]) => access === 'session',
);

let app: FastifyInstance;
let headers: Record<string, string>;
let systemHeaders: Record<string, string>;
let own: Record<EndpointName, Sample>;

beforeAll(async () => {
  const office = await anAppWithCalls({ TOKEN_MODE: 'storage', RATE_LIMIT: '1000000', JOBS: 'worker' });
  ({ app } = office);
  const world = await aWorld(office.db);
  own = samplesOf(world);
  ({ headers } = await login(app, (await aUser(office.db, world.account, everyRole)).email));
  ({ headers: systemHeaders } = await login(app, (await aUser(office.db, world.account, ['system'])).email));
});

const refusal = (endpoint: EndpointSpec, sample: Sample) =>
  ask(app, endpoint, sample, isForStaff(endpoint) ? systemHeaders : headers);

/** The parameters of a query that are two ends: [end, start]. */
function rangesOf(query: EndpointSpec['query']): [string, string][] {
  const names = Object.keys(query?.shape ?? {});
  const pairs = names.map((start): [string, string] => [
    start === 'datefrom' ? 'dateto' : start.replace(/Min$/, 'Max'),
    start,
  ]);
  return pairs.filter(([end, start]) => end !== start && names.includes(end));
}

describe.each(all)('%s knows its parameters', (name, endpoint) => {
  const refuses = async (sample: Sample, path: string) =>
    expect(await refusal(endpoint, sample)).toMatchObject({
      status: 400,
      code: 'INVALID-PAYLOAD',
      info: expect.arrayContaining([{ path, message: 'unknown' }]) as unknown,
    });

  test('and names a query parameter that it doesn’t', async () => {
    const { query } = own[name];
    await refuses({ ...own[name], query: { ...query, shoeSize: '43' } }, 'shoeSize');
  });

  test('and names a field of the body that it doesn’t', async () => {
    if (endpoint.method === 'GET' || endpoint.anyBody) return;
    await refuses({ ...own[name], body: { ...own[name].body, shoeSize: '43' } }, 'shoeSize');
  });
});

describe.each(all.filter(([, { query }]) => rangesOf(query).length > 0))('the ranges of %s', (name, endpoint) => {
  test.each(rangesOf(endpoint.query))('refuse %s before %s', async (end, start) => {
    const [low, high] = start === 'datefrom' ? ['2026-01-02', '2026-01-01'] : ['2', '1'];
    const answer = await refusal(endpoint, { ...own[name], query: { [start]: low, [end]: high } });
    expect(answer).toMatchObject({
      status: 400,
      code: 'INVALID-PAYLOAD',
      info: [{ path: end, message: `before ${start}` }],
    });
  });

  test('refuse days to come', async () => {
    if (endpoint.query?.shape['dateto'] === undefined) return;
    const answer = await refusal(endpoint, { ...own[name], query: { dateto: '2999-01-01' } });
    expect(answer).toMatchObject({
      status: 400,
      code: 'INVALID-PAYLOAD',
      info: [{ path: 'dateto', message: 'in the future' }],
    });
  });
});
