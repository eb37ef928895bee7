import { isKeyUsable } from '../../kernel/access/apiKeys.ts';
import { defineJob } from '../../kernel/jobs/job.ts';
import { dropIntegration, listEverywhere } from '../deliveries/keptIntegration.ts';
import { HookSettings } from './hookSettings.ts';

/** Deletes hooks that are over, or whose API key can’t be used any more. */
export const dropHooks = defineJob({
  name: 'drop-hooks',
  retry: { times: 2 },
  every: '40 3 * * *',
  async run({ db, now }) {
    for (const row of await listEverywhere(db, 'hook')) {
      const { key, expiresAt } = HookSettings.parse(row.settings);
      const isOver = expiresAt <= now().toISOString() || (key !== null && !(await isKeyUsable(db, key, now())));
      if (isOver) await db.transaction((tx) => dropIntegration(tx, row));
    }
  },
});
