import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { aUser } from '../../builders/api/anAccount.ts';
import { ask } from '../../builders/api/ask.ts';
import { aWorld, type Sample, samplesOf } from '../../builders/api/aWorld.ts';
import { everyRole, isForStaff, refusals, unansweredOf } from '../../builders/api/askEverything.ts';
import { fingerprint } from '../../builders/api/fingerprint.ts';
import { login } from '../../builders/api/login.ts';
import { anAppWithCalls } from '../carriers/aCarrier.ts';

const all = Object.entries<EndpointSpec>(endpoints) as [EndpointName, EndpointSpec][];
const having = (part: 'body' | 'params' | 'query', access: EndpointSpec['access'] = 'session') =>
  all.filter(([, endpoint]) => endpoint[part] !== undefined && endpoint.access === access);

let app: FastifyInstance;
let db: Db;
let headers: Record<string, string>;
let systemHeaders: Record<string, string>;
let own: Record<EndpointName, Sample>;
let foreign: Record<EndpointName, Sample>;
let foreignAccount: number;

beforeAll(async () => {
  ({ app, db } = await anAppWithCalls({ TOKEN_MODE: 'storage', RATE_LIMIT: '1000000', JOBS: 'worker' }));
  const mine = await aWorld(db);
  const theirs = await aWorld(db);
  own = samplesOf(mine);
  foreign = samplesOf(theirs);
  foreignAccount = theirs.account;
  ({ headers } = await login(app, (await aUser(db, mine.account, everyRole)).email));
  ({ headers: systemHeaders } = await login(app, (await aUser(db, mine.account, ['system'])).email));
});

/** A user with the endpoint's roles: system users only where no customer may. */
const allowed = (endpoint: EndpointSpec) => (isForStaff(endpoint) ? systemHeaders : headers);

/** Runs a request that must be refused, and checks that it wrote nothing. */
async function refused(run: () => ReturnType<typeof ask>) {
  const before = await fingerprint(db);
  const { status, code, info } = await run();
  expect(await fingerprint(db)).toEqual(before);
  return { status, code, info };
}

function withoutBody({ body: _body, ...sample }: Sample): Sample {
  return sample;
}

function requiredFields(endpoint: EndpointSpec): string[] {
  const schema = z.toJSONSchema(endpoint.body ?? z.never(), { io: 'input', unrepresentable: 'any' });
  return (schema.required ?? []).toSorted();
}

/** Their paths name nobody's property: my own login, or what the carrier has. */
const impersonal = new Set<EndpointName>([
  'heartbeat',
  'newTotpSecret',
  'confirmTwoFactor',
  'availableNumbers',
  'listHolidays',
  'getCallHistory',
  'listCallerVisits',
  'getGroupList',
  'getMissed',
  'getAgent',
  'previewCampaign',
  'beginOAuthLink',
]);

describe.each(having('body'))('the body of %s', (name, endpoint) => {
  test('must be JSON', async () => {
    const answer = await refused(() => ask(app, endpoint, own[name], allowed(endpoint), '{"draft": '));
    expect(answer).toMatchObject({ status: 400, code: 'INVALID-PAYLOAD' });
  });

  test('requires its fields', async () => {
    if (requiredFields(endpoint).length === 0) return;
    const answer = await refused(() => ask(app, endpoint, { ...own[name], body: {} }, allowed(endpoint)));
    expect(answer).toMatchObject({ status: 400, code: 'MISSING-FIELD' });
    expect((answer.info as string[]).toSorted()).toEqual(requiredFields(endpoint));
    expect(await refused(() => ask(app, endpoint, withoutBody(own[name]), allowed(endpoint)))).toEqual(answer);
  });

  test('requires fields of the right types', async () => {
    for (const field of Object.keys(own[name].body ?? {})) {
      const body = { ...own[name].body, [field]: { wrong: true } };
      const answer = await refused(() => ask(app, endpoint, { ...own[name], body }, allowed(endpoint)));
      expect([answer.status, ['INVALID-PAYLOAD', 'MISSING-FIELD'].includes(answer.code ?? '')], field).toEqual([
        400,
        true,
      ]);
    }
    for (const raw of ['[]', '"text"', '7']) {
      const answer = await refused(() => ask(app, endpoint, own[name], allowed(endpoint), raw));
      expect(answer, raw).toMatchObject({ status: 400 });
    }
  });
});

