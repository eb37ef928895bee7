/**
 * Gathers what is asked for and acts at once, then at most once a pause; what came meanwhile is acted upon at its end.
 * `stop` drops what is still waiting. The pause is in milliseconds.
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
