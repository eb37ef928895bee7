import { LRUCache } from 'lru-cache';
import type { CallState } from './callStates.repository.ts';

/** More calls than a process handles at once. */
const most = 2000;

/**
 * The calls that this process changed last, as it wrote them, to save reading them again. Another process may have
 * changed them since, so what follows from them counts only if it could be written at their revision.
 */
export class RecentCalls {
  readonly #states = new LRUCache<string, CallState>({ max: most });
  readonly #turns = new Map<string, Promise<void>>();

  get(callUuid: string): CallState | undefined {
    return this.#states.get(callUuid);
  }

  remember(state: CallState): void {
    this.#states.set(state.call.uuid, state);
  }

  forget(callUuid: string): void {
    this.#states.delete(callUuid);
  }

  /** Lets the webhooks of one call that arrive together take turns, instead of overtaking and repeating each other. */
  async inTurn<Result>(callUuid: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#turns.get(callUuid);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#turns.set(callUuid, promise);
    try {
      await before;
      return await work();
    } finally {
      resolve();
      if (this.#turns.get(callUuid) === promise) this.#turns.delete(callUuid);
    }
  }
}
