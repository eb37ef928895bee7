import { createHash } from 'node:crypto';
import type { ScheduledReport } from '#contract/reporting/scheduledReports.contract.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import type { JobContext, JobQueue } from '../../kernel/jobs/job.ts';
import { advanceReport, holdDueReport, listDueReports } from './dueReports.repository.ts';
import { findReport } from './scheduledReports.repository.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import { queueMail } from '../../kernel/mail/queueMail.ts';
import { nextSlot } from './nextSlot.ts';

type Sending = Pick<JobContext, 'db'> & { jobs: Pick<JobQueue, 'send'> };

/**
 * Queues the mails of all due reports, one per recipient. If several were missed while no worker was running, only the
 * latest is sent.
 * @throws AggregateError when some reports could not be sent; the others were.
 */
export async function sendDueReports({ db, jobs }: Sending, now: Date): Promise<void> {
  const errors: unknown[] = [];
  for (const key of await listDueReports(db, now)) {
    try {
      await db.transaction(async (tx) => {
        if (!(await holdDueReport(tx, key, now))) return;
        const report = await findReport(tx, scopeOf([key.account]), key.id);
        if (report) await sendReport(tx, jobs, report, now);
      });
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} scheduled reports could not be sent`);
}

async function sendReport(tx: Tx, jobs: Pick<JobQueue, 'send'>, report: ScheduledReport, now: Date): Promise<void> {
  const { account, id, nextAt, timezone, recipients } = report;
  if (nextAt === null) return;
  let dueAt = new Date(nextAt);
  let next = nextSlot(report, timezone, dueAt);
  while (next <= now) [dueAt, next] = [next, nextSlot(report, timezone, next)];
  for (const to of recipients) {
    const payload = { to, report: id, dueAt: dueAt.toISOString() };
    await queueMail(tx, jobs, { accountId: account, kind: 'report', payload, id: mailIdOf(payload) });
  }
  await advanceReport(tx, { account, id }, { lastSentAt: now, nextAt: next });
}

/** The same for the same report, time and recipient, so that no mail is queued twice. */
function mailIdOf({ to, report, dueAt }: { to: string; report: string; dueAt: string }): string {
  const hex = createHash('sha256').update(`${report} ${dueAt} ${to}`).digest('hex');
  // Version 8 of RFC 9562: a custom hash.
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
