import { defineMessages } from 'react-intl';

export const topUpMessages = defineMessages({
  title: { id: 'topUps.title', defaultMessage: 'SMS credit' },
  account: { id: 'topUps.account', defaultMessage: 'Account' },
  balance: { id: 'topUps.balance', defaultMessage: 'Credit' },
  enough: { id: 'topUps.enough', defaultMessage: 'Enough' },
  low: { id: 'topUps.low', defaultMessage: 'Low' },
  empty: { id: 'topUps.empty', defaultMessage: 'Used up' },
  lowText: { id: 'topUps.lowText', defaultMessage: 'The credit is below your limit. Top it up before it runs out.' },
  emptyText: {
    id: 'topUps.emptyText',
    defaultMessage: 'Nothing can be sent until the credit is topped up. Running campaigns are paused.',
  },
  topUp: { id: 'topUps.topUp', defaultMessage: 'Enter top-up' },
  topUpText: {
    id: 'topUps.topUpText',
    defaultMessage: 'For a payment that you received elsewhere. A negative amount corrects an earlier entry.',
  },
  amount: { id: 'topUps.amount', defaultMessage: 'Amount' },
  note: { id: 'topUps.note', defaultMessage: 'Note' },
  noteHint: { id: 'topUps.noteHint', defaultMessage: 'Such as the invoice’s number. It is shown in the ledger.' },
  save: { id: 'topUps.save', defaultMessage: 'Save' },
  cancel: { id: 'topUps.cancel', defaultMessage: 'Cancel' },
  entered: { id: 'topUps.entered', defaultMessage: 'Top-up entered.' },
  ask: { id: 'topUps.ask', defaultMessage: 'To top up, contact your provider.' },
  support: { id: 'topUps.support', defaultMessage: 'Contact support' },
  warnBelow: { id: 'topUps.warnBelow', defaultMessage: 'Low-credit alert' },
  warnHint: {
    id: 'topUps.warnHint',
    defaultMessage: 'Admins and billing users get an email when the credit falls below it. Zero means no warning.',
  },
  warnSaved: { id: 'topUps.warnSaved', defaultMessage: 'Warning saved.' },
  prices: { id: 'topUps.prices', defaultMessage: 'Prices' },
  country: { id: 'topUps.country', defaultMessage: 'Country' },
  price: { id: 'topUps.price', defaultMessage: 'Per segment' },
  refunds: { id: 'topUps.refunds', defaultMessage: 'Refunded if not delivered' },
  noRates: { id: 'topUps.noRates', defaultMessage: 'No prices are set yet, so no messages can be sent.' },
  yes: { id: 'topUps.yes', defaultMessage: 'Yes' },
  no: { id: 'topUps.no', defaultMessage: 'No' },
  ledger: { id: 'topUps.ledger', defaultMessage: 'Ledger' },
  noEntries: { id: 'topUps.noEntries', defaultMessage: 'No entries yet' },
  noEntriesBody: { id: 'topUps.noEntriesBody', defaultMessage: 'Top-ups, charges and refunds appear here.' },
  at: { id: 'topUps.at', defaultMessage: 'Time' },
  kind: { id: 'topUps.kind', defaultMessage: 'Entry' },
  after: { id: 'topUps.after', defaultMessage: 'Credit after' },
  messages: { id: 'topUps.messages', defaultMessage: 'Messages' },
  by: { id: 'topUps.by', defaultMessage: 'Entered by' },
});

export const kindMessages = defineMessages({
  'top-up': { id: 'topUps.kind.topUp', defaultMessage: 'Top-up' },
  charge: { id: 'topUps.kind.charge', defaultMessage: 'Charge' },
  refund: { id: 'topUps.kind.refund', defaultMessage: 'Refund' },
});

export const topUpNamed = defineMessages<{ payer: { name: string } }>({
  payer: { id: 'topUps.payer', defaultMessage: '{name} pays for this account’s messages.' },
});
