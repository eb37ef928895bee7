import type { z } from 'zod';
import type { Website } from '#contract/attribution/websites.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { type Scope, scopeOf } from '../../kernel/access/scope.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { found } from '../../kernel/found.ts';
import { type FilledPool, listPools } from './pools.repository.ts';
import type { ServedWebsite } from './servedWebsites.ts';
import {
  findWebsiteRow,
  listSharedRows,
  listWebsiteRows,
  type NamedWebsite,
  type WebsiteRow,
} from './websites.repository.ts';
import { askedSince } from './domainRequests.repository.ts';

export type WebsiteAnswer = z.input<typeof Website>;

/** The websites of the scope’s accounts, and those that are shared with them. */
export async function listWebsites({ db, system, scope, now }: Actor): Promise<WebsiteAnswer[]> {
  const [own, shared] = await Promise.all([listWebsiteRows(db, scope), listSharedRows(system, scope)]);
  const rows = [...own, ...shared].toSorted((one, other) => (one.domain < other.domain ? -1 : 1));
  const owners = scopeOf(rows.map(({ accountId }) => accountId));
  const pools = await listPools(
    system,
    owners,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toWebsite(row, pools, now));
}

/** @throws AppError NOT-FOUND when the scope has no such website. */
export async function readWebsite(executor: Executor, scope: Scope, code: string, now: Date): Promise<WebsiteAnswer> {
  const row = found(await findWebsiteRow(executor, scope, code));
  return toWebsite(row, await listPools(executor, scope, [row.id]), now);
}

/** A website as its snippet gets it. @throws AppError NOT-FOUND when the scope has no such website. */
export async function readServed(executor: Executor, scope: Scope, code: string): Promise<ServedWebsite> {
  const website = found(await findWebsiteRow(executor, scope, code));
  const pools = await listPools(executor, scope, [website.id]);
  return { website, pools: new Map(pools.map((pool) => [pool.id, pool])) };
}

export function toWebsite(row: NamedWebsite, pools: readonly FilledPool[], now: Date): WebsiteAnswer {
  const { accountId: account, id, createdAt, seenAt, createdBy: _, ...rest } = row;
  return {
    ...rest,
    account,
    status: isExpired(row, now) ? 'expired' : row.status,
    seenAt: seenAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    pools: pools.filter(({ websiteId }) => websiteId === id).map(toPool),
  };
}

const isExpired = ({ status, createdAt }: WebsiteRow, now: Date) =>
  status === 'waiting' && createdAt <= askedSince(now);

function toPool({ id, name, overflow, holdSeconds, reserved, numbers, held }: FilledPool) {
  return { id, name, overflow, holdMinutes: holdSeconds / 60, reserved, numbers, held };
}
