import { AppError } from '../services/appError.ts';

/** From this size on a body takes its turn: parsing it blocks the process, and webhooks with it. */
export const largeBody = 1024 * 1024;

const mostPerSender = 2;

/** Lets one large body at a time into memory. The others wait unread on their connections. */
export class LargeBodies {
  #last: Promise<void> = Promise.resolve();
  readonly #senders = new Map<string, number>();

  /**
   * Waits for the sender's turn. Returns the function that ends it.
   * @throws AppError TOO-MANY-REQUESTS when the sender has two in progress.
   */
  async turn(sender: string): Promise<() => void> {
    const theirs = this.#senders.get(sender) ?? 0;
    if (theirs >= mostPerSender) throw new AppError('TOO-MANY-REQUESTS', { retryAfter: 5 });
    this.#senders.set(sender, theirs + 1);
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = before.then(() => promise);
    await before;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const left = (this.#senders.get(sender) ?? 1) - 1;
      if (left > 0) this.#senders.set(sender, left);
      else this.#senders.delete(sender);
      resolve();
    };
  }
}
