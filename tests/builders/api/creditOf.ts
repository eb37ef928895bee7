import { type Emit, emitsTo } from '../../../server/kernel/events/happened.ts';
import type { JobQueue } from '../../../server/kernel/jobs/job.ts';
import { watchesCredit } from '../../../server/messaging/topUps/watchCredit.ts';
import { silentSubscribers } from './silentSubscribers.ts';

/** Tells of changed credit as a server does, and of nothing else. */
export const creditOf = (jobs: Pick<JobQueue, 'send'>): Emit =>
  emitsTo({ ...silentSubscribers, 'credit.changed': [watchesCredit({ jobs })] });
