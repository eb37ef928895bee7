import { aJob, writeAudit } from '../../kernel/access/auditLog.ts';
import type { Db } from '../../kernel/db/executor.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { queueMail } from '../../kernel/mail/queueMail.ts';
import { listAdministrators } from '../../tenancy/people/listAdministrators.ts';
import { type IntegrationRow, listFailing, markTold } from './integrations.repository.ts';

const hourMs = 3_600_000;
/** When an account is told that an integration only fails, and when it is paused. */
const [toldAfterMs, pausedAfterMs] = [hourMs, 5 * 24 * hourMs];

/** Tells the administrators of integrations that have failed for an hour, and pauses those that have for five days. */
export async function watchFailing(db: Db, jobs: Pick<JobQueue, 'send'>, now: Date): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  for (const integration of await listFailing(db, ago(toldAfterMs))) {
    const { failingSince, failingToldAt } = integration;
    if (failingSince === null) continue;
    const isPaused = failingSince < ago(pausedAfterMs);
    if (isPaused || failingToldAt === null) await tell(db, jobs, integration, { since: failingSince, isPaused, now });
  }
}

async function tell(
  db: Db,
  jobs: Pick<JobQueue, 'send'>,
  integration: IntegrationRow,
  { since, isPaused, now }: { since: Date; isPaused: boolean; now: Date },
): Promise<void> {
  const { accountId, id, type } = integration;
  await db.transaction(async (tx) => {
    // Something may have got through meanwhile, or somebody paused or changed it.
    if (!(await markTold(tx, integration, { at: now, isPaused }))) return;
    const facts = { integration: id, type, since: since.toISOString(), paused: isPaused };
    for (const { accountId: of, to, locale, timezone } of await listAdministrators(tx, accountId))
      await queueMail(tx, jobs, {
        accountId: of,
        kind: 'integrationFailing',
        payload: { to, locale, timezone, ...facts },
      });
    if (isPaused) await writeAudit(tx, aJob, { accountId, action: 'integration.paused', subject: `integration ${id}` });
  });
}
