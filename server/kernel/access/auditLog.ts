import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { auditLog } from '../db/schema/accounts.ts';

/** The user who makes a change and the address of the request. */
export interface Author {
  userId: number;
  email: string;
  /** The user whom a system user impersonates. */
  asUserId: number | null;
  /** The API key of the user that made the change. */
  keyId?: string | undefined;
  address: string;
}

/** Someone without a login who has an email link. */
export interface Visitor {
  userId: null;
  asUserId: null;
  /** Null for a job. */
  address: string | null;
}

/** The author of a job's changes. */
export const aJob: Visitor = { userId: null, asUserId: null, address: null };

/** Someone whose change a job makes later. */
export type AbsentAuthor = Omit<Author, 'address'> & Pick<Visitor, 'address'>;

export interface AuditEntry {
  accountId: number;
  /** Such as `flow.published`. */
  action: string;
  /** Such as `flow 1f0…` or `number +61…`. */
  subject: string;
  before?: unknown;
  after?: unknown;
}

/** Records who changed what, in the transaction of the change. */
export async function writeAudit(
  executor: Executor,
  { userId, asUserId, address, ...by }: Author | Visitor | AbsentAuthor,
  entry: AuditEntry,
): Promise<void> {
  await executor
    .insert(auditLog)
    .values({ ...entry, userId, asUserId, address, keyId: 'keyId' in by ? by.keyId : null });
}

/** Records what somebody read, once since a moment. */
export async function writeAuditOnce(
  executor: Executor,
  author: Author | Visitor,
  entry: AuditEntry,
  since: Date,
): Promise<void> {
  const [known] = await executor
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.accountId, entry.accountId),
        gt(auditLog.at, since),
        eq(auditLog.action, entry.action),
        eq(auditLog.subject, entry.subject),
        author.userId === null ? isNull(auditLog.userId) : eq(auditLog.userId, author.userId),
      ),
    )
    .limit(1);
  if (!known) await writeAudit(executor, author, entry);
}
