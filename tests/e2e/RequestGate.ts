import { expect } from 'vitest';
import type { Intercepted } from './intercept.ts';

/** How a held request ends. */
export type Ending = (request: Intercepted) => Promise<void>;

export const goesThrough: Ending = (request) => request.continue();
export const getsLost: Ending = (request) => request.abort();

/** An error response from the API. */
export const isRefused =
  (status: number, errorCode: string): Ending =>
  (request) =>
    request.fulfill({ status, json: { errorCode, message: errorCode, reference: 'r-1' } });

/** Holds requests of a page until the test decides how they end. */
export class RequestGate {
  readonly #waiting: Intercepted[] = [];

  hold = (request: Intercepted): void => {
    this.#waiting.push(request);
  };

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  async arrives(): Promise<void> {
    await expect.poll(() => this.#waiting.length, { timeout: 60_000 }).toBeGreaterThan(0);
  }

  /** Ends all held requests; waits until there is at least one. */
  async end(ending: Ending): Promise<void> {
    await this.arrives();
    await Promise.all(this.#waiting.splice(0).map(ending));
  }
}
