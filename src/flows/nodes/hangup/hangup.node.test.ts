import { expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import { endOf, routeOf, startRun } from '#flows/core/run.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall } from '../../../../tests/builders/flows/aCall.ts';
import { aFlow } from '../../../../tests/builders/flows/aFlow.ts';

test.each(['normal', 'busy', 'rejected'])('ends the call with the reason %s', (reason) => {
  const { document } = aFlow().node('start', 'start', {}, { next: 'bye' }).node('bye', 'hangup', { reason });
  const { snapshot, effects } = startRun(compile(document, nodeTypes), aCall());
  expect(effects).toEqual([{ type: 'hangup', nodeId: 'bye', reason }]);
  expect([endOf(snapshot), routeOf(snapshot).at(-1)?.nodeId]).toEqual(['hungUp', 'bye']);
});

test('has no exits', () => {
  expect(nodeTypes.hangup.exits({ reason: 'normal' })).toEqual([]);
});
