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
  contains: { id: 'newNumber.contains', defaultMessage: 'Search digits' },
  sms: { id: 'newNumber.sms', defaultMessage: 'SMS' },
  noneFree: { id: 'newNumber.noneFree', defaultMessage: 'No numbers available' },
  noneFreeBody: {
    id: 'newNumber.noneFreeBody',
    defaultMessage:
      'The carrier has no matching numbers right now. Try other digits, another network or another country.',
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
  leaveTitle: { id: 'newNumber.leaveTitle', defaultMessage: 'Leave without renting?' },
  leaveBody: { id: 'newNumber.leaveBody', defaultMessage: 'Your entries will be lost.' },
  leave: { id: 'newNumber.leave', defaultMessage: 'Leave' },
  stay: { id: 'newNumber.stay', defaultMessage: 'Stay' },
});

export const newNumberNamed = defineMessages<{ rented: { number: string } }>({
  rented: { id: 'newNumber.rented', defaultMessage: '{number} is yours.' },
});
