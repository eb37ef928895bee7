import { defineMessages } from 'react-intl';

export const listsMessages = defineMessages({
  title: { id: 'smsLists.title', defaultMessage: 'Campaign lists' },
  intro: {
    id: 'smsLists.intro',
    defaultMessage: 'People to send campaigns to. Opted-out contacts stay in their lists but never get a message.',
  },
  search: { id: 'smsLists.search', defaultMessage: 'Search lists' },
  file: { id: 'smsLists.file', defaultMessage: 'campaign-lists' },
  empty: { id: 'smsLists.empty', defaultMessage: 'No campaign lists yet' },
  emptyBody: {
    id: 'smsLists.emptyBody',
    defaultMessage:
      'Create a list, then add contacts from a CSV or Excel file, from pasted numbers or from the address book.',
  },
  nothing: { id: 'smsLists.nothing', defaultMessage: 'No lists match' },
  name: { id: 'smsLists.name', defaultMessage: 'Name' },
  contacts: { id: 'smsLists.contacts', defaultMessage: 'Contacts' },
  fields: { id: 'smsLists.fields', defaultMessage: 'Fields' },
  account: { id: 'smsLists.account', defaultMessage: 'Account' },
  createdBy: { id: 'smsLists.createdBy', defaultMessage: 'Created by' },
  createdAt: { id: 'smsLists.createdAt', defaultMessage: 'Created' },
  create: { id: 'smsLists.create', defaultMessage: 'New list' },
  rename: { id: 'smsLists.rename', defaultMessage: 'Rename' },
  renameTitle: { id: 'smsLists.renameTitle', defaultMessage: 'Rename list' },
  remove: { id: 'smsLists.remove', defaultMessage: 'Delete list' },
  removeText: {
    id: 'smsLists.removeText',
    defaultMessage: 'Its contacts are deleted with it. Messages sent to them and opt-outs are kept.',
  },
  cancel: { id: 'smsLists.cancel', defaultMessage: 'Cancel' },
  twice: { id: 'smsLists.twice', defaultMessage: 'This account already has a list with this name.' },
  back: { id: 'smsLists.back', defaultMessage: 'All campaign lists' },
});

export const contactsMessages = defineMessages({
  search: { id: 'smsLists.searchContacts', defaultMessage: 'Search numbers and fields' },
  number: { id: 'smsLists.number', defaultMessage: 'Phone number' },
  status: { id: 'smsLists.status', defaultMessage: 'Status' },
  optedOut: { id: 'smsLists.optedOut', defaultMessage: 'Opted out' },
  actions: { id: 'smsLists.actions', defaultMessage: 'Actions' },
  remove: { id: 'smsLists.removeContact', defaultMessage: 'Remove' },
  empty: { id: 'smsLists.noContacts', defaultMessage: 'No contacts in this list yet' },
  emptyBody: { id: 'smsLists.noContactsBody', defaultMessage: 'Add some above. Each number is in a list once.' },
  nothing: { id: 'smsLists.noContactsMatch', defaultMessage: 'No contacts match' },
  add: { id: 'smsLists.add', defaultMessage: 'Add contacts' },
  fromFile: { id: 'smsLists.fromFile', defaultMessage: 'File' },
  fromNumbers: { id: 'smsLists.fromNumbers', defaultMessage: 'Pasted numbers' },
  fromAddressBook: { id: 'smsLists.fromAddressBook', defaultMessage: 'Address book' },
  contactFile: { id: 'smsLists.contactFile', defaultMessage: 'File of contacts' },
  contactFileHint: {
    id: 'smsLists.contactFileHint',
    defaultMessage: 'Up to 1,000,000 rows. Nothing changes until you confirm.',
  },
  working: { id: 'smsLists.working', defaultMessage: 'Reading the contacts. Large files take a minute or two.' },
  header: { id: 'smsLists.header', defaultMessage: 'The first line is a header' },
  needsNumber: { id: 'smsLists.needsNumber', defaultMessage: 'Choose the column with the phone numbers.' },
  check: { id: 'smsLists.check', defaultMessage: 'Check file' },
  country: { id: 'smsLists.country', defaultMessage: 'Country of numbers without a prefix' },
  numbers: { id: 'smsLists.numbers', defaultMessage: 'Numbers' },
  numbersHint: { id: 'smsLists.numbersHint', defaultMessage: 'One per line, or separated by commas.' },
  addNumbers: { id: 'smsLists.addNumbers', defaultMessage: 'Add numbers' },
  addressBook: {
    id: 'smsLists.addressBook',
    defaultMessage: 'Adds the main number of every contact in the address book of the list’s account.',
  },
  addAddressBook: { id: 'smsLists.addAddressBook', defaultMessage: 'Add from address book' },
  fromCallers: { id: 'smsLists.fromCallers', defaultMessage: 'Callers' },
  callers: {
    id: 'smsLists.callers',
    defaultMessage:
      'Filter the call log, for instance to the calls you missed last week, then choose “Text callers” and this list.',
  },
  openLog: { id: 'smsLists.openLog', defaultMessage: 'Open the call log' },
  problems: { id: 'smsLists.problems', defaultMessage: 'Rows with errors' },
  line: { id: 'smsLists.line', defaultMessage: 'Line' },
  value: { id: 'smsLists.value', defaultMessage: 'Value' },
  problem: { id: 'smsLists.problem', defaultMessage: 'Problem' },
});

