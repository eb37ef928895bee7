import { z } from 'zod';

/** Who people can link an account of, so that an integration acts there for them. */
export const OAuthProvider = z.enum(['google', 'microsoft', 'hubspot']);
export type OAuthProvider = z.infer<typeof OAuthProvider>;
