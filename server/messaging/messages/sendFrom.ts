import { setTimeout as wait } from 'node:timers/promises';
import { transact } from '../../kernel/db/transact.ts';
import type { MessageRow } from './messageRow.ts';
import type { SenderKey } from './sendQueue.repository.ts';
import { claimBatch } from './claimBatch.ts';
import type { MessageCarrier } from './messageCarrier.ts';
import type { Sending } from './sending.ts';
import type { Answer } from './storeAnswers.ts';
import { notify } from './notify.ts';

interface SenderWork {
  isOver: () => boolean;
  /** Keeps what the carrier answered. */
  store: (answer: Answer) => Promise<void>;
}

/** As many requests of a sender are open at the same time, and have no answer if this server dies. */
const mostOpen = 200;

/** So many are claimed at once, while as many others are on their way. */
const mostClaimed = mostOpen / 2;

/** How long to wait before looking for more of what was not due. */
const pauseMs = 100;

/** A slow sender is looked at so often: its rate may change, or a text to one person come in. */
const longestPauseMs = 1000;

/** Sends what one sender may send, as its rate allows and its carrier answers, until nothing is due. */
export async function sendFrom(
  { context, carrier }: Sending,
  key: SenderKey,
  { isOver, store }: SenderWork,
): Promise<void> {
  const open = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const handOver = (row: MessageRow) => {
    const sent = send(carrier, row)
      .then(store)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => open.delete(sent));
    open.add(sent);
  };
  try {
    while (!isOver() && failures.length === 0) {
      if (open.size > mostOpen - mostClaimed) {
        await Promise.race(open);
        continue;
      }
      const batch = await transact(context.db, (tx) => claimBatch(tx, context, key, mostClaimed));
      if (!batch) break;
      notify(context, batch.notices);
      for (const row of batch.messages) handOver(row);
      if (batch.isProbe) await Promise.all(open);
      else if (batch.moreIn === null && open.size === 0) break;
      else if (batch.moreIn === null) await endOrWait(open, pauseMs);
      else if (batch.messages.length === 0 || batch.moreIn > 0)
        await wait(Math.min(Math.max(batch.moreIn, pauseMs), longestPauseMs));
    }
  } finally {
    // What the carrier answers is stored, whatever failed meanwhile.
    await Promise.all(open);
  }
  if (failures.length > 0) throw failures[0];
}

/** Waits until all of some work has ended, `ms` at most. */
export async function endOrWait(work: Iterable<Promise<void>>, ms: number): Promise<void> {
  const all = [...work];
  await (all.length > 0 ? Promise.race([Promise.all(all), wait(ms)]) : wait(ms));
}

/** Hands a message to the carrier. */
async function send(carrier: MessageCarrier, row: MessageRow): Promise<Answer> {
  const key = { accountId: row.accountId, messageId: row.id };
  const outcome = await carrier.send({ ...key, sender: row.did, to: row.msisdn, text: row.content });
  return { row, outcome };
}
