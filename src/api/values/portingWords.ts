import { z } from 'zod';

/** The status of a porting request; carriers decide once it is submitted. */
export const PortingStatus = z.enum(['draft', 'submitted', 'inReview', 'scheduled', 'done', 'rejected']);
export type PortingStatus = z.infer<typeof PortingStatus>;

/** Actions on a request: `submit`, `withdraw` and `revise` by the customer, the rest by staff. */
export const PortingAction = z.enum(['submit', 'withdraw', 'revise', 'review', 'schedule', 'complete', 'reject']);
export type PortingAction = z.infer<typeof PortingAction>;

const text = (most: number) => z.string().trim().max(most);

/** An address as carriers require it; `country` is ISO 3166-1 alpha-2, or empty. */
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
 * The fields of the specification, as far as filled in: a draft may miss any. `title` is the signer's role, `customer`
 * the account number at the losing carrier; numbers are kept as typed.
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
