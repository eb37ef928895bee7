import { type Author, writeAudit, writeAuditOnce } from './auditLog.ts';
import type { Db } from '../db/executor.ts';
import type { Scope } from './scope.ts';

const hourMs = 3_600_000;
/** Accounts of an export that its entry names. */
const mostNamed = 100;

interface Export {
  /** Such as `calls.exported`. */
  action: string;
  /** What was asked for. */
  query: object;
}

/** Records that somebody took many rows away as a file. Its entry is in their own account, or else in the first of those that it has. */
export async function auditExport(
  db: Db,
  author: Author,
  { scope, own }: { scope: Scope; own: number },
  { action, query }: Export,
): Promise<void> {
  const { accounts } = scope;
  const accountId = accounts.includes(own) ? own : accounts[0];
  if (accountId === undefined) return;
  const after = { accounts: accounts.slice(0, mostNamed), query };
  await writeAudit(db, author, { accountId, action, subject: `${accounts.length} accounts`, after });
}

/** Records that somebody listened to a recording, once an hour: players ask for it in parts. */
export function auditListening(db: Db, author: Author, call: { accountId: number; uuid: string }, now: Date) {
  const entry = { accountId: call.accountId, action: 'recording.heard', subject: `call ${call.uuid}` };
  return writeAuditOnce(db, author, entry, new Date(now.getTime() - hourMs));
}
