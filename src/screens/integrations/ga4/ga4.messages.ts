import { defineMessages } from 'react-intl';

export const ga4Messages = defineMessages({
  title: { id: 'ga4.title', defaultMessage: 'Google Analytics' },
  intro: {
    id: 'ga4.intro',
    defaultMessage:
      'Send calls to Google Analytics 4 as events of the visitor who called. Google never gets phone numbers or names of callers.',
  },
  add: { id: 'ga4.add', defaultMessage: 'Add a measurement' },
  addProperty: { id: 'ga4.addProperty', defaultMessage: 'Add a property' },
  emptyProperty: {
    id: 'ga4.emptyProperty',
    defaultMessage: 'Link your Google account and choose the property of your website.',
  },
  property: { id: 'ga4.property', defaultMessage: 'Property' },
  chooseProperty: { id: 'ga4.chooseProperty', defaultMessage: 'Choose a property' },
  noProperties: { id: 'ga4.noProperties', defaultMessage: 'This account sees no properties' },
  stream: { id: 'ga4.stream', defaultMessage: 'Web stream' },
  chooseStream: { id: 'ga4.chooseStream', defaultMessage: 'Choose a stream' },
  noStreams: { id: 'ga4.noStreams', defaultMessage: 'This property has no web stream' },
  newSecret: { id: 'ga4.newSecret', defaultMessage: 'Create one for calls' },
  keptSecret: { id: 'ga4.keptSecret', defaultMessage: 'Keep the one in use' },
  tags: { id: 'ga4.tags', defaultMessage: 'Tags' },
  tagsHint: { id: 'ga4.tagsHint', defaultMessage: 'Calls that have any of them when they end' },
  everyCall: { id: 'ga4.everyCall', defaultMessage: 'All calls' },
  searchTags: { id: 'ga4.searchTags', defaultMessage: 'Search tags' },
  noTags: { id: 'ga4.noTags', defaultMessage: 'No tags match' },
  prepare: {
    id: 'ga4.prepare',
    defaultMessage: 'Create the dimensions, metrics and key events that reports about calls need',
  },
  lost: { id: 'ga4.lost', defaultMessage: 'Link again' },
  paused: { id: 'ga4.paused', defaultMessage: 'Paused' },
  empty: { id: 'ga4.empty', defaultMessage: 'No measurements yet' },
  emptyBody: {
    id: 'ga4.emptyBody',
    defaultMessage: 'You need the measurement ID of your website’s data stream and an API secret.',
  },
  measuramentId: { id: 'ga4.measuramentId', defaultMessage: 'Measurement ID' },
  measuramentIdHint: {
    id: 'ga4.measuramentIdHint',
    defaultMessage: 'In Google Analytics under Admin, Data streams. For example G-ABC1234.',
  },
  apiSecret: { id: 'ga4.apiSecret', defaultMessage: 'API secret' },
  apiSecretHint: {
    id: 'ga4.apiSecretHint',
    defaultMessage: 'In the data stream, under Measurement Protocol API secrets.',
  },
  apiSecretKept: { id: 'ga4.apiSecretKept', defaultMessage: 'A secret is set. Paste another one to replace it.' },
  events: { id: 'ga4.events', defaultMessage: 'Events' },
  own: { id: 'ga4.own', defaultMessage: 'Every call, under a name of your own' },
  ownName: { id: 'ga4.ownName', defaultMessage: 'Event name' },
  ownNameHint: { id: 'ga4.ownNameHint', defaultMessage: 'Up to 40 letters, digits and underscores' },
  numbers: { id: 'ga4.numbers', defaultMessage: 'Numbers' },
  everyNumber: { id: 'ga4.everyNumber', defaultMessage: 'All numbers without their own measurement' },
  searchNumbers: { id: 'ga4.searchNumbers', defaultMessage: 'Search numbers' },
  noNumbers: { id: 'ga4.noNumbers', defaultMessage: 'No numbers match' },
  enabled: { id: 'ga4.enabled', defaultMessage: 'Send calls' },
  on: { id: 'ga4.on', defaultMessage: 'On' },
  off: { id: 'ga4.off', defaultMessage: 'Off' },
  edit: { id: 'ga4.edit', defaultMessage: 'Edit' },
  log: { id: 'ga4.log', defaultMessage: 'Open the log' },
  delete: { id: 'ga4.delete', defaultMessage: 'Delete' },
  deleteProperty: { id: 'ga4.deleteProperty', defaultMessage: 'Delete this property?' },
  deletePropertyText: {
    id: 'ga4.deletePropertyText',
    defaultMessage: 'Calls are no longer sent to it, and its log is deleted. What Google has already stays there.',
  },
  deleteTitle: { id: 'ga4.deleteTitle', defaultMessage: 'Delete this measurement?' },
  deleteText: {
    id: 'ga4.deleteText',
    defaultMessage: 'Calls are no longer sent to it. Its API secret and its log are deleted.',
  },
  cancel: { id: 'ga4.cancel', defaultMessage: 'Cancel' },
  saved: { id: 'ga4.saved', defaultMessage: 'Saved' },
});

/** What each option sends. */
export const eventWords = defineMessages({
  phone_lead_first: { id: 'ga4.event.first', defaultMessage: 'First calls only, as phone_lead_first' },
  phone_lead_first_repeat: {
    id: 'ga4.event.firstRepeat',
    defaultMessage: 'First calls as phone_lead_first, the others as phone_lead_repeat',
  },
  phone_lead: { id: 'ga4.event.every', defaultMessage: 'Every call, as phone_lead' },
});
