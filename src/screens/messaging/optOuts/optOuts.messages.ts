import { defineMessages } from 'react-intl';

export const optOutsMessages = defineMessages({
  title: { id: 'optOuts.title', defaultMessage: 'Opt-outs' },
  intro: {
    id: 'optOuts.intro',
    defaultMessage:
      'These people get no messages from the account. Someone who texts STOP is added at once, even while a campaign runs.',
  },
  search: { id: 'optOuts.search', defaultMessage: 'Search numbers' },
  file: { id: 'optOuts.file', defaultMessage: 'opt-outs' },
  empty: { id: 'optOuts.empty', defaultMessage: 'No opt-outs' },
  emptyBody: {
    id: 'optOuts.emptyBody',
    defaultMessage: 'People who ask not to be texted appear here, with what they wrote.',
  },
  nothing: { id: 'optOuts.nothing', defaultMessage: 'No opt-outs match' },
  number: { id: 'optOuts.number', defaultMessage: 'Number' },
  source: { id: 'optOuts.source', defaultMessage: 'How' },
  evidence: { id: 'optOuts.evidence', defaultMessage: 'Evidence' },
  account: { id: 'optOuts.account', defaultMessage: 'Account' },
  below: { id: 'optOuts.below', defaultMessage: 'Include sub-accounts' },
  belowToo: { id: 'optOuts.belowToo', defaultMessage: 'For all accounts below too' },
  above: {
    id: 'optOuts.above',
    defaultMessage:
      'An account above this one has opted this person out of all its accounts’ messages. It can be taken back only there.',
  },
  by: { id: 'optOuts.by', defaultMessage: 'Entered by' },
  at: { id: 'optOuts.at', defaultMessage: 'Since' },
  add: { id: 'optOuts.add', defaultMessage: 'Add opt-out' },
  import: { id: 'optOuts.import', defaultMessage: 'Import opt-outs' },
  numbers: { id: 'optOuts.numbers', defaultMessage: 'Numbers' },
  numbersHint: {
    id: 'optOuts.numbersHint',
    defaultMessage:
      'One per line, or separated by commas. Paste the list from your previous system before your first campaign.',
  },
  country: { id: 'optOuts.country', defaultMessage: 'Country of numbers without a country code' },
  importHint: {
    id: 'optOuts.importHint',
    defaultMessage: 'Where these opt-outs come from. At least 10 characters; it’s kept as each person’s evidence.',
  },
  importNow: { id: 'optOuts.importNow', defaultMessage: 'Import' },
  invalid: { id: 'optOuts.invalid', defaultMessage: 'These aren’t phone numbers' },
  export: { id: 'optOuts.export', defaultMessage: 'Download CSV' },
  change: { id: 'optOuts.change', defaultMessage: 'Change' },
  answeredNumber: { id: 'optOuts.answeredNumber', defaultMessage: 'Number or sender name' },
  time: { id: 'optOuts.time', defaultMessage: 'Time' },
  addHint: { id: 'optOuts.addHint', defaultMessage: 'How and when they asked. You’ll need it if anyone complains.' },
  cancel: { id: 'optOuts.cancel', defaultMessage: 'Cancel' },
  close: { id: 'optOuts.close', defaultMessage: 'Close' },
  history: { id: 'optOuts.history', defaultMessage: 'Consent history' },
  undo: { id: 'optOuts.undo', defaultMessage: 'Remove opt-out' },
  proof: { id: 'optOuts.proof', defaultMessage: 'How did they ask to be texted again?' },
  proofHint: {
    id: 'optOuts.proofHint',
    defaultMessage: 'At least 10 characters. It’s recorded permanently, with your name and the time.',
  },
  optedOut: { id: 'optOuts.optedOut', defaultMessage: 'Opted out' },
  allowed: { id: 'optOuts.allowed', defaultMessage: 'May be texted' },
});

export const sourceMessages = defineMessages({
  message: { id: 'optOuts.source.message', defaultMessage: 'By text' },
  page: { id: 'optOuts.source.page', defaultMessage: 'On a web page' },
  person: { id: 'optOuts.source.person', defaultMessage: 'Entered by a person' },
  import: { id: 'optOuts.source.import', defaultMessage: 'Imported' },
  carrier: { id: 'optOuts.source.carrier', defaultMessage: 'Reported by the carrier' },
});

export const changeMessages = defineMessages({
  'opt-out': { id: 'optOuts.change.opt-out', defaultMessage: 'Opted out' },
  'opt-in': { id: 'optOuts.change.opt-in', defaultMessage: 'Opted in' },
  review: { id: 'optOuts.change.review', defaultMessage: 'Needs review' },
});

export const optOutsNamed = defineMessages<Record<'added' | 'undone' | 'answered', { number: string }>>({
  added: { id: 'optOuts.added', defaultMessage: '{number} won’t get any more messages.' },
  undone: { id: 'optOuts.undone', defaultMessage: '{number} may be texted again.' },
  answered: { id: 'optOuts.answered', defaultMessage: 'to {number}' },
});

export const optOutsOfAccount = defineMessages<{ withBelow: { account: string } }>({
  withBelow: { id: 'optOuts.withBelow', defaultMessage: '{account} and all below' },
});

export const optOutsCounted = defineMessages<Record<'imported' | 'tooMany', { count: number }>>({
  imported: {
    id: 'optOuts.imported',
    defaultMessage: '{count, plural, one {# person was opted out.} other {# people were opted out.}}',
  },
  tooMany: { id: 'optOuts.tooMany', defaultMessage: 'At most {count, number} numbers at once' },
});
