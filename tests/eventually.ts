import { vi } from 'vitest';

/** Waits until a check holds, on however busy a machine. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 60_000, interval: 25 });
}
