import { defineMessages } from 'react-intl';

export const smsTopUpMessages = defineMessages({
  title: { id: 'smsTopUp.title', defaultMessage: 'SMS credit' },
  account: { id: 'smsTopUp.account', defaultMessage: 'Account' },
  balance: { id: 'smsTopUp.balance', defaultMessage: 'Credit' },
  enough: { id: 'smsTopUp.enough', defaultMessage: 'Enough' },
  low: { id: 'smsTopUp.low', defaultMessage: 'Low' },
  empty: { id: 'smsTopUp.empty', defaultMessage: 'Used up' },
  lowText: { id: 'smsTopUp.lowText', defaultMessage: 'The credit is below your limit. Top it up before it runs out.' },
  emptyText: {
    id: 'smsTopUp.emptyText',
    defaultMessage: 'Nothing can be sent until the credit is topped up. Running campaigns are paused.',
  },
  topUp: { id: 'smsTopUp.topUp', defaultMessage: 'Enter top-up' },
  topUpText: {
    id: 'smsTopUp.topUpText',
    defaultMessage: 'For a payment that you received elsewhere. A negative amount corrects an earlier entry.',
  },
  amount: { id: 'smsTopUp.amount', defaultMessage: 'Amount' },
  note: { id: 'smsTopUp.note', defaultMessage: 'Note' },
  noteHint: { id: 'smsTopUp.noteHint', defaultMessage: 'Such as the invoice’s number. It is shown in the ledger.' },
  save: { id: 'smsTopUp.save', defaultMessage: 'Save' },
  cancel: { id: 'smsTopUp.cancel', defaultMessage: 'Cancel' },
  entered: { id: 'smsTopUp.entered', defaultMessage: 'Top-up entered.' },
  ask: { id: 'smsTopUp.ask', defaultMessage: 'To top up, contact your provider.' },
  support: { id: 'smsTopUp.support', defaultMessage: 'Contact support' },
  warnBelow: { id: 'smsTopUp.warnBelow', defaultMessage: 'Low-credit alert' },
  warnHint: {
    id: 'smsTopUp.warnHint',
    defaultMessage: 'Admins and billing users get an email when the credit falls below it. Zero means no warning.',
  },
  warnSaved: { id: 'smsTopUp.warnSaved', defaultMessage: 'Warning saved.' },
  prices: { id: 'smsTopUp.prices', defaultMessage: 'Prices' },
  country: { id: 'smsTopUp.country', defaultMessage: 'Country' },
  price: { id: 'smsTopUp.price', defaultMessage: 'Per segment' },
  refunds: { id: 'smsTopUp.refunds', defaultMessage: 'Refunded if not delivered' },
  noRates: { id: 'smsTopUp.noRates', defaultMessage: 'No prices are set yet, so no messages can be sent.' },
  yes: { id: 'smsTopUp.yes', defaultMessage: 'Yes' },
  no: { id: 'smsTopUp.no', defaultMessage: 'No' },
  ledger: { id: 'smsTopUp.ledger', defaultMessage: 'Ledger' },
  noEntries: { id: 'smsTopUp.noEntries', defaultMessage: 'No entries yet' },
  noEntriesBody: { id: 'smsTopUp.noEntriesBody', defaultMessage: 'Top-ups, charges and refunds appear here.' },
  at: { id: 'smsTopUp.at', defaultMessage: 'Time' },
  kind: { id: 'smsTopUp.kind', defaultMessage: 'Entry' },
  after: { id: 'smsTopUp.after', defaultMessage: 'Credit after' },
  messages: { id: 'smsTopUp.messages', defaultMessage: 'Messages' },
  by: { id: 'smsTopUp.by', defaultMessage: 'Entered by' },
});

export const kindMessages = defineMessages({
  'top-up': { id: 'smsTopUp.kind.topUp', defaultMessage: 'Top-up' },
  charge: { id: 'smsTopUp.kind.charge', defaultMessage: 'Charge' },
  refund: { id: 'smsTopUp.kind.refund', defaultMessage: 'Refund' },
});

export const smsTopUpNamed = defineMessages<{ payer: { name: string } }>({
  payer: { id: 'smsTopUp.payer', defaultMessage: '{name} pays for this account’s messages.' },
});
