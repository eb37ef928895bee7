import type { Scope } from '../../kernel/access/scope.ts';

/** Tells this process at once that calls of accounts changed. */
export type CallsChanged = (accounts: readonly number[]) => void;

/**
 * Changes calls, and answers when no kept figure is older than the change. Other nodes learn of it from the database;
 * whoever changed it may ask this one before the notice is back.
 */
export async function changingCalls<Result>(
  changed: CallsChanged,
  { accounts }: Scope,
  change: Promise<Result>,
): Promise<Result> {
  const result = await change;
  changed(accounts);
  return result;
}
