import { randomUUID } from 'node:crypto';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { flowReviews } from '../../../server/kernel/db/schema/routing.ts';
import { hashOfContent } from '../../../server/telephony/flows/hashOfContent.ts';
import { newLinkToken } from '../../../server/kernel/mail/linkToken.ts';
import { aFlowDocument } from './aFlow.ts';

export interface ReviewLink {
  id: string;
  token: string;
}

/** Inserts a link to a flow's draft, valid until 2099. */
export async function aReviewLink(
  db: Db,
  accountId: number,
  flowId: string,
  change: Partial<typeof flowReviews.$inferInsert> = {},
): Promise<ReviewLink> {
  const { token, hash: tokenHash } = newLinkToken();
  const document = aFlowDocument();
  const row = {
    accountId,
    id: randomUUID(),
    flowId,
    tokenHash,
    document,
    contentHash: hashOfContent(document),
    recipient: `Ann ${accountId}`,
    createdBy: 1,
    createdByEmail: `author-${accountId}@example.test`,
    createdAt: new Date('2026-03-01T00:00:00Z'),
    expiresAt: new Date('2099-03-01T00:00:00Z'),
    ...change,
  };
  await db.insert(flowReviews).values(row);
  return { id: row.id, token };
}
