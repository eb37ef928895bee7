import { z } from 'zod';

/** What an API key may be used for. */
export const KeyScope = z.enum([
  'calls:read',
  'calls:write',
  'calls:import',
  'numbers:read',
  'reports:read',
  'messages:read',
  'messages:send',
  'contacts:read',
  'contacts:write',
  'flows:read',
  'flows:write',
  'hooks:write',
]);
export type KeyScope = z.infer<typeof KeyScope>;
