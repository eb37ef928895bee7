import { z } from 'zod';

/** Who people can link an account of, so that an integration acts there for them. */
export const OAuthProvider = z.enum(['google', 'microsoft', 'hubspot']);
export type OAuthProvider = z.infer<typeof OAuthProvider>;

/** Why an account couldn’t be linked after all: its user said no, or closed the window, or the provider refused. */
export const LinkRefusal = z.enum(['denied', 'closed', 'expired', 'refused']);
export type LinkRefusal = z.infer<typeof LinkRefusal>;
