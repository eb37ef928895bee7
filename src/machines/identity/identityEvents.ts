import type { ErrorCode } from '#contract/errors.ts';
import type { Identity } from '#contract/identity.contract.ts';
import type { Profile } from '#contract/users.contract.ts';

/** Whom to act as, and in which of his accounts (null: all). */
export interface Wanted {
  user: number;
  account: number | null;
}

export type IdentityEvent =
  | { type: 'identity.chosen'; wanted: Wanted }
  | { type: 'identity.cleared' }
  /** The parameter stood in the address; `value` is what it said. */
  | { type: 'parameter.found'; value: string }
  | { type: 'retried' };

export interface IdentityInput {
  /** Only system users may act as others. */
  mayAct: boolean;
  /** What an earlier page of this tab left. */
  acting: Wanted | null;
}

export interface IdentityContext {
  mayAct: boolean;
  identities: readonly Identity[];
  acting: Wanted | null;
  wanted: Wanted | null;
  profile: Profile | null;
  /** Why the last wish was not granted. */
  problem: ErrorCode | null;
}

/** Reads `<identity id>` or `<identity id>-<account>`; undefined when it is neither. */
export function parseWanted(value: string): Wanted | undefined {
  const [, user, account] = /^(\d{1,10})(?:-(\d{1,10}))?$/.exec(value) ?? [];
  if (user === undefined) return undefined;
  return { user: Number(user), account: account === undefined ? null : Number(account) };
}

/** As `X-Scope` and the address carry it. */
export function writeWanted({ user, account }: Wanted): string {
  return account === null ? String(user) : `${user}-${account}`;
}
