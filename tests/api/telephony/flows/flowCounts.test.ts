import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FlowCounts } from '#contract/telephony/routing.contract.ts';
import type { RouteStep } from '#values/flow/routeStep.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { flows } from '../../../../server/kernel/db/schema/routing.ts';
import { stateCodes } from '../../../../server/kernel/db/schema/calls.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { aFlowDocument } from '../../../builders/api/aFlow.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => new Date('2026-03-04T10:00:00Z') }));
});

async function anOffice() {
  const account = await anAccount(db);
  const flow = randomUUID();
  const draft = aFlowDocument();
  await db.insert(flows).values({ accountId: account, id: flow, name: 'Main', draft, updatedAt: new Date() });
  const { headers } = await login(app, (await aUser(db, account)).email);
  const get = async <Answer>(url: string) => (await app.inject({ url, headers })).json<Answer>();
  return {
    account,
    flow,
    counts: (query = '') => get<FlowCounts>(`/v2/routing/${account}/flow/${flow}/counts?${query}`),
    listed: async (query: Record<string, string | number>) => {
      const search = new URLSearchParams({ flow, ...query } as Record<string, string>);
      return (await get<{ recordsFiltered: number }>(`/v2/call?${search}`)).recordsFiltered;
    },
  };
}

const start = Date.parse('2026-03-04T01:00:00Z');
/** A route through steps, each `name exit`, ten seconds apart; a step without exit is the last, or leads to another flow. */
function aRoute(...steps: string[]): RouteStep[] {
  return steps.map((step, index) => {
    const [nodeId = '', exit, flow] = step.split(' ');
    return {
      nodeId,
      exit: exit === undefined || exit === '-' ? null : exit,
      at: start + index * 10_000,
      ...(flow && { flow }),
    };
  });
}

test('counts calls by step and exit, with the time that they took and where callers hung up', async () => {
  const { account, flow, counts } = await anOffice();
  const call = (status: 'answered' | 'missed' | 'abandoned', ...steps: string[]) =>
    aCall(db, account, { status, flowId: flow, flowVersion: 1, route: aRoute(...steps), talkTime: 0 });
  await call('answered', 'start next', 'menu key-1', 'desk');
  await call('abandoned', 'start next', 'menu');
  await call('missed', 'start next', 'menu noInput', 'on', 'start next other', 'mail - other');
  expect(await counts()).toEqual({
    from: '2026-02-03',
    to: '2026-03-04',
    calls: 3,
    steps: [
      { step: 'desk', calls: 1, seconds: 40, exits: [], ended: 1, hungUp: 0, continued: 0 },
      {
        step: 'menu',
        calls: 3,
        seconds: (10 + 50 + 10) / 3,
        exits: [
          { exit: 'key-1', calls: 1 },
          { exit: 'noInput', calls: 1 },
        ],
        ended: 0,
        hungUp: 1,
        continued: 0,
      },
      { step: 'on', calls: 1, seconds: 10, exits: [], ended: 0, hungUp: 0, continued: 1 },
      { step: 'start', calls: 3, seconds: 10, exits: [{ exit: 'next', calls: 3 }], ended: 0, hungUp: 0, continued: 0 },
    ],
  });
});

test('counts one version, the last days in a time zone, and only calls that are over', async () => {
  const { account, flow, counts } = await anOffice();
  const call = (given: object) =>
    aCall(db, account, { flowId: flow, flowVersion: 1, route: aRoute('start'), ...given });
  await call({});
  await call({ flowVersion: 2 });
  await call({ at: '2026-03-03T13:30:00Z' });
  await call({ state: stateCodes.indexOf('ringing') });
  await call({ flowId: randomUUID() });
  expect((await counts()).calls).toBe(3);
  expect((await counts('version=2')).calls).toBe(1);
  expect((await counts('days=1&timezone=Australia/Sydney')).calls).toBe(3);
  expect((await counts('days=1&timezone=UTC')).calls).toBe(2);
  // The user's own zone, Sydney.
  expect((await counts('days=1')).calls).toBe(3);
});

describe('for any calls', () => {
  const exit = fc.constantFrom('next', 'key-1', 'noInput');
  const anyCall = fc.record({
    status: fc.constantFrom('answered' as const, 'missed' as const, 'abandoned' as const),
    flowVersion: fc.constantFrom(1, 2),
    ways: fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), exit), { maxLength: 4 }),
    other: fc.boolean(),
  });

  test('whoever comes to a step leaves it once, and each figure is the number of calls that the log lists for it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCall, { minLength: 1, maxLength: 8 }), async (made) => {
        const { account, flow, counts, listed } = await anOffice();
        for (const { status, flowVersion, ways, other } of made) {
          const own = [...new Map(ways)].map(([node, by]) => `${node} ${by}`);
          const route = aRoute('start next', ...own, 'last', ...(other ? ['a - other'] : []));
          await aCall(db, account, { status, flowId: flow, flowVersion, route });
        }
        const { calls, steps } = await counts('version=1');
        expect(calls).toBe(await listed({ flowVersion: 1 }));
        for (const { step, calls: came, exits, ended, hungUp, continued } of steps) {
          const left = exits.reduce((sum, each) => sum + each.calls, 0);
          expect(came).toBe(left + ended + hungUp + continued);
          expect(came).toBe(await listed({ flowVersion: 1, step }));
          for (const each of exits) expect(each.calls).toBe(await listed({ flowVersion: 1, step, exit: each.exit }));
          expect([ended, hungUp, continued]).toEqual([
            await listed({ flowVersion: 1, step, left: 'ended' }),
            await listed({ flowVersion: 1, step, left: 'hungUp' }),
            await listed({ flowVersion: 1, step, left: 'continued' }),
          ]);
        }
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});

test('the counts of a flow of another account are not found', async () => {
  const { account, counts } = await anOffice();
  const { flow: foreign } = await anOffice();
  const { headers } = await login(app, (await aUser(db, account)).email);
  const answer = await app.inject({ url: `/v2/routing/${account}/flow/${foreign}/counts`, headers });
  expect([answer.statusCode, (await counts()).steps]).toEqual([404, []]);
});
