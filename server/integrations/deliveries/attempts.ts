import { z } from 'zod';
import type { Queue } from '../../kernel/jobs/job.ts';

/** Has the next attempt of a delivery made. */
export const attempts: Queue<{ accountId: number; id: string }> = {
  name: 'deliver',
  data: z.object({ accountId: z.number().int(), id: z.uuid() }),
};
