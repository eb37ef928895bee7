import { expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import { endOf, startRun } from '#flows/core/run.ts';
import { validate } from '#flows/core/validate.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall, aWorld } from '../../../../tests/builders/flows/aCall.ts';
import { aFlow } from '../../../../tests/builders/flows/aFlow.ts';

const { document } = aFlow()
  .node('start', 'start', {}, { next: 'mark' })
  .node('mark', 'tag', { tags: ['Sales', 'Urgent'], score: -20 }, { next: 'bye' })
  .node('bye', 'hangup');

test('tags the call and continues', () => {
  const { snapshot, effects } = startRun(compile(document, nodeTypes), aCall());
  expect(effects[0]).toEqual({ type: 'tag', nodeId: 'mark', tags: ['Sales', 'Urgent'], score: -20 });
  expect(endOf(snapshot)).toBe('hungUp');
});

test('reports a tag that the account does not have, with its path', () => {
  const errors = (...tags: string[]) =>
    validate(document, nodeTypes, aWorld({ tags: new Set(tags) })).filter(({ severity }) => severity === 'error');
  expect(errors('Sales')).toEqual([
    { code: 'TAG-FOREIGN', severity: 'error', nodeId: 'mark', path: 'tags.1', values: { tag: 'Urgent' } },
  ]);
  expect(errors('Sales', 'Urgent')).toEqual([]);
});

test('rejects scores beyond ±100', () => {
  const accepts = (score: number) => nodeTypes.tag.settings.safeParse({ tags: [], score }).success;
  expect([-101, -100, 0, 0.5, 100, 101].map(accepts)).toEqual([false, true, true, false, true, false]);
});
