import { z } from 'zod';

/** An email address in lower case, as stored and compared. */
export const EmailAddress = z.string().trim().toLowerCase().max(254).pipe(z.email());
