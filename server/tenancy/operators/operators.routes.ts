import type { operators } from '#contract/tenancy/operators.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { countSizes, pageOfSizes } from './accountSizes.repository.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { countAudit, pageOfAudit } from './auditSearch.repository.ts';
import { listProblems, listQueues } from '../../kernel/jobs/jobs.ts';
import { authorOf } from '../../kernel/access/authorOf.ts';
import { readInstallation, retryJob } from './operators.ts';

/** The failures shown; the rest are of the same kinds. */
const mostProblems = 100;

/** What telephony answers itself. */
type NumberCalls = 'listUnclaimedNumbers' | 'compareNumbers';

export const operatorHandlers: Omit<HandlersFor<typeof operators>, NumberCalls> = {
  getInstallation: ({ system, config }) => readInstallation(system, config),
  async listJobs({ system }) {
    const [queues, problems] = await Promise.all([listQueues(system), listProblems(system, mostProblems)]);
    return { queues, problems };
  },
  async retryJob(context) {
    const { system, principal, input } = context;
    const { job } = input.params;
    const queue = await retryJob(context, job);
    const entry = { accountId: principal.accountId, action: 'job.retried', subject: `${queue} ${job}` };
    await writeAudit(system, authorOf(context), entry);
    return { retried: true };
  },
  async searchAudit({ system, input }) {
    const [data, recordsFiltered, recordsTotal] = await Promise.all([
      pageOfAudit(system, input.query),
      countAudit(system, input.query.search),
      countAudit(system),
    ]);
    return { data, recordsFiltered, recordsTotal };
  },
  async listAccountSizes({ system, input, now }) {
    const [data, recordsFiltered, recordsTotal] = await Promise.all([
      pageOfSizes(system, input.query, now()),
      countSizes(system, input.query.search),
      countSizes(system),
    ]);
    return { data, recordsFiltered, recordsTotal };
  },
};
