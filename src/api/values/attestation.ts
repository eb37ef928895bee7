import { z } from 'zod';

/** How far a caller's own network vouches for the number (STIR/SHAKEN); `failed` if the number may be forged. */
export const Attestation = z.enum(['A', 'B', 'C', 'failed']);
export type Attestation = z.infer<typeof Attestation>;
