import { z } from 'zod';
import { type CreditModel, creditModels } from '#values/creditModel.ts';

/** Calls that a source gets by each model; those of several visits are shared. */
export const WebModelRow = z.object({
  source: z.string(),
  medium: z.string(),
  ...(Object.fromEntries(creditModels.map((model) => [model, z.number()])) as Record<CreditModel, z.ZodNumber>),
});
export type WebModelRow = z.infer<typeof WebModelRow>;

/** Of all `calls`, `unattributed` came from no visit that we know, and the source of `unsure` is less likely than not. */
export const WebModels = z
  .object({
    countedAt: z.iso.datetime(),
    calls: z.number().int(),
    unattributed: z.number().int(),
    unsure: z.number().int(),
    rows: z.array(WebModelRow),
  })
  .meta({ id: 'WebModels' });
export type WebModels = z.infer<typeof WebModels>;
