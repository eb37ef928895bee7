import type { z } from 'zod';
import type { Branch } from '#contract/telephony/branches.contract.ts';
import type { Location } from '#contract/telephony/locations.contract.ts';
import type { BranchRow } from './branches.repository.ts';
import type { LocationFound } from './locations.repository.ts';

/** A branch in the contract's shape. */
export function toBranch({ accountId, ...row }: BranchRow): z.input<typeof Branch> {
  return { ...row, account: accountId, forceAccount: null, nextAction: 'dial', nextActionId: null };
}

/** A location routing in the contract's shape. */
export function toLocation({ location, rows, unrouted }: LocationFound): z.input<typeof Location> {
  const { accountId, ivrMessage, ivrDigits, ivrAttempts, mapUpdatedAt, ...row } = location;
  return {
    ...row,
    account: accountId,
    IVRmessage: ivrMessage,
    IVRdigits: ivrDigits,
    IVRattempts: ivrAttempts,
    action: 'locations',
    nextAction: 'hangup',
    nextActionId: null,
    map: { rows, unrouted, updatedAt: mapUpdatedAt?.toISOString() ?? null },
  };
}
