import { z } from 'zod';

/** An e-mail address as it is stored and compared: in lower case. */
export const EmailAddress = z.string().trim().toLowerCase().max(254).pipe(z.email());
