import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, type CompiledFlow } from '#flows/core/compile.ts';
import { FlowDocument } from '#values/flow/document.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import { resolveNode } from '#flows/core/resolveNode.ts';
import { currentNode, endOf, type RunResult, startRun, stepRun } from '#flows/core/run.ts';
import { blocksPublishing, validate } from '#flows/core/validate.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall, aWorld, MONDAY_TEN } from '../../builders/flows/aCall.ts';
import { anyFlow, validFlow } from './validFlows.ts';

/** The most events that a generated node can wait for: two rounds of two targets, and the turn. */
const MOST_EVENTS = 5;

/** The events that the current node can handle. */
function eventsAt(flow: CompiledFlow, { snapshot }: RunResult): FlowEvent[] {
  const node = flow.document.nodes.find(({ id }) => id === currentNode(snapshot));
  const resolved = node && resolveNode(node, nodeTypes);
  return (resolved?.nodeType.probes(resolved.settings) ?? []).map(
    (probe) => ({ ...probe, at: MONDAY_TEN }) as FlowEvent,
  );
}

/** Advances with events picked from those that apply, until the end or the limit. */
function drive(flow: CompiledFlow, picks: number[], keep = (result: RunResult) => result): RunResult {
  let result = keep(startRun(flow, aCall()));
  for (const pick of picks) {
    const moving = eventsAt(flow, result).filter(
      (event) => JSON.stringify(stepRun(flow, result.snapshot, event).snapshot) !== JSON.stringify(result.snapshot),
    );
    const event = moving[pick % Math.max(1, moving.length)];
    if (event === undefined) break;
    result = keep(stepRun(flow, result.snapshot, event));
  }
  return result;
}

const picks = fc.array(fc.nat(1000), { minLength: 14 * MOST_EVENTS, maxLength: 14 * MOST_EVENTS });

test('anything the schema accepts is validated and compiled without throwing', () => {
  fc.assert(
    fc.property(anyFlow, (document) => {
      fc.pre(FlowDocument.safeParse(document).success);
      validate(document, nodeTypes, aWorld());
      startRun(compile(document, nodeTypes), aCall());
    }),
    { numRuns: 500 },
  );
});

test('a valid flow brings every call to an end', () => {
  fc.assert(
    fc.property(validFlow, picks, (document, some) => {
      expect(blocksPublishing(validate(document, nodeTypes, aWorld()))).toBe(false);
      const end = endOf(drive(compile(document, nodeTypes), some).snapshot);
      expect(['answered', 'message', 'hungUp']).toContain(end);
    }),
    { numRuns: 60 },
  );
});

test('the same events give the same result, even through stored snapshots', () => {
  fc.assert(
    fc.property(validFlow, picks, (document, some) => {
      const stored = (result: RunResult) => JSON.parse(JSON.stringify(result)) as RunResult;
      expect(drive(compile(document, nodeTypes), some, stored)).toEqual(drive(compile(document, nodeTypes), some));
    }),
    { numRuns: 40 },
  );
});

test('an event that nothing waits for changes nothing', () => {
  fc.assert(
    fc.property(validFlow, picks, (document, some) => {
      const flow = compile(document, nodeTypes);
      const { snapshot } = drive(flow, some);
      for (const type of ['SAID', 'NO_INPUT', 'CALLER_HUNG_UP'] as const)
        expect(stepRun(flow, snapshot, { type, at: MONDAY_TEN })).toEqual({ snapshot, effects: [] });
    }),
    { numRuns: 30 },
  );
});
