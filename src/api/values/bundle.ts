import { z } from 'zod';
import { lineText } from './lineText.ts';
import { CountryCode, NumberNetwork } from './numberWords.ts';

/** Who uses the numbers, as regulators tell people apart. */
export const BundleHolder = z.enum(['business', 'individual']);
export type BundleHolder = z.infer<typeof BundleHolder>;

/** Only an approved one rents numbers. One that was refused, or ran out, becomes a draft again when it is changed. */
export const BundleState = z.enum(['draft', 'submitted', 'approved', 'refused', 'expired']);
export type BundleState = z.infer<typeof BundleState>;

export const BundlePlace = z.object({
  country: CountryCode,
  network: NumberNetwork.exclude(['any']),
  holder: BundleHolder,
});
export type BundlePlace = z.infer<typeof BundlePlace>;

/** Where the holder is, in the country of the numbers unless the regulator takes another. */
export const BundleAddress = z.object({
  name: lineText(100),
  street: lineText(100),
  city: lineText(60),
  region: lineText(60),
  postcode: lineText(20),
  country: CountryCode,
});
export type BundleAddress = z.infer<typeof BundleAddress>;

/** By the ids that the regulator’s requirements have. */
export const BundleFields = z
  .record(z.string().regex(/^[\w.-]{1,100}$/), lineText(200))
  .refine((fields) => Object.keys(fields).length <= 50);

export const BundleContent = z.object({ fields: BundleFields, address: BundleAddress.nullable() });
export type BundleContent = z.infer<typeof BundleContent>;
