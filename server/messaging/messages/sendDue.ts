import { type SenderKey, sendersWithDue } from './sendQueue.repository.ts';
import { endOrWait, sendFrom } from './sendFrom.ts';
import type { Sending } from './sending.ts';
import { storesAnswers } from './storeAnswers.ts';
import { tendCampaigns } from './tendCampaigns.ts';

/** How long one job sends before it hands over to the next. */
const longestRunMs = 30_000;
/** How long to wait before looking for other senders with something to send. */
const pauseMs = 100;
/** How often campaigns are moved on while others are sent. */
const tendEveryMs = 1000;

/**
 * Sends what may go out, each sender at its own pace, so that none waits for another’s carrier. True if more was due, or a
 * sender rests, when its time was over.
 */
export async function sendDue(sending: Sending): Promise<boolean> {
  const { context, signal } = sending;
  const end = performance.now() + longestRunMs;
  const failures: unknown[] = [];
  const isOver = () => performance.now() >= end || signal.aborted || failures.length > 0;
  const store = storesAnswers(sending);
  const busy = new Map<string, Promise<void>>();
  const start = (key: SenderKey) => {
    const name = `${key.accountId} ${key.did}`;
    if (busy.has(name)) return;
    const work = sendFrom(sending, key, { isOver, store }).catch((error: unknown) => void failures.push(error));
    busy.set(
      name,
      work.finally(() => busy.delete(name)),
    );
  };
  try {
    let isWaiting = false;
    for (let tendAt = 0; !isOver(); await endOrWait(busy.values(), pauseMs)) {
      const isIdle = busy.size === 0;
      if (isIdle || performance.now() >= tendAt) {
        isWaiting = await tendCampaigns(context);
        tendAt = performance.now() + tendEveryMs;
      }
      const due = await sendersWithDue(context.db, context.now());
      if (isIdle && due.length === 0 && !isWaiting) return false;
      for (const { rests, ...key } of due) if (!rests) start(key);
    }
  } finally {
    await Promise.all(busy.values());
  }
  if (failures.length > 0) throw failures[0];
  return !signal.aborted;
}
