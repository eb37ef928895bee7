import type { Executor } from '../db/executor.ts';
import { auditLog } from '../db/schema/accounts.ts';

/** Who writes: the user and the address that the request came from. */
export interface Author {
  userId: number;
  email: string;
  /** Whom a system user acted as. */
  asUserId: number | null;
  address: string;
}

/** Somebody without a login, who has the link of a mail. */
export interface Visitor {
  userId: null;
  asUserId: null;
  address: string;
}

export interface AuditEntry {
  accountId: number;
  /** What was done, as `flow.published`. */
  action: string;
  /** What it was done to, as `flow 1f0…` or `number +61…`. */
  subject: string;
  before?: unknown;
  after?: unknown;
}

/** Keeps who changed what, in the transaction of the change. */
export async function writeAudit(
  executor: Executor,
  { userId, asUserId, address }: Author | Visitor,
  entry: AuditEntry,
): Promise<void> {
  await executor.insert(auditLog).values({ ...entry, userId, asUserId, address });
}
