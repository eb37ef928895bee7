import { z } from 'zod';
import { defineNodeType, type Step, type StepContext } from '#flows/core/nodeType.ts';
import {
  checkRingTime,
  checkTargets,
  dialOutcome,
  haveOwnIds,
  MAX_TARGETS,
  shownTargets,
  RingTarget,
  toDialTarget,
} from '#flows/core/targets.ts';
import { orderFrom, rotation } from '#flows/core/rotation.ts';

/** Distributes calls among targets by weight; an unanswered call goes to the next target. */
export const RoundRobinSettings = z.object({
  targets: z
    .array(RingTarget.extend({ weight: z.number().int().min(1).max(100) }))
    .max(MAX_TARGETS)
    .refine(haveOwnIds),
  /** How long each target rings, in seconds. */
  timeout: z.number().int().min(5).max(120),
  /** How many times to try all targets before the call leaves. */
  rounds: z.number().int().min(1).max(5),
});
export type RoundRobinSettings = z.infer<typeof RoundRobinSettings>;

/** Set once the turn is known: the turn, the dials so far, and whether someone has taken the call. */
interface RoundRobinMemory {
  turn: number;
  dials: number;
  answered: boolean;
}

export const roundRobinNode = defineNodeType<RoundRobinSettings>({
  type: 'roundRobin',
  version: 1,
  migrations: {},
  role: 'step',
  reachesPerson: true,
  settings: RoundRobinSettings,
  defaults: () => ({ targets: [], timeout: 20, rounds: 1 }),
  exits: () => [{ id: 'unanswered', required: true, missing: 'ROUND-ROBIN-FINAL' }],
  shown: ({ targets }) => ({ targets: shownTargets(targets).map((target) => ({ ...target, weight: 1 })) }),
  check: ({ targets, timeout }, _, world) => [...checkTargets(targets, world), ...checkRingTime(timeout)],
  worstSeconds: ({ targets, timeout, rounds }) => targets.length * timeout * rounds,
  enter: ({ nodeId, settings: { targets } }) =>
    targets.length === 0
      ? { kind: 'leave', exit: 'unanswered' }
      : { kind: 'wait', effects: [{ type: 'rotate', nodeId }] },
  receive: (context, event, memory) => {
    const dialing = (memory ?? null) as unknown as RoundRobinMemory | null;
    if (dialing === null)
      return event.type === 'ROTATED' ? dial(context, { turn: event.turn, dials: 0, answered: false }) : undefined;
    const target = targetOf(context.settings, dialing);
    if (event.type === 'LEG_ANSWERED' && event.targetId === target?.id)
      return { kind: 'wait', effects: [], memory: { ...dialing, answered: true } };
    if (event.type === 'CALLER_HUNG_UP' && dialing.answered) return { kind: 'end', reason: 'answered' };
    const outcome = dialOutcome(event, target === undefined ? [] : [target]);
    if (outcome === 'answered')
      return {
        kind: 'end',
        reason: 'answered',
        effects: [{ type: 'hangup', nodeId: context.nodeId, reason: 'normal' }],
      };
    return outcome === 'unanswered' ? dial(context, { ...dialing, dials: dialing.dials + 1 }) : undefined;
  },
  probes: ({ targets }) => {
    const turns = rotation(targets);
    return targets.flatMap(({ id: targetId }) => [
      { type: 'ROTATED', turn: turns.indexOf(targetId) },
      { type: 'LEGS_ENDED', legs: [{ targetId, outcome: 'answered', talkSeconds: 60 }] },
      { type: 'LEGS_ENDED', legs: [{ targetId, outcome: 'no-answer', talkSeconds: 0 }] },
    ]);
  },
});

function targetOf({ targets }: RoundRobinSettings, { turn, dials }: RoundRobinMemory) {
  const order = orderFrom(rotation(targets), turn);
  return targets.find(({ id }) => id === order[dials % order.length]);
}

function dial(context: StepContext<RoundRobinSettings>, memory: RoundRobinMemory): Step {
  const { nodeId, settings, callerId, recording } = context;
  const target = targetOf(settings, memory);
  if (target === undefined || memory.dials >= settings.targets.length * settings.rounds)
    return { kind: 'leave', exit: 'unanswered' };
  return {
    kind: 'wait',
    effects: [
      {
        type: 'dial',
        nodeId,
        targets: [toDialTarget(target)],
        timeout: settings.timeout,
        callerId,
        whisper: null,
        screen: false,
        record: recording,
      },
    ],
    memory: { ...memory },
  };
}
