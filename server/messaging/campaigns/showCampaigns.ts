import type { z } from 'zod';
import type { Campaign } from '#contract/messaging/campaign.ts';
import { messengers } from '#values/roleGroups.ts';
import { isAllowed } from '#values/roles.ts';
import type { Db } from '../../kernel/db/executor.ts';
import type { Principal } from '../../kernel/access/sessions.ts';
import { accessOf } from '../../kernel/access/authorize.ts';

type Shown = z.input<typeof Campaign>;

/** Campaigns as a user may see them: whom one is for only those who may text in its account. */
export async function showCampaigns(
  { system, principal }: { system: Db; principal: Principal },
  campaigns: readonly Shown[],
): Promise<Shown[]> {
  const { access } = await accessOf(system, principal);
  const open = new Set(access.filter(({ allow }) => isAllowed(allow, messengers)).map(({ account }) => account));
  return campaigns.map((one) => (open.has(Number(one.account)) ? one : { ...one, lists: [], numbers: [] }));
}
