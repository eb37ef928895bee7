import { z } from 'zod';

/** A domain name in lower case, with at least one dot: `calls.example.com`. */
export const HostName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?=.*[a-z])([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, { error: 'domain' });
