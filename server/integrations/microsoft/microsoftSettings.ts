import { z } from 'zod';

/** As Microsoft calls them: the advertising account, whose customer it is, and the goal. */
export const MicrosoftSettings = z.object({
  /** Of the goal, by which Microsoft knows it in requests. */
  name: z.string(),
  conversionId: z.string(),
  userId: z.string(),
  customerId: z.string(),
  advertiserId: z.string(),
  advertiserName: z.string(),
  advertiserNumber: z.string(),
});
export type MicrosoftSettings = z.infer<typeof MicrosoftSettings>;

/** What requests about an advertising account name, beside the token. */
export const headersOf = (
  { customerId, advertiserId }: Pick<MicrosoftSettings, 'customerId' | 'advertiserId'>,
  developerToken = '',
) => ({ DeveloperToken: developerToken, CustomerId: customerId, CustomerAccountId: advertiserId });

export const campaignApi = 'https://campaign.api.bingads.microsoft.com/CampaignManagement/v13/';
