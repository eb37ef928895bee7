import { z } from 'zod';

/** Where a porting request stands: drafted by us, submitted, then decided by the carriers. */
export const PortingStatus = z.enum(['draft', 'submitted', 'inReview', 'scheduled', 'done', 'rejected']);
export type PortingStatus = z.infer<typeof PortingStatus>;

/** What moves a request on: `submit`, `withdraw` and `revise` by whoever asks, the rest by staff. */
export const PortingAction = z.enum(['submit', 'withdraw', 'revise', 'review', 'schedule', 'complete', 'reject']);
export type PortingAction = z.infer<typeof PortingAction>;

const text = (most: number) => z.string().trim().max(most);

/** An address as carriers ask for it; `country` is ISO 3166-1 alpha-2, or empty. */
export const PortingAddress = z.object({
  unit: text(20),
  number: text(20),
  street: text(100),
  city: text(100),
  state: text(60),
  postcode: text(12),
  country: text(2),
});

/**
 * What is asked for, in the specification's words, as far as it is filled in: a draft may lack anything. `title` is the role
 * title of who signs, `customer` the account number at the losing carrier; numbers are kept as they were typed.
 */
export const PortingDetails = z.object({
  type: z.enum(['geo', 'mobile', 'smart', 'tollfree']),
  carrier: text(100),
  customer: text(60),
  numbers: z.array(text(40)).max(100),
  name: text(100),
  title: text(100),
  phone: text(40),
  company: text(100),
  tax: text(40),
  address: PortingAddress,
  message: text(2000),
});
export type PortingDetails = z.infer<typeof PortingDetails>;
