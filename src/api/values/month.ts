import { z } from 'zod';

/** A calendar month: `2026-03`. */
export const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);
export type Month = z.infer<typeof Month>;
