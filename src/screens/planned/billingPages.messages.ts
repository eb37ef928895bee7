import { defineMessages } from 'react-intl';

export const billingPages = {
  payments: defineMessages({
    title: { id: 'planned.payments', defaultMessage: 'Payments' },
    text: { id: 'planned.paymentsText', defaultMessage: 'Invoices, their state and card payments will stand here.' },
  }),
  billerPayments: defineMessages({
    title: { id: 'planned.billerPayments', defaultMessage: 'Payments of a biller' },
    text: {
      id: 'planned.billerPaymentsText',
      defaultMessage: 'The invoices and payment methods of one biller will stand here.',
    },
  }),
  billingSummary: defineMessages({
    title: { id: 'planned.billingSummary', defaultMessage: 'Billing summary' },
    text: {
      id: 'planned.billingSummaryText',
      defaultMessage: 'Rental, minutes and messages by account, with their charges, will stand here.',
    },
  }),
  prospects: defineMessages({
    title: { id: 'planned.prospects', defaultMessage: 'Prospects' },
    text: {
      id: 'planned.prospectsText',
      defaultMessage: 'Businesses that have not signed up yet, with their plan and state, will stand here.',
    },
  }),
  newProspect: defineMessages({
    title: { id: 'planned.newProspect', defaultMessage: 'New prospect' },
    text: {
      id: 'planned.newProspectText',
      defaultMessage: 'A form for a new prospect, with its contact, plan and sign-up link, will stand here.',
    },
  }),
  prospect: defineMessages({
    title: { id: 'planned.prospect', defaultMessage: 'Prospect' },
    text: {
      id: 'planned.prospectText',
      defaultMessage: 'One prospect, with its details and its way to becoming a client, will stand here.',
    },
  }),
  prospectRates: defineMessages({
    title: { id: 'planned.prospectRates', defaultMessage: 'Rates of a prospect' },
    text: {
      id: 'planned.prospectRatesText',
      defaultMessage: 'What a prospect will pay, by item and country, will stand here.',
    },
  }),
  clients: defineMessages({
    title: { id: 'planned.clients', defaultMessage: 'Clients' },
    text: {
      id: 'planned.clientsText',
      defaultMessage: 'Your clients, with their plan, state and account, will stand here.',
    },
  }),
  newClient: defineMessages({
    title: { id: 'planned.newClient', defaultMessage: 'New client' },
    text: {
      id: 'planned.newClientText',
      defaultMessage: 'A form for a new client, with its business, contact and plan, will stand here.',
    },
  }),
  client: defineMessages({
    title: { id: 'planned.client', defaultMessage: 'Client' },
    text: {
      id: 'planned.clientText',
      defaultMessage: 'One client, with its business, contact, card and plan, will stand here.',
    },
  }),
  clientInvoices: defineMessages({
    title: { id: 'planned.clientInvoices', defaultMessage: 'Invoices of a client' },
    text: {
      id: 'planned.clientInvoicesText',
      defaultMessage: 'The invoices of one client and their state will stand here.',
    },
  }),
  clientRates: defineMessages({
    title: { id: 'planned.clientRates', defaultMessage: 'Rates of a client' },
    text: {
      id: 'planned.clientRatesText',
      defaultMessage: 'What a client pays, by item and country, will stand here.',
    },
  }),
};
