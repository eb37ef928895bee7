import { z } from 'zod';
import type { Queue } from '../../kernel/jobs/job.ts';

/** Has deliveries made as they fall due. */
export const dispatch: Queue<Record<string, never>> = { name: 'deliver-due', data: z.record(z.string(), z.never()) };
