import { defineMessages } from 'react-intl';
import type { SaleProblem } from '#contract/powerups/sales.contract.ts';
import type { SaleField, SaleMatch } from '#values/sale.ts';

export const saleWords = defineMessages({
  title: { id: 'sale.title', defaultMessage: 'Sales attribution' },
  intro: {
    id: 'sale.intro',
    defaultMessage:
      'Upload what you sold. Each sale goes to the call that it comes from, and reports show the revenue of your sources.',
  },
  file: { id: 'sale.file', defaultMessage: 'Upload sales' },
  saleFile: { id: 'sale.saleFile', defaultMessage: 'File of sales' },
  saleFileHint: {
    id: 'sale.saleFileHint',
    defaultMessage: 'Up to 100,000 sales, each with a phone number and a date. Nothing changes until you confirm.',
  },
  working: { id: 'sale.working', defaultMessage: 'We’re finding the calls' },
  match: { id: 'sale.match', defaultMessage: 'A sale comes from' },
  days: { id: 'sale.days', defaultMessage: 'How long after the call' },
  uploads: { id: 'sale.uploads', defaultMessage: 'Uploads' },
  noUploads: { id: 'sale.noUploads', defaultMessage: 'Nothing uploaded yet' },
  count: { id: 'sale.count', defaultMessage: 'Sales' },
  withCall: { id: 'sale.withCall', defaultMessage: 'With a call' },
  undone: { id: 'sale.undone', defaultMessage: 'The upload was undone' },
  undoBody: {
    id: 'sale.undoBody',
    defaultMessage: 'Calls get back the value that they had before. You can upload the file again.',
  },
  latest: { id: 'sale.latest', defaultMessage: 'Latest sales' },
  noSales: { id: 'sale.noSales', defaultMessage: 'No sales' },
  shown: { id: 'sale.shown', defaultMessage: 'Show' },
  all: { id: 'sale.all', defaultMessage: 'All' },
  yes: { id: 'sale.yes', defaultMessage: 'With a call' },
  no: { id: 'sale.no', defaultMessage: 'Without a call' },
  call: { id: 'sale.call', defaultMessage: 'Call' },
  open: { id: 'sale.open', defaultMessage: 'Open call' },
  none: { id: 'sale.none', defaultMessage: 'None found' },
  chooseCall: { id: 'sale.chooseCall', defaultMessage: 'Choose call' },
  callChosen: { id: 'sale.callChosen', defaultMessage: 'Call chosen' },
  noCall: { id: 'sale.noCall', defaultMessage: 'None of them' },
});

export const saleFieldWords = defineMessages({
  phone: { id: 'sale.field.phone', defaultMessage: 'Phone' },
  date: { id: 'sale.field.date', defaultMessage: 'Date' },
  value: { id: 'sale.field.value', defaultMessage: 'Value' },
  orderId: { id: 'sale.field.orderId', defaultMessage: 'Order' },
  stage: { id: 'sale.field.stage', defaultMessage: 'Stage' },
}) satisfies Record<SaleField, unknown>;

export const matchWords = defineMessages({
  lastAnswered: { id: 'sale.lastAnswered', defaultMessage: 'The latest answered call' },
  last: { id: 'sale.last', defaultMessage: 'The latest call' },
  first: { id: 'sale.first', defaultMessage: 'The first call' },
}) satisfies Record<SaleMatch, unknown>;

export const saleNamed = defineMessages<{
  within: { days: number };
  checked: { count: number; matched: number; invalid: number };
  unchanged: { count: number };
  ambiguous: { count: number };
  record: { count: number };
  recorded: { count: number };
  undoOne: { name: string };
  callsFrom: { number: string };
  chooseFor: { sale: string };
}>({
  callsFrom: { id: 'sale.callsFrom', defaultMessage: 'Calls from {number}' },
  chooseFor: { id: 'sale.chooseFor', defaultMessage: 'Choose call for {sale}' },
  within: { id: 'sale.within', defaultMessage: 'Up to {days, number} days' },
  checked: {
    id: 'sale.checked',
    defaultMessage:
      '{count, plural, =0 {No sales to record.} one {# sale is ready, {matched, number} with a call.} other {# sales are ready, {matched, number} with a call.}}{invalid, plural, =0 {} one { # row has an error.} other { # rows have errors.}}',
  },
  unchanged: {
    id: 'sale.unchanged',
    defaultMessage: '{count, plural, one {# sale is} other {# sales are}} known already and won’t change.',
  },
  ambiguous: {
    id: 'sale.ambiguous',
    defaultMessage:
      'For {count, plural, one {# sale} other {# sales}}, several calls fit. We take the one that you chose above.',
  },
  record: { id: 'sale.record', defaultMessage: '{count, plural, one {Record # sale} other {Record # sales}}' },
  recorded: { id: 'sale.recorded', defaultMessage: '{count, plural, one {# sale recorded} other {# sales recorded}}' },
  undoOne: { id: 'sale.undoOne', defaultMessage: 'Undo the upload of {name}' },
});

export const saleProblemWords = defineMessages({
  missing: { id: 'sale.problem.missing', defaultMessage: 'Required' },
  date: { id: 'sale.problem.date', defaultMessage: 'We can’t read this date' },
  future: { id: 'sale.problem.future', defaultMessage: 'In the future' },
  phone: { id: 'sale.problem.phone', defaultMessage: 'Not a phone number' },
  money: { id: 'sale.problem.money', defaultMessage: 'Not an amount in the account’s currency' },
  currency: { id: 'sale.problem.currency', defaultMessage: 'Not in the account’s currency' },
  'too-long': { id: 'sale.problem.tooLong', defaultMessage: 'Too long' },
  'too-many-rows': { id: 'sale.problem.tooManyRows', defaultMessage: 'The file has too many rows' },
}) satisfies Record<SaleProblem, unknown>;
