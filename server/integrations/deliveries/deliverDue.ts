import { setTimeout as wait } from 'node:timers/promises';
import { readMeansSeldom } from './accountMeans.ts';
import { type Attempting, deliverOne } from './deliver.ts';
import { claimDue } from './deliveries.repository.ts';

/** How long one job delivers before it hands over to the next. */
const longestRunMs = 50_000;
/** How long to wait before looking again: when nothing ends meanwhile, and at least. */
const [pauseMs, leastMs] = [200, 10];
/** Attempts at once: of all integrations, and of one, so that one that hangs holds up no other. */
const [most, mostOfOne] = [200, 4];

interface Context extends Omit<Attempting, 'readMeans'> {
  /** Aborted when the server begins to close. */
  stopping: AbortSignal;
}

/** Makes attempts as they fall due, until its time is over. */
export async function deliverDue(context: Context): Promise<void> {
  const { db, now, stopping, delivering } = context;
  const attempting = { ...context, readMeans: readMeansSeldom(db, delivering.publicBaseUrl) };
  const end = performance.now() + longestRunMs;
  const failures: unknown[] = [];
  const open = new Set<Promise<void>>();
  try {
    while (performance.now() < end && !stopping.aborted && failures.length === 0) {
      const room = most - open.size;
      const claimed = room > 0 ? await claimDue(db, now(), { most: room, mostOfOne }) : [];
      for (const one of claimed) {
        const work = deliverOne(attempting, one).catch((error: unknown) => void failures.push(error));
        open.add(work);
        void work.finally(() => open.delete(work));
      }
      await someEnded(open);
    }
  } finally {
    await Promise.all(open);
  }
  if (failures.length > 0) throw failures[0];
}

/** Waits until an attempt has ended; when there are many, until half of what may be made at once is free. */
async function someEnded(open: ReadonlySet<Promise<void>>): Promise<void> {
  const end = performance.now() + pauseMs;
  do await Promise.race([...open, wait(end - performance.now())]);
  while (open.size > most / 2 && performance.now() < end);
  await wait(leastMs);
}
