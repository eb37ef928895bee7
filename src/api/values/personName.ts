import { z } from 'zod';

/** Part of a person's name: 1–100 characters on one line. */
export const PersonName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^\P{Cc}*$/u);

/** An optional last name; empty becomes null. */
export const LastName = z
  .string()
  .trim()
  .max(100)
  .regex(/^\P{Cc}*$/u)
  .transform((name) => name || null)
  .nullable();
