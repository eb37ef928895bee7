import { z } from 'zod';

/**
 * What became of publishing at a moment: `waiting` for it, `published` and perhaps waiting for the way back, `returned`,
 * `cancelled`; `refused` when the flow no longer passed its checks, `overtaken` when another version was published
 * before the way back.
 */
export const ScheduleStatus = z.enum(['waiting', 'published', 'returned', 'cancelled', 'refused', 'overtaken']);
export type ScheduleStatus = z.infer<typeof ScheduleStatus>;
