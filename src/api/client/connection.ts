import { createEmitter, createStore } from '#values/createStore.ts';

const firstPauseMs = 1_000;
const longestPauseMs = 15_000;
const lost = createStore(false);
const restored = createEmitter();
/** Ends the pause before the next attempt. */
let hurry: (() => void) | undefined;
let watching = false;

async function isReady(): Promise<boolean> {
  const [answer] = await Promise.allSettled([fetch('/readyz', { cache: 'no-store' })]);
  return answer.status === 'fulfilled' && answer.value.ok;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    hurry = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

async function watch(): Promise<void> {
  if (await isReady()) return;
  lost.set(true);
  let pauseMs = firstPauseMs;
  do {
    await pause(pauseMs * (0.5 + Math.random() / 2));
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  } while (!(await isReady()));
  lost.set(false);
  restored.emit();
}

/** Whether the server can be reached. Asks it again, with growing pauses, until it can. */
export const connection = {
  isLost: lost.current,
  subscribe: lost.subscribe,
  /** Called when the server can be reached again. */
  onRestored: restored.subscribe,
  /** Called when a request got no answer. That alone is no outage, so the server is asked first. */
  suspect(this: void): void {
    if (watching) return;
    watching = true;
    void watch().finally(() => {
      watching = false;
    });
  },
  retry(this: void): void {
    hurry?.();
  },
  /** Heeds what the browser knows of its network. Returns how to stop. */
  watchNetwork(this: void): () => void {
    const listening = new AbortController();
    window.addEventListener('offline', connection.suspect, listening);
    window.addEventListener('online', connection.retry, listening);
    return () => listening.abort();
  },
};
