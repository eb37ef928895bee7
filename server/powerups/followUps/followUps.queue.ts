import { z } from 'zod';
import type { Queue } from '../../kernel/jobs/job.ts';

/** Decides about texts whose time has come. */
export const followUpsDue: Queue<Record<string, never>> = {
  name: 'send-follow-ups',
  data: z.record(z.string(), z.never()),
};
