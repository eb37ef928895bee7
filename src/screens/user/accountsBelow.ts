import type { AccountNode } from '#contract/accounts.contract.ts';

/** All accounts below one of a tree, parents first. */
export function accountsBelow(tree: readonly AccountNode[], top: number | null): AccountNode[] {
  const within = new Set<number | null>([top]);
  return tree.filter(({ id, father }) => {
    if (father === null || !within.has(father)) return false;
    within.add(id);
    return true;
  });
}
