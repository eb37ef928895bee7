import { randomInt } from 'node:crypto';

let counter = randomInt(4096);

/**
 * A call's time-ordered id: its start in epoch ms × 4096 and 12 bits that count the calls of this process from a random
 * number on, so that calls of one millisecond never share an id here and hardly ever across nodes.
 */
export function newCallId(startedAt: number): number {
  counter = (counter + 1) % 4096;
  return startedAt * 4096 + counter;
}
