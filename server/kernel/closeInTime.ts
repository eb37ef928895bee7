import { setTimeout as wait } from 'node:timers/promises';

type Close = () => Promise<unknown>;

/**
 * Closes one after the other. When the time is over, the last is closed at once, and what isn't closed by then is left behind: the
 * last is the database, whose embedded server would go on without us.
 *
 * @throws the first error, after all were tried.
 */
export async function closeInTime(closing: readonly Close[], longestMs: number): Promise<void> {
  const failures: unknown[] = [];
  const attempt = (close: Close) => close().catch((error: unknown) => void failures.push(error));
  const others = closing.slice(0, -1);
  const all = others.reduce<Promise<unknown>>((before, close) => before.then(() => attempt(close)), Promise.resolve());
  await Promise.race([wait(longestMs, undefined, { ref: false }), all]);
  for (const last of closing.slice(-1)) await attempt(last);
  if (failures.length > 0) throw failures[0];
}
