import { z } from 'zod';
import type { Ga4Integration } from '#contract/integrations/googleGa4.contract.ts';
import { Uuid } from '#values/ids.ts';
import { Ga4Event, ga4Options } from '#values/measurement.ts';
import { chosenOf } from './measurementDraft.ts';

/** The choice of a secret that is made when the form is saved. */
export const newSecret = 'new';

export const propertyDraft = z
  .object({
    oAuth: Uuid,
    propertyId: z.string().regex(/^\d+$/),
    streamId: z.string().regex(/^\d+$/),
    protocol: z.string().transform((id) => (id === newSecret ? null : id)),
    chosen: z.enum([...ga4Options, 'own']),
    own: z.string(),
    dids: z.array(z.string()),
    tags: z.array(z.string()),
    enabled: z.boolean(),
    /** Whether the property gets what reports lack. */
    prepare: z.boolean(),
  })
  .superRefine(({ chosen, own }, context) => {
    const problem = chosen === 'own' && Ga4Event.safeParse(own).error?.issues[0];
    if (problem) context.addIssue({ ...problem, path: ['own'] });
  });

export const propertyFields = (property: Ga4Integration | null) => {
  const { events = 'phone_lead_first', propertyId = '', streamId = '' } = property?.data ?? {};
  const chosen = chosenOf(events);
  return {
    oAuth: property?.oAuth ?? '',
    propertyId,
    streamId,
    protocol: newSecret as string,
    chosen,
    own: chosen === 'own' ? events : '',
    dids: property?.filters.dids ?? [],
    tags: property?.filters.tags ?? [],
    enabled: property?.enabled ?? true,
    prepare: property === null,
  };
};
export type PropertyFieldValues = ReturnType<typeof propertyFields>;
