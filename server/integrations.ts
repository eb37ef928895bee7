import type { Integrations } from './integrations/deliveries/defineIntegration.ts';
import { webhook } from './integrations/webhooks/webhook.integration.ts';
import { slackTexts } from './integrations/slackTexts/slackTexts.integration.ts';

/** The integrations of all other systems. */
export const integrations: Integrations = { webhook, slackTexts };
