import { z } from 'zod';
import { PhoneNumber } from '#values/phoneNumber.ts';
import type { EndpointSpec } from './endpoint.ts';

/** Where a porting request stands: drafted by us, submitted, then decided by the carriers. */
export const PortingStatus = z.enum(['draft', 'submitted', 'inReview', 'scheduled', 'done', 'rejected']);
export type PortingStatus = z.infer<typeof PortingStatus>;

/** An address as carriers ask for it. */
export const PortingAddress = z.object({
  unit: z.string().trim().max(20).default(''),
  number: z.string().trim().max(20),
  street: z.string().trim().max(100),
  city: z.string().trim().max(100),
  state: z.string().trim().max(60).default(''),
  postcode: z.string().trim().max(12),
  country: z.string().length(2),
});

/** What is asked for, in the specification's words. `title` is the role title of who signs. */
export const PortingDetails = z.object({
  type: z.enum(['geo', 'mobile', 'smart', 'tollfree']),
  carrier: z.string().trim().max(100),
  /** The account number at the losing carrier. */
  customer: z.string().trim().max(60),
  numbers: z.array(PhoneNumber).max(100),
  name: z.string().trim().max(100),
  title: z.string().trim().max(100),
  phone: PhoneNumber.nullable(),
  company: z.string().trim().max(100),
  tax: z.string().trim().max(40),
  address: PortingAddress.nullable(),
  message: z.string().trim().max(2000),
});
export type PortingDetails = z.infer<typeof PortingDetails>;

export const porting = {} satisfies Record<string, EndpointSpec>;
