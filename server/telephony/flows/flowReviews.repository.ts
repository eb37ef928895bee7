import { and, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { ReviewAnswer } from '#values/flow/review.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { flowReviews, flows, flowVersions } from '../../kernel/db/schema/routing.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

/** The most links that a list names. */
const mostListed = 100;

const columns = {
  accountId: flowReviews.accountId,
  id: flowReviews.id,
  flowId: flowReviews.flowId,
  contentHash: flowReviews.contentHash,
  version: flowReviews.version,
  recipient: flowReviews.recipient,
  createdBy: flowReviews.createdBy,
  createdByEmail: flowReviews.createdByEmail,
  createdAt: flowReviews.createdAt,
  expiresAt: flowReviews.expiresAt,
  endedAt: flowReviews.endedAt,
  answer: flowReviews.answer,
};

export type StoredReview = Omit<typeof flowReviews.$inferSelect, 'tokenHash' | 'document' | 'comparedWith'>;

/** The newest links of a flow, without what they show. */
export function listReviews(executor: Executor, scope: Scope, flowId: string): Promise<StoredReview[]> {
  return executor
    .select(columns)
    .from(flowReviews)
    .where(and(isWithin(scope, flowReviews.accountId), eq(flowReviews.flowId, flowId)))
    .orderBy(desc(flowReviews.createdAt), flowReviews.id)
    .limit(mostListed);
}

/** The published versions of a flow that have one of these contents. */
export function listVersionsOf(executor: Executor, scope: Scope, flowId: string, hashes: readonly string[]) {
  return executor
    .select({ version: flowVersions.version, contentHash: flowVersions.contentHash })
    .from(flowVersions)
    .where(
      and(
        isWithin(scope, flowVersions.accountId),
        eq(flowVersions.flowId, flowId),
        inArray(flowVersions.contentHash, [...hashes]),
      ),
    )
    .orderBy(flowVersions.version);
}

export async function insertReview(tx: Tx, row: typeof flowReviews.$inferInsert): Promise<void> {
  await tx.insert(flowReviews).values(row);
}

/** Ends a link that still works; undefined if the scope has no such link of the flow, or it was ended before. */
export async function endReview(tx: Tx, scope: Scope, key: { flowId: string; id: string }, now: Date) {
  const [row] = await tx
    .update(flowReviews)
    .set({ endedAt: now })
    .where(
      and(
        isWithin(scope, flowReviews.accountId),
        eq(flowReviews.flowId, key.flowId),
        eq(flowReviews.id, key.id),
        isNull(flowReviews.endedAt),
      ),
    )
    .returning(columns);
  return row;
}

/** What a working link shows. It is looked up before login, by the hash of its token alone. */
export async function findReview(executor: Executor, tokenHash: string, now: Date) {
  const [row] = await executor
    .select({ review: flowReviews, accountName: accounts.name })
    .from(flowReviews)
    .innerJoin(accounts, eq(accounts.id, flowReviews.accountId))
    .where(isOpen(tokenHash, now));
  return row;
}

/** The same with the name of its flow, locked until the transaction ends, so that it is answered only once. */
export async function lockReview(tx: Tx, tokenHash: string, now: Date) {
  const [row] = await tx
    .select({ ...columns, flowName: flows.name })
    .from(flowReviews)
    .innerJoin(accounts, eq(accounts.id, flowReviews.accountId))
    .innerJoin(flows, and(eq(flows.accountId, flowReviews.accountId), eq(flows.id, flowReviews.flowId)))
    .where(isOpen(tokenHash, now))
    .for('update', { of: flowReviews });
  return row;
}

export async function storeAnswer(
  tx: Tx,
  { accountId, id }: { accountId: number; id: string },
  answer: ReviewAnswer,
): Promise<void> {
  await tx
    .update(flowReviews)
    .set({ answer })
    .where(and(eq(flowReviews.accountId, accountId), eq(flowReviews.id, id)));
}

function isOpen(tokenHash: string, now: Date) {
  return and(
    eq(flowReviews.tokenHash, tokenHash),
    isNull(flowReviews.endedAt),
    gt(flowReviews.expiresAt, now),
    ne(accounts.status, 'suspended'),
  );
}
