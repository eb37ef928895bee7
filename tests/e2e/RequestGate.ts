import type { Route } from 'playwright-core';
import { expect } from 'vitest';

/** How a held request ends. */
export type Ending = (route: Route) => Promise<void>;

export const goesThrough: Ending = (route) => route.continue();
export const getsLost: Ending = (route) => route.abort();

/** An error response from the API. */
export const isRefused =
  (status: number, errorCode: string): Ending =>
  (route) =>
    route.fulfill({ status, json: { errorCode, message: errorCode, reference: 'r-1' } });

/** Holds requests of a page until the test decides how they end. */
export class RequestGate {
  readonly #waiting: Route[] = [];

  hold = (route: Route): void => {
    this.#waiting.push(route);
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
