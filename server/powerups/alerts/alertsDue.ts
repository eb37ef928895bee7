import { z } from 'zod';
import type { Queue } from '../../kernel/jobs/job.ts';

const Nothing = z.record(z.string(), z.never());

/** Sends alerts that were held back for a while. */
export const alertsHeld: Queue<Record<string, never>> = { name: 'alerts-held', data: Nothing };

/** Shows and sends the alerts that are due. */
export const alertsDue: Queue<Record<string, never>> = { name: 'alerts-due', data: Nothing };
