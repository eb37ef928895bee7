import type { Db } from '../db/executor.ts';
import { type Author, writeAudit } from './auditLog.ts';

/** An impersonated request. `address` is the requested path. */
export interface ActedRequest {
  name: string;
  method: string;
  address: string;
  accountId: number;
}

/** Audits what an endpoint does that has no entry of its own. */
export async function auditUse(
  db: Db,
  author: Author,
  action: string,
  used: Omit<ActedRequest, 'name'>,
): Promise<void> {
  const { method, address, accountId } = used;
  await writeAudit(db, author, { accountId, action, subject: `${method} ${address}` });
}

/**
 * Audits impersonation: its start, which reads the profile, and every write. The services' own entries say what
 * changed; this one is written even if they write none.
 */
export async function auditActing(db: Db, author: Author, request: ActedRequest): Promise<void> {
  const { name, method, address, accountId } = request;
  const isTaking = name === 'getMe';
  if (method === 'GET' && !isTaking) return;
  const action = isTaking ? 'identity.taken' : 'identity.acted';
  await writeAudit(db, author, { accountId, action, subject: `${method} ${address}` });
}
