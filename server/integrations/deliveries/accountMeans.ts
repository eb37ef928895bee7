import { LRUCache } from 'lru-cache';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { brandOf } from '../../kernel/brand/brandOf.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { findLanguage } from '../../tenancy/accounts/findLanguage.ts';

/** What an account’s deliveries are rendered with: the language of its owner, and its host, without a trailing slash. */
export interface AccountMeans {
  locale: Locale;
  base: string;
}

export async function readAccountMeans(db: Db, publicBaseUrl: string, accountId: number): Promise<AccountMeans> {
  const [{ base }, locale] = await Promise.all([brandOf(db, publicBaseUrl, accountId), findLanguage(db, accountId)]);
  return { base, locale };
}

export type ReadMeans = (accountId: number) => Promise<AccountMeans>;

/** How long what was read may be out of date. */
const keptMs = 10_000;

/** The same for many deliveries in a row. */
export function readMeansSeldom(db: Db, publicBaseUrl: string): ReadMeans {
  const kept = new LRUCache<number, AccountMeans>({
    max: 10_000,
    ttl: keptMs,
    fetchMethod: (accountId) => readAccountMeans(db, publicBaseUrl, accountId),
  });
  return (accountId) => kept.forceFetch(accountId);
}
