import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import { currentNode, startRun, stepRun } from '#flows/core/run.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall } from '../../../../tests/builders/flows/aCall.ts';
import { aFlow } from '../../../../tests/builders/flows/aFlow.ts';
import { orderFrom, rotation } from '#flows/core/rotation.ts';

const at = aCall().at;
const targets = [1, 2, 3].map((n) => ({ id: `t${n}`, label: '', number: `+6139876543${n}`, weight: n === 1 ? 2 : 1 }));

const shares = fc
  .array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 10 })
  .map((weights) => weights.map((weight, index) => ({ id: `t${index}`, weight })));

test('gives each target turns in proportion to its weight', () => {
  fc.assert(
    fc.property(shares, (some) => {
      const turns = rotation(some);
      const total = some.reduce((sum, { weight }) => sum + weight, 0);
      for (const { id, weight } of some)
        expect(turns.filter((turn) => turn === id).length * total).toBe(weight * turns.length);
    }),
  );
});

test('tries every target once, starting with the one whose turn it is', () => {
  fc.assert(
    fc.property(shares, fc.nat(), (some, turn) => {
      const turns = rotation(some);
      const order = orderFrom(turns, turn);
      expect(order[0]).toBe(turns[turn % turns.length]);
      expect(order.toSorted()).toEqual(some.map(({ id }) => id).toSorted());
    }),
  );
});

test('passes an unanswered call on, round after round, until it leaves unanswered', () => {
  const flow = compile(
    aFlow()
      .node('start', 'start', { callerId: 'trackingNumber' }, { next: 'robin' })
      .node('robin', 'roundRobin', { targets, rounds: 2 }, { unanswered: 'bye' })
      .node('bye', 'hangup').document,
    nodeTypes,
  );
  let result = startRun(flow, aCall());
  expect(result.effects).toEqual([{ type: 'rotate', nodeId: 'robin' }]);
  result = stepRun(flow, result.snapshot, { type: 'ROTATED', at, turn: 1 });
  const rung: string[] = [];
  for (let [dial] = result.effects; dial?.type === 'dial'; [dial] = result.effects) {
    expect(dial.callerId).toBe('trackingNumber');
    const targetId = dial.targets[0]?.id ?? '';
    rung.push(targetId);
    const legs = [{ targetId, outcome: 'no-answer', talkSeconds: 0 } as const];
    result = stepRun(flow, result.snapshot, { type: 'LEGS_ENDED', at, legs });
  }
  expect(rung).toEqual(['t2', 't3', 't1', 't2', 't3', 't1']);
  expect(currentNode(result.snapshot)).toBeNull();
});
