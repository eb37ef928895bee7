import type { MailPreview } from '#contract/customise.contract.ts';
import type { ReportSettings } from '#contract/scheduledReports.contract.ts';
import type { Db } from '../../db/executor.ts';
import { findAccount } from '../../repositories/accounts.repository.ts';
import type { Scope } from '../../repositories/scope.ts';
import { AppError } from '../appError.ts';
import { previewLetter } from '../mail/previewLetter.ts';
import type { PostOffice } from '../mail/postOffice.ts';
import { brandOf } from '../brand/brandOf.ts';
import { composeReport } from './composeReport.ts';
import { requireReadable } from './writeReport.ts';

export interface ReportPreviewing {
  db: Db;
  scope: Scope;
  seen: Scope;
  office: PostOffice;
  now: Date;
}

/**
 * The mail of a report as it would be sent now.
 * @throws AppError NOT-FOUND, or ACCESS_DENIED_ACCOUNT as for a save.
 */
export async function previewReport(
  { db, scope, seen, office, now }: ReportPreviewing,
  account: number,
  settings: ReportSettings,
): Promise<MailPreview> {
  const counted = await requireReadable(db, seen, account, settings.accounts);
  const card = await findAccount(db, scope, account);
  if (!card) throw new AppError('NOT-FOUND');
  const { base } = await brandOf(office.db, office.publicBaseUrl, account);
  const { name: accountName, timezone } = card;
  const content = await composeReport(db, { settings, accountName, timezone, counted, dueAt: now, base });
  return previewLetter(office, { accountId: account, kind: 'report', content });
}
