import type { CampaignAction, CampaignStatus } from '#values/sms/messageWords.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { transact } from '../../kernel/db/transact.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { addTallies } from '../messages/campaignTally.ts';
import { addCounts, deleteCounts } from '../messages/campaignCounts.ts';
import { deleteQueued, refuseQueued } from './campaignMessages.repository.ts';
import { moveCampaign, lockCampaign, type CampaignRow, releaseMessages } from '../messages/campaignState.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Messaging } from '../messages/messagingBy.ts';
import { sendings } from '../messages/sendings.ts';
import { requireVisible } from '../../kernel/access/requireVisible.ts';
import { pauseCampaign } from '../messages/pauseCampaign.ts';
import { readCampaign, requireCampaign } from './campaigns.ts';
import { startCampaign } from './startCampaign.ts';

/**
 * Does something with a campaign, and returns it.
 * @throws AppError NOT-FOUND, MISSING-FIELD without a quote, WRONG-STATUS, and those of `startCampaign`.
 */
export async function actOnCampaign(messaging: Messaging, id: string, action: CampaignAction, quote: string | null) {
  const { context, author } = messaging;
  const campaign = await requireCampaign(messaging, id);
  await requireVisible(messaging, campaign.accountId);
  const key = { accountId: campaign.accountId, id };
  if (action === 'send' || action === 'schedule') {
    if (quote === null) throw new AppError('MISSING-FIELD', ['quote']);
    await startCampaign(messaging, key, { quote, action });
  } else {
    await transact(context.db, async (tx) => {
      const locked = await lockCampaign(tx, key);
      if (!locked || !(await acts[action](tx, messaging, locked)))
        throw new AppError('WRONG-STATUS', { status: locked?.status ?? null });
      const audit = { accountId: key.accountId, action: `campaign.${action}`, subject: `campaign ${id}` };
      await writeAudit(tx, author, audit);
    });
  }
  context.changed({ account: key.accountId, kind: 'campaign.changed', uuid: id });
  return readCampaign(messaging, id);
}

type Act = (tx: Tx, messaging: Messaging, campaign: CampaignRow) => Promise<boolean>;

const running: CampaignStatus[] = ['scheduled', 'sending', 'paused'];

/** Each is false when the campaign’s status does not allow it. */
const acts: Record<Exclude<CampaignAction, 'send' | 'schedule'>, Act> = {
  async cancel(tx, _messaging, campaign) {
    if (campaign.status === 'quoted') return moveCampaign(tx, campaign, ['quoted'], { status: 'saved', quoteId: null });
    if (!(await moveCampaign(tx, campaign, ['scheduled'], { status: 'cancelled', quoteId: null }))) return false;
    await deleteQueued(tx, campaign);
    await deleteCounts(tx, campaign);
    return true;
  },
  pause: (tx, _messaging, campaign) => pauseCampaign(tx, campaign, 'person'),
  async resume(tx, { context }, campaign) {
    const change = { status: 'sending', pauseReason: null, canaryDone: true } as const;
    if (!(await moveCampaign(tx, campaign, ['paused'], change))) return false;
    await releaseMessages(tx, campaign, context.now());
    await context.jobs.send(tx, sendings, {});
    return true;
  },
  async stop(tx, { context }, campaign) {
    const now = context.now();
    if (!(await moveCampaign(tx, campaign, running, { status: 'stopped', endedAt: now }))) return false;
    const blocked = await refuseQueued(tx, campaign, 'STOPPED', now);
    const tally = { ...addTallies([]), open: -blocked, processed: blocked, blocked };
    await addCounts(tx, [{ accountId: campaign.accountId, id: campaign.id, tally, currency: null }]);
    return true;
  },
};
