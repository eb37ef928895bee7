import { z } from 'zod';
import type { Queue } from '../../kernel/jobs/job.ts';

/** Has backfills go on. */
export const backfills: Queue<Record<string, never>> = { name: 'backfill-tags', data: z.record(z.string(), z.never()) };
