import { z } from 'zod';

/** Text on one line for a name that also appears in mails: without control characters and web addresses. */
export const lineText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^\P{Cc}*$/u)
    .refine((text) => !/:\/\/|\bwww\./i.test(text));
