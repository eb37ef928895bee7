import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { ModelCoverage } from '../coverage.ts';
import { marksReached, type Walk } from '../reachability.ts';

const sources = import.meta.glob<Record<string, unknown>>('../../../src/machines/**/*.machine.ts', { eager: true });
const walks = Object.values(import.meta.glob<{ walk: Walk }>('./*.walk.ts', { eager: true })).map(({ walk }) => walk);

const machines = Object.values(sources)
  .flatMap((exported) => Object.values(exported))
  .filter((value): value is AnyStateMachine => value instanceof StateMachine);

test('every machine has a walk', () => {
  const walked = walks.map(({ machine }) => machine);
  expect(Object.keys(sources).length).toBeGreaterThan(0);
  expect(machines.filter((machine) => !walked.includes(machine)).map(({ id }) => id)).toEqual([]);
});

test('every machine is driven in the page', () => {
  const missing = machines.map(({ id }) => `tests/e2e/${id}Model.test.ts`).filter((path) => !existsSync(path));
  expect(missing).toEqual([]);
});

test.each(walks.map((walk) => ({ id: walk.machine.id, walk })))(
  'reaches every state and transition of $id',
  ({ walk }) => {
    const coverage = new ModelCoverage(walk.machine, 'memory');
    coverage.add(marksReached(walk));
    coverage.expectWhole();
  },
);
