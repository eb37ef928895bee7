import { describe, expect, test } from 'vitest';
import { compile, type CompiledFlow } from '#flows/core/compile.ts';
import type { Effect } from '#flows/core/effects.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import type { FlowEventProbe } from '#flows/core/nodeType.ts';
import { currentNode, endOf, routeOf, type RunResult, startRun, stepRun } from '#flows/core/run.ts';
import { noAudioFiles, speechSeconds } from '#flows/core/speech.ts';
import { nodeTypes, type NodeTypeName } from '#flows/nodes/nodeTypes.ts';
import type { FlowNode } from '#values/flow/document.ts';
import { aCall, MONDAY_TEN } from '../../builders/flows/aCall.ts';
import { aFlow } from '../../builders/flows/aFlow.ts';
import { settingsOf } from './validFlows.ts';

/** Where a call waits in a step: what it waits for, who was rung so far, and the seconds spent here. */
interface Waiting {
  result: RunResult;
  rungBefore: readonly string[];
  seconds: number;
}

const words = (length: number) => ({ kind: 'text', text: 'x'.repeat(length * 15), language: 'en-AU' });

/** Settings that tell more apart than the defaults: of menus with an answer to wrong keys, of rings in order and at once. */
const variants: Partial<Record<NodeTypeName, object[]>> = {
  menu: [
    { prompt: words(4), invalidPrompt: words(3), attempts: 3, timeout: 7 },
    { prompt: words(4), invalidPrompt: words(3), attempts: 1, timeout: 7 },
  ],
  ring: [{ order: 'inOrder' }, { order: 'together' }],
  locations: [{}, { fallback: [{ id: 'one', label: '', number: '+61398765432' }] }, { fallback: [] }],
};

const cases = (Object.keys(nodeTypes) as NodeTypeName[])
  .filter((type) => nodeTypes[type].role !== 'start' && type !== 'flow')
  .flatMap((type) =>
    (variants[type] ?? [{}]).map((given, at) => ({
      name: at === 0 ? type : `${type} ${at + 1}`,
      type,
      settings: { ...settingsOf(type), ...given } as FlowNode['settings'],
    })),
  );

function flowOf(type: NodeTypeName, settings: FlowNode['settings']): CompiledFlow {
  const exits = nodeTypes[type].exits(settings).map(({ id }) => [id, 'bye'] as const);
  const flow = aFlow()
    .node('start', 'start', {}, { next: 'step' })
    .node('step', type, settings, Object.fromEntries(exits))
    .node('bye', 'hangup');
  return compile(flow.document, nodeTypes);
}

const withTime = (event: FlowEventProbe) => ({ ...event, at: MONDAY_TEN }) as FlowEvent;
const gone = withTime({ type: 'CALLER_HUNG_UP' });
const rungIn = (effect: Effect | undefined) => (effect?.type === 'dial' ? effect.targets.map(({ id }) => id) : []);
const branch = {
  id: 'b',
  name: 'Perth',
  timeout: 20,
  targets: [{ id: 'branch', label: '', number: '+61892345678' }],
};

/** What can come back to an effect, one of each kind. */
function answersTo(effect: Effect | undefined, probes: readonly FlowEventProbe[]): FlowEventProbe[] {
  const ends = rungIn(effect);
  const legs = ends.map((targetId) => ({ targetId, outcome: 'no-answer' as const, talkSeconds: 0 }));
  const own: FlowEventProbe[] = ends.length === 0 ? [] : [{ type: 'LEGS_ENDED', legs }];
  const found: FlowEventProbe[] = effect?.type === 'findBranch' ? [{ type: 'BRANCH_FOUND', branch }] : [];
  return [...probes, ...own, ...found];
}

/** How long an effect lasts at most, in seconds. */
function lengthOf(effect: Effect | undefined): number {
  switch (effect?.type) {
    case 'say':
      return speechSeconds(effect.speech, noAudioFiles);
    case 'gather':
      return speechSeconds(effect.before, noAudioFiles) + speechSeconds(effect.prompt, noAudioFiles) + effect.timeout;
    case 'dial':
      return effect.timeout;
    default:
      return 0;
  }
}

