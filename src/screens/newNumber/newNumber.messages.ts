import { defineMessages } from 'react-intl';

export const newNumberMessages = defineMessages({
  title: { id: 'newNumber.title', defaultMessage: 'New tracking number' },
  where: { id: 'newNumber.where', defaultMessage: 'Where it belongs' },
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
  noneFree: { id: 'newNumber.noneFree', defaultMessage: 'No numbers to be had' },
  noneFreeBody: {
    id: 'newNumber.noneFreeBody',
    defaultMessage: 'The carrier has no such numbers now. Try other digits, another network or another country.',
  },
  details: { id: 'newNumber.details', defaultMessage: 'What it is for' },
  name: { id: 'newNumber.name', defaultMessage: 'Name' },
  nameHint: { id: 'newNumber.nameHint', defaultMessage: 'As it stands in the call log, such as “Letterbox card”.' },
  source: { id: 'newNumber.source', defaultMessage: 'Source' },
  sourceHint: { id: 'newNumber.sourceHint', defaultMessage: 'Where callers find it: Google Ads, Print, Website …' },
  notices: { id: 'newNumber.notices', defaultMessage: 'Who is told' },
  replyEmail: { id: 'newNumber.replyEmail', defaultMessage: 'Email for SMS replies' },
  voicemail: { id: 'newNumber.voicemail', defaultMessage: 'Voicemail notification' },
  missed: { id: 'newNumber.missed', defaultMessage: 'When the call was missed' },
  always: { id: 'newNumber.always', defaultMessage: 'Always' },
  no: { id: 'newNumber.no', defaultMessage: 'Never' },
  rent: { id: 'newNumber.rent', defaultMessage: 'Rent the number' },
  cancel: { id: 'newNumber.cancel', defaultMessage: 'Cancel' },
  taken: {
    id: 'newNumber.taken',
    defaultMessage: 'Somebody else has this number by now. Nothing was rented; pick another one.',
  },
  leaveTitle: { id: 'newNumber.leaveTitle', defaultMessage: 'Leave without renting?' },
  leaveBody: { id: 'newNumber.leaveBody', defaultMessage: 'What you filled in is lost.' },
  leave: { id: 'newNumber.leave', defaultMessage: 'Leave' },
  stay: { id: 'newNumber.stay', defaultMessage: 'Stay' },
});

export const newNumberNamed = defineMessages<{ rented: { number: string } }>({
  rented: { id: 'newNumber.rented', defaultMessage: '{number} is yours.' },
});
