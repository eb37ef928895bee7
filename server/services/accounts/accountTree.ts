import type { AccountNode } from '#contract/accounts.contract.ts';
import type { Db } from '../../db/executor.ts';
import { listAccounts } from '../../repositories/accounts.repository.ts';
import type { Scope } from '../../repositories/scope.ts';

type Listed = Awaited<ReturnType<typeof listAccounts>>[number];

/**
 * The accounts that a reader sees, parents before children, siblings by name. Depths count from the topmost account seen;
 * a parent outside the scope is not named.
 */
export async function accountTree(db: Db, scope: Scope): Promise<AccountNode[]> {
  const rows = await listAccounts(db, scope);
  const seen = new Map(rows.map((row) => [row.id, row]));
  const roots = rows.filter(({ father }) => father === null || !seen.has(father));
  const children = Map.groupBy(rows, ({ father }) => father);
  const below = (row: Listed, subLevel: number): AccountNode[] => [
    toNode(row, subLevel, seen),
    ...(children.get(row.id) ?? []).flatMap((child) => below(child, subLevel + 1)),
  ];
  return roots.flatMap((root) => below(root, 0));
}

function toNode(row: Listed, subLevel: number, seen: Map<number, Listed>): AccountNode {
  const known = row.father !== null && seen.has(row.father);
  return { ...row, subLevel, father: known ? row.father : null, fatherName: known ? row.fatherName : null };
}
