import { AppError } from '../appError.ts';

export interface TurnRules {
  /** How many turns a sender has at once. */
  mostOfSender: number;
  /** How many turns all senders have at once. */
  mostOfAll: number;
  /** How many more of a sender may wait. */
  mostWaiting: number;
  waitMs: number;
}

interface Waiting {
  start: () => void;
}

interface Sender {
  running: number;
  waiting: Set<Waiting>;
}

/** Shares work between senders: each has a few turns at once, and those who wait are served in turn, not by their number. */
export class Turns {
  readonly #rules: TurnRules;
  readonly #senders = new Map<string, Sender>();
  #running = 0;

  constructor(rules: TurnRules) {
    this.#rules = rules;
  }

  /**
   * Waits for a turn. Returns the function that ends it.
   * @throws AppError TOO-MANY-REQUESTS when too many of the sender wait or the wait is too long, the signal's reason when it aborts.
   */
  async take(name: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    const sender = this.#senders.get(name) ?? { running: 0, waiting: new Set<Waiting>() };
    this.#senders.set(name, sender);
    if (sender.waiting.size >= this.#rules.mostWaiting) throw this.#refusal();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { start: resolve };
    sender.waiting.add(waiting);
    const leave = (reason: unknown) => {
      if (sender.waiting.delete(waiting)) reject(reason as Error);
      this.#forget(name, sender);
    };
    const timer = setTimeout(() => leave(this.#refusal()), this.#rules.waitMs);
    const aborted = () => leave(signal.reason);
    signal.addEventListener('abort', aborted, { once: true });
    this.#startNext();
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', aborted);
    }
    return this.#endOf(name, sender);
  }

  #endOf(name: string, sender: Sender): () => void {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      sender.running -= 1;
      this.#running -= 1;
      this.#forget(name, sender);
      this.#startNext();
    };
  }

  #startNext(): void {
    for (const [name, sender] of this.#senders) {
      if (this.#running >= this.#rules.mostOfAll) return;
      const [next] = sender.waiting;
      if (!next || sender.running >= this.#rules.mostOfSender) continue;
      sender.waiting.delete(next);
      sender.running += 1;
      this.#running += 1;
      // Whoever had a turn goes to the end of the line.
      this.#senders.delete(name);
      this.#senders.set(name, sender);
      next.start();
    }
  }

  #forget(name: string, sender: Sender): void {
    if (sender.running === 0 && sender.waiting.size === 0) this.#senders.delete(name);
  }

  #refusal(): AppError {
    return new AppError('TOO-MANY-REQUESTS', { retryAfter: Math.ceil(this.#rules.waitMs / 2000) });
  }
}