export const problemMessages = defineMessages({
  missing: { id: 'smsLists.problem.missing', defaultMessage: 'No phone number' },
  phone: { id: 'smsLists.problem.phone', defaultMessage: 'Phone number not valid' },
  'too-long': { id: 'smsLists.problem.too-long', defaultMessage: 'A field is longer than 200 characters' },
  'too-many-rows': { id: 'smsLists.problem.too-many-rows', defaultMessage: 'The file has more than 1,000,000 rows' },
});

type Counts = { added: number; known: number; invalid: number };

export const listsNamed = defineMessages<{
  removeOne: { name: string };
  checked: Counts;
  added: Counts;
  more: { count: number };
  importAll: { count: number };
  importValid: { count: number };
  removeContact: { number: string };
  tooMany: { count: number };
}>({
  removeOne: { id: 'smsLists.removeOne', defaultMessage: 'Delete the list “{name}”?' },
  checked: {
    id: 'smsLists.checked',
    defaultMessage:
      '{added, plural, =0 {No new contacts.} one {# new contact.} other {# new contacts.}}{known, plural, =0 {} one { # is already in the list.} other { # are already in the list.}}{invalid, plural, =0 {} one { # row has an error.} other { # rows have errors.}}',
  },
  added: {
    id: 'smsLists.added',
    defaultMessage:
      '{added, plural, =0 {No contacts added.} one {# contact added.} other {# contacts added.}}{known, plural, =0 {} one { # was already in the list.} other { # were already in the list.}}{invalid, plural, =0 {} one { # was left out because of an error.} other { # were left out because of errors.}}',
  },
  more: {
    id: 'smsLists.more',
    defaultMessage: '{count, plural, one {And # more row with an error.} other {And # more rows with errors.}}',
  },
  importAll: {
    id: 'smsLists.importAll',
    defaultMessage: '{count, plural, one {Add # contact} other {Add # contacts}}',
  },
  importValid: {
    id: 'smsLists.importValid',
    defaultMessage: '{count, plural, one {Add # contact, skip errors} other {Add # contacts, skip errors}}',
  },
  removeContact: { id: 'smsLists.removeContactOne', defaultMessage: 'Remove {number}' },
  tooMany: {
    id: 'smsLists.tooMany',
    defaultMessage: 'At most {count, number} numbers at a time. Use a file for more.',
  },
});
