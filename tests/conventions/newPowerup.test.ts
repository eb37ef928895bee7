import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Tx } from '../../server/kernel/db/executor.ts';
import { definePowerup, type CallReader } from '../../server/powerups/decisions/definePowerup.ts';
import { powerups } from '../../server/powerups.ts';
import type { CallFact } from '../../server/telephony/callHandling/callFact.ts';
import type { FoldedCall } from '../../server/telephony/calls/foldCall.ts';

const thanked: string[] = [];
const shops = new Map([[1, { thanks: 'Thank you for calling' }]]);

/** The whole of one: thanks the callers of a shop. The product has no such powerup. */
const declared = {
  id: 'thanks',
  on: ['call.ended' as const],
  read: (_: CallReader, { key }: Pick<CallFact, 'key'>) => Promise.resolve(shops.get(key.accountId)),
  decide: ({ status, started }: FoldedCall, { thanks }: { thanks: string }) =>
    status === 'answered' && started.caller !== null ? [{ to: started.caller, text: thanks }] : [],
  act(_: Tx, { to, text }: { to: string; text: string }) {
    thanked.push(`${text}, ${to}`);
    return Promise.resolve();
  },
};
const thanks = definePowerup(declared);

const { decide: _decide, ...undecided } = declared;
// @ts-expect-error One that decides nothing does not compile.
definePowerup(undecided);
// @ts-expect-error Nor one for what never happens.
definePowerup({ ...declared, on: ['call.dreamt'] });

const fact = (more: { kind?: CallFact['kind']; accountId?: number; status?: string; test?: boolean }) =>
  ({
    kind: more.kind ?? 'call.ended',
    key: { accountId: more.accountId ?? 1, callUuid: 'a' },
    folded: { status: more.status ?? 'answered', started: { caller: '+61412345678', test: more.test ?? false } },
  }) as unknown as CallFact;

test.each([
  ['a call that it is for', fact({}), ['Thank you for calling, +61412345678']],
  ['a call that it decides against', fact({ status: 'missed' }), []],
  ['a call of an account that has it off', fact({ accountId: 2 }), []],
  ['a call that was placed to try something out', fact({ test: true }), []],
  ['a change that it doesn’t follow', fact({ kind: 'call.changed' }), []],
])('%s', async (_, call, expected) => {
  thanked.length = 0;
  const means = { jobs: { send: () => Promise.resolve() } } as unknown as Parameters<typeof thanks.follows>[0];
  const writes = await thanks.follows(means)(call);
  expect(thanked).toEqual([]);
  for (const write of writes) await write({} as Tx);
  expect(thanked).toEqual(expected);
});

test('every powerup is declared in a file of its own, and listed once', async () => {
  const sources = globSync('server/**/*.ts').filter((file) => / = definePowerup\(/.test(readFileSync(file, 'utf8')));
  expect(sources.filter((file) => !file.endsWith('.powerup.ts'))).toEqual([]);
  const modules = await Promise.all(sources.map((file) => import(resolve(file)) as Promise<Record<string, unknown>>));
  expect(new Set(modules.flatMap((exported) => Object.values(exported)))).toEqual(new Set(powerups));
  expect(new Set(powerups.map(({ id }) => id)).size).toBe(powerups.length);
});
