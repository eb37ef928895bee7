import { z } from 'zod';

/** Accounts and users have integer ids; everything else has a UUID. */
export const AccountId = z.coerce.number().int().positive().max(2_147_483_647);
export type AccountId = z.infer<typeof AccountId>;

export const UserId = z.coerce.number().int().positive().max(2_147_483_647);
export type UserId = z.infer<typeof UserId>;

export const Uuid = z.uuid();
export type Uuid = z.infer<typeof Uuid>;

/** How often something was changed; a change names the version that it is based on. */
export const Version = z.number().int().min(0).max(2_147_483_646);
