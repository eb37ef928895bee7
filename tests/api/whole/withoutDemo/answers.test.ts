import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login } from '../../../builders/api/login.ts';
import { anAppWithCalls } from '../../carriers/aCarrier.ts';
import { aCustomer, type Customer } from './aCustomer.ts';
import { asked } from './asked.ts';
import { hasContent } from './hasContent.ts';

const names = Object.keys(asked) as EndpointName[];

let app: FastifyInstance;
let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let customer: Customer;

beforeAll(async () => {
  world = await anAppWithCalls({ DEMO: 'off', EXPORTER_DELAY_HOURS: '0', RATE_LIMIT: '1000000' });
  ({ app } = world);
  customer = await aCustomer(world);
}, 240_000);

/** Asks as whoever the table says. Text that is no JSON is returned as it is. */
async function answerOf(name: EndpointName, of: Customer): Promise<unknown> {
  const { by = 'mine', ...sample } = asked[name]?.(of) ?? {};
  if (by === 'mine' || by === 'system') return of[by](name, sample);
  const headers: Record<string, string> = by === 'key' ? { authorization: `Bearer ${of.key}` } : {};
  const { status, body } = await ask(app, endpoints[name], sample, headers);
  if (status !== 200) throw new Error(`${name} answered ${status}: ${body}`);
  return body.startsWith('{') || body.startsWith('[') ? (JSON.parse(body) as unknown) : body;
}

test.each(names)('%s has something to say without the demo', async (name) => {
  expect(hasContent(await answerOf(name, customer))).toBe(true);
});

/** Those about everything that happened, without an id. */
const quiet = [
  'listCalls',
  'listOutboundCalls',
  'listNumbers',
  'listPortings',
  'listContacts',
  'listConversations',
].concat(
  ['listSmsLists', 'listCampaigns', 'getSummary', 'getGroupList', 'getTimeAndDay', 'getWebSummary', 'getWebKeywords'],
  ['getSources', 'getDurations', 'getMissed', 'getOutboundOverview', 'getAgent', 'getIvr', 'getCallHistory'],
) as EndpointName[];

test('an account in which nothing happened has empty lists and figures', async () => {
  const { db } = world;
  const { headers } = await login(app, (await aUser(db, await anAccount(db), ['admin', 'users'])).email);
  for (const name of quiet) {
    const { by: _by, ...sample } = asked[name]?.(customer) ?? {};
    const { status, body } = await ask(app, endpoints[name], sample, headers);
    expect([name, status, hasContent(JSON.parse(body))]).toEqual([name, 200, false]);
  }
});
