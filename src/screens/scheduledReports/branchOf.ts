interface InTree {
  id: number;
  subLevel: number;
}

/** An account and those below it, from a flat tree with parents first. */
export function branchOf<Account extends InTree>(accounts: readonly Account[], top: number): Account[] {
  const start = accounts.findIndex(({ id }) => id === top);
  const root = accounts[start];
  if (!root) return [];
  const end = accounts.findIndex(({ subLevel }, at) => at > start && subLevel <= root.subLevel);
  return accounts.slice(start, end === -1 ? undefined : end);
}