/** All states in which calls wait in a step, and the most seconds until they leave by each exit. */
function statesOf(type: NodeTypeName, settings: FlowNode['settings']) {
  const flow = flowOf(type, settings);
  const waiting: Waiting[] = [];
  const left = new Map<string, number>();
  const visit = (at: Waiting, depth: number): void => {
    const { result, seconds } = at;
    const effect = result.effects.at(-1);
    if (endOf(result.snapshot) !== null || currentNode(result.snapshot) !== 'step') {
      const exit = routeOf(result.snapshot)[1]?.exit;
      if (exit) left.set(exit, Math.max(left.get(exit) ?? 0, seconds));
      return;
    }
    waiting.push(at);
    if (depth === 0) return;
    for (const answer of answersTo(effect, nodeTypes[type].probes(settings))) {
      const next = stepRun(flow, result.snapshot, withTime(answer));
      if (next.effects.length === 0 && endOf(next.snapshot) === null) continue;
      visit(
        { result: next, rungBefore: [...at.rungBefore, ...rungIn(effect)], seconds: seconds + lengthOf(effect) },
        depth - 1,
      );
    }
  };
  visit({ result: startRun(flow, aCall()), rungBefore: [], seconds: 0 }, 8);
  return { flow, waiting, left };
}

describe.each(cases)('while a call waits in a step of type $name', ({ type, settings }) => {
  const { flow, waiting, left } = statesOf(type, settings);
  const isDialing = waiting.some(({ result }) => rungIn(result.effects.at(-1)).length > 0);

  test('a caller who hangs up is gone, or was answered if one of those who ring picked up', () => {
    for (const { result } of waiting) {
      expect(endOf(stepRun(flow, result.snapshot, gone).snapshot)).toBe('callerGone');
      for (const targetId of rungIn(result.effects.at(-1))) {
        const picked = stepRun(flow, result.snapshot, withTime({ type: 'LEG_ANSWERED', targetId }));
        expect([picked.effects, endOf(picked.snapshot)]).toEqual([[], null]);
        expect(endOf(stepRun(flow, picked.snapshot, gone).snapshot)).toBe('answered');
      }
    }
    if (nodeTypes[type].reachesPerson) expect(isDialing).toBe(true);
  });

  test('what is told late, of somebody who does not ring now, changes nothing', () => {
    let late = 0;
    for (const { result, rungBefore } of waiting) {
      const rings = rungIn(result.effects.at(-1));
      for (const targetId of ['nobody', ...rungBefore].filter((id) => !rings.includes(id))) {
        const leg = { targetId, outcome: 'answered' as const, talkSeconds: 60 };
        const events: FlowEventProbe[] = [
          { type: 'LEG_ANSWERED', targetId },
          { type: 'LEGS_ENDED', legs: [leg] },
        ];
        for (const event of events) {
          const next = stepRun(flow, result.snapshot, withTime(event));
          expect([event, next.effects, next.snapshot]).toEqual([event, [], result.snapshot]);
          expect(endOf(stepRun(flow, next.snapshot, gone).snapshot)).toBe('callerGone');
        }
        if (targetId !== 'nobody') late += 1;
      }
    }
    const hops = type === 'roundRobin' || (type === 'ring' && settings['order'] === 'inOrder');
    if (hops) expect(late).toBeGreaterThan(0);
  });

  test('the longest wait until an exit is the one that the step names', () => {
    const named = (exit: string) => nodeTypes[type].worstSeconds?.(settings, exit, noAudioFiles) ?? 0;
    for (const [exit, seconds] of left) {
      expect([exit, seconds <= named(exit), named(exit)]).toEqual([exit, true, named(exit)]);
    }
    expect(Math.max(0, ...left.values())).toBe(Math.max(0, ...[...left.keys()].map(named)));
  });
});