describe.each(having('params'))('the path of %s', (name, endpoint) => {
  test('requires values of the right types', async () => {
    for (const param of Object.keys(own[name].params ?? {})) {
      const sample = { ...own[name], params: { ...own[name].params, [param]: 'x'.repeat(40) } };
      const answer = await refused(() => ask(app, endpoint, sample, allowed(endpoint)));
      expect(answer, param).toMatchObject({ status: 400, code: 'INVALID-PAYLOAD' });
    }
  });

  test('refuses anything of another account', async () => {
    // Staff see every account.
    if (impersonal.has(name) || (isForStaff(endpoint) && endpoint.params?.shape['account'])) return;
    const answer = await refused(() => ask(app, endpoint, foreign[name], allowed(endpoint)));
    const code =
      own[name].params?.['account'] === undefined
        ? /^(NOT-FOUND|INVALID-DID|EXPORTER-NOT-FOUND)$/
        : /^ACCESS_DENIED_ACCOUNT$/;
    expect(answer.code).toMatch(code);
  });

  test('refuses anything that does not exist', async () => {
    for (const [param, value] of Object.entries(own[name].params ?? {})) {
      const id = typeof value === 'number' ? 2_000_000_000 : randomUUID();
      const unknown = { id, did: '+61399999999', version: 99, email: 'nobody@example.test', uuid: randomUUID() };
      if (!(param in unknown)) continue;
      const params = { ...own[name].params, [param]: unknown[param as keyof typeof unknown] };
      const answer = await refused(() => ask(app, endpoint, { ...own[name], params }, allowed(endpoint)));
      expect(answer.status, param).toBe(404);
    }
  });
});

/** The filters that were sent nonsense to some endpoint. */
const judged = new Set<z.core.$ZodType>();

describe.each(having('query'))('the query of %s', (name, endpoint) => {
  test('never answers 5xx', async () => {
    for (const [field, schema] of Object.entries(endpoint.query?.shape ?? {})) {
      // What a shared filter refuses, it refuses everywhere.
      const isKnown = judged.has(schema);
      judged.add(schema);
      for (const value of ['', 'nonsense', '-1', '99999999999999999999', '2026-02-30', "' or 1=1 --", '\u0000']) {
        if (isKnown && !z.safeParse(schema, value).success) continue;
        expect([200, 400, refusals[name] ?? 400], `${field}=${value}`).toContain(
          (await ask(app, endpoint, { ...own[name], query: { [field]: value } }, allowed(endpoint))).status,
        );
      }
    }
  });

  test("refuses other tenants' accounts", async () => {
    if (endpoint.query?.shape['account'] === undefined) return;
    const sample = { ...own[name], query: { ...own[name].query, account: String(foreignAccount) } };
    const answer = await refused(() => ask(app, endpoint, sample, allowed(endpoint)));
    expect(answer).toMatchObject({ status: 403, code: 'ACCESS_DENIED_ACCOUNT' });
  });
});

test.each(all.filter(([, { access }]) => access === 'session'))('%s requires a session', async (name, endpoint) => {
  const answer = await refused(() => ask(app, endpoint, own[name], {}));
  expect(answer).toMatchObject({ status: 401, code: 'INVALID-TOKEN-BT2' });
});

describe('before login', () => {
  const refresh = (body: Record<string, unknown> | undefined, raw?: string) =>
    refused(() => ask(app, endpoints.login, body ? { body } : {}, {}, raw));

  test('a login requires credentials or a valid body', async () => {
    expect(await refresh(undefined)).toMatchObject({ status: 401, code: 'AUTH01' });
    expect(await refresh({})).toEqual({ status: 400, code: 'MISSING-FIELD', info: ['refresh'] });
    expect(await refresh({ refresh: 7 })).toMatchObject({ status: 400, code: 'INVALID-PAYLOAD' });
    expect(await refresh({ refresh: 'x'.repeat(5000) })).toMatchObject({ status: 400, code: 'INVALID-PAYLOAD' });
    expect(await refresh(undefined, '{"refresh": ')).toMatchObject({ status: 400, code: 'INVALID-PAYLOAD' });
    expect(await refresh({ refresh: 'somebody else’s' })).toMatchObject({ status: 401, code: 'INVALID-TOKEN-BT2' });
  });

  test('a theme requires a host of valid length, and every such host has one', async () => {
    const theme = (host: string) => refused(() => ask(app, endpoints.getTheme, { params: { host } }, {}));
    expect(await theme('h'.repeat(254))).toMatchObject({ status: 400, code: 'INVALID-PAYLOAD' });
    for (const host of ['nobody.example.test', "' or 1=1 --", '\u0000', 'h'.repeat(253)])
      expect([200, 400], host).toContain((await theme(host)).status);
  });
});

// Last, because the emails it queues are processed concurrently.
test('every endpoint except streams answers a valid request', { timeout: 600_000 }, async () => {
  expect(await unansweredOf(app, db, ownAccount())).toEqual([]);
});

function ownAccount(): number {
  return Number(own.createFlow.params?.['account']);
}
