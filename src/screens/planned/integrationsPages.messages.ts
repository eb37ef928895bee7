import { defineMessages } from 'react-intl';

export const integrationsPages = {
  integrations: defineMessages({
    title: { id: 'planned.integrations', defaultMessage: 'Integrations' },
    text: {
      id: 'planned.integrationsText',
      defaultMessage: 'The connections to other systems, and which of them are on, will stand here.',
    },
  }),
  autoplay: defineMessages({
    title: { id: 'planned.autoplay', defaultMessage: 'AutoPlay' },
    text: {
      id: 'planned.autoplayText',
      defaultMessage: 'Calls will be handed to the automotive lead system from here.',
    },
  }),
  exporter: defineMessages({
    title: { id: 'planned.exporter', defaultMessage: 'Exporter' },
    text: {
      id: 'planned.exporterText',
      defaultMessage: 'Feeds of your calls for other reporting tools, each with its key, will stand here.',
    },
  }),
  ga4: defineMessages({
    title: { id: 'planned.ga4', defaultMessage: 'Google Analytics 4' },
    text: { id: 'planned.ga4Text', defaultMessage: 'Calls will be sent as events to Google Analytics 4 from here.' },
  }),
  hubspot: defineMessages({
    title: { id: 'planned.hubspot', defaultMessage: 'HubSpot' },
    text: { id: 'planned.hubspotText', defaultMessage: 'Calls and contacts will be shared with HubSpot from here.' },
  }),
  microsoft: defineMessages({
    title: { id: 'planned.microsoft', defaultMessage: 'Microsoft Advertising' },
    text: {
      id: 'planned.microsoftText',
      defaultMessage: 'Calls will be reported as conversions to Microsoft Advertising from here.',
    },
  }),
  slack: defineMessages({
    title: { id: 'planned.slack', defaultMessage: 'Slack' },
    text: { id: 'planned.slackText', defaultMessage: 'Calls will be announced in a Slack channel from here.' },
  }),
  zapier: defineMessages({
    title: { id: 'planned.zapier', defaultMessage: 'Zapier' },
    text: { id: 'planned.zapierText', defaultMessage: 'Calls will start automations in Zapier from here.' },
  }),
};
