import type { Db } from '../../db/executor.ts';
import { type Author, writeAudit } from '../../repositories/auditLog.repository.ts';

/** A request that somebody made as somebody else. `address` is the path as it was called. */
export interface ActedRequest {
  name: string;
  method: string;
  address: string;
  accountId: number;
}

/**
 * Keeps what a system user did as another: taking the identity, which reads its profile, and everything but reading. The
 * services' own entries say what changed; this one stands even where they write none.
 */
export async function auditActing(db: Db, author: Author, request: ActedRequest): Promise<void> {
  const { name, method, address, accountId } = request;
  const isTaking = name === 'getMe';
  if (method === 'GET' && !isTaking) return;
  const action = isTaking ? 'identity.taken' : 'identity.acted';
  await writeAudit(db, author, { accountId, action, subject: `${method} ${address}` });
}
