import { setTimeout as wait } from 'node:timers/promises';

/** A call's own time: it only passes while the call waits, `speed` call seconds in one real second. */
export interface VirtualClock {
  /** Epoch ms. */
  now(): number;
  /** Lets call seconds pass. Rejects when the carrier stops. */
  pass(seconds: number): Promise<void>;
}

export function virtualClock(start: number, speed: number, signal?: AbortSignal): VirtualClock {
  let now = start;
  return {
    now: () => now,
    async pass(seconds) {
      now += seconds * 1000;
      await wait((seconds * 1000) / speed, undefined, signal && { signal });
    },
  };
}
