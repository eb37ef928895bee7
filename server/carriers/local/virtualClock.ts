import { setTimeout as sleep } from 'node:timers/promises';

/** A call's own time: it only passes while the call waits, and never runs ahead of the world's. */
export interface VirtualClock {
  /** Epoch ms. */
  now(): number;
  /** Lets call seconds pass. Rejects when the carrier stops. */
  pass(seconds: number): Promise<void>;
}

export interface VirtualTime {
  /** When the call's own time starts, epoch ms. */
  start: number;
  /** Call seconds that pass in one real second, until the call has caught up with the world. */
  speed: number;
  /** The world's clock, epoch ms. */
  world?: () => number;
  /** Settles after so many real ms. */
  wait?: (ms: number) => Promise<unknown>;
}

export function virtualClock(time: VirtualTime, signal?: AbortSignal): VirtualClock {
  const { start, speed, world = Date.now, wait = (ms) => sleep(ms, undefined, signal && { signal }) } = time;
  let now = start;
  return {
    now: () => now,
    async pass(seconds) {
      const ms = seconds * 1000;
      now += ms;
      await wait(Math.max(ms / speed, now - world()));
    },
  };
}

/** When a call of about `seconds` must start so that it ends at `end` (epoch ms) although it is played faster. */
export function startToEndAt(end: number, seconds: number, speed: number): number {
  return end - Math.ceil(seconds * (1 - 1 / speed)) * 1000;
}
