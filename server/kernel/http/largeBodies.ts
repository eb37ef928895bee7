import type { FastifyReply, FastifyRequest } from 'fastify';
import { Turns } from '../workers/turns.ts';
import { watchSpeed } from './slowBodies.ts';

/** From this size on a body takes its turn: parsing it blocks the process, and webhooks with it. */
export const largeBody = 1024 * 1024;

const wait = { mostWaiting: 8, waitMs: 60_000 };

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for small bodies. */
    largeBody: LargeBody | null;
  }
}

/**
 * Lets few large bodies into memory, and parses one at a time. Each tenant has turns of its own, and the turn to be parsed begins
 * when the body has arrived, so that nobody waits for the connection of somebody else.
 */
export class LargeBodies {
  readonly #arriving = new Turns({ ...wait, mostOfSender: 2, mostOfAll: 4 });
  readonly #parsed = new Turns({ ...wait, mostOfSender: 1, mostOfAll: 1 });

  /**
   * Waits until the body may arrive, unread on its connection.
   * @throws AppError TOO-MANY-REQUESTS
   */
  async admit(sender: string, request: FastifyRequest, reply: FastifyReply): Promise<LargeBody> {
    const left = new AbortController();
    const body = new LargeBody(() => this.#parsed.take(sender, left.signal));
    reply.raw.once('close', () => {
      left.abort();
      body.end();
    });
    body.holds(await this.#arriving.take(sender, left.signal));
    body.holds(watchSpeed(request.raw));
    return body;
  }
}

/** A large body on its way from its connection to its answer. */
export class LargeBody {
  readonly #turn: () => Promise<() => void>;
  readonly #ends: (() => void)[] = [];
  #hasEnded = false;

  constructor(turn: () => Promise<() => void>) {
    this.#turn = turn;
  }

  holds(end: () => void): void {
    if (this.#hasEnded) end();
    else this.#ends.push(end);
  }

  /** Waits for the turn to be parsed and answered. */
  async parsing(): Promise<void> {
    this.holds(await this.#turn());
  }

  /** Its answer is written, or nobody waits for one. */
  end(): void {
    this.#hasEnded = true;
    for (const end of this.#ends.splice(0)) end();
  }
}
