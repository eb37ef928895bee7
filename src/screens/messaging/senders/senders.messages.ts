import { defineMessages } from 'react-intl';
import type { Register, RegistrationState, SenderKind } from '#values/sms/sender.ts';

export const sendersMessages = defineMessages({
  title: { id: 'senders.title', defaultMessage: 'Senders' },
  intro: {
    id: 'senders.intro',
    defaultMessage: 'What your texts come from. Numbers that can text are listed automatically.',
  },
  sender: { id: 'senders.sender', defaultMessage: 'Sender' },
  kind: { id: 'senders.kind', defaultMessage: 'Kind' },
  account: { id: 'senders.account', defaultMessage: 'Account' },
  countries: { id: 'senders.countries', defaultMessage: 'Sends to' },
  everywhere: { id: 'senders.everywhere', defaultMessage: 'Everywhere' },
  rate: { id: 'senders.rate', defaultMessage: 'Segments per second' },
  registration: { id: 'senders.registration', defaultMessage: 'Registration' },
  actions: { id: 'senders.actions', defaultMessage: 'Actions' },
  add: { id: 'senders.add', defaultMessage: 'Add sender' },
  edit: { id: 'senders.edit', defaultMessage: 'Edit' },
  remove: { id: 'senders.remove', defaultMessage: 'Remove' },
  removeBody: {
    id: 'senders.removeBody',
    defaultMessage: 'Nothing more goes out from this sender. Conversations and campaigns that went out from it stay.',
  },
  cancel: { id: 'senders.cancel', defaultMessage: 'Cancel' },
  saved: { id: 'senders.saved', defaultMessage: 'Sender saved.' },
  search: { id: 'senders.search', defaultMessage: 'Search senders' },
  empty: { id: 'senders.empty', defaultMessage: 'No senders yet' },
  emptyBody: {
    id: 'senders.emptyBody',
    defaultMessage:
      'Rent a number that can text, or add a short code, messaging service or name that your carrier has.',
  },
  nothing: { id: 'senders.nothing', defaultMessage: 'No senders match' },
  file: { id: 'senders.file', defaultMessage: 'senders' },
});

export const formWords = defineMessages({
  senderHint: {
    id: 'senders.senderHint',
    defaultMessage: 'A short code (3 to 8 digits), a messaging service (MG…) or a name of up to 11 letters and digits.',
  },
  searchCountries: { id: 'senders.searchCountries', defaultMessage: 'Search countries' },
  noCountry: { id: 'senders.noCountry', defaultMessage: 'No country found' },
  countriesHint: {
    id: 'senders.countriesHint',
    defaultMessage: 'Short codes and names need at least one. Otherwise none means everywhere.',
  },
  taken: { id: 'senders.taken', defaultMessage: 'Another account has this short code.' },
  registrations: { id: 'senders.registrations', defaultMessage: 'Registrations' },
  register: { id: 'senders.register', defaultMessage: 'Register' },
  country: { id: 'senders.country', defaultMessage: 'Country' },
  state: { id: 'senders.state', defaultMessage: 'State' },
  reference: { id: 'senders.reference', defaultMessage: 'Reference' },
  note: { id: 'senders.note', defaultMessage: 'Note' },
  expires: { id: 'senders.expires', defaultMessage: 'Valid through' },
  addRegistration: { id: 'senders.addRegistration', defaultMessage: 'Add registration' },
  removeRegistration: { id: 'senders.removeRegistration', defaultMessage: 'Remove registration' },
});

export const kindWords = defineMessages({
  number: { id: 'senders.kind.number', defaultMessage: 'Number' },
  shortCode: { id: 'senders.kind.shortCode', defaultMessage: 'Short code' },
  service: { id: 'senders.kind.service', defaultMessage: 'Messaging service' },
  name: { id: 'senders.kind.name', defaultMessage: 'Name' },
} satisfies Record<SenderKind, object>);

export const registerWords = defineMessages({
  '10dlc': { id: 'senders.register.10dlc', defaultMessage: '10DLC' },
  tollFree: { id: 'senders.register.tollFree', defaultMessage: 'Toll-free verification' },
  senderId: { id: 'senders.register.senderId', defaultMessage: 'Sender names' },
} satisfies Record<Register, object>);

export const stateWords = defineMessages({
  notNeeded: { id: 'senders.state.notNeeded', defaultMessage: 'Not needed' },
  missing: { id: 'senders.state.missing', defaultMessage: 'Not registered' },
  pending: { id: 'senders.state.pending', defaultMessage: 'Pending' },
  registered: { id: 'senders.state.registered', defaultMessage: 'Registered' },
  rejected: { id: 'senders.state.rejected', defaultMessage: 'Rejected' },
} satisfies Record<RegistrationState, object>);

export const sendersNamed = defineMessages<{
  editOne: { sender: string };
  removeOne: { sender: string };
  standing: { country: string; register: string; state: string };
  until: { country: string; register: string; state: string; day: string };
  more: { count: number };
  unconfirmed: { count: number };
  usualRate: { rate: string };
  ownRate: { rate: string };
}>({
  editOne: { id: 'senders.editOne', defaultMessage: 'Edit {sender}' },
  removeOne: { id: 'senders.removeOne', defaultMessage: 'Remove {sender}' },
  standing: { id: 'senders.standing', defaultMessage: '{country}, {register}: {state}' },
  until: { id: 'senders.until', defaultMessage: '{country}, {register}: {state} through {day}' },
  more: { id: 'senders.more', defaultMessage: '+{count, number}' },
  unconfirmed: {
    id: 'senders.unconfirmed',
    defaultMessage: '{count, plural, one {# country} other {# countries}} not entered',
  },
  usualRate: { id: 'senders.usualRate', defaultMessage: '{rate} (usual)' },
  ownRate: { id: 'senders.ownRate', defaultMessage: 'Now {rate}. Empty is what the carrier takes from this kind.' },
});
