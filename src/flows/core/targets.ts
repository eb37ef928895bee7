import { z } from 'zod';
import { parseDialString } from '#values/dialString.ts';
import { FlowId } from '#values/flow/flowId.ts';
import type { DialTarget } from './effects.ts';
import type { FlowEvent } from './events.ts';
import type { FlowWorld } from './flowWorld.ts';
import type { NodeProblem } from './nodeType.ts';

/** Per node. */
export const MAX_TARGETS = 10;

/**
 * A destination in node settings. `checkTargets` checks the number, so that a half-typed one can be saved. `contact` is
 * who was chosen from the address book; calls ring the number all the same, which only those who edit flows change.
 */
export const Target = z.object({
  id: FlowId,
  label: z.string().max(100),
  number: z.string().max(40),
  contact: z.uuid().exactOptional(),
});
export type Target = z.infer<typeof Target>;

/** A target that may be a web phone instead: that of the user with this id. Such a target has no number. */
export const RingTarget = Target.extend({ webPhone: z.number().int().positive().max(2_147_483_647).exactOptional() });
export type RingTarget = z.infer<typeof RingTarget>;

export function toDialTarget({ id, label, number, webPhone }: RingTarget): DialTarget {
  return webPhone === undefined ? { id, label, number } : { id, label, webPhone };
}

export function haveOwnIds(targets: readonly { id: string }[]): boolean {
  return new Set(targets.map(({ id }) => id)).size === targets.length;
}

/** Reports a missing target, and numbers that must not be rung. */
export function checkTargets(targets: readonly RingTarget[], world: FlowWorld): NodeProblem[] {
  if (targets.length === 0) return [{ code: 'SETTINGS-INVALID', severity: 'error', path: 'targets' }];
  return targets.flatMap((target, position): NodeProblem[] => {
    const { number, webPhone } = target;
    if (webPhone !== undefined) return checkWebPhone({ ...target, webPhone }, `targets.${position}`, world);
    const path = `targets.${position}.number`;
    const code = faultOf(number, world);
    return code === undefined
      ? checkContact(target, path, world)
      : [{ code, severity: 'error', path, values: { number } }];
  });
}

/** Reports a web phone that nobody could answer. A missing gateway is the installation's fault, so it only warns. */
function checkWebPhone(
  { webPhone, label, number }: RingTarget & { webPhone: number },
  path: string,
  world: FlowWorld,
): NodeProblem[] {
  if (number !== '') return [{ code: 'TARGET-INVALID', severity: 'error', path, values: { number } }];
  const state = world.webPhones.get(webPhone);
  const values = { name: label || String(webPhone) };
  switch (state) {
    case 'gone':
      return [{ code: 'WEB-PHONE-GONE', severity: 'error', path, values }];
    case 'notAllowed':
      return [{ code: 'WEB-PHONE-NOT-ALLOWED', severity: 'error', path, values }];
    case 'noGateway':
      return [{ code: 'WEB-PHONE-NO-GATEWAY', severity: 'warning', path, values }];
    case 'ready':
    case undefined:
      return [];
  }
}

/** Warns where the address book no longer has the number that was chosen from it. */
function checkContact({ contact, label, number }: Target, path: string, world: FlowWorld): NodeProblem[] {
  const numbers = contact === undefined ? undefined : world.contacts.get(contact);
  const dialed = parseDialString(number)?.number;
  if (numbers === undefined || (dialed !== undefined && numbers.includes(dialed))) return [];
  const [main] = numbers;
  const name = label || number;
  return main === undefined
    ? [{ code: 'CONTACT-GONE', severity: 'warning', path, values: { name } }]
    : [{ code: 'CONTACT-NUMBER-CHANGED', severity: 'warning', path, values: { name, number: main } }];
}

function faultOf(text: string, world: FlowWorld) {
  const number = parseDialString(text)?.number;
  if (number === undefined || !world.isDialable(number)) return 'TARGET-INVALID';
  if (world.trackingNumbers.has(number)) return 'TARGET-OWN-NUMBER';
  if (world.otherTrackingNumbers.has(number)) return 'TARGET-TRACKING-NUMBER';
  if (world.blockedNumbers.has(number)) return 'TARGET-BLOCKED';
  return undefined;
}

const SHORTEST_RING = 15;
const LONGEST_RING = 28;

/** Warns about a ring time (seconds) too short for people to answer, or long enough to lose callers or hit voicemail. */
export function checkRingTime(timeout: number): NodeProblem[] {
  const found = { severity: 'warning', path: 'timeout', values: { seconds: timeout } } as const;
  if (timeout < SHORTEST_RING) return [{ code: 'RING-TOO-SHORT', ...found }];
  return timeout > LONGEST_RING ? [{ code: 'RING-TOO-LONG', ...found }] : [];
}

/** The outcome of dialing these targets; undefined when the event belongs to another dial, such as a late duplicate. */
export function dialOutcome(
  event: FlowEvent,
  targets: readonly { id: string }[],
): 'answered' | 'unanswered' | undefined {
  if (event.type !== 'LEGS_ENDED') return undefined;
  const known = new Set(targets.map(({ id }) => id));
  if (!event.legs.every(({ targetId }) => known.has(targetId))) return undefined;
  const isAnswered = event.bridged === true || event.legs.some(({ outcome }) => outcome === 'answered');
  return isAnswered ? 'answered' : 'unanswered';
}

/** Stands for whoever has the web phone. */
const somebody = 1;

/** What is known of destinations without a login: how many there are, and how a card names the first. */
export function shownTargets(targets: readonly RingTarget[]): RingTarget[] {
  return targets.map(({ id, label, number, webPhone }, index) => {
    if (index > 0) return { id, label: '', number: '' };
    if (label !== '') return { id, label, number: '' };
    return { id, label, number, ...(webPhone !== undefined && { webPhone: somebody }) };
  });
}
