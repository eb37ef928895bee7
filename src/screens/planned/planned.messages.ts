import { defineMessages } from 'react-intl';

export const plannedMessages = defineMessages({
  title: { id: 'planned.title', defaultMessage: 'This area is not part of this version' },
  dni: { id: 'planned.dni', defaultMessage: 'Number insertion' },
  outbound: { id: 'planned.outbound', defaultMessage: 'Outbound calls' },
  messages: { id: 'planned.messages', defaultMessage: 'Messages' },
  reports: { id: 'planned.reports', defaultMessage: 'Reports' },
  billing: { id: 'planned.billing', defaultMessage: 'Billing' },
  clients: { id: 'planned.clients', defaultMessage: 'Clients' },
  integrations: { id: 'planned.integrations', defaultMessage: 'Integrations' },
  powerups: { id: 'planned.powerups', defaultMessage: 'Powerups' },
});

/** What will stand there. */
export const plannedTexts = defineMessages({
  dni: {
    id: 'planned.dniText',
    defaultMessage: 'Websites will swap their phone numbers by visitor here, so that calls know where they came from.',
  },
  outbound: {
    id: 'planned.outboundText',
    defaultMessage: 'Calls that your people make, by person and outcome, will stand here.',
  },
  messages: {
    id: 'planned.messagesText',
    defaultMessage: 'The SMS inbox, campaigns and their lists will stand here.',
  },
  reports: {
    id: 'planned.reportsText',
    defaultMessage: 'This report will stand here. Time and day can be read already.',
  },
  billing: { id: 'planned.billingText', defaultMessage: 'Invoices, payments and usage will stand here.' },
  clients: {
    id: 'planned.clientsText',
    defaultMessage: 'Prospects and clients with their rates and invoices will stand here.',
  },
  integrations: {
    id: 'planned.integrationsText',
    defaultMessage: 'Connections to analytics, advertising, chat and CRM systems will stand here.',
  },
  powerups: {
    id: 'planned.powerupsText',
    defaultMessage: 'Follow-ups, smart tags, call intelligence and sales attribution will stand here.',
  },
});
