import { listReports, moveReport } from './scheduledReports.repository.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import type { Subscriber } from '../../kernel/events/happened.ts';
import { nextSlot } from './nextSlot.ts';

/** Recalculates when an account's reports are due. Reports already due stay due. */
export const rescheduleReports: Subscriber<'account.timezoneChanged'> = async (tx, { accountId, timezone, at }) => {
  for (const report of await listReports(tx, scopeOf([accountId])))
    if (report.nextAt !== null && new Date(report.nextAt) > at)
      await moveReport(tx, accountId, report.id, nextSlot(report, timezone, at));
};
