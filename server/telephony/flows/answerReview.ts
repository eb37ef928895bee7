import { createHmac, randomBytes } from 'node:crypto';
import type { ReviewedFlow } from '#contract/telephony/flowReviews.contract.ts';
import { publicFlow } from '#flows/core/publicFlow.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { ReviewAnswer, ReviewReply } from '#values/flow/review.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { findReview, lockReview, storeAnswer } from './flowReviews.repository.ts';
import { findVersion } from './flows.repository.ts';
import { findRequester } from '../../tenancy/people/findRequester.ts';
import { numberOfFlow } from './scheduledPublishes.repository.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { notifyLive } from '../../kernel/live/notifyLive.ts';
import { hashOfToken } from '../../kernel/mail/linkToken.ts';
import { queueMail } from '../../kernel/mail/queueMail.ts';
import { countGuess, type LinkVisit } from '../../kernel/access/countGuess.ts';

/**
 * The flow that a link shows. No user is signed in: only the token identifies it, so the whole database is searched.
 * @throws AppError LINK-EXPIRED, also when it was ended or its flow deleted; TOO-MANY-REQUESTS.
 */
export function openReview(visit: LinkVisit, token: string): Promise<ReviewedFlow> {
  const { db, now } = visit;
  return countGuess(visit, async () => {
    const found = await findReview(db, hashOfToken(token), now);
    if (!found) throw new AppError('LINK-EXPIRED');
    const { accountName, review } = found;
    const { accountId, flowId, version, document, comparedWith, createdAt, expiresAt, answer } = review;
    const live = comparedWith !== null && (await findVersion(db, scopeOf([accountId]), flowId, comparedWith));
    // Made anew for each visit and kept by nobody, so that marks tell nothing but whether two are equal.
    const secret = randomBytes(32);
    const digest = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
    return {
      accountName,
      version,
      document: publicFlow(document, nodeTypes, digest),
      live: live ? { version: live.version, document: publicFlow(live.document, nodeTypes, digest) } : null,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      answer,
    };
  });
}

/**
 * Stores the one answer to a link and tells who made it.
 * @throws AppError LINK-EXPIRED; ALREADY-ANSWERED, also for the second of two concurrent answers; TOO-MANY-REQUESTS.
 */
export function answerReview(
  visit: LinkVisit & { jobs: Pick<JobQueue, 'send'> },
  token: string,
  reply: ReviewReply,
): Promise<ReviewAnswer> {
  const { db, jobs, address, now } = visit;
  return countGuess(visit, () =>
    db.transaction(async (tx) => {
      const review = await lockReview(tx, hashOfToken(token), now);
      if (!review) throw new AppError('LINK-EXPIRED');
      if (review.answer) throw new AppError('ALREADY-ANSWERED');
      const answer: ReviewAnswer = { ...reply, at: now.toISOString() };
      await storeAnswer(tx, review, answer);
      const { accountId, flowId } = review;
      const after = { review: review.id, ...reply };
      const action = reply.verdict === 'approved' ? 'flow.approved' : 'flow.changesAsked';
      const visitor = { userId: null, asUserId: null, address };
      await writeAudit(tx, visitor, { accountId, action, subject: `flow ${flowId}`, after });
      await notifyLive(tx, accountId, { kind: 'flow.reviewed', uuid: flowId });
      await mailAuthor(tx, jobs, review, reply);
      return answer;
    }),
  );
}

type Answered = NonNullable<Awaited<ReturnType<typeof lockReview>>>;

async function mailAuthor(
  tx: Tx,
  jobs: Pick<JobQueue, 'send'>,
  { accountId, flowId, flowName, version, createdBy }: Answered,
  reply: ReviewReply,
): Promise<void> {
  const author = await findRequester(tx, createdBy);
  if (!author) return;
  const number = (await numberOfFlow(tx, accountId, flowId)) ?? null;
  const payload = { to: author.email, locale: author.locale, flow: flowName, number, version, ...reply };
  await queueMail(tx, jobs, { accountId, kind: 'flowReviewed', payload });
}
