import { and, eq } from 'drizzle-orm';
import { campaigns } from '../../kernel/db/schema/campaigns.ts';

export interface CampaignKey {
  accountId: number;
  id: string;
}

export const isCampaign = ({ accountId, id }: CampaignKey) =>
  and(eq(campaigns.accountId, accountId), eq(campaigns.id, id));
