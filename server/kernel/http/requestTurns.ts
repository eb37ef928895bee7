import type { ServerResponse } from 'node:http';
import type { EndpointSpec, Load } from '#contract/kernel/endpoint.ts';
import type { Config } from '../config/config.ts';
import type { Share } from '../db/tenantDb.ts';
import { Turns } from '../workers/turns.ts';

const staying = new AbortController().signal;

/** A page asks for a dozen things at once while it loads; they wait for each other for a moment. */
const ofRequests = { mostOfAll: Infinity, mostWaiting: 100, waitMs: 20_000 };

const ofHeavy = { mostOfSender: 1, mostOfAll: 4, mostWaiting: 8, waitMs: 60_000 };

/** What of one sender, and of all, is worked on at once. Counted per process. */
export class RequestTurns {
  readonly #requests: Turns;
  readonly #connections: Turns;
  readonly #heavy = {
    upload: new Turns(ofHeavy),
    export: new Turns(ofHeavy),
    check: new Turns(ofHeavy),
    numbers: new Turns(ofHeavy),
    flow: new Turns({ ...ofRequests, mostOfSender: 2, mostOfAll: 8 }),
  } satisfies Record<Exclude<Load, 'open'> | 'upload', Turns>;

  constructor({ REQUESTS_AT_ONCE, DATABASE_POOL }: Pick<Config, 'REQUESTS_AT_ONCE' | 'DATABASE_POOL'>) {
    this.#requests = new Turns({ ...ofRequests, mostOfSender: REQUESTS_AT_ONCE });
    this.#connections = new Turns({ ...ofRequests, mostOfSender: Math.ceil(DATABASE_POOL / 3) });
  }

  /** A third of the connections, since a request may ask several questions at once. */
  connectionsOf(sender: string): Share {
    return () => this.#connections.take(sender, staying);
  }

  /** The turns of the request that this response answers; it has none before it takes them. */
  of(response: ServerResponse): HeldTurns {
    return new HeldTurns(response, this.#requests);
  }

  heavyOf({ upload, load }: EndpointSpec): Turns | undefined {
    if (upload) return this.#heavy.upload;
    return load === undefined || load === 'open' ? undefined : this.#heavy[load];
  }
}

/**
 * What a request holds until it is answered and its work has ended: whoever leaves early doesn't get the next turn while the
 * work goes on.
 */
export class HeldTurns {
  readonly #ends: (() => void)[] = [];
  readonly #left = new AbortController();
  readonly #requests: Turns;
  #isWorking = false;
  #isClosed = false;

  constructor(response: ServerResponse, requests: Turns) {
    this.#requests = requests;
    if (response.destroyed) this.#close();
    else response.once('close', () => this.#close());
  }

  /** Waits for one of the few turns that each sender has. */
  takeAs(sender: string): Promise<void> {
    return this.take(this.#requests, sender);
  }

  /** @throws AppError TOO-MANY-REQUESTS */
  async take(turns: Turns, sender: string): Promise<void> {
    this.#ends.push(await turns.take(sender, this.#left.signal));
    if (this.#isClosed) this.release();
  }

  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#isWorking = true;
    try {
      return await work();
    } finally {
      this.#isWorking = false;
      if (this.#isClosed) this.release();
    }
  }

  release(): void {
    for (const end of this.#ends.splice(0)) end();
  }

  #close(): void {
    this.#isClosed = true;
    this.#left.abort();
    if (!this.#isWorking) this.release();
  }
}
