import { z } from 'zod';
import type { Queue } from '../../kernel/jobs/job.ts';

/** Recordings that are to become text. */
export const recordingsToHear: Queue<{ accountId: number; sid: string }> = {
  name: 'transcribe-recording',
  data: z.object({ accountId: z.number().int(), sid: z.string() }),
};
