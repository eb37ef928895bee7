import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Campaign } from '#contract/messaging/campaign.ts';
import { moneyOf } from '#values/sms/micros.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { type CampaignCounts, countMessagesOf } from './campaignMessages.repository.ts';
import { restsOf } from '../messages/senderRests.ts';
import type { NamedCampaign } from './campaigns.repository.ts';

const nothing: CampaignCounts = {
  processed: 0,
  sent: 0,
  delivered: 0,
  bounced: 0,
  blocked: 0,
  unknown: 0,
  charges: 0,
  currency: null,
  replied: 0,
  optOuts: 0,
};

/** Campaigns as the API has them, with what became of their messages. */
export async function toCampaigns(
  executor: Executor,
  rows: readonly NamedCampaign[],
): Promise<z.input<typeof Campaign>[]> {
  const started = rows.filter(({ status }) => !['saved', 'quoted', 'cancelled'].includes(status));
  const counts = await countMessagesOf(executor, started);
  const sending = rows.filter(({ status }) => status === 'sending');
  const rests = await restsOf(
    executor,
    sending.map(({ accountId, sender }) => ({ accountId, did: sender ?? '' })),
  );
  return rows.map((row) => {
    const rest = rests.find(({ accountId, did }) => accountId === row.accountId && did === row.sender);
    const retriesAt = row.status === 'sending' && rest ? rest.until.toISOString() : null;
    return { ...toCampaign(row, counts.get(row.id) ?? nothing), retriesAt };
  });
}

const optOutIdLength = 12;

/** What names a wording: people opted out, or didn't, in answer to exactly this text. */
function optOutIdOf(optOutText: string): string | null {
  return optOutText === '' ? null : createHash('sha256').update(optOutText).digest('hex').slice(0, optOutIdLength);
}

function toCampaign(
  row: NamedCampaign,
  { charges, currency, ...counts }: CampaignCounts,
): Omit<z.input<typeof Campaign>, 'retriesAt'> {
  const { id: uuid, accountId: account, accountName, name, status, pauseReason, sender, content, lists } = row;
  const { numbers, country, missing, optOutText, hours, hoursReason, canary, skipUnrated, quoteId, version } = row;
  return {
    uuid,
    account,
    accountName,
    name,
    status,
    pauseReason,
    sender,
    content,
    lists,
    numbers,
    country,
    missing,
    optOutText,
    hours,
    hoursReason,
    canary,
    skipUnrated,
    at: row.startAt?.toISOString() ?? null,
    identificationCode: row.code,
    optOutId: optOutIdOf(optOutText),
    remoteId: null,
    scheduled: (row.startedAt ?? row.startAt)?.toISOString() ?? null,
    concatenation: row.concatenation,
    inList: row.inList,
    targets: row.targets,
    ...counts,
    charges: currency === null ? null : moneyOf(charges, currency),
    quote: status === 'quoted' ? quoteId : null,
    userName: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    version,
  };
}
