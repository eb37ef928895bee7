import { expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import { hashOf } from '#flows/core/hashOf.ts';
import { routeOf, startRun, stepRun } from '#flows/core/run.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall, aWorld } from '../../../../tests/builders/flows/aCall.ts';
import { aFlow } from '../../../../tests/builders/flows/aFlow.ts';

const at = aCall().at;
const share = (id: string, percent: number) => ({ id, name: id, percent });
const flowOf = (shares: ReturnType<typeof share>[], sticky: boolean) =>
  compile(
    shares.reduce(
      (flow, { id }) => flow.node(`to-${id}`, 'hangup'),
      aFlow()
        .node('start', 'start', {}, { next: 'split' })
        .node(
          'split',
          'split',
          { shares, sticky },
          Object.fromEntries(shares.map(({ id }) => [`share-${id}`, `to-${id}`])),
        ),
    ).document,
    nodeTypes,
  );
const seventyThirty = [share('a', 70), share('b', 30)];

function exitOfTurn(flow: ReturnType<typeof flowOf>, turn: number): string | null | undefined {
  const { snapshot, effects } = startRun(flow, aCall());
  expect(effects).toEqual([{ type: 'rotate', nodeId: 'split' }]);
  return routeOf(stepRun(flow, snapshot, { type: 'ROTATED', at, turn }).snapshot)[1]?.exit;
}

function exitOfCaller(flow: ReturnType<typeof flowOf>, caller: string): string | null | undefined {
  return routeOf(startRun(flow, aCall({ caller })).snapshot)[1]?.exit;
}

test('gives each exit exactly its percentage of the turns', () => {
  const flow = flowOf(seventyThirty, false);
  const exits = Array.from({ length: 20 }, (_, turn) => exitOfTurn(flow, turn));
  expect(exits.filter((exit) => exit === 'share-a')).toHaveLength(14);
  expect(exits.filter((exit) => exit === 'share-b')).toHaveLength(6);
});

test('names a turn of each exit', () => {
  const flow = flowOf(seventyThirty, false);
  const turns = nodeTypes.split.probes({ shares: seventyThirty, sticky: false });
  expect(turns.map((probe) => (probe.type === 'ROTATED' ? exitOfTurn(flow, probe.turn) : probe.type))).toEqual([
    'share-a',
    'share-b',
  ]);
});

test('sends a sticky caller by their place among a hundred, the same one for every call', () => {
  const flow = flowOf(seventyThirty, true);
  const places = new Set<number>();
  for (let count = 0; count < 1500; count += 1) {
    const caller = `+61412${String(count * 37).padStart(6, '0')}`;
    const place = hashOf(`split ${caller}`) % 100;
    places.add(place);
    expect([place, exitOfCaller(flow, caller)]).toEqual([place, place < 70 ? 'share-a' : 'share-b']);
  }
  expect(places.size).toBe(100);
});

test('gives turns to callers who withhold their number, even if it is sticky', () => {
  expect(startRun(flowOf(seventyThirty, true), aCall({ caller: null })).effects).toEqual([
    { type: 'rotate', nodeId: 'split' },
  ]);
});

test('reports percentages that do not add up to 100', () => {
  const node = { id: 'n', type: 'split', version: 1, name: '', settings: {} };
  const check = (...percents: number[]) =>
    nodeTypes.split
      .check?.({ shares: percents.map((percent, index) => share(`s${index}`, percent)), sticky: false }, node, aWorld())
      .map(({ code, path, values }) => [code, path, values?.percent]);
  expect(check(60, 40)).toEqual([]);
  expect(check(60, 39)).toEqual([['SPLIT-NOT-HUNDRED', 'shares', 99]]);
  expect(check()).toEqual([['SPLIT-NOT-HUNDRED', 'shares', 0]]);
});
