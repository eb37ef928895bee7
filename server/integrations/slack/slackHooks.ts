import type { SlackHooks } from '../../messaging/messages/slackHooks.ts';
import type { Integrations } from '../deliveries/defineIntegration.ts';
import { dropIntegration, keepIntegration, resultsOf } from '../deliveries/keptIntegration.ts';

/** The hooks of numbers, each an integration under the id of its application. */
export const slackHooksOf = (means: { integrations: Integrations; vaultKey: Uint8Array }): SlackHooks => ({
  async refusedAt(executor, application) {
    const results = await resultsOf(executor, application);
    return results && (results.lastResult === 'refused' ? results.lastResultAt : null);
  },
  async keep(tx, author, { accountId, id, did }, secret) {
    const kept = { accountId, id, type: 'slackTexts' as const, settings: {}, filters: { dids: [did] }, secret };
    await keepIntegration(tx, author, kept, means);
  },
  drop: dropIntegration,
});
