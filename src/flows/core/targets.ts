import { z } from 'zod';
import { FlowId } from './document.ts';
import type { DialTarget } from './effects.ts';
import type { FlowEvent } from './events.ts';
import type { FlowWorld } from './flowWorld.ts';
import type { NodeProblem } from './nodeType.ts';

/** Targets that one node may ring. */
export const MAX_TARGETS = 10;

/** Someone to ring, as node settings hold it; whether the number can be rung is a rule, so that a half-typed one can be saved. */
export const Target = z.object({ id: FlowId, label: z.string().max(100), number: z.string().max(40) });
export type Target = z.infer<typeof Target>;

/** Whether no two of the targets share an id. */
export function haveOwnIds(targets: readonly { id: string }[]): boolean {
  return new Set(targets.map(({ id }) => id)).size === targets.length;
}

/** What is wrong with a node's targets: none at all, or numbers that must not be rung. */
export function checkTargets(targets: readonly DialTarget[], world: FlowWorld): NodeProblem[] {
  if (targets.length === 0) return [{ code: 'SETTINGS-INVALID', severity: 'error', path: 'targets' }];
  return targets.flatMap(({ number }, position): NodeProblem[] => {
    const code = faultOf(number, world);
    return code === undefined
      ? []
      : [{ code, severity: 'error', path: `targets.${position}.number`, values: { number } }];
  });
}

function faultOf(number: string, world: FlowWorld) {
  if (!world.isDialable(number)) return 'TARGET-INVALID';
  if (world.trackingNumbers.has(number)) return 'TARGET-OWN-NUMBER';
  if (world.blockedNumbers.has(number)) return 'TARGET-BLOCKED';
  return undefined;
}

const SHORTEST_RING = 15;
const LONGEST_RING = 28;

/** Warnings for a ring time (seconds) that gives up before people answer, or loses callers and meets voicemail boxes. */
export function checkRingTime(timeout: number): NodeProblem[] {
  const found = { severity: 'warning', path: 'timeout', values: { seconds: timeout } } as const;
  if (timeout < SHORTEST_RING) return [{ code: 'RING-TOO-SHORT', ...found }];
  return timeout > LONGEST_RING ? [{ code: 'RING-TOO-LONG', ...found }] : [];
}

/** How the dial of these targets ended; undefined when the event tells of another dial, such as a late repetition. */
export function dialOutcome(
  event: FlowEvent,
  targets: readonly { id: string }[],
): 'answered' | 'unanswered' | undefined {
  if (event.type !== 'LEGS_ENDED') return undefined;
  const rung = new Set(targets.map(({ id }) => id));
  if (!event.legs.every(({ targetId }) => rung.has(targetId))) return undefined;
  return event.legs.some(({ outcome }) => outcome === 'answered') ? 'answered' : 'unanswered';
}
