import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

declare const branded: unique symbol;

/**
 * The accounts that a request may read and write. Every query of tenant rows takes one; it is only made for a user
 * after login (`scopeOf`) and can only become narrower.
 */
export interface Scope {
  readonly accounts: readonly number[];
  readonly [branded]: true;
}

/** The scope of accounts that were resolved for a user. */
export function scopeOf(accounts: readonly number[]): Scope {
  return { accounts: Object.freeze([...accounts]) } as unknown as Scope;
}

/** The part of a scope that was asked for, or undefined when something outside it was asked for. */
export function narrowScope(scope: Scope, accounts: readonly number[]): Scope | undefined {
  const held = new Set(scope.accounts);
  return accounts.every((account) => held.has(account)) ? scopeOf([...new Set(accounts)]) : undefined;
}

/** The condition that every query of tenant rows has: its account is one of the scope's. */
export function isWithin(scope: Scope, account: AnyColumn): SQL {
  return sql`${account} = any(${sql.param([...scope.accounts])}::int[])`;
}
