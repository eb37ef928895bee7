import type { Locale } from '#contract/tenancy/users.contract.ts';
import type { IntegrationType } from '#values/integrationWords.ts';

const english: Record<IntegrationType, string> = {
  webhook: 'A webhook',
  slackCalls: 'Slack',
  slackTexts: 'Slack',
  ga4: 'Google Analytics',
  hook: 'Zapier',
  hubspot: 'HubSpot',
  microsoft: 'Microsoft Advertising',
  autoplay: 'AutoPlay',
};

/** What emails and alerts call integrations, at the start of a sentence. */
export const integrationNames: Record<Locale, Record<IntegrationType, string>> = {
  'en-US': english,
  'en-GB': english,
  'it-IT': { ...english, webhook: 'Un webhook' },
};
