import type { AccountNode } from '#contract/tenancy/accounts.contract.ts';

/** The ids of an account and all below it; accounts are listed after those above them. */
export function subtree(accounts: readonly Pick<AccountNode, 'id' | 'father'>[], root: number): number[] {
  const found = new Set([root]);
  for (const { id, father } of accounts) if (father !== null && found.has(father)) found.add(id);
  return [...found];
}
