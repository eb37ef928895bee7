/**
 * Does work on what comes in one by one in batches: while one is worked on, the next collects. Each caller waits for its own
 * item. When a batch fails, its items are tried alone, so that none fails for another's sake.
 */
export function inBatches<Item>(
  work: (items: readonly Item[]) => Promise<void>,
  mostAtOnce = 200,
): (item: Item) => Promise<void> {
  let waiting: { item: Item; done: () => void; fail: (error: unknown) => void }[] = [];
  let isWorking = false;

  async function workOff(): Promise<void> {
    isWorking = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostAtOnce);
      waiting = waiting.slice(mostAtOnce);
      try {
        await work(batch.map(({ item }) => item));
        for (const { done } of batch) done();
      } catch (error) {
        if (batch.length === 1) batch[0]?.fail(error);
        else for (const { item, done, fail } of batch) await work([item]).then(done, fail);
      }
    }
    isWorking = false;
  }

  return (item) =>
    new Promise((done, fail) => {
      waiting.push({ item, done, fail });
      if (!isWorking) void workOff();
    });
}
