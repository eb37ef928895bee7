import { defineMessages } from 'react-intl';
import type { ImportProblem } from '#contract/telephony/callImports.contract.ts';

export const importMessages = defineMessages({
  title: { id: 'callImport.title', defaultMessage: 'Import calls' },
  intro: {
    id: 'callImport.intro',
    defaultMessage:
      'Bring the call history of another system. Imported calls appear in the call log and in every report. They’re never billed, and have no recording.',
  },
  account: { id: 'callImport.account', defaultMessage: 'Account' },
  file: { id: 'callImport.file', defaultMessage: 'File' },
  callFile: { id: 'callImport.callFile', defaultMessage: 'File of calls' },
  callFileHint: {
    id: 'callImport.callFileHint',
    defaultMessage: 'Up to 100,000 calls. Nothing changes until you confirm.',
  },
  working: { id: 'callImport.working', defaultMessage: 'Reading the calls. Large files take a minute or two.' },
  imports: { id: 'callImport.imports', defaultMessage: 'Imports' },
  noImports: { id: 'callImport.noImports', defaultMessage: 'No imports yet.' },
  byApi: { id: 'callImport.byApi', defaultMessage: 'API' },
  calls: { id: 'callImport.calls', defaultMessage: 'Calls' },
  range: { id: 'callImport.range', defaultMessage: 'Dates' },
  undone: { id: 'callImport.undone', defaultMessage: 'The import was undone' },
});

export const importNamed = defineMessages<{
  checked: { valid: number; duplicates: number; invalid: number };
  former: { count: number; numbers: string };
  unknownUsers: { count: number; names: string };
  importAll: { count: number };
  importValid: { count: number };
  imported: { count: number };
  undoOne: { name: string };
  undoBody: { count: number };
}>({
  checked: {
    id: 'callImport.checked',
    defaultMessage:
      '{valid, plural, =0 {No calls to import.} one {# call is ready to import.} other {# calls are ready to import.}}{duplicates, plural, =0 {} one { # is already in the log.} other { # are already in the log.}}{invalid, plural, =0 {} one { # row has an error.} other { # rows have errors.}}',
  },
  former: {
    id: 'callImport.former',
    defaultMessage:
      '{count, plural, one {# tracking number isn’t in this account ({numbers}). Its calls are kept under that number.} other {# tracking numbers aren’t in this account ({numbers}). Their calls are kept under those numbers.}}',
  },
  unknownUsers: {
    id: 'callImport.unknownUsers',
    defaultMessage:
      '{count, plural, one {{names} isn’t a user of this account.} other {These aren’t users of this account: {names}.}} Their calls are imported without a user. The name stays in the call’s activity.',
  },
  importAll: {
    id: 'callImport.importAll',
    defaultMessage: '{count, plural, one {Import # call} other {Import # calls}}',
  },
  importValid: {
    id: 'callImport.importValid',
    defaultMessage: '{count, plural, one {Import # valid call} other {Import # valid calls}}',
  },
  imported: {
    id: 'callImport.imported',
    defaultMessage: '{count, plural, one {# call imported} other {# calls imported}}',
  },
  undoOne: { id: 'callImport.undoOne', defaultMessage: 'Undo the import of {name}' },
  undoBody: {
    id: 'callImport.undoBody',
    defaultMessage:
      '{count, plural, one {# call is deleted from the log and from all reports.} other {# calls are deleted from the log and from all reports.}} You can import the file again.',
  },
});

export const problemMessages = defineMessages({
  missing: { id: 'callImport.problem.missing', defaultMessage: 'Required' },
  date: { id: 'callImport.problem.date', defaultMessage: 'We can’t read this date' },
  future: { id: 'callImport.problem.future', defaultMessage: 'In the future' },
  phone: { id: 'callImport.problem.phone', defaultMessage: 'Not a phone number' },
  direction: { id: 'callImport.problem.direction', defaultMessage: 'Neither inbound nor outbound' },
  status: { id: 'callImport.problem.status', defaultMessage: 'Not a status: answered, missed, abandoned or voicemail' },
  seconds: { id: 'callImport.problem.seconds', defaultMessage: 'Not a duration such as 65 or 1:05' },
  'talk-time': { id: 'callImport.problem.talkTime', defaultMessage: 'Longer than the call' },
  number: { id: 'callImport.problem.number', defaultMessage: 'Not a whole number' },
  flag: { id: 'callImport.problem.flag', defaultMessage: 'Neither yes nor no' },
  money: { id: 'callImport.problem.money', defaultMessage: 'Not an amount in the account’s currency' },
  leadStatus: {
    id: 'callImport.problem.leadStatus',
    defaultMessage: 'Not a lead status: new, qualified, not a lead, won, lost or spam',
  },
  currency: { id: 'callImport.problem.currency', defaultMessage: 'Not in the account’s currency' },
  device: { id: 'callImport.problem.device', defaultMessage: 'Not a desktop, mobile or tablet' },
  keys: { id: 'callImport.problem.keys', defaultMessage: 'Not the keys of a phone' },
  'too-long': { id: 'callImport.problem.tooLong', defaultMessage: 'Too long or too large' },
  'too-many-rows': { id: 'callImport.problem.tooManyRows', defaultMessage: 'The file has too many rows' },
}) satisfies Record<ImportProblem, unknown>;
