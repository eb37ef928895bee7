import { z } from 'zod';

/** The lists whose views can be saved. */
export const ListName = z.enum(['calls', 'outboundCalls']);
export type ListName = z.infer<typeof ListName>;
