import type { Canary } from '#values/flow/canary.ts';
import { hashOf } from './hashOf.ts';

/** What decides which version a call runs. */
export interface CanaryCall {
  /** E.164, or the carrier's id of the call when withheld: the same for all repeats of a webhook. */
  caller: string;
  /** The id of the called number. */
  number: string;
}

/**
 * The version that a call runs. A caller stays on the same side for as long as the canary lasts, whichever node answers,
 * and is drawn anew for the next one.
 */
export function versionFor(
  flow: { id: string; publishedVersion: number; canary: Canary | null },
  { caller, number }: CanaryCall,
): number {
  const { id, publishedVersion, canary } = flow;
  if (!canary) return publishedVersion;
  const { version, share, numbers } = canary;
  const isIn = share === null ? numbers.includes(number) : hashOf(`${id} ${version} ${caller}`) % 100 < share;
  return isIn ? version : publishedVersion;
}
