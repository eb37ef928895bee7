import { type Emit, emitsTo } from '../../../server/services/events/happened.ts';
import type { JobQueue } from '../../../server/services/jobs/job.ts';
import { watchesCredit } from '../../../server/services/messages/watchCredit.ts';

/** Tells of changed credit as a server does, and of nothing else. */
export const creditOf = (jobs: Pick<JobQueue, 'send'>): Emit =>
  emitsTo({ 'account.timezoneChanged': [], 'credit.changed': [watchesCredit({ jobs })], 'call.texted': [] });
