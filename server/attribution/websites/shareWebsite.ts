import type { Actor } from '../../kernel/access/actor.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { type Scope, scopeOf } from '../../kernel/access/scope.ts';
import { requireTyped } from '../../kernel/access/requireTyped.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { listPools, withdrawPoolNumber } from './pools.repository.ts';
import type { WebsiteRow } from './websites.repository.ts';

/** Which of these numbers are active ones of the scope’s accounts. */
export type OwnNumbers = (executor: Executor, scope: Scope, dids: readonly string[]) => Promise<string[]>;

/** The same, of accounts that whoever changes a website need not see. */
export type Owned = (owners: Scope, dids: readonly string[]) => Promise<string[]>;

/** The accounts whose numbers a website may show. */
export const shownAccounts = ({ accountId, shares }: Pick<WebsiteRow, 'accountId' | 'shares'>) =>
  scopeOf([accountId, ...shares]);

/** Whom a website is shared with after a change, and who is taken away by it. */
export interface Sharing {
  shares: number[];
  lost: number[];
}

/**
 * @param typed How many accounts are taken away, as confirmed.
 * @throws AppError ACCESS_DENIED_ACCOUNT for an account that the actor may not see, ACCOUNTS-NOT-CONFIRMED with `{ accounts }`.
 */
export function changedShares(
  { scope }: Pick<Actor, 'scope'>,
  { accountId, shares: before }: Pick<WebsiteRow, 'accountId' | 'shares'>,
  wanted: readonly number[] | undefined,
  typed: number | undefined,
): Sharing {
  if (!wanted) return { shares: before, lost: [] };
  const shares = [...new Set(wanted)].filter((account) => account !== accountId).toSorted((one, other) => one - other);
  requireAccount(scope, ...shares.filter((account) => !before.includes(account)));
  const lost = before.filter((account) => !shares.includes(account));
  requireTyped(lost.length, typed);
  return { shares, lost };
}

/** Takes the numbers of accounts out of a website’s pools, and the rules that show them. Returns the rules that are left. */
export async function takeAway(
  executor: Executor,
  { accountId, id }: WebsiteRow,
  { lost, rules, owned }: { lost: readonly number[]; rules: WebsiteRow['rules']; owned: Owned },
): Promise<WebsiteRow['rules']> {
  if (lost.length === 0) return rules;
  const pools = await listPools(executor, scopeOf([accountId]), [id]);
  const pooled = pools.flatMap(({ numbers, overflow }) => [...numbers, ...(overflow === null ? [] : [overflow])]);
  const shown = rules.flatMap(({ show }) => (show.type === 'number' ? [show.number] : []));
  const theirs = new Set(await owned(scopeOf(lost), [...new Set([...pooled, ...shown])]));
  for (const did of pooled) if (theirs.has(did)) await withdrawPoolNumber(executor, did);
  return rules.filter(({ show }) => show.type !== 'number' || !theirs.has(show.number));
}
