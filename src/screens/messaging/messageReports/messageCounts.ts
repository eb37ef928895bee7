import type { MessageBucket } from '#contract/messaging/messageReports.contract.ts';
import type { MessageState } from '#values/sms/messageWords.ts';

export type Counts = Omit<MessageBucket, 'label'>;

/** The states that each count of the report stands for. */
export const statesOf = {
  delivered: ['delivered'],
  onTheWay: ['sent', 'queued', 'sending'],
  undelivered: ['undelivered'],
  failed: ['failed'],
  unknown: ['unknown'],
  received: ['received'],
} as const satisfies Record<string, readonly MessageState[]>;

export type CountName = keyof typeof statesOf;

/** The counts as they are shown: what is on the way is one. */
export function shownCounts({ sent, waiting, ...counts }: Counts): Record<CountName, number> {
  const { delivered, undelivered, failed, unknown, received } = counts;
  return { delivered, onTheWay: sent + waiting, undelivered, failed, unknown, received };
}

export function sumOfCounts(all: readonly Counts[]): Record<CountName, number> {
  const sum = { delivered: 0, onTheWay: 0, undelivered: 0, failed: 0, unknown: 0, received: 0 };
  for (const counts of all.map(shownCounts))
    for (const name of Object.keys(sum) as CountName[]) sum[name] += counts[name];
  return sum;
}

/** The share of delivered messages among those that are settled or unknown, in percent; null without any. */
export function deliveredRate({ delivered, undelivered, failed, unknown }: Record<CountName, number>): number | null {
  const over = delivered + undelivered + failed + unknown;
  return over === 0 ? null : (delivered / over) * 100;
}
