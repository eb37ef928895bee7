import type { Fact, Subscriber } from '../../kernel/events/happened.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { queueMail } from '../../kernel/mail/queueMail.ts';
import { findOwnNumber } from './senders.repository.ts';
import { findApplicationOf } from './smsApplications.repository.ts';

interface Means {
  jobs: Pick<JobQueue, 'send'>;
}

/** Emails a text to the addresses that its number names. */
export function mailsTexts({ jobs }: Means): Subscriber<'text.received'> {
  return async (tx: Tx, { accountId, did, messageId: message }: Fact<'text.received'>) => {
    const { forwardEmail } = (await findApplicationOf(tx, accountId, did)) ?? {};
    const { replyEmail } = (await findOwnNumber(tx, accountId, did)) ?? {};
    for (const to of new Set([forwardEmail, replyEmail].filter((address) => typeof address === 'string')))
      await queueMail(tx, jobs, { accountId, kind: 'textReceived', payload: { to, message } });
  };
}
