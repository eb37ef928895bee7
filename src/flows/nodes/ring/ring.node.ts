import { z } from 'zod';
import { CallerId, type Effect } from '#flows/core/effects.ts';
import { defineNodeType, type Step, type StepContext } from '#flows/core/nodeType.ts';
import { Speech } from '#flows/core/speech.ts';
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

/** Rings targets, all at once or one after another. */
export const RingSettings = z.object({
  targets: z.array(RingTarget).max(MAX_TARGETS).refine(haveOwnIds),
  order: z.enum(['together', 'inOrder']),
  /** How long each dial rings, in seconds. */
  timeout: z.number().int().min(5).max(120),
  callerId: CallerId,
  whisper: Speech.nullable(),
  screen: z.boolean(),
});
export type RingSettings = z.infer<typeof RingSettings>;

/** Which hop is ringing, and whether someone has taken the call. */
interface RingMemory {
  hop: number;
  answered: boolean;
}

export const ringNode = defineNodeType<RingSettings>({
  type: 'ring',
  version: 1,
  migrations: {},
  role: 'step',
  reachesPerson: true,
  settings: RingSettings,
  defaults: () => ({
    targets: [],
    order: 'together',
    timeout: 20,
    callerId: 'caller',
    whisper: null,
    screen: false,
  }),
  exits: () => [{ id: 'unanswered', required: false }],
  shown: ({ targets, order, timeout }) => ({ targets: shownTargets(targets), order, timeout }),
  check: ({ targets, timeout }, _, world) => [...checkTargets(targets, world), ...checkRingTime(timeout)],
  worstSeconds: (settings) => settings.timeout * hopsOf(settings).length,
  enter: (context) => dial(context, 0),
  receive: (context, event, memory) => {
    const { hop, answered } = memory as unknown as RingMemory;
    const ringTargets = hopsOf(context.settings)[hop] ?? [];
    const connected: Step = {
      kind: 'end',
      reason: 'answered',
      effects: [{ type: 'hangup', nodeId: context.nodeId, reason: 'normal' }],
    };
    if (event.type === 'LEG_ANSWERED' && ringTargets.some(({ id }) => id === event.targetId))
      return { kind: 'wait', effects: [], memory: { hop, answered: true } };
    if (event.type === 'CALLER_HUNG_UP' && answered) return { kind: 'end', reason: 'answered' };
    const outcome = dialOutcome(event, ringTargets);
    if (outcome === 'answered') return connected;
    return outcome === 'unanswered' ? dial(context, hop + 1) : undefined;
  },
  probes: (settings) => {
    const hops = hopsOf(settings);
    return hops.flatMap((hop) =>
      (['answered', 'no-answer'] as const).map((outcome) => ({
        type: 'LEGS_ENDED' as const,
        legs: hop.map(({ id }, position) => ({
          targetId: id,
          outcome: outcome === 'answered' && position > 0 ? ('canceled' as const) : outcome,
          talkSeconds: outcome === 'answered' && position === 0 ? 60 : 0,
        })),
      })),
    );
  },
});

function hopsOf({ targets, order }: RingSettings): RingSettings['targets'][] {
  if (targets.length === 0) return [];
  return order === 'together' ? [targets] : targets.map((target) => [target]);
}

function dial(context: StepContext<RingSettings>, hop: number): Step {
  const { nodeId, settings, recording } = context;
  const targets = hopsOf(settings)[hop];
  if (targets === undefined) return { kind: 'leave', exit: 'unanswered' };
  const { timeout, callerId, whisper, screen } = settings;
  const effect: Effect = {
    type: 'dial',
    nodeId,
    targets: targets.map(toDialTarget),
    timeout,
    callerId,
    whisper,
    screen,
    record: recording,
  };
  return { kind: 'wait', effects: [effect], memory: { hop, answered: false } };
}
