import { describe, expect, test } from 'vitest';
import { compile, type CompiledFlow } from '#flows/core/compile.ts';
import { endOf, routeOf, startRun, stepRun } from '#flows/core/run.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { ofKind, type CallEvent } from '../../telephony/calls/callEvent.ts';
import { foldedColumns } from '../../telephony/calls/callRow.ts';
import { foldCall } from '../../telephony/calls/foldCall.ts';
import { seededRandom } from '../seededRandom.ts';
import { demoAccounts } from '../tenant/demoTenant.ts';
import type { CalledAccount } from '../tenant/placedAccount.ts';
import { demoCallsOf, type DemoCall } from './demoCalls.ts';
import { outboundCallsOf } from './outboundCalls.ts';

const to = Date.parse('2026-11-21T05:00:00Z');
const from = to - 90 * 86_400_000;
const flow = { id: 'b0ff58c7-5a21-4564-a9d2-9050fb4efb16', version: 1 };
const called = demoAccounts.flatMap((demo, index): CalledAccount[] =>
  demo.flow ? [{ id: index + 1, demo: { ...demo, flow: demo.flow }, flow }] : [],
);

describe.each(called)('calls to $demo.name', (account) => {
  const made = allOf(demoCallsOf(seededRandom(7), account, { count: 300, from, to }));

  test('take the route that their flow gives for their events and times', async () => {
    const compiled = compile(account.demo.flow, nodeTypes);
    for (const { row, events } of await made)
      expect({ uuid: row.uuid, route: row.route }).toEqual({ uuid: row.uuid, route: routeAgain(compiled, events) });
  });

  test('are folded from their events in any order', async () => {
    for (const { row, events } of await made) {
      const folded = foldCall(events.toReversed());
      expect(folded && foldedColumns(folded)).toEqual(pick(row, folded && foldedColumns(folded)));
    }
  });
});

test('no two calls of an account share an id, whatever their moments: each has a place of its own in its millisecond', async () => {
  const [account] = called;
  if (!account) throw new Error('nobody is called');
  const placesOf = (rows: { id: number }[]) => rows.map(({ id }) => id % 4096);
  const inbound = (await allOf(demoCallsOf(seededRandom(7), account, { count: 300, from, to }))).map(({ row }) => row);
  const outbound = outboundCallsOf(seededRandom(7), account, [{ id: 1, weight: 1 }], { count: 300, from, to });
  expect(new Set([...placesOf(inbound), ...placesOf(outbound)]).size).toBe(600);
});

/** Runs the flow again with the events of the call. */
function routeAgain(compiled: CompiledFlow, events: readonly CallEvent[]) {
  const [start] = ofKind(events, 'call.started');
  if (!start) throw new Error('a call has a start');
  const { caller, area, country, firstTime, trackingNumber } = start.payload;
  const facts = { at: start.at, caller, area, country, firstTime, trackingNumber };
  let { snapshot } = startRun(compiled, facts);
  for (const { payload } of ofKind(events, 'flow.moved'))
    for (const event of payload.heard) ({ snapshot } = stepRun(compiled, snapshot, event));
  expect(endOf(snapshot)).toBe(ofKind(events, 'flow.moved').at(-1)?.payload.end);
  return routeOf(snapshot);
}

function pick(row: object, like: object | undefined): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => like && name in like));
}

async function allOf(batches: AsyncIterable<DemoCall[]>): Promise<DemoCall[]> {
  const all: DemoCall[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
}
