import type { AnalyticsIds } from '#values/analyticsIds.ts';

/** A page has few measurements; more are somebody’s play. */
const mostSessions = 10;

/**
 * Reads the cookies of Google Analytics, joined by `; `. Null without a client. `_ga` is `GA1.<level>.<client>`; `_ga_<id>` is
 * `GS1.<level>.<session>.…`, and since May 2025 `GS2.<level>.s<session>$o<number>$…`, whose parts have no order.
 */
export function readAnalyticsIds(cookies: string): AnalyticsIds | null {
  const client = /(?:^|; )_ga=GA\d\.[\d-]+\.(\d{1,20}\.\d{1,20})(?:;|$)/.exec(cookies)?.[1];
  if (client === undefined) return null;
  const found = cookies.matchAll(/(?:^|; )_ga_([A-Z0-9]{4,20})=GS\d\.[\d-]+\.([^;]+)/g);
  const sessions = [...found].flatMap(([, id = '', rest = '']) => {
    const session = /^(\d{1,20})\./.exec(rest)?.[1] ?? /(?:^|\$)s(\d{1,20})(?:\$|$)/.exec(rest)?.[1];
    return session === undefined ? [] : [[`G-${id}`, session] as const];
  });
  return { client, sessions: Object.fromEntries(sessions.slice(0, mostSessions)) };
}
