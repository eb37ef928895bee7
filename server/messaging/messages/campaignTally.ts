import type { Micros } from '#values/sms/micros.ts';
import type { MessageState } from '#values/sms/messageWords.ts';

/** What a message adds to the counts of its campaign. */
export interface CampaignTally {
  /** Not handed over, or handed over without an answer yet. */
  open: number;
  processed: number;
  sent: number;
  delivered: number;
  /** Did not arrive, or the carrier refused it. */
  bounced: number;
  /** Refused by us, so that the carrier never saw it. */
  blocked: number;
  unknown: number;
  charges: Micros;
}

/** What counts of a message. */
export interface TalliedMessage {
  state: MessageState;
  remoteId: string | null;
  sentAt: Date | null;
  claimedAt: Date | null;
  charge: Micros | null;
  refunded: boolean;
}

const nothing: Readonly<CampaignTally> = {
  open: 0,
  processed: 0,
  sent: 0,
  delivered: 0,
  bounced: 0,
  blocked: 0,
  unknown: 0,
  charges: 0,
};

export function tallyOf({ state, remoteId, sentAt, claimedAt, charge, refunded }: TalliedMessage): CampaignTally {
  const isClaimed = claimedAt !== null;
  const isLost = state === 'undelivered' || state === 'failed';
  return {
    open: Number(state === 'queued' || (state === 'sending' && remoteId === null)),
    processed: Number(state !== 'queued'),
    sent: Number(sentAt !== null),
    delivered: Number(state === 'delivered'),
    bounced: Number(isLost && isClaimed),
    blocked: Number(state === 'failed' && !isClaimed),
    unknown: Number(state === 'unknown'),
    charges: isClaimed && !refunded ? (charge ?? 0) : 0,
  };
}

/** A sum of tallies; those of `less` are taken off. */
export function addTallies(all: readonly CampaignTally[], less: readonly CampaignTally[] = []): CampaignTally {
  const sum = { ...nothing };
  for (const field of Object.keys(sum) as (keyof CampaignTally)[]) {
    for (const tally of all) sum[field] += tally[field];
    for (const tally of less) sum[field] -= tally[field];
  }
  return sum;
}
