import { type Author, writeAudit } from '../../kernel/access/auditLog.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { subjectOf } from './subjectOf.ts';
import { lockNumbers, withdrawPoolNumber } from './pools.repository.ts';
import { lockWebsitesOf, updateWebsite } from './websites.repository.ts';

/**
 * Shows a number that is given up to no visitor any more: it leaves its pool, and the rules that show it go, of its
 * account’s websites and of those that are shared with it. Its leases stay, so that its late callers are still known.
 */
export async function withdrawNumber(
  tx: Tx,
  author: Author,
  { accountId, did }: { accountId: number; did: string },
): Promise<void> {
  await lockNumbers(tx, [did]);
  await withdrawPoolNumber(tx, did);
  for (const website of await lockWebsitesOf(tx, accountId)) {
    const rules = website.rules.filter(({ show }) => show.type !== 'number' || show.number !== did);
    if (rules.length === website.rules.length) continue;
    await updateWebsite(tx, website, { rules });
    const entry = { accountId: website.accountId, action: 'website.changed', subject: subjectOf(website) };
    await writeAudit(tx, author, { ...entry, before: { rules: website.rules }, after: { rules } });
  }
}
