import { z } from 'zod';

export { isAllowed } from './permissions.ts';

/** The permission flags of a profile's `allow` map (specification section 6); `super` is labeled Reseller. */
export const Role = z.enum(['admin', 'billing', 'support', 'conf', 'users', 'super', 'system', 'reports']);
export type Role = z.infer<typeof Role>;

export const Allow = z.partialRecord(Role, z.boolean());
export type Allow = z.infer<typeof Allow>;
