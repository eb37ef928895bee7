import { randomUUID } from 'node:crypto';
import type { ReportSettings } from '#contract/reporting/scheduledReports.contract.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { signingKey } from '../../../server/kernel/access/signingKeys.ts';
import { leaveToken } from '../../../server/reporting/scheduledReports/leaveReport.ts';
import { insertReport } from '../../../server/reporting/scheduledReports/scheduledReports.repository.ts';

/** A daily report at 7 on the previous day's calls. */
export function reportSettings(account: number, given: Partial<ReportSettings> = {}): ReportSettings {
  return {
    name: 'Calls of the day',
    report: 'summary',
    range: 'yesterday',
    frequency: 'daily',
    weekday: 1,
    day: 1,
    hour: 7,
    accounts: [account],
    recipients: ['ada@example.test'],
    locale: 'en-GB',
    enabled: true,
    ...given,
  };
}

/** Inserts a scheduled report, next due far in the future. Returns its id. */
export async function aReport(
  db: Db,
  account: number,
  { nextAt = new Date('2099-01-01T00:00:00Z'), ...given }: Partial<ReportSettings> & { nextAt?: Date } = {},
): Promise<string> {
  const id = randomUUID();
  await insertReport(db, { account, id, userId: 1 }, { settings: reportSettings(account, given), nextAt });
  return id;
}

/** The unsubscribe token in a report's mail to a recipient. */
export async function aLeaveToken(db: Db, accountId: number, report: string, to = 'ada@example.test'): Promise<string> {
  const vaultKey = await signingKey(db, 'vault');
  return leaveToken({ db, vaultKey, accountId, now: new Date('3026-01-01T00:00:00Z') }, { report, to });
}
