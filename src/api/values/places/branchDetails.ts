import { z } from 'zod';
import { parseDialString } from '#values/dialString.ts';
import { FlowId } from '#values/flow/flowId.ts';
import { Uuid } from '#values/ids.ts';
import { lineText } from '#values/lineText.ts';

/** What mapping files call a branch. No spreadsheet runs it as a formula. */
export const BranchCode = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 ._-]{0,39}$/);

const BranchTarget = z.object({
  id: FlowId,
  label: z.string().trim().max(100),
  number: z.string().refine((number) => parseDialString(number) !== undefined, { error: 'phoneNotValid' }),
});

/** The fields that users edit. */
export const BranchDetails = z
  .object({
    name: lineText(100).min(1),
    /** Unique in the account, ignoring case. */
    code: BranchCode,
    address: lineText(300).default(''),
    postcode: z.string().trim().max(12).default(''),
    state: lineText(60).default(''),
    country: z.string().regex(/^[A-Z]{2}$/),
    lat: z.number().min(-90).max(90).nullable().default(null),
    lon: z.number().min(-180).max(180).nullable().default(null),
    /** Whether callers nearby come here without being assigned by a mapping file. */
    autoRouting: z.boolean().default(true),
    /** The account that the branch belongs to, if not the one that routes to it. */
    /** The specification’s field. Calls always count for the account of their number, so no other can be set. */
    forceAccount: z.null().default(null),
    /** The location routing that it takes part in; null for all of the account. */
    locationId: Uuid.nullable().default(null),
    /** All ring at once. */
    targets: z
      .array(BranchTarget)
      .min(1)
      .max(10)
      .refine((targets) => new Set(targets.map(({ id }) => id)).size === targets.length),
    /** How long they ring, in seconds. */
    timeout: z.number().int().min(5).max(120).default(20),
  })
  .refine(({ lat, lon }) => (lat === null) === (lon === null), { error: 'both or neither', path: ['lon'] });
export type BranchDetails = z.infer<typeof BranchDetails>;
