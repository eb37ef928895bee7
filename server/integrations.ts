import type { Integrations } from './integrations/deliveries/defineIntegration.ts';
import { autoplay } from './integrations/autoplay/autoplay.integration.ts';
import { ga4 } from './integrations/ga4/ga4.integration.ts';
import { hook } from './integrations/webhooks/hook.integration.ts';
import { webhook } from './integrations/webhooks/webhook.integration.ts';
import { hubspot } from './integrations/hubspot/hubspot.integration.ts';
import { microsoft } from './integrations/microsoft/microsoft.integration.ts';
import { slackCalls } from './integrations/slack/slackCalls.integration.ts';
import { slackTexts } from './integrations/slack/slackTexts.integration.ts';

/** The integrations of all other systems. */
export const integrations: Integrations = { webhook, slackCalls, slackTexts, ga4, hook, hubspot, microsoft, autoplay };
