import type { MessageRow } from '../../../server/messaging/messages/messageRow.ts';

/** What is kept of campaigns, counted from their messages. */
export function countedOf(rows: readonly MessageRow[]) {
  const ofCampaigns = Map.groupBy(
    rows.filter(({ campaignId }) => campaignId !== null),
    ({ campaignId }) => campaignId ?? '',
  );
  return Object.fromEntries(
    [...ofCampaigns].map(([campaign, some]) => {
      const count = (is: (row: MessageRow) => boolean) => some.filter(is).length;
      const isLost = ({ state }: MessageRow) => state === 'failed' || state === 'undelivered';
      const counted = {
        open: count(({ state, remoteId }) => state === 'queued' || (state === 'sending' && remoteId === null)),
        processed: count(({ state }) => state !== 'queued'),
        sent: count(({ sentAt }) => sentAt !== null),
        delivered: count(({ state }) => state === 'delivered'),
        bounced: count((row) => isLost(row) && row.claimedAt !== null),
        blocked: count((row) => row.state === 'failed' && row.claimedAt === null),
        unknown: count(({ state }) => state === 'unknown'),
        charges: some.reduce((sum, row) => sum + (row.claimedAt && !row.refunded ? (row.charge ?? 0) : 0), 0),
      };
      return [campaign, counted];
    }),
  );
}
