import type { z } from 'zod';
import type { Canary } from '#contract/messaging/campaign.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { transact } from '../../kernel/db/transact.ts';
import { readCounts } from './campaignCounts.ts';
import { moveCampaign, type CampaignRow, countCanary, lockRunning, releaseMessages } from './campaignState.ts';
import type { MessageContext } from './messageContext.ts';
import { pauseCampaign } from './pauseCampaign.ts';

/**
 * Moves campaigns on: starts those whose moment has come, judges canaries whose messages are settled, and ends those
 * with nothing left to send. True while a canary is waited for.
 */
export async function tendCampaigns(context: MessageContext): Promise<boolean> {
  let waits = false;
  const moved = await transact(context.db, async (tx) => {
    const changed: CampaignRow[] = [];
    const running = await lockRunning(tx, context.now());
    const counts = new Map((await readCounts(tx, running)).map((one) => [one.campaignId, one]));
    for (const campaign of running) {
      const outcome = await tend(tx, context, campaign, counts.get(campaign.id)?.open ?? 0);
      waits ||= outcome === 'waits';
      if (outcome === 'moved') changed.push(campaign);
    }
    return changed;
  });
  for (const { accountId: account, id: uuid } of moved) context.changed({ account, kind: 'campaign.changed', uuid });
  return waits;
}

async function tend(
  tx: Tx,
  context: MessageContext,
  campaign: CampaignRow,
  open: number,
): Promise<'moved' | 'waits' | 'stays'> {
  const now = context.now();
  if (campaign.status === 'scheduled') {
    await moveCampaign(tx, campaign, ['scheduled'], { status: 'sending', startedAt: now });
    return 'moved';
  }
  if (campaign.canary && !campaign.canaryDone) return judgeCanary(tx, campaign, campaign.canary, now);
  if (open > 0) return 'stays';
  await moveCampaign(tx, campaign, ['sending'], { status: 'sent', endedAt: now });
  return 'moved';
}

async function judgeCanary(
  tx: Tx,
  campaign: CampaignRow,
  { mostFailures, mostOptOuts }: z.infer<typeof Canary>,
  now: Date,
): Promise<'moved' | 'waits'> {
  const { due, open, failed, optedOut } = await countCanary(tx, campaign, now);
  if (open > 0 || due === 0) return 'waits';
  const share = (count: number) => (count / due) * 100;
  if (share(failed) > mostFailures) await pauseCampaign(tx, campaign, 'canary-failures');
  else if (share(optedOut) > mostOptOuts) await pauseCampaign(tx, campaign, 'canary-opt-outs');
  else {
    await moveCampaign(tx, campaign, ['sending'], { canaryDone: true });
    await releaseMessages(tx, campaign, now);
  }
  return 'moved';
}
