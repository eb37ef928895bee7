import { randomUUID } from 'node:crypto';
import type { ReportSettings } from '#contract/scheduledReports.contract.ts';
import type { Db } from '../../../server/db/executor.ts';
import { signingKey } from '../../../server/repositories/signingKeys.repository.ts';
import { leaveToken } from '../../../server/services/scheduledReports/leaveReport.ts';
import { insertReport } from '../../../server/repositories/scheduledReports.repository.ts';

/** A report of the last day's calls, daily at 7. */
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

/** A scheduled report of an account, next due far away. Answers its id. */
export async function aReport(
  db: Db,
  account: number,
  { nextAt = new Date('2099-01-01T00:00:00Z'), ...given }: Partial<ReportSettings> & { nextAt?: Date } = {},
): Promise<string> {
  const id = randomUUID();
  await insertReport(db, { account, id, userId: 1 }, { settings: reportSettings(account, given), nextAt });
  return id;
}

/** The token in a mail of a report by which its recipient leaves it. */
export async function aLeaveToken(db: Db, accountId: number, report: string, to = 'ada@example.test'): Promise<string> {
  const vaultKey = await signingKey(db, 'vault');
  return leaveToken({ db, vaultKey, accountId, now: new Date('3026-01-01T00:00:00Z') }, { report, to });
}
