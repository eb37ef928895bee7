import { aJob, writeAudit } from '../../kernel/access/auditLog.ts';
import type { Db } from '../../kernel/db/executor.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { queueMail } from '../../kernel/mail/queueMail.ts';
import { listAdministrators } from '../../tenancy/people/listAdministrators.ts';
import { type IntegrationRow, markTold } from './integrations.repository.ts';

/**
 * What is wrong with an integration: it fails, did so for too long, the other system wants nothing more, or lets us in no more, since
 * an account is linked no longer.
 */
type Failing = 'failing' | 'failed' | 'ended' | 'unlinked';

/** Mails administrators what is wrong with an integration, and pauses it if it only failed or has ended. */
export async function mailFailing(
  db: Db,
  jobs: Pick<JobQueue, 'send'>,
  integration: IntegrationRow,
  { since, is, now }: { since: Date; is: Failing; now: Date },
): Promise<void> {
  const { accountId, id, type } = integration;
  const isPaused = is !== 'failing';
  await db.transaction(async (tx) => {
    // Something may have got through meanwhile, or somebody paused or changed it.
    if (!(await markTold(tx, integration, { at: now, isPaused }))) return;
    const facts = {
      integration: id,
      type,
      since: since.toISOString(),
      paused: isPaused,
      ended: is === 'ended',
      unlinked: is === 'unlinked',
    };
    for (const { accountId: of, to, locale, timezone } of await listAdministrators(tx, accountId))
      await queueMail(tx, jobs, {
        accountId: of,
        kind: 'integrationFailing',
        payload: { to, locale, timezone, ...facts },
      });
    if (isPaused) await writeAudit(tx, aJob, { accountId, action: 'integration.paused', subject: `integration ${id}` });
  });
}
