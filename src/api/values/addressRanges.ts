import { z } from 'zod';

const most = 20;

/** The IP addresses from which something may be used: single ones, or ranges such as `203.0.113.0/24`. None means any. */
export const AddressRanges = z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])).max(most);

/** The same as people type it, separated by commas or spaces. */
export const TypedRanges = z
  .string()
  .transform((text) => text.split(/[\s,;]/).filter((part) => part !== ''))
  .refine((ranges) => AddressRanges.safeParse(ranges).success, { error: 'addressRanges' });
