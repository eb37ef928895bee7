import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editedFlow, sharedFlow } from '../../../../tests/builders/flows/editsOfFlows.ts';
import { FlowDocument } from '#values/flow/document.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { sameValue } from '../canonical.ts';
import { diffFlows } from '../diff.ts';
import type { Side } from './conflict.ts';
import { type Choices, merge3 } from './merge3.ts';

const base = sharedFlow;
const merge = (mine: FlowDocument, theirs: FlowDocument) => merge3(base, mine, theirs, nodeTypes);
/** A flow whose empty list of tests is none, and whose connections have no ids. */
const plain = ({ tests, edges, ...flow }: FlowDocument) => ({
  ...flow,
  tests: (tests ?? []).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  edges: edges.map(({ from, exit, to }) => `${from} ${exit} ${to}`).toSorted(),
});
const all = (ids: Iterable<string>, side: Side): Choices => new Map([...ids].map((id) => [id, side]));

test('what only one side did is taken as it is', () => {
  fc.assert(
    fc.property(editedFlow, (edited) => {
      for (const { conflicts, resolve } of [merge(edited, base), merge(base, edited), merge(edited, edited)]) {
        expect(conflicts).toEqual([]);
        expect(plain(resolve())).toEqual(plain(edited));
      }
    }),
    { numRuns: 300 },
  );
});

test('both sides see the same conflicts, and the same flow if they choose the same', () => {
  fc.assert(
    fc.property(editedFlow, editedFlow, (mine, theirs) => {
      const [here, there] = [merge(mine, theirs), merge(theirs, mine)];
      const ids = here.conflicts.map(({ id }) => id);
      expect(there.conflicts.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      const chosenHere = here.resolve(all(ids, 'theirs'));
      const { renamed, timezone, added, removed, changed, exits, tests } = diffFlows(chosenHere, there.resolve());
      expect([renamed, timezone, added, removed, changed, exits, tests]).toEqual([null, null, [], [], [], [], []]);
    }),
  );
});

test('any choices give a flow that can be saved, without loose connections', () => {
  fc.assert(
    fc.property(editedFlow, editedFlow, fc.infiniteStream(fc.boolean()), (mine, theirs, coins) => {
      const { conflicts, resolve } = merge(mine, theirs);
      const coin = coins[Symbol.iterator]();
      const choices = new Map(conflicts.map(({ id }) => [id, coin.next().value === true ? 'mine' : 'theirs'] as const));
      const merged = resolve(choices);
      expect(FlowDocument.parse(merged)).toEqual(merged);
      const steps = new Set(merged.nodes.map(({ id }) => id));
      expect(merged.edges.filter(({ from, to }) => !steps.has(from) || !steps.has(to))).toEqual([]);
      for (const keys of [
        merged.nodes.map(({ id }) => id),
        merged.edges.map(({ id }) => id),
        merged.edges.map(({ from, exit }) => `${from} ${exit}`),
      ])
        expect(new Set(keys).size).toBe(keys.length);
    }),
    { numRuns: 300 },
  );
});

test('choosing one side everywhere keeps what only the other changed', () => {
  fc.assert(
    fc.property(editedFlow, editedFlow, fc.constantFrom<Side>('mine', 'theirs'), (mine, theirs, side) => {
      const { conflicts, resolve } = merge(mine, theirs);
      const merged = resolve(
        all(
          conflicts.map(({ id }) => id),
          side,
        ),
      );
      const [chosen, other] = side === 'mine' ? [mine, theirs] : [theirs, mine];
      const contested = new Set(conflicts.flatMap((conflict) => ('step' in conflict ? [conflict.step] : [])));
      const find = (flow: FlowDocument, step: string) => flow.nodes.find(({ id }) => id === step);
      for (const { id } of other.nodes) {
        if (contested.has(id)) continue;
        const [was, is, ours] = [find(base, id), find(other, id), find(chosen, id)];
        if (!was) expect(find(merged, id)?.settings).toEqual(is?.settings);
        if (!was || !ours || was.type !== is?.type || was.type !== ours.type) continue;
        for (const [setting, value] of Object.entries(is.settings))
          if (!sameValue(value, was.settings[setting])) expect(find(merged, id)?.settings[setting]).toEqual(value);
      }
      const keptTests = (other.tests ?? []).filter(({ id }) => !(chosen.tests ?? []).some((each) => each.id === id));
      const added = keptTests.filter(({ id }) => !(base.tests ?? []).some((each) => each.id === id));
      for (const each of added) expect(merged.tests).toContainEqual(each);
    }),
    { numRuns: 300 },
  );
});
