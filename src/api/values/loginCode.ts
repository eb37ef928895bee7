import { z } from 'zod';
import { plainText } from './plainText.ts';

/** The six digits of a second factor, or a recovery code, as apps and messages write it: `025 395`. */
export const LoginCode = z
  .string()
  .max(60)
  .overwrite((code) => plainText(code).replaceAll(/\s/g, ''))
  .min(6)
  .max(20);
