import { z } from 'zod';

/** What a website was visited with. */
export const Device = z.enum(['desktop', 'mobile', 'tablet']);
export type Device = z.infer<typeof Device>;
