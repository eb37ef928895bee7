import type { Tx } from '../../kernel/db/executor.ts';
import { findAccountName } from '../../kernel/access/accountPaths.ts';
import { lockCampaign } from './campaignState.ts';
import type { CampaignKey } from './campaign.conditions.ts';
import { listPayersUsers } from '../../tenancy/ledger/creditContacts.ts';
import { findRecipient } from '../../tenancy/people/listAdministrators.ts';
import { queueMail } from '../../kernel/mail/queueMail.ts';
import type { MessageContext } from './messageContext.ts';

/** Tells the payer’s users, and who made the campaign, that it is paused since the credit ran out. */
export async function mailOutOfCredit(tx: Tx, { jobs }: Pick<MessageContext, 'jobs'>, key: CampaignKey): Promise<void> {
  const campaign = await lockCampaign(tx, key);
  if (!campaign || campaign.payerId === null) return;
  const payer = await findAccountName(tx, campaign.payerId);
  const users = [...(await listPayersUsers(tx, campaign.payerId)), await findRecipient(tx, campaign.createdBy)];
  const contacts = new Map(users.flatMap((user) => (user ? [[user.to, user]] : [])));
  for (const { accountId, to, locale } of contacts.values())
    await queueMail(tx, jobs, {
      accountId,
      kind: 'campaignOutOfCredit',
      payload: { to, locale, campaign: campaign.name, payer },
    });
}
