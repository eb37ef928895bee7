import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Db, Tx } from '../../kernel/db/executor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { findLink, keepLink, type Link } from '../../kernel/mail/links.ts';
import { findReport, removeRecipient } from './scheduledReports.repository.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
import { countGuess, type LinkVisit } from '../../kernel/access/countGuess.ts';
import { hashOfToken } from '../../kernel/mail/linkToken.ts';

/** Lifetime of a report's unsubscribe link in milliseconds from sending: one year. */
const linkLife = 365 * 86_400_000;

const Recipient = z.object({ report: z.uuid(), to: z.string() });
type Recipient = z.infer<typeof Recipient>;

/**
 * The unsubscribe token of a recipient, the same in all mails of a report because it is derived by signing. The
 * database stores its hash.
 */
export async function leaveToken(
  { db, vaultKey, accountId, now }: { db: Db; vaultKey: Uint8Array; accountId: number; now: Date },
  { report, to }: Recipient,
): Promise<string> {
  const token = createHmac('sha256', vaultKey).update(`leave ${accountId} ${report} ${to}`).digest('base64url');
  const expiresAt = new Date(now.getTime() + linkLife);
  const link = { accountId, kind: 'report', hash: hashOfToken(token), payload: { report, to } } as const;
  await keepLink(db, { ...link, createdAt: now, expiresAt });
  return token;
}

/**
 * Removes a recipient by the link of a mail, and turns the report off if none is left. Idempotent. No user is signed
 * in: only the token identifies the report, so the whole database is searched.
 * @throws AppError LINK-EXPIRED, also when the report was deleted; TOO-MANY-REQUESTS.
 */
export function leaveByLink(
  visit: LinkVisit,
  token: string,
): Promise<{ report: string; accountName: string; email: string }> {
  const { db, address, now } = visit;
  return countGuess(visit, async () => {
    const link = await findLink(db, 'report', hashOfToken(token), now);
    if (!link) throw new AppError('LINK-EXPIRED');
    return db.transaction((tx) => leave(tx, link, address));
  });
}

async function leave(tx: Tx, { accountId, payload }: Link, address: string) {
  const { report: id, to } = Recipient.parse(payload);
  const scope = scopeOf([accountId]);
  const before = await findReport(tx, scope, id);
  if (!before) throw new AppError('LINK-EXPIRED');
  if (await removeRecipient(tx, { account: accountId, id }, to)) {
    const entry = { accountId, action: 'report.left', subject: `report ${id}`, before };
    await writeAudit(
      tx,
      { userId: null, asUserId: null, address },
      { ...entry, after: await findReport(tx, scope, id) },
    );
  }
  return { report: before.name, accountName: before.accountName, email: to };
}
