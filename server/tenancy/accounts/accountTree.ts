import type { AccountNode } from '#contract/tenancy/accounts.contract.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { listAccounts } from './accounts.repository.ts';
import type { Scope } from '../../kernel/access/scope.ts';

interface Listed {
  id: number;
  father: number | null;
  fatherName: string | null;
}

/** The active accounts visible to a user. */
export async function accountTree(db: Db, scope: Scope): Promise<AccountNode[]> {
  return inTreeOrder(await listAccounts(db, scope));
}

/**
 * Sorts accounts as a tree: parents before children, siblings in the given order. Depths count from the topmost account
 * present; a missing parent is omitted.
 */
export function inTreeOrder<Row extends Listed>(rows: readonly Row[]): (Row & { subLevel: number })[] {
  const there = new Set(rows.map(({ id }) => id));
  const children = Map.groupBy(rows, ({ father }) => (father !== null && there.has(father) ? father : null));
  const ordered: (Row & { subLevel: number })[] = [];
  const waiting = (children.get(null) ?? []).toReversed().map((row) => ({ row, subLevel: 0 }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { row, subLevel } = next;
    ordered.push({ ...row, subLevel, ...(subLevel === 0 && { father: null, fatherName: null }) });
    for (const child of (children.get(row.id) ?? []).toReversed()) waiting.push({ row: child, subLevel: subLevel + 1 });
  }
  return ordered;
}
