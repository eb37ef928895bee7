import { defineMessages } from 'react-intl';

export const billingPages = {
  payments: defineMessages({
    title: { id: 'planned.payments', defaultMessage: 'Payments' },
    text: { id: 'planned.paymentsText', defaultMessage: 'See invoices, their status and card payments.' },
  }),
  billerPayments: defineMessages({
    title: { id: 'planned.billerPayments', defaultMessage: 'Biller payments' },
    text: {
      id: 'planned.billerPaymentsText',
      defaultMessage: 'See one biller’s invoices and payment methods.',
    },
  }),
  billingSummary: defineMessages({
    title: { id: 'planned.billingSummary', defaultMessage: 'Billing summary' },
    text: {
      id: 'planned.billingSummaryText',
      defaultMessage: 'See rental, minutes and messages by account, with their charges.',
    },
  }),
  prospects: defineMessages({
    title: { id: 'planned.prospects', defaultMessage: 'Prospects' },
    text: {
      id: 'planned.prospectsText',
      defaultMessage: 'See businesses that haven’t signed up yet, with their plan and status.',
    },
  }),
  newProspect: defineMessages({
    title: { id: 'planned.newProspect', defaultMessage: 'New prospect' },
    text: {
      id: 'planned.newProspectText',
      defaultMessage: 'Add a prospect with its contact, plan and sign-up link.',
    },
  }),
  prospect: defineMessages({
    title: { id: 'planned.prospect', defaultMessage: 'Prospect' },
    text: {
      id: 'planned.prospectText',
      defaultMessage: 'See one prospect’s details and turn them into a client.',
    },
  }),
  prospectRates: defineMessages({
    title: { id: 'planned.prospectRates', defaultMessage: 'Prospect rates' },
    text: {
      id: 'planned.prospectRatesText',
      defaultMessage: 'Set what a prospect will pay, by item and country.',
    },
  }),
  clients: defineMessages({
    title: { id: 'planned.clients', defaultMessage: 'Clients' },
    text: {
      id: 'planned.clientsText',
      defaultMessage: 'See your clients with their plan, status and account.',
    },
  }),
  newClient: defineMessages({
    title: { id: 'planned.newClient', defaultMessage: 'New client' },
    text: {
      id: 'planned.newClientText',
      defaultMessage: 'Add a client with its business, contact and plan.',
    },
  }),
  client: defineMessages({
    title: { id: 'planned.client', defaultMessage: 'Client' },
    text: {
      id: 'planned.clientText',
      defaultMessage: 'See one client’s business, contact, card and plan.',
    },
  }),
  clientInvoices: defineMessages({
    title: { id: 'planned.clientInvoices', defaultMessage: 'Client invoices' },
    text: {
      id: 'planned.clientInvoicesText',
      defaultMessage: 'See one client’s invoices and their status.',
    },
  }),
  clientRates: defineMessages({
    title: { id: 'planned.clientRates', defaultMessage: 'Client rates' },
    text: {
      id: 'planned.clientRatesText',
      defaultMessage: 'Set what a client pays, by item and country.',
    },
  }),
};
