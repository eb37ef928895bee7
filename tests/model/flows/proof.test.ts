import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import { currentNode, endOf, routeOf, startRun, stepRun } from '#flows/core/run.ts';
import { bothOf, includes, spanOf } from '#flows/core/spans.ts';
import { nodeTypes, type NodeTypeName } from '#flows/nodes/nodeTypes.ts';
import type { PlayableCall } from '../../../src/flows/proof/playableCall.ts';
import { exampleOf, type Proof, prove, type ProofTask } from '../../../src/flows/proof/prove.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { aCall } from '../../builders/flows/aCall.ts';
import { tryEveryCall } from './bruteForce.ts';
import { clockChanges, timedFlow } from './timedFlows.ts';

const DAY = 86_400;
const endNames = ['answered', 'message', 'hungUp', 'unconnected'] as const;

/** How many flows are compared; `PROOF_FLOWS=500` for a thorough run. */
const numRuns = Number(process.env['PROOF_FLOWS'] ?? 40);

function proofOf(document: FlowDocument, task: Omit<ProofTask, 'facts'>): Proof {
  const proof = prove(document, nodeTypes, { facts: aCall(), ...task });
  if (proof.kind === 'none') throw new Error(`not proved: ${proof.reason}`);
  return proof;
}

/** How many random calls are made; `PROOF_CALLS=100000` for a thorough run. */
const numCalls = Number(process.env['PROOF_CALLS'] ?? 2000);

/** A call in which everybody does something at random, none of it for longer than a step lasts. */
function randomCall(document: FlowDocument, at: number, choices: Iterable<{ choice: number; seconds: number }>) {
  const flow = compile(document, nodeTypes);
  const types = new Map(document.nodes.map(({ id, type, settings }) => [id, { type, settings }]));
  let { snapshot } = startRun(flow, aCall({ at: at * 1000 }));
  let now = at;
  for (const { choice, seconds } of choices) {
    const end = endOf(snapshot);
    if (end !== null) return { end, route: routeOf(snapshot) };
    const { type, settings } = types.get(currentNode(snapshot) ?? '') ?? { type: '', settings: {} };
    const probes = nodeTypes[type as NodeTypeName].probes(settings);
    const probe = probes[choice % probes.length];
    if (probe === undefined) throw new Error('a step that waits knows what for');
    now += seconds;
    ({ snapshot } = stepRun(flow, snapshot, { ...probe, at: now * 1000 }));
  }
  throw new Error('a call goes on for ever');
}

/** Plays a call on the compiled flow. */
function played(document: FlowDocument, { facts, events }: PlayableCall) {
  const flow = compile(document, nodeTypes);
  let { snapshot } = startRun(flow, facts);
  for (const event of events) ({ snapshot } = stepRun(flow, snapshot, event));
  return { end: endOf(snapshot), last: routeOf(snapshot).at(-1) };
}

const flowAndDay = fc
  .constantFrom(...clockChanges)
  .chain((day) => fc.record({ day: fc.constant(day), document: timedFlow(day) }));

describe('a proof', () => {
  test('agrees with every call of every minute around a change of clocks', { timeout: 3_600_000 }, () => {
    const seen = { proved: 0, refuted: 0 };
    fc.assert(
      fc.property(flowAndDay, ({ day, document }) => {
        // From noon to noon, local time.
        const from = Date.parse(`${day}T02:00:00Z`) / 1000 - DAY;
        const to = from + 2 * DAY;
        const proof = proofOf(document, { from, to, slack: 0 });
        const { endsAt, dead } = tryEveryCall(document);
        for (let minute = from / 60; minute < to / 60; minute += 1) {
          const tried = endsAt(minute);
          const proved = endNames.filter((end) => includes(proof.ends[end], minute * 60));
          if (proved.length !== tried.size || !proved.every((end) => tried.has(end)))
            expect({ minute, ends: proved }).toEqual({ minute, ends: endNames.filter((end) => tried.has(end)) });
        }
        const found = proof.cutOffs.map(({ nodeId, exit }) => `${nodeId} ${exit}`);
        expect(found.toSorted()).toEqual([...dead].toSorted());
        for (const { nodeId, exit, call } of proof.cutOffs) {
          if (!call) throw new Error('who calls changes nothing, so there is a call');
          expect(played(document, call)).toMatchObject({ end: 'unconnected', last: { nodeId, exit } });
        }
        if (found.length === 0) seen.proved += 1;
        else seen.refuted += 1;
      }),
      { numRuns },
    );
    expect(Math.min(seen.proved, seen.refuted)).toBeGreaterThan(0);
  });

  test(
    'has an example of every end at every time at which calls can end so, and of no other',
    { timeout: 3_600_000 },
    () => {
      const window = fc.record({ minute: fc.nat(2 * 24 * 60 - 1), length: fc.integer({ min: 1, max: 60 }) });
      fc.assert(
        fc.property(flowAndDay, fc.array(window, { minLength: 5, maxLength: 5 }), ({ day, document }, windows) => {
          const noon = Date.parse(`${day}T02:00:00Z`) / 1000 - DAY;
          const ends = proofOf(document, { from: noon, to: noon + 2 * DAY, slack: 0 }).ends;
          for (const { minute, length } of windows)
            for (const end of endNames) {
              const from = noon + minute * 60;
              const to = Math.min(from + length * 60, noon + 2 * DAY);
              const example = exampleOf(document, nodeTypes, { from, to, facts: aCall(), slack: 0, end });
              expect(example !== undefined, `${end} at ${from}`).toBe(bothOf(ends[end], spanOf(from, to)).length > 0);
              if (example === undefined) continue;
              expect(played(document, example).end).toBe(end);
              expect(includes(spanOf(from, to), example.facts.at / 1000)).toBe(true);
            }
        }),
        { numRuns },
      );
    },
  );

  test('of a flow holds for random calls in two years', { timeout: 3_600_000 }, () => {
    const from = Date.parse('2026-11-22T00:00:00Z') / 1000;
    const to = Date.parse('2028-11-22T00:00:00Z') / 1000;
    const ways = fc.infiniteStream(fc.record({ choice: fc.nat(), seconds: fc.integer({ min: 0, max: 60 }) }));
    const start = fc.integer({ min: from, max: to - 1 });
    let calls = 0;
    fc.assert(
      fc.property(
        timedFlow('2027-04-04'),
        fc.array(fc.tuple(start, ways), { minLength: 50, maxLength: 50 }),
        (document, all) => {
          const proof = proofOf(document, { from, to, slack: 0 });
          const dead = new Set(proof.cutOffs.map(({ nodeId, exit }) => `${nodeId} ${exit}`));
          const unused = new Set(proof.unused.map(({ nodeId, exit }) => `${nodeId} ${exit}`));
          for (const [at, choices] of all) {
            const { end, route } = randomCall(document, at, choices);
            calls += 1;
            expect(includes(proof.ends[end], at)).toBe(true);
            const last = route.at(-1);
            if (end === 'unconnected') expect(dead).toContain(`${last?.nodeId} ${last?.exit}`);
            for (const { nodeId, exit } of route) {
              expect(unused).not.toContain(`${nodeId} null`);
              expect(unused).not.toContain(`${nodeId} ${exit}`);
            }
          }
        },
      ),
      { numRuns: Math.ceil(numCalls / 50) },
    );
    expect(calls).toBeGreaterThanOrEqual(numCalls);
  });
});
