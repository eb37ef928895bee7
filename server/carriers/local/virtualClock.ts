import { setTimeout as sleep } from 'node:timers/promises';

/** A call's own clock: it advances only while the call waits, and never ahead of the real one. */
export interface VirtualClock {
  /** Epoch ms. */
  now(): number;
  /** Waits for call seconds to pass. Rejects when the carrier stops. */
  pass(seconds: number): Promise<void>;
}

export interface VirtualTime {
  /** Start of the call's clock, epoch ms. */
  start: number;
  /** Call seconds per real second, until the call has caught up with the present. */
  speed: number;
  /** The real clock, epoch ms. */
  world?: () => number;
  /** Resolves after real milliseconds. */
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

/** When a call of about `seconds` must start to end at `end` (epoch ms) if played at `speed`. */
export function startToEndAt(end: number, seconds: number, speed: number): number {
  return end - Math.ceil(seconds * (1 - 1 / speed)) * 1000;
}
