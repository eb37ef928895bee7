import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

declare const branded: unique symbol;

/**
 * The accounts that a request may read and write. Every query of tenant rows takes one. It is created only for a
 * signed-in user (`scopeOf`) and can only be narrowed.
 */
export interface Scope {
  readonly accounts: readonly number[];
  readonly [branded]: true;
}

/** The scope of accounts that were resolved for a user. */
export function scopeOf(accounts: readonly number[]): Scope {
  return { accounts: Object.freeze([...accounts]) } as unknown as Scope;
}

/** Whether an account is one of the scope. */
export function holds(scope: Scope, account: number): boolean {
  return scope.accounts.includes(account);
}

/** The requested part of a scope; undefined if any requested account is outside it. */
export function narrowScope(scope: Scope, accounts: readonly number[]): Scope | undefined {
  const held = new Set(scope.accounts);
  return accounts.every((account) => held.has(account)) ? scopeOf([...new Set(accounts)]) : undefined;
}

/** The condition for every query of tenant rows: the account is in the scope. */
export function isWithin(scope: Scope, account: AnyColumn): SQL {
  return sql`${account} = any(${sql.param([...scope.accounts])}::int[])`;
}
