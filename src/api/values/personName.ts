import { z } from 'zod';

/** Part of a person's name: 1–100 characters on one line. */
export const PersonName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^\P{Cc}*$/u);

/** A last name, which not everybody has; empty is none. */
export const LastName = z
  .string()
  .trim()
  .max(100)
  .regex(/^\P{Cc}*$/u)
  .transform((name) => name || null)
  .nullable();
