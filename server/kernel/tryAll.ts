/**
 * Does the work for each item in turn; a failure does not keep the next ones from it.
 * @throws the first error, after all were tried.
 */
export async function tryAll<Item>(items: Iterable<Item>, work: (item: Item) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items)
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}
