import { randomInt } from 'node:crypto';

let counter = randomInt(4096);

/**
 * A time-ordered call id: the start in epoch ms × 4096, plus a 12-bit counter that starts at random. Calls in the same
 * millisecond never share an id within a process, and hardly ever across nodes.
 */
export function newCallId(startedAt: number): number {
  counter = (counter + 1) % 4096;
  return startedAt * 4096 + counter;
}
