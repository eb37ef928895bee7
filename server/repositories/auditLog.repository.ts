import type { Executor } from '../db/executor.ts';
import { auditLog } from '../db/schema/accounts.ts';

/** The user who makes a change and the address of the request. */
export interface Author {
  userId: number;
  email: string;
  /** The user whom a system user impersonates. */
  asUserId: number | null;
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
  { userId, asUserId, address }: Author | Visitor,
  entry: AuditEntry,
): Promise<void> {
  await executor.insert(auditLog).values({ ...entry, userId, asUserId, address });
}
