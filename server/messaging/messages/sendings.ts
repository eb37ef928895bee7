import { z } from 'zod';
import type { Queue } from '../../kernel/jobs/job.ts';

/** Has messages sent that are due. */
export const sendings: Queue<Record<string, never>> = { name: 'send-messages', data: z.record(z.string(), z.never()) };
