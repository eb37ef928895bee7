import type { ErrorCode } from '#contract/kernel/errors.ts';
import type { Identity } from '#contract/tenancy/identity.contract.ts';
import type { Profile } from '#contract/tenancy/users.contract.ts';

/** Whom to impersonate, and in which account (null: all). */
export interface Wanted {
  user: number;
  account: number | null;
}

export type IdentityEvent =
  | { type: 'identity.chosen'; wanted: Wanted }
  | { type: 'identity.cleared' }
  /** The URL has the parameter, with this `value`. */
  | { type: 'parameter.found'; value: string }
  | { type: 'retried' };

export interface IdentityInput {
  /** Only system users may impersonate. */
  mayAct: boolean;
  /** Left by an earlier page in this tab. */
  acting: Wanted | null;
}

export interface IdentityContext {
  mayAct: boolean;
  identities: readonly Identity[];
  acting: Wanted | null;
  wanted: Wanted | null;
  profile: Profile | null;
  /** Why the last switch failed. */
  problem: ErrorCode | null;
}

/** Parses `<identity id>` or `<identity id>-<account>`; undefined when invalid. */
export function parseWanted(value: string): Wanted | undefined {
  const [, user, account] = /^(\d{1,10})(?:-(\d{1,10}))?$/.exec(value) ?? [];
  if (user === undefined) return undefined;
  return { user: Number(user), account: account === undefined ? null : Number(account) };
}

/** Formats it for `X-Scope` and the URL. */
export function writeWanted({ user, account }: Wanted): string {
  return account === null ? String(user) : `${user}-${account}`;
}
