import { eq, sql } from 'drizzle-orm';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { accountTree, blockedCallers, fallbackFiles, flows, numbers } from '../../kernel/db/schema/all.ts';
import { findFlowVersion } from './publishedFlows.ts';

/** A number whose fallback file is missing or outdated. `stamp` stands for everything that the file depends on. */
export interface StaleFallback extends Record<string, unknown> {
  did: string;
  stamp: string;
  account: number;
  /** Null when the number has no flow, or was canceled. */
  actionId: string | null;
  publishedVersion: number | null;
  /** The number's own fallback destination. */
  fallbackNumber: string | null;
}

/**
 * Numbers whose fallback file was not written since they, their flow or the blocks of their account or one above
 * changed. `prefix` stands for what the files of all numbers depend on.
 */
export async function findStaleFallbacks(db: Db, prefix: string): Promise<StaleFallback[]> {
  const { rows } = await db.execute<StaleFallback>(sql`
    with blocked as (
      select ${accountTree.descendantId} as account_id, md5(string_agg(${blockedCallers.caller}, ' '
        order by ${blockedCallers.caller})) as callers
      from ${accountTree} join ${blockedCallers} on ${blockedCallers.accountId} = ${accountTree.ancestorId} group by 1
    ), latest as (
      select distinct on (${numbers.did}) ${numbers.did} as did, ${numbers.accountId} as account_id,
        case when ${numbers.status} = 'active' and ${numbers.action} = 'flow' then ${numbers.actionId} end as action_id,
        ${numbers.fallbackNumber} as fallback_number
      from ${numbers} order by ${numbers.did}, ${numbers.status} = 'active' desc, ${numbers.cancelledAt} desc nulls first
    ), wanted as (
      select latest.did, latest.account_id as account, latest.action_id as "actionId",
        ${flows.publishedVersion} as "publishedVersion", latest.fallback_number as "fallbackNumber",
        concat_ws(' ', ${prefix}::text, latest.account_id, latest.action_id, ${flows.publishedVersion}, latest.fallback_number,
          blocked.callers) as stamp
      from latest left join ${flows} on ${flows.accountId} = latest.account_id and ${flows.id} = latest.action_id
      left join blocked on blocked.account_id = latest.account_id
    )
    select wanted.* from wanted left join ${fallbackFiles} on ${fallbackFiles.did} = wanted.did
    where ${fallbackFiles.stamp} is distinct from wanted.stamp order by wanted.did limit 1000`);
  return rows;
}

/** What the fallback of a number depends on: its published flow, and who may not be connected. */
export async function fallbackSource(
  db: Db,
  number: Pick<StaleFallback, 'account' | 'actionId' | 'publishedVersion'>,
): Promise<{ document: FlowDocument | undefined; blocked: Set<string> }> {
  const { account, actionId, publishedVersion } = number;
  if (actionId === null || publishedVersion === null) return { document: undefined, blocked: new Set() };
  const rows = await db
    .select({ caller: blockedCallers.caller })
    .from(accountTree)
    .innerJoin(blockedCallers, eq(blockedCallers.accountId, accountTree.ancestorId))
    .where(eq(accountTree.descendantId, account));
  const document = await findFlowVersion(db, account, actionId, publishedVersion);
  return { document, blocked: new Set(rows.map(({ caller }) => caller)) };
}

/** Remembers what a number's file was written from. */
export async function markFallback(db: Db, { did, stamp }: StaleFallback): Promise<void> {
  await db
    .insert(fallbackFiles)
    .values({ did, stamp })
    .onConflictDoUpdate({ target: fallbackFiles.did, set: { stamp } });
}
