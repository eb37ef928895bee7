import { z } from 'zod';
import { defineSettings } from '../../kernel/config/defineSettings.ts';

export const exporter = defineSettings({
  variables: {
    /** How long after its creation an exporter's feed begins to answer; a day, or at once with the demo. */
    EXPORTER_DELAY_HOURS: z.coerce.number({ error: 'is a number of hours' }).min(0).max(720).optional(),
  },
  read: ({ EXPORTER_DELAY_HOURS }, { DEMO }) => ({ EXPORTER_DELAY_HOURS: EXPORTER_DELAY_HOURS ?? (DEMO ? 0 : 24) }),
});
