import type { MailPreview } from '#contract/tenancy/customise.contract.ts';
import type { ReportSettings } from '#contract/reporting/scheduledReports.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { findAccountName, findHome } from '../../kernel/access/accountPaths.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { found } from '../../kernel/found.ts';
import { previewMessage } from '../../kernel/mail/previewMessage.ts';
import type { Mailer } from '../../kernel/mail/mailer.ts';
import { brandOf } from '../../kernel/brand/brandOf.ts';
import { composeReport } from './composeReport.ts';
import { requireReadable } from './writeReport.ts';

/**
 * The mail of a report as it would be sent now.
 * @throws AppError NOT-FOUND, or ACCESS_DENIED_ACCOUNT as for a save.
 */
export async function previewReport(
  { db, scope, visibleAccounts, now }: Actor,
  account: number,
  settings: ReportSettings,
  mailer: Mailer,
): Promise<MailPreview> {
  const counted = await requireReadable(db, visibleAccounts, account, settings.accounts);
  requireAccount(scope, account);
  const { timezone } = found(await findHome(db, account));
  const accountName = await findAccountName(db, account);
  const { base } = await brandOf(mailer.db, mailer.publicBaseUrl, account);
  const content = await composeReport(db, { settings, accountName, timezone, counted, dueAt: now, base });
  return previewMessage(mailer, { accountId: account, kind: 'report', content });
}
