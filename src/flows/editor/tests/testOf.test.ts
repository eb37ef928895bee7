import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import { runTests } from '#flows/core/flowTests.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { FlowTest } from '#values/flow/flowTest.ts';
import { aCall } from '../../../../tests/builders/flows/aCall.ts';
import { aFlow } from '../../../../tests/builders/flows/aFlow.ts';
import { pendingEffect, play, type Simulation, startSimulation } from '../simulator/simulation.ts';
import { choicesFor } from '../simulator/simulateEffect.ts';
import { testOf } from './testOf.ts';
import { failureOf, testName } from './testWords.ts';

const intl = createIntl({ locale: 'en-US', onError: () => undefined });
const other = '00000000-0000-4000-8000-000000000002';
const prompt = { kind: 'audio', url: 'https://files.example.test/menu.mp3' };
const targets = ['Ada', 'Bob'].map((label, at) => ({ id: `t${at}`, label, number: `+6139876543${at}`, weight: 1 }));
const night = aFlow('Night').node('start', 'start', { consent: null }, { next: 'bye' }).node('bye', 'hangup').document;
const main = aFlow()
  .node('start', 'start', { consent: null }, { next: 'menu' })
  .node(
    'menu',
    'menu',
    { prompt, keys: [{ key: '1', label: 'Sales' }], timeout: 5, attempts: 1 },
    { 'key-1': 'desk', noInput: 'night' },
  )
  .node('desk', 'roundRobin', { targets, rounds: 1 }, { unanswered: 'mail' })
  .node('night', 'flow', { flow: other })
  .node('mail', 'voicemail').document;

/** A call that is played by these choices. */
function played(...ids: string[]): Simulation {
  const flow = compile(main, nodeTypes, new Map([[other, night]]));
  return ids.reduce(
    (simulation, id) => {
      const waiting = pendingEffect(simulation);
      if (id.startsWith('key-')) return play(simulation, { type: 'DIGITS', digits: id.slice('key-'.length) }, 3);
      const choice = waiting && choicesFor(waiting, intl).find((each) => each.id === id);
      if (!choice) throw new Error(`nothing offers ${id}`);
      return play(simulation, choice.event, choice.seconds);
    },
    startSimulation(flow, aCall({ at: Date.UTC(2026, 10, 22, 12) }), 1),
  );
}

test.each([
  [['key-1', 'answered-t1'], 'Sunday 11:00 PM, key 1, Bob answers: desk'],
  [['key-1', 'nobody', 'nobody', 'message'], 'Sunday 11:00 PM, key 1, nobody answers, nobody answers: mail'],
  [['none'], 'Sunday 11:00 PM, no key: night'],
  [['gone'], 'Sunday 11:00 PM, caller hangs up: menu'],
])('the played call %j is kept as “%s”, and passes', (ids, name) => {
  const kept = testOf(played(...ids), 'x1');
  if (!kept) throw new Error('the call is not over');
  expect(testName(kept, main, intl).replace('\u202F', ' ')).toBe(name);
  const stored = FlowTest.parse(JSON.parse(JSON.stringify({ ...kept, name })));
  const [run] = runTests({ ...main, tests: [stored] }, nodeTypes);
  expect(run && failureOf(run, main, intl)).toBe(undefined);
});

test('a call that goes on, or was cut off, is no test', () => {
  expect(testOf(played('key-1'), 'x1')).toBe(undefined);
  const cut = compile({ ...main, edges: [] }, nodeTypes);
  expect(testOf(startSimulation(cut, aCall(), 0), 'x1')).toBe(undefined);
});

test('a test that fails says where the call ends', () => {
  const kept = { ...testOf(played('key-1', 'answered-t1'), 'x1'), name: 'Sales' } as FlowTest;
  const silent = { ...kept, answers: [{ after: 5, event: { type: 'NO_INPUT' as const } }] };
  const [run] = runTests({ ...main, tests: [silent] }, nodeTypes);
  expect(run && failureOf(run, main, intl)).toBe('Ends at night (continues in another flow), not at desk (answered)');
});
