import { expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { endOf } from '#flows/core/run.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { currentDocument, nowOf, pendingEffect, play, startSimulation, stepBack, playedRoute } from './simulation.ts';

const speech = { kind: 'text', text: 'Hello', language: 'en-AU' };
const document: FlowDocument = {
  schema: 1,
  name: 'Main',
  timezone: 'Australia/Melbourne',
  nodes: [
    { id: 's', type: 'start', version: 1, name: '', settings: { recording: false, consent: null, callerId: 'caller' } },
    {
      id: 'r',
      type: 'roundRobin',
      version: 1,
      name: '',
      settings: {
        targets: [
          { id: 'a', label: 'Ada', number: '+61398765432', weight: 1 },
          { id: 'b', label: 'Bob', number: '+61398765433', weight: 1 },
        ],
        timeout: 20,
        rounds: 1,
      },
    },
    {
      id: 'v',
      type: 'voicemail',
      version: 1,
      name: '',
      settings: { greeting: speech, maxSeconds: 60, notify: 'no', emails: [] },
    },
  ],
  edges: [
    { id: 'sr', from: 's', exit: 'next', to: 'r' },
    { id: 'rv', from: 'r', exit: 'unanswered', to: 'v' },
  ],
};
const facts = { at: 0, caller: null, trackingNumber: '+61390000000', area: null, country: 'AU', firstTime: true };
const nobody = (targetId: string) => ({
  type: 'LEGS_ENDED' as const,
  legs: [{ targetId, outcome: 'no-answer' as const, talkSeconds: 0 }],
});
const start = (turn: number) => startSimulation(compile(document, nodeTypes), facts, turn);

test('takes a round robin turn immediately, and the chosen turn decides who rings first', () => {
  expect(pendingEffect(start(0))).toMatchObject({ type: 'dial', targets: [{ id: 'a' }] });
  expect(pendingEffect(start(1))).toMatchObject({ type: 'dial', targets: [{ id: 'b' }] });
});

test('highlights the route of an unanswered call that ends in voicemail', () => {
  const unanswered = play(play(start(0), nobody('a'), 20), nobody('b'), 20);
  const over = play(unanswered, { type: 'RECORDED', seconds: 12 }, 15);
  const now = nowOf(over);
  expect(now && endOf(now.snapshot)).toBe('message');
  expect(playedRoute(over).map(({ nodeId, exit }) => [nodeId, exit])).toEqual([
    ['s', 'next'],
    ['r', 'unanswered'],
    ['v', null],
  ]);
  expect(pendingEffect(over)).toBeNull();
});

test('stepping back returns to before the choice, but never to before the call', () => {
  const begun = start(0);
  expect(stepBack(play(begun, nobody('a'), 20))).toEqual(begun);
  expect(stepBack(begun)).toBe(begun);
});

test('goes on in another flow, whose keys are offered there', () => {
  const other = '00000000-0000-4000-8000-000000000002';
  const node = (id: string, type: string, settings: object) => ({ id, type, version: 1, name: '', settings });
  const keys = [{ key: '4', label: 'Night desk' }];
  const menu = { prompt: speech, keys, timeout: 5, attempts: 1, invalidPrompt: null };
  const begin = node('s', 'start', { recording: false, consent: null, callerId: 'caller' });
  const edge = { id: 'e', from: 's', exit: 'next', to: 'n' };
  const flowOf = (next: object) => ({ ...document, nodes: [begin, next], edges: [edge] }) as FlowDocument;
  const night = flowOf(node('n', 'menu', menu));
  const main = flowOf(node('n', 'flow', { flow: other }));
  const begun = startSimulation(compile(main, nodeTypes, new Map([[other, night]])), facts, 0);
  expect(currentDocument(begun)).toBe(night);
  expect(currentDocument(start(0))).toBe(document);
});
