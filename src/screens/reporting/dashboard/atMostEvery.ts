/**
 * Runs the first request immediately, then at most one batch per pause, with all that were requested meanwhile. `stop`
 * drops waiting ones. `pauseMs` is in milliseconds.
 */
export function atMostEvery<Item>(pauseMs: number, act: (items: Item[]) => void) {
  const waiting = new Set<Item>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    if (waiting.size === 0) return;
    const items = [...waiting];
    waiting.clear();
    timer = setTimeout(flush, pauseMs);
    act(items);
  };
  return {
    ask(...items: Item[]): void {
      for (const item of items) waiting.add(item);
      if (timer === undefined) flush();
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
      waiting.clear();
    },
  };
}
