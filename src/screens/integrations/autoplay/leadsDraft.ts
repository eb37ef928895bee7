import { z } from 'zod';
import { type Autoplay, LeadAddress, LeadFields } from '#contract/integrations/autoplay.contract.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';

const kept = z.literal('').transform(() => undefined);

/** The fields of the form; without `isKnown` an address has to be entered. */
export const draftOf = (isKnown: boolean) =>
  LeadFields.extend({
    did: PhoneNumber,
    address: isKnown ? z.union([kept, LeadAddress], { error: 'leadAddress' }) : LeadAddress,
    tags: z.array(z.string()),
  });

export const fieldsOf = (leads: Autoplay | null) => ({
  did: leads?.did ?? '',
  address: '',
  DealershipId: leads?.DealershipId ?? '',
  yardRef: leads?.yardRef ?? '',
  LeadTitle: leads?.LeadTitle ?? '',
  LeadSource: leads?.LeadSource ?? '',
  LeadCampaignName: leads?.LeadCampaignName ?? '',
  LeadNotes: leads?.LeadNotes ?? '',
  CustomerCompany: leads?.CustomerCompany ?? '',
  tags: leads?.filter.tags ?? [],
});
