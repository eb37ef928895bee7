import { randomUUID } from 'node:crypto';
import type { FlowReview } from '#contract/telephony/flowReviews.contract.ts';
import { paths } from '#contract/paths.ts';
import type { ReviewDays } from '#values/flow/review.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { endReview, insertReview, listReviews, listVersionsOf, type StoredReview } from './flowReviews.repository.ts';
import { findFlow, findVersion, lockFlow, type StoredFlow } from './flows.repository.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { found } from '../../kernel/found.ts';
import { requireRoom } from '../../kernel/limits/accountLimits.ts';
import { AppError } from '../../kernel/appError.ts';
import { brandOf } from '../../kernel/brand/brandOf.ts';
import { newLinkToken } from '../../kernel/mail/linkToken.ts';
import { hashOfContent } from './hashOfContent.ts';

const dayMs = 86_400_000;

export interface ReviewRequest {
  id: string;
  /** Null for the draft, which then must be the one with this `draftVersion`. */
  version: number | null;
  draftVersion: number;
  recipient: string;
  days: ReviewDays;
}

/** @throws AppError NOT-FOUND when the scope has no such flow. */
export async function listFlowReviews({ db, scope, now }: Actor, flowId: string): Promise<FlowReview[]> {
  const flow = found(await findFlow(db, scope, flowId));
  return toReviews(db, { scope, flow, now }, await listReviews(db, scope, flowId));
}

/**
 * Creates a link that shows a copy of the draft or of a version as it is now. Only the answer holds the token.
 * @throws AppError NOT-FOUND; STALE-VERSION with `{ draftVersion }` when the draft was saved meanwhile.
 */
export async function createFlowReview(
  { db, system, scope, author, now }: Actor,
  { id: flowId, version, draftVersion, recipient, days }: ReviewRequest,
  publicBaseUrl: string,
): Promise<{ review: FlowReview; url: string }> {
  const { token, hash: tokenHash } = newLinkToken();
  return db.transaction(async (tx) => {
    const flow = found(await lockFlow(tx, scope, flowId));
    if (version === null && flow.draftVersion !== draftVersion)
      throw new AppError('STALE-VERSION', { draftVersion: flow.draftVersion });
    const document = found(version === null ? flow.draft : (await findVersion(tx, scope, flowId, version))?.document);
    const { accountId, publishedVersion } = flow;
    const row: StoredReview = {
      accountId,
      id: randomUUID(),
      flowId,
      contentHash: hashOfContent(document),
      version,
      recipient,
      createdBy: author.userId,
      createdByEmail: author.email,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * dayMs),
      endedAt: null,
      answer: null,
    };
    const comparedWith = publishedVersion === version ? null : publishedVersion;
    await requireRoom(tx, accountId, 'reviews');
    await insertReview(tx, { ...row, tokenHash, document, comparedWith });
    const after = { review: row.id, version, recipient, expiresAt: row.expiresAt };
    await writeAudit(tx, author, { accountId, action: 'flow.shared', subject: `flow ${flowId}`, after });
    const { base } = await brandOf(system, publicBaseUrl, accountId);
    return {
      review: await toReview(tx, { scope, flow, now }, row),
      url: `${base}${paths.flowReview(token)}`,
    };
  });
}

/** @throws AppError NOT-FOUND when the scope has no such flow, or it no such link. */
export function endFlowReview(
  { db, scope, author, now }: Actor,
  { id: flowId, review: id }: { id: string; review: string },
): Promise<FlowReview> {
  return db.transaction(async (tx) => {
    const flow = await lockFlow(tx, scope, flowId);
    const ended = flow && (await endReview(tx, scope, { flowId, id }, now));
    const { accountId } = ended ?? {};
    if (accountId !== undefined) {
      const subject = `flow ${flowId}`;
      await writeAudit(tx, author, { accountId, action: 'flow.shareEnded', subject, after: { review: id } });
    }
    const row = ended ?? (flow && (await listReviews(tx, scope, flowId)).find((each) => each.id === id));
    if (!flow || !row) throw new AppError('NOT-FOUND');
    return toReview(tx, { scope, flow, now }, row);
  });
}

interface Asked {
  scope: Scope;
  flow: StoredFlow;
  now: Date;
}

async function toReview(executor: Executor, asked: Asked, row: StoredReview): Promise<FlowReview> {
  const [review] = await toReviews(executor, asked, [row]);
  if (!review) throw new Error('a review was lost');
  return review;
}

async function toReviews(
  executor: Executor,
  { scope, flow, now }: Asked,
  rows: readonly StoredReview[],
): Promise<FlowReview[]> {
  if (rows.length === 0) return [];
  const hashes = [...new Set(rows.map(({ contentHash }) => contentHash))];
  const equal = await listVersionsOf(executor, scope, flow.id, hashes);
  const drawn = hashOfContent(flow.draft);
  return rows.map(({ id, version, contentHash, recipient, answer, endedAt, expiresAt, ...row }) => {
    const found = equal.filter((each) => each.contentHash === contentHash).map((each) => each.version);
    return {
      id,
      version,
      versions: [...new Set([...(version === null ? [] : [version]), ...found])].toSorted((a, b) => a - b),
      isDraft: contentHash === drawn,
      recipient,
      createdBy: row.createdByEmail,
      createdAt: row.createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      works: endedAt === null && expiresAt > now,
      answer,
    };
  });
}
