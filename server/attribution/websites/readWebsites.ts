import type { z } from 'zod';
import type { Website } from '#contract/attribution/websites.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { found } from '../../kernel/found.ts';
import { type FilledPool, listPools } from './pools.repository.ts';
import type { ServedWebsite } from './servedWebsites.ts';
import { findWebsiteRow, listWebsiteRows, type NamedWebsite } from './websites.repository.ts';

export type WebsiteAnswer = z.input<typeof Website>;

export async function listWebsites({ db, scope }: Pick<Actor, 'db' | 'scope'>): Promise<WebsiteAnswer[]> {
  const rows = await listWebsiteRows(db, scope);
  const pools = await listPools(
    db,
    scope,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toWebsite(row, pools));
}

/** @throws AppError NOT-FOUND when the scope has no such website. */
export async function readWebsite(executor: Executor, scope: Scope, code: string): Promise<WebsiteAnswer> {
  const row = found(await findWebsiteRow(executor, scope, code));
  return toWebsite(row, await listPools(executor, scope, [row.id]));
}

/** A website as its snippet gets it. @throws AppError NOT-FOUND when the scope has no such website. */
export async function readServed(executor: Executor, scope: Scope, code: string): Promise<ServedWebsite> {
  const website = found(await findWebsiteRow(executor, scope, code));
  const pools = await listPools(executor, scope, [website.id]);
  return { website, pools: new Map(pools.map((pool) => [pool.id, pool])) };
}

export function toWebsite(row: NamedWebsite, pools: readonly FilledPool[]): WebsiteAnswer {
  const { accountId: account, id, createdAt, seenAt, createdBy: _, ...rest } = row;
  return {
    ...rest,
    account,
    seenAt: seenAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    pools: pools.filter(({ websiteId }) => websiteId === id).map(toPool),
  };
}

function toPool({ id, name, overflow, holdSeconds, reserved, numbers, held }: FilledPool) {
  return { id, name, overflow, holdMinutes: holdSeconds / 60, reserved, numbers, held };
}
