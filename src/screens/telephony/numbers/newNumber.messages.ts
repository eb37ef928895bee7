import { defineMessages } from 'react-intl';

export const newNumberMessages = defineMessages({
  title: { id: 'newNumber.title', defaultMessage: 'New tracking number' },
  where: { id: 'newNumber.where', defaultMessage: 'Account and country' },
  account: { id: 'newNumber.account', defaultMessage: 'Account' },
  country: { id: 'newNumber.country', defaultMessage: 'Country' },
  network: { id: 'newNumber.network', defaultMessage: 'Network' },
  any: { id: 'newNumber.any', defaultMessage: 'Any' },
  geo: { id: 'newNumber.geo', defaultMessage: 'Landline' },
  mobile: { id: 'newNumber.mobile', defaultMessage: 'Mobile' },
  smart: { id: 'newNumber.smart', defaultMessage: 'National' },
  tollfree: { id: 'newNumber.tollfree', defaultMessage: 'Toll-free' },
  pick: { id: 'newNumber.pick', defaultMessage: 'Pick a number' },
  contains: { id: 'newNumber.contains', defaultMessage: 'Digits or a town' },
  sms: { id: 'newNumber.sms', defaultMessage: 'SMS' },
  noneFree: { id: 'newNumber.noneFree', defaultMessage: 'No numbers available' },
  noneFreeBody: {
    id: 'newNumber.noneFreeBody',
    defaultMessage:
      'The carrier has no matching numbers right now. Try other digits, another town, network or country.',
  },
  details: { id: 'newNumber.details', defaultMessage: 'Details' },
  name: { id: 'newNumber.name', defaultMessage: 'Name' },
  nameHint: { id: 'newNumber.nameHint', defaultMessage: 'Shown in the call log, for example “Mailbox flyer”.' },
  source: { id: 'newNumber.source', defaultMessage: 'Source' },
  sourceHint: {
    id: 'newNumber.sourceHint',
    defaultMessage: 'Where callers find it, such as Google Ads, Print or Website.',
  },
  notices: { id: 'newNumber.notices', defaultMessage: 'Notifications' },
  replyEmail: { id: 'newNumber.replyEmail', defaultMessage: 'Email for SMS replies' },
  voicemail: { id: 'newNumber.voicemail', defaultMessage: 'Voicemail notification' },
  missed: { id: 'newNumber.missed', defaultMessage: 'For missed calls' },
  always: { id: 'newNumber.always', defaultMessage: 'Always' },
  no: { id: 'newNumber.no', defaultMessage: 'Never' },
  rent: { id: 'newNumber.rent', defaultMessage: 'Rent number' },
  cancel: { id: 'newNumber.cancel', defaultMessage: 'Cancel' },
  taken: {
    id: 'newNumber.taken',
    defaultMessage: 'Someone else has just rented this number. You haven’t rented anything. Pick another one.',
  },
  prove: { id: 'newNumber.prove', defaultMessage: 'Add documents' },
  leaveTitle: { id: 'newNumber.leaveTitle', defaultMessage: 'Leave without renting?' },
  leaveBody: { id: 'newNumber.leaveBody', defaultMessage: 'Your entries will be lost.' },
  leave: { id: 'newNumber.leave', defaultMessage: 'Leave' },
  stay: { id: 'newNumber.stay', defaultMessage: 'Stay' },
  rentTab: { id: 'newNumber.rentTab', defaultMessage: 'Rent a number' },
  adoptTab: { id: 'newNumber.adoptTab', defaultMessage: 'A number you already have' },
  fileTab: { id: 'newNumber.fileTab', defaultMessage: 'Many from a file' },
  adoptTitle: { id: 'newNumber.adoptTitle', defaultMessage: 'A number you already have' },
  adoptIntro: {
    id: 'newNumber.adoptIntro',
    defaultMessage:
      'For numbers that have moved to our carrier account. Its calls come to the call flow below as soon as you take it over. To move a number from another carrier, start a porting request.',
  },
  number: { id: 'newNumber.number', defaultMessage: 'Number' },
  adopt: { id: 'newNumber.adopt', defaultMessage: 'Take over number' },
  fileTitle: { id: 'newNumber.fileTitle', defaultMessage: 'Numbers from a file' },
  fileIntro: {
    id: 'newNumber.fileIntro',
    defaultMessage:
      'A CSV file or Excel workbook with up to 200 numbers that have moved to our carrier account. Its first line names the columns: number, name, source, flow. Only number is needed if you fill in the rest here. Lines with a problem are left out: correct them and send the file again.',
  },
  asInFile: { id: 'newNumber.asInFile', defaultMessage: 'As in the file' },
  fileSource: { id: 'newNumber.fileSource', defaultMessage: 'Source, where the file has none' },
  file: { id: 'newNumber.file', defaultMessage: 'Numbers' },
  fileHint: { id: 'newNumber.fileHint', defaultMessage: 'CSV or Excel, up to 1 MB.' },
  problems: { id: 'newNumber.problems', defaultMessage: 'Lines that were left out' },
  lineNumber: { id: 'newNumber.line', defaultMessage: 'Line' },
  column: { id: 'newNumber.column', defaultMessage: 'Column' },
  problem: { id: 'newNumber.problem', defaultMessage: 'Problem' },
});

export const adoptionFields = defineMessages({
  number: { id: 'newNumber.field.number', defaultMessage: 'number' },
  name: { id: 'newNumber.field.name', defaultMessage: 'name' },
  source: { id: 'newNumber.field.source', defaultMessage: 'source' },
  flow: { id: 'newNumber.field.flow', defaultMessage: 'flow' },
});

export const newNumberNamed = defineMessages<{
  rented: { number: string };
  adopted: { number: string };
  fileDone: { adopted: number; problems: number };
}>({
  rented: { id: 'newNumber.rented', defaultMessage: '{number} is yours.' },
  adopted: { id: 'newNumber.adopted', defaultMessage: 'Calls to {number} now come in here.' },
  fileDone: {
    id: 'newNumber.fileDone',
    defaultMessage:
      '{adopted, plural, =0 {No number was taken over} one {# number was taken over} other {# numbers were taken over}}{problems, plural, =0 {.} one {, and # line was left out.} other {, and # lines were left out.}}',
  },
});
