import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import { massRun } from '#flows/core/massRun.ts';
import { resolveNode } from '#flows/core/resolveNode.ts';
import { startRun, stepRun } from '#flows/core/run.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { demoCallsOf } from '../../../server/demo/calls/demoCalls.ts';
import { seededRandom } from '../../../server/demo/seededRandom.ts';
import { demoAccounts } from '../../../server/demo/tenant/demoTenant.ts';
import type { CalledAccount } from '../../../server/demo/tenant/placedAccount.ts';
import { recordedRun } from '../../../server/telephony/calls/recordedRun.ts';
import { compareCall, draftOf } from '../../../src/flows/shadow/compareCall.ts';
import { aCall } from '../../builders/flows/aCall.ts';
import { pastCalls } from './pastCalls.ts';
import { anyFlow, validFlow, wildFlow } from './validFlows.ts';
import { CALLERS } from './walkCalls.ts';

const NIGHT = 'a0000000-0000-4000-8000-000000000001';

/** The flow with another in which its calls can go on. */
function compiled(document: FlowDocument, other: FlowDocument) {
  const nodes = document.nodes.map((node) =>
    node.type === 'flow' ? { ...node, settings: { ...node.settings, flow: NIGHT } } : node,
  );
  return compile({ ...document, nodes }, nodeTypes, new Map([[NIGHT, other]]));
}

function eventsOf({ nodes }: FlowDocument): FlowEvent[] {
  const resolved = nodes.flatMap((node) => resolveNode(node, nodeTypes) ?? []);
  const probes = resolved.flatMap(({ nodeType, settings }) => nodeType.probes(settings));
  const gone = { type: 'CALLER_HUNG_UP' };
  return [...probes, { type: 'SAID' }, gone].map((probe) => ({ ...probe, at: 0 }) as FlowEvent);
}

test('a mass run goes as the machine goes, on any flow and with any events', () => {
  const flow = fc.oneof(validFlow, wildFlow, anyFlow);
  const picks = fc.array(fc.nat(1000), { maxLength: 30 });
  fc.assert(
    fc.property(flow, flow, picks, fc.constantFrom(...CALLERS), (document, other, chosen, caller) => {
      const own = compiled(document, other);
      const events = [...eventsOf(own.document), ...eventsOf(other)];
      const facts = aCall({ ...caller, tags: [] });
      const runs = massRun(own);
      let machine = startRun(own, facts);
      let mass = runs.start(facts);
      expect(mass).toEqual(machine);
      chosen.forEach((pick, index) => {
        const event = { ...events[pick % events.length], at: facts.at + index * 7000 } as FlowEvent;
        machine = stepRun(own, machine.snapshot, event);
        mass = runs.step(mass, event);
        expect(mass).toEqual(machine);
      });
    }),
    { numRuns: 300 },
  );
});

describe('a version that is compared with its own calls', () => {
  test('changes nothing, whatever the flow and its calls', () => {
    fc.assert(
      fc.property(validFlow, fc.nat(), (document, seed) => {
        const flow = compile(document, nodeTypes);
        const draft = draftOf(flow, nodeTypes);
        const made = pastCalls(flow, 20, seed).map((call) => compareCall(massRun(flow), draft, call).comparison);
        expect(made).toEqual(made.map(() => ({ kind: 'same' })));
      }),
      { numRuns: 100 },
    );
  });

  const to = Date.parse('2026-11-21T05:00:00Z');
  const pin = { id: NIGHT, version: 1 };
  const called = demoAccounts.flatMap((demo, index): CalledAccount[] =>
    demo.flow ? [{ id: index + 1, demo: { ...demo, flow: demo.flow }, flow: pin }] : [],
  );

  test.each(called)('changes nothing for the demo’s calls to $demo.name', async (account) => {
    const flow = compile(account.demo.flow, nodeTypes);
    const draft = draftOf(flow, nodeTypes);
    const calls = demoCallsOf(seededRandom(7), account, { count: 200, from: to - 30 * 86_400_000, to });
    const made = [];
    for await (const batch of calls) {
      for (const { row, events } of batch) {
        const run = recordedRun(events);
        if (run) made.push(compareCall(massRun(flow), draft, { uuid: row.uuid, ...run }).comparison);
      }
    }
    expect(made.length).toBeGreaterThan(100);
    expect(made).toEqual(made.map(() => ({ kind: 'same' })));
  });
});
