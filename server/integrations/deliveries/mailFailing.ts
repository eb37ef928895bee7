import type { FailingReason } from '#values/alertWords.ts';
import { aJob, writeAudit } from '../../kernel/access/auditLog.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import type { JobContext, JobQueue } from '../../kernel/jobs/job.ts';
import { queueMail } from '../../kernel/mail/queueMail.ts';
import { listAdministrators } from '../../tenancy/people/listAdministrators.ts';
import { type IntegrationRow, markTold } from './integrations.repository.ts';

export interface MailingFailing extends Pick<JobContext, 'db'> {
  jobs: Pick<JobQueue, 'send'>;
  emit: Emit;
}

/** Mails administrators what is wrong with an integration, and pauses it if it only failed or has ended. */
export async function mailFailing(
  { db, jobs, emit }: MailingFailing,
  integration: IntegrationRow,
  { since, is, now }: { since: Date; is: FailingReason; now: Date },
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
    const administrators = await listAdministrators(tx, accountId);
    const mailedTo = administrators.map(({ to }) => to);
    await emit(tx, { kind: 'integration.failing', accountId, integration: id, type, reason: is, mailedTo, at: now });
    for (const { accountId: of, to, locale, timezone } of administrators)
      await queueMail(tx, jobs, {
        accountId: of,
        kind: 'integrationFailing',
        payload: { to, locale, timezone, ...facts },
      });
    if (isPaused) await writeAudit(tx, aJob, { accountId, action: 'integration.paused', subject: `integration ${id}` });
  });
}
