import { expect, test } from 'vitest';
import { validate } from '#flows/core/validate.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aWorld } from '../../builders/flows/aCall.ts';
import { aFlow } from '../../builders/flows/aFlow.ts';

const { document } = aFlow()
  .node('start', 'start', { recording: true })
  .node('a', 'tag', { tags: ['Foreign'] }, { next: 'b', odd: 'b' })
  .node('b', 'tag', { tags: [] }, { next: 'a' })
  .node('c', 'tag', { score: 900 }, { next: 'c' })
  .node('odd', 'teleport')
  .node('desk', 'ring', { targets: [{ id: 't1', label: '', number: '12' }], timeout: 5 }, { unanswered: 'gone' })
  .node('robin', 'roundRobin', { targets: [] }, { unanswered: 'gone' })
  .node('b', 'hangup');
const twice = { id: 'a-next', from: 'a', exit: 'next', to: 'c' };
const from = { id: 'lost', from: 'nobody', exit: 'next', to: 'a' };

test('problems have a fixed order: ids, nodes one by one, edges, exits, loops, unreachable nodes', () => {
  const problems = validate({ ...document, edges: [...document.edges, twice, from] }, nodeTypes, aWorld());
  const told = problems.map(({ code, nodeId = '', exit = '', path = '', nodes = [] }) =>
    [code, nodeId, ...nodes, exit, path].filter((part) => part !== '').join(' '),
  );
  expect(told).toEqual([
    'DUPLICATE-ID b',
    'DUPLICATE-ID',
    'RECORDING-WITHOUT-CONSENT start consent',
    'TAG-FOREIGN a tags.0',
    'SETTINGS-INVALID c score',
    'UNKNOWN-TYPE odd',
    'TARGET-INVALID desk targets.0.number',
    'RING-TOO-SHORT desk timeout',
    'SETTINGS-INVALID robin targets',
    'EDGE-WITHOUT-EXIT a odd',
    'EDGE-WITHOUT-NODE desk unanswered',
    'EDGE-WITHOUT-NODE robin unanswered',
    'EXIT-TWICE a next',
    'EDGE-WITHOUT-NODE next',
    'NO-ACTION-ON-START start next',
    'ROUND-ROBIN-FINAL robin unanswered',
    'NO-ACTION-ID-LOOP-DETECTED a b',
    'NO-ACTION-ID-LOOP-DETECTED c',
    'UNREACHABLE a',
    'UNREACHABLE b',
    'UNREACHABLE c',
    'UNREACHABLE odd',
    'UNREACHABLE desk',
    'UNREACHABLE robin',
  ]);
});
