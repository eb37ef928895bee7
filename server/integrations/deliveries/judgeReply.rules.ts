/** What another system answered, or why it didn’t. */
export interface Reply {
  /** HTTP status; null when there was no answer. */
  status: number | null;
  /** The answer’s beginning, or what went wrong. */
  text: string;
  /** The `Retry-After` header. */
  retryAfter?: string | undefined;
}

/** `ended` when nothing is wanted there any more; `again` in so many seconds at the earliest, if it said so. */
export type Verdict =
  | { is: 'delivered' }
  | { is: 'refused' }
  | { is: 'ended' }
  | { is: 'again'; afterSeconds: number | null };

const passing = [408, 425, 429];

/**
 * The usual meaning of HTTP: 2xx has it, other 4xx never will, and all else (no answer, redirects, 408, 425, 429, 5xx) is tried again.
 */
export function judgeReply({ status, retryAfter }: Reply, now: Date): Verdict {
  if (status !== null && status >= 200 && status < 300) return { is: 'delivered' };
  if (status !== null && status >= 400 && status < 500 && !passing.includes(status)) return { is: 'refused' };
  return { is: 'again', afterSeconds: secondsOf(retryAfter, now) };
}

const isDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Seconds, or a date (RFC 9110, 10.2.3). */
function secondsOf(retryAfter: string | undefined, now: Date): number | null {
  const stated = retryAfter?.trim() ?? '';
  if (/^\d{1,9}$/.test(stated)) return Number(stated);
  return isDate.test(stated) ? Math.max(0, Math.ceil((Date.parse(stated) - now.getTime()) / 1000)) : null;
}

/** Seconds before each attempt but the first. */
const waits = [5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 10 * 3600, 10 * 3600];
/** Nobody makes us wait longer. */
const longestWait = 24 * 3600;

/**
 * Seconds until the next attempt after so many, give or take a tenth by `chance` (0 to 1), so that what failed together doesn’t come
 * back together. Null when there were enough.
 */
export function waitAfter(attempts: number, afterSeconds: number | null, chance: number): number | null {
  const planned = waits[attempts - 1];
  if (planned === undefined) return null;
  const spread = Math.round(planned * (0.9 + 0.2 * chance));
  return Math.min(Math.max(spread, afterSeconds ?? 0), longestWait);
}
