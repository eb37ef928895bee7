import type { CampaignAction, CampaignStatus } from '#values/sms/messageWords.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { transact } from '../../kernel/db/transact.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { addTallies } from '../messages/campaignTally.ts';
import { addCounts, deleteCounts } from '../messages/campaignCounts.ts';
import { deleteQueued, refuseQueued } from './campaignMessages.repository.ts';
import { moveCampaign, lockCampaign, type CampaignRow, releaseMessages } from '../messages/campaignState.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import type { MessageContext } from '../messages/messageContext.ts';
import { sendings } from '../messages/sendings.ts';
import { requireVisible } from '../../kernel/access/requireVisible.ts';
import { pauseCampaign } from '../messages/pauseCampaign.ts';
import { readCampaign, requireCampaign } from './campaigns.ts';
import { startCampaign } from './startCampaign.ts';

type Acting = Pick<MessageContext, 'jobs' | 'changed' | 'rates'>;

/**
 * Does something with a campaign, and returns it.
 * @throws AppError NOT-FOUND, MISSING-FIELD without a quote, WRONG-STATUS, and those of `startCampaign`.
 */
export async function actOnCampaign(
  actor: Actor,
  id: string,
  { action, quote }: { action: CampaignAction; quote: string | null },
  context: Acting,
) {
  const { system, author } = actor;
  const campaign = await requireCampaign(actor, id);
  await requireVisible(actor, campaign.accountId);
  const key = { accountId: campaign.accountId, id };
  if (action === 'send' || action === 'schedule') {
    if (quote === null) throw new AppError('MISSING-FIELD', ['quote']);
    await startCampaign(actor, { ...key, quote, action }, context);
  } else {
    await transact(system, async (tx) => {
      const locked = await lockCampaign(tx, key);
      if (!locked || !(await actions[action](tx, { now: actor.now, jobs: context.jobs }, locked)))
        throw new AppError('WRONG-STATUS', { status: locked?.status ?? null });
      const audit = { accountId: key.accountId, action: `campaign.${action}`, subject: `campaign ${id}` };
      await writeAudit(tx, author, audit);
    });
  }
  context.changed({ account: key.accountId, kind: 'campaign.changed', uuid: id });
  return readCampaign(actor, id);
}

type Action = (tx: Tx, means: Pick<Actor, 'now'> & Pick<Acting, 'jobs'>, campaign: CampaignRow) => Promise<boolean>;

const running: CampaignStatus[] = ['scheduled', 'sending', 'paused'];

/** Each is false when the campaign’s status does not allow it. */
const actions: Record<Exclude<CampaignAction, 'send' | 'schedule'>, Action> = {
  async cancel(tx, _means, campaign) {
    if (campaign.status === 'quoted') return moveCampaign(tx, campaign, ['quoted'], { status: 'saved', quoteId: null });
    if (!(await moveCampaign(tx, campaign, ['scheduled'], { status: 'cancelled', quoteId: null }))) return false;
    await deleteQueued(tx, campaign);
    await deleteCounts(tx, campaign);
    return true;
  },
  pause: (tx, _means, campaign) => pauseCampaign(tx, campaign, 'person'),
  async resume(tx, { now, jobs }, campaign) {
    const change = { status: 'sending', pauseReason: null, canaryDone: true } as const;
    if (!(await moveCampaign(tx, campaign, ['paused'], change))) return false;
    await releaseMessages(tx, campaign, now);
    await jobs.send(tx, sendings, {});
    return true;
  },
  async stop(tx, { now }, campaign) {
    if (!(await moveCampaign(tx, campaign, running, { status: 'stopped', endedAt: now }))) return false;
    const blocked = await refuseQueued(tx, campaign, 'STOPPED', now);
    const tally = { ...addTallies([]), open: -blocked, processed: blocked, blocked };
    await addCounts(tx, [{ accountId: campaign.accountId, id: campaign.id, tally, currency: null }]);
    return true;
  },
};
