import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import { endOf } from '#flows/core/run.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { aNode } from '../../../../tests/builders/api/aFlow.ts';
import { playAgain, playsDifferently } from './playAgain.ts';
import { nowOf, pendingEffect, play, playedRoute, type Simulation, startSimulation } from './simulation.ts';

const people = (id: string) => ({
  targets: [{ id, label: 'Ada', number: '+61398765432' }],
  order: 'together',
  timeout: 20,
  callerId: 'caller',
  whisper: null,
  screen: false,
});
const document: FlowDocument = {
  schema: 1,
  name: 'Main',
  timezone: 'Australia/Sydney',
  nodes: [
    aNode('start', 'start', { recording: false, consent: null, callerId: 'caller' }),
    aNode('hello', 'announce'),
    aNode('menu', 'menu', { attempts: 1 }),
    aNode('ring', 'ring', people('a')),
    aNode('mail', 'voicemail'),
  ],
  edges: [
    { id: 'e1', from: 'start', exit: 'next', to: 'hello' },
    { id: 'e2', from: 'hello', exit: 'next', to: 'menu' },
    { id: 'e3', from: 'menu', exit: 'key-1', to: 'ring' },
    { id: 'e4', from: 'menu', exit: 'noInput', to: 'mail' },
    { id: 'e5', from: 'ring', exit: 'unanswered', to: 'mail' },
  ],
};
const compiled = (flow: FlowDocument) => compile(flow, nodeTypes);
const facts = { at: 0, caller: null, trackingNumber: '+61390000000', area: null, country: 'AU', firstTime: true };
const ringingEnds = (outcome: 'answered' | 'no-answer') => ({
  type: 'LEGS_ENDED' as const,
  legs: [{ targetId: 'a', outcome, talkSeconds: 0 }],
});

/** What a tester could choose next, by a number. */
function choose(call: Simulation, choice: number): Simulation {
  const asked = pendingEffect(call);
  if (!asked) return call;
  if (choice === 0) return play(call, { type: 'CALLER_HUNG_UP' }, 1);
  if (asked.type === 'gather')
    return play(call, choice === 1 ? { type: 'NO_INPUT' } : { type: 'DIGITS', digits: '1' }, 3);
  if (asked.type === 'dial') return play(call, ringingEnds(choice === 1 ? 'answered' : 'no-answer'), 20);
  if (asked.type === 'record') return play(call, { type: 'RECORDED', seconds: choice }, 20);
  return play(call, { type: 'SAID' }, 4);
}

const called = (choices: readonly number[]) => choices.reduce(choose, startSimulation(compiled(document), facts, 0));
const waysOf = (call: Simulation) => playedRoute(call).map(({ nodeId, exit }) => [nodeId, exit]);
const answered = called([1, 2, 1]);

test('on an unchanged flow every call goes as it went', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2), { maxLength: 8 }), (choices) => {
      const call = called(choices);
      expect(playAgain(compiled(structuredClone(document)), call).moves).toEqual(call.moves);
    }),
  );
});

test('a new announcement is heard before the answers, and one that was removed is not', () => {
  const more = {
    ...document,
    nodes: [...document.nodes, aNode('news', 'announce')],
    edges: [
      ...document.edges.filter(({ id }) => id !== 'e2'),
      { id: 'e6', from: 'hello', exit: 'next', to: 'news' },
      { id: 'e7', from: 'news', exit: 'next', to: 'menu' },
    ],
  };
  expect(waysOf(playAgain(compiled(more), answered)).map(([node]) => node)).toEqual([
    'start',
    'hello',
    'news',
    'menu',
    'ring',
  ]);
  const less = {
    ...document,
    nodes: document.nodes.filter(({ id }) => id !== 'hello'),
    edges: [{ id: 'e1', from: 'start', exit: 'next' as const, to: 'menu' }, ...document.edges.slice(2)],
  };
  const again = playAgain(compiled(less), answered);
  expect(waysOf(again).map(([node]) => node)).toEqual(['start', 'menu', 'ring']);
  const end = nowOf(again);
  expect(end && endOf(end.snapshot)).toBe('answered');
});

test('it stops where the flow asks what nobody answered', () => {
  const others = document.nodes.map((node) => (node.id === 'ring' ? aNode('ring', 'ring', people('b')) : node));
  const again = playAgain(compiled({ ...document, nodes: others }), answered);
  expect(pendingEffect(again)).toMatchObject({ type: 'dial', targets: [{ id: 'b' }] });
});

test('a call is outdated by other steps and connections, not by places and tests', () => {
  const moved = document.nodes.map((node) => ({ ...node, position: { x: 9, y: 9 } }));
  expect(playsDifferently(document, { ...document, nodes: moved })).toBe(false);
  expect(playsDifferently(document, { ...document, tests: [] })).toBe(false);
  expect(playsDifferently(document, { ...document, edges: document.edges.slice(1) })).toBe(true);
  expect(playsDifferently(document, { ...document, timezone: 'Asia/Tokyo' })).toBe(true);
});
