import { setTimeout as wait } from 'node:timers/promises';

interface Waiting<Item> {
  item: Item;
  done: () => void;
  fail: (error: unknown) => void;
}

/**
 * Does work on what comes in one by one in batches: while one is worked on, the next collects. Each caller waits for its own
 * item. When a batch fails, its items are tried alone, so that none fails for another's sake. `gatherMs` lets a batch grow before.
 */
export function inBatches<Item>(
  work: (items: readonly Item[]) => Promise<void>,
  { mostAtOnce = 200, gatherMs = 0 }: { mostAtOnce?: number; gatherMs?: number } = {},
): (item: Item) => Promise<void> {
  let waiting: Waiting<Item>[] = [];
  let isWorking = false;

  async function workOff(): Promise<void> {
    isWorking = true;
    while (waiting.length > 0) {
      if (gatherMs > 0 && waiting.length < mostAtOnce) await wait(gatherMs);
      const batch = waiting.slice(0, mostAtOnce);
      waiting = waiting.slice(mostAtOnce);
      if (!(await settle(work, batch))) for (const one of batch) await settle(work, [one]);
    }
    isWorking = false;
  }

  return (item) =>
    new Promise((done, fail) => {
      waiting.push({ item, done, fail });
      if (!isWorking) void workOff();
    });
}

/** Works on a batch and tells those who wait; false if several failed together, and nobody was told. */
async function settle<Item>(
  work: (items: readonly Item[]) => Promise<void>,
  batch: readonly Waiting<Item>[],
): Promise<boolean> {
  try {
    await work(batch.map(({ item }) => item));
    for (const { done } of batch) done();
  } catch (error) {
    if (batch.length > 1) return false;
    batch[0]?.fail(error);
  }
  return true;
}
