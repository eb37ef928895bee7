import { expect, test } from 'vitest';
import { assign, initialTransition } from 'xstate';
import { z } from 'zod';
import { compile } from '#flows/core/compile.ts';
import type { Effect } from '#flows/core/effects.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import { defineNodeType, type Registry } from '#flows/core/nodeType.ts';
import type { RunContext } from '#flows/core/runContext.ts';
import { routeOf, startRun, stepRun } from '#flows/core/run.ts';
import { validate } from '#flows/core/validate.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall, aWorld, MONDAY_TEN } from '../../builders/flows/aCall.ts';
import { aFlow } from '../../builders/flows/aFlow.ts';
import { testModel } from '../testModel.ts';
import { interpretEffects } from './interpretEffects.ts';

/** A node that asks for digits and branches on their sum; the product has no such type. */
const sumNode = defineNodeType<{ limit: number }>({
  type: 'sum',
  version: 2,
  migrations: { 1: ({ most }) => ({ limit: most }) },
  role: 'step',
  reachesPerson: false,
  settings: z.object({ limit: z.number().int().min(1) }),
  defaults: () => ({ limit: 9 }),
  exits: () => [
    { id: 'small', required: true },
    { id: 'large', required: false },
  ],
  check: ({ limit }) => (limit > 100 ? [{ code: 'SETTINGS-INVALID', severity: 'warning', path: 'limit' }] : []),
  enter: ({ nodeId }) => ({ kind: 'wait', effects: [{ type: 'rotate', nodeId }] }),
  receive: ({ settings }, event) =>
    event.type === 'ROTATED' ? { kind: 'leave', exit: event.turn > settings.limit ? 'large' : 'small' } : undefined,
  probes: ({ limit }) => [
    { type: 'ROTATED', turn: limit },
    { type: 'ROTATED', turn: limit + 1 },
  ],
});

const registry: Registry = { ...nodeTypes, sum: sumNode };
const { document } = aFlow()
  .node('start', 'start', {}, { next: 'sum' })
  .node('sum', 'sum', { most: 5 }, { small: 'little', large: 'much' })
  .node('little', 'voicemail')
  .node('much', 'hangup');

test('a new node type is validated and migrated without any other change', () => {
  const codes = (settings: { most: number }) => {
    const nodes = document.nodes.map((node) => (node.id === 'sum' ? { ...node, settings } : node));
    return validate({ ...document, nodes }, registry, aWorld()).map(({ code, severity }) => `${severity} ${code}`);
  };
  expect(codes({ most: 5 })).toEqual(['insight HOURS-UNANSWERED']);
  expect(codes({ most: 0 })).toContain('error SETTINGS-INVALID');
  expect(codes({ most: 101 })).toContain('warning SETTINGS-INVALID');
  expect(validate({ ...document, edges: document.edges.slice(0, 1) }, registry, aWorld())).toContainEqual({
    code: 'EXIT-UNCONNECTED',
    severity: 'error',
    nodeId: 'sum',
    exit: 'small',
  });
});

test('a new node type runs', () => {
  const flow = compile(document, registry);
  const { snapshot } = stepRun(flow, startRun(flow, aCall()).snapshot, { type: 'ROTATED', at: MONDAY_TEN, turn: 6 });
  expect(routeOf(snapshot).map(({ nodeId }) => nodeId)).toEqual(['start', 'sum', 'much']);
});

test('walks over every path include a new node type', async () => {
  const flow = compile(document, registry);
  const probes = [...sumNode.probes({ limit: 5 }), ...nodeTypes.voicemail.probes({}), { type: 'CALLER_HUNG_UP' }];
  const events = probes.map((probe) => ({ ...probe, at: MONDAY_TEN }) as FlowEvent);
  // The library does not execute custom actions.
  const machine = flow.machine.provide({ actions: { effect: assign({}) } });
  const model = testModel(machine, {
    events,
    from: initialTransition(machine, aCall())[0],
    placeOf: ({ value, context }) => `${String(value)} ${JSON.stringify(context)}`,
  });
  const paths = model.getShortestPaths();
  const routes = new Set<string>();
  for (const path of paths) {
    await path.test({
      states: {
        '*': ({ context }: { context: RunContext }) => {
          routes.add(context.route.map(({ nodeId }) => nodeId).join(' '));
        },
      },
      events: {},
    });
  }
  expect([...routes].toSorted()).toEqual(['start sum', 'start sum little', 'start sum much']);
});

test('names every interpreter that lacks a new effect', async () => {
  const flashLights = { type: 'flashLights', nodeId: 'node', seconds: 2 } as unknown as Effect;
  const lightsNode = defineNodeType<{ seconds: number }>({
    type: 'lights',
    version: 1,
    migrations: {},
    role: 'step',
    reachesPerson: false,
    settings: z.object({ seconds: z.number() }),
    defaults: () => ({ seconds: 2 }),
    exits: () => [{ id: 'next', required: true }],
    enter: () => ({ kind: 'wait', effects: [flashLights] }),
    receive: (_, event) => (event.type === 'SAID' ? { kind: 'leave', exit: 'next' } : undefined),
    probes: () => [{ type: 'SAID' }],
  });
  expect((await interpretEffects(lightsNode, { seconds: 2 })).unanswered).toEqual([
    'TwiML: flashLights',
    'demo: flashLights',
    'event back: flashLights',
    'simulator: flashLights',
    'transcript: flashLights',
  ]);
});
