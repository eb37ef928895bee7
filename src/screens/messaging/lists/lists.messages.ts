import { defineMessages } from 'react-intl';

export const listsMessages = defineMessages({
  title: { id: 'lists.title', defaultMessage: 'Campaign lists' },
  intro: {
    id: 'lists.intro',
    defaultMessage: 'People to send campaigns to. Opted-out contacts stay in their lists but never get a message.',
  },
  search: { id: 'lists.search', defaultMessage: 'Search lists' },
  file: { id: 'lists.file', defaultMessage: 'campaign-lists' },
  empty: { id: 'lists.empty', defaultMessage: 'No campaign lists yet' },
  emptyBody: {
    id: 'lists.emptyBody',
    defaultMessage:
      'Create a list, then add contacts from a CSV or Excel file, from pasted numbers or from the address book.',
  },
  nothing: { id: 'lists.nothing', defaultMessage: 'No lists match' },
  name: { id: 'lists.name', defaultMessage: 'Name' },
  contacts: { id: 'lists.contacts', defaultMessage: 'Contacts' },
  fields: { id: 'lists.fields', defaultMessage: 'Fields' },
  account: { id: 'lists.account', defaultMessage: 'Account' },
  createdBy: { id: 'lists.createdBy', defaultMessage: 'Created by' },
  createdAt: { id: 'lists.createdAt', defaultMessage: 'Created' },
  create: { id: 'lists.create', defaultMessage: 'New list' },
  rename: { id: 'lists.rename', defaultMessage: 'Rename' },
  renameTitle: { id: 'lists.renameTitle', defaultMessage: 'Rename list' },
  remove: { id: 'lists.remove', defaultMessage: 'Delete list' },
  removeText: {
    id: 'lists.removeText',
    defaultMessage: 'Its contacts are deleted with it. Messages sent to them and opt-outs are kept.',
  },
  cancel: { id: 'lists.cancel', defaultMessage: 'Cancel' },
  twice: { id: 'lists.twice', defaultMessage: 'This account already has a list with this name.' },
  back: { id: 'lists.back', defaultMessage: 'All campaign lists' },
});

export const contactsMessages = defineMessages({
  search: { id: 'lists.searchContacts', defaultMessage: 'Search numbers and fields' },
  number: { id: 'lists.number', defaultMessage: 'Phone number' },
  status: { id: 'lists.status', defaultMessage: 'Status' },
  optedOut: { id: 'lists.optedOut', defaultMessage: 'Opted out' },
  actions: { id: 'lists.actions', defaultMessage: 'Actions' },
  remove: { id: 'lists.removeContact', defaultMessage: 'Remove' },
  empty: { id: 'lists.noContacts', defaultMessage: 'No contacts in this list yet' },
  emptyBody: { id: 'lists.noContactsBody', defaultMessage: 'Add some above. Each number is in a list once.' },
  nothing: { id: 'lists.noContactsMatch', defaultMessage: 'No contacts match' },
  add: { id: 'lists.add', defaultMessage: 'Add contacts' },
  fromFile: { id: 'lists.fromFile', defaultMessage: 'File' },
  fromNumbers: { id: 'lists.fromNumbers', defaultMessage: 'Pasted numbers' },
  fromAddressBook: { id: 'lists.fromAddressBook', defaultMessage: 'Address book' },
  contactFile: { id: 'lists.contactFile', defaultMessage: 'File of contacts' },
  contactFileHint: {
    id: 'lists.contactFileHint',
    defaultMessage: 'Up to 1,000,000 rows. Nothing changes until you confirm.',
  },
  working: { id: 'lists.working', defaultMessage: 'Reading the contacts. Large files take a minute or two.' },
  header: { id: 'lists.header', defaultMessage: 'The first line is a header' },
  needsNumber: { id: 'lists.needsNumber', defaultMessage: 'Choose the column with the phone numbers.' },
  check: { id: 'lists.check', defaultMessage: 'Check file' },
  country: { id: 'lists.country', defaultMessage: 'Country of numbers without a prefix' },
  numbers: { id: 'lists.numbers', defaultMessage: 'Numbers' },
  numbersHint: { id: 'lists.numbersHint', defaultMessage: 'One per line, or separated by commas.' },
  addNumbers: { id: 'lists.addNumbers', defaultMessage: 'Add numbers' },
  addressBook: {
    id: 'lists.addressBook',
    defaultMessage: 'Adds the main number of every contact in the address book of the list’s account.',
  },
  addAddressBook: { id: 'lists.addAddressBook', defaultMessage: 'Add from address book' },
  fromCallers: { id: 'lists.fromCallers', defaultMessage: 'Callers' },
  callers: {
    id: 'lists.callers',
    defaultMessage:
      'Filter the call log, for instance to the calls you missed last week, then choose “Text callers” and this list.',
  },
  openLog: { id: 'lists.openLog', defaultMessage: 'Open the call log' },
});

export const problemMessages = defineMessages({
  missing: { id: 'lists.problem.missing', defaultMessage: 'No phone number' },
  phone: { id: 'lists.problem.phone', defaultMessage: 'Phone number not valid' },
  'too-long': { id: 'lists.problem.too-long', defaultMessage: 'A field is longer than 200 characters' },
  'too-many-rows': { id: 'lists.problem.too-many-rows', defaultMessage: 'The file has more than 1,000,000 rows' },
});

type Counts = { added: number; known: number; invalid: number };

export const listsNamed = defineMessages<{
  removeOne: { name: string };
  checked: Counts;
  added: Counts;
  importAll: { count: number };
  importValid: { count: number };
  removeContact: { number: string };
  tooMany: { count: number };
}>({
  removeOne: { id: 'lists.removeOne', defaultMessage: 'Delete the list “{name}”?' },
  checked: {
    id: 'lists.checked',
    defaultMessage:
      '{added, plural, =0 {No new contacts.} one {# new contact.} other {# new contacts.}}{known, plural, =0 {} one { # is already in the list.} other { # are already in the list.}}{invalid, plural, =0 {} one { # row has an error.} other { # rows have errors.}}',
  },
  added: {
    id: 'lists.added',
    defaultMessage:
      '{added, plural, =0 {No contacts added.} one {# contact added.} other {# contacts added.}}{known, plural, =0 {} one { # was already in the list.} other { # were already in the list.}}{invalid, plural, =0 {} one { # was left out because of an error.} other { # were left out because of errors.}}',
  },
  importAll: {
    id: 'lists.importAll',
    defaultMessage: '{count, plural, one {Add # contact} other {Add # contacts}}',
  },
  importValid: {
    id: 'lists.importValid',
    defaultMessage: '{count, plural, one {Add # contact, skip errors} other {Add # contacts, skip errors}}',
  },
  removeContact: { id: 'lists.removeContactOne', defaultMessage: 'Remove {number}' },
  tooMany: {
    id: 'lists.tooMany',
    defaultMessage: 'At most {count, number} numbers at a time. Use a file for more.',
  },
});
