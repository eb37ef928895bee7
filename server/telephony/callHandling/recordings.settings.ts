import { z } from 'zod';
import { defineSettings } from '../../kernel/config/defineSettings.ts';

export const recordings = defineSettings({
  variables: {
    /** Recordings are deleted after this many days; kept if unset. */
    RECORDING_RETENTION_DAYS: z.coerce.number({ error: 'is a number of days' }).int().min(1).max(36_500).optional(),
  },
  read: (given) => given,
});
