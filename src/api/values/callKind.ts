import { z } from 'zod';

/** Whether people called, or somebody tried a flow out. */
export const CallKind = z.enum(['real', 'test']);
export type CallKind = z.infer<typeof CallKind>;
