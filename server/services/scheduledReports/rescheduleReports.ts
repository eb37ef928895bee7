import type { Tx } from '../../db/executor.ts';
import { listReports, moveReport } from '../../repositories/scheduledReports.repository.ts';
import { scopeOf } from '../../repositories/scope.ts';
import { nextSlot } from './nextSlot.ts';

/** Recalculates when an account's reports are due after a time zone change. Reports already due stay due. */
export async function rescheduleReports(tx: Tx, account: number, timezone: string, now: Date): Promise<void> {
  for (const report of await listReports(tx, scopeOf([account])))
    if (report.nextAt !== null && new Date(report.nextAt) > now)
      await moveReport(tx, account, report.id, nextSlot(report, timezone, now));
}
