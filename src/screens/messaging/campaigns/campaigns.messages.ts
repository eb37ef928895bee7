import { defineMessages } from 'react-intl';

export const campaignsMessages = defineMessages({
  title: { id: 'campaign.title', defaultMessage: 'Campaigns' },
  intro: {
    id: 'campaign.intro',
    defaultMessage: 'Text many people at once. You see each message and the price before anything is sent.',
  },
  search: { id: 'campaign.search', defaultMessage: 'Search name, sender or code' },
  file: { id: 'campaign.file', defaultMessage: 'campaigns' },
  empty: { id: 'campaign.empty', defaultMessage: 'No campaigns yet' },
  emptyBody: {
    id: 'campaign.emptyBody',
    defaultMessage: 'Write a message, choose who gets it, and see what it costs. Nothing is sent until you confirm.',
  },
  nothing: { id: 'campaign.nothing', defaultMessage: 'No campaigns match' },
  create: { id: 'campaign.create', defaultMessage: 'New campaign' },
  name: { id: 'campaign.name', defaultMessage: 'Name' },
  status: { id: 'campaign.status', defaultMessage: 'Status' },
  sender: { id: 'campaign.sender', defaultMessage: 'Sender' },
  scheduled: { id: 'campaign.scheduled', defaultMessage: 'Scheduled' },
  targets: { id: 'campaign.targets', defaultMessage: 'Recipients' },
  charges: { id: 'campaign.charges', defaultMessage: 'Cost' },
  account: { id: 'campaign.account', defaultMessage: 'Account' },
  createdBy: { id: 'campaign.createdBy', defaultMessage: 'Created by' },
  createdAt: { id: 'campaign.createdAt', defaultMessage: 'Created' },
  code: { id: 'campaign.code', defaultMessage: 'Code' },
  back: { id: 'campaign.back', defaultMessage: 'All campaigns' },
  loading: { id: 'campaign.loading', defaultMessage: 'Loading the campaign…' },
  retry: { id: 'campaign.retry', defaultMessage: 'Try again' },
  loadFailed: { id: 'campaign.loadFailed', defaultMessage: 'The campaign couldn’t be loaded.' },
});

export const reasonMessages = defineMessages({
  'opted-out': { id: 'campaign.reason.opted-out', defaultMessage: 'Opted out' },
  invalid: { id: 'campaign.reason.invalid', defaultMessage: 'Phone number not valid' },
  landline: { id: 'campaign.reason.landline', defaultMessage: 'Landline' },
  duplicate: { id: 'campaign.reason.duplicate', defaultMessage: 'Duplicate' },
  'no-rate': { id: 'campaign.reason.no-rate', defaultMessage: 'No rate for the country' },
  'wrong-country': { id: 'campaign.reason.wrong-country', defaultMessage: 'The sender can’t text this country' },
  unregistered: { id: 'campaign.reason.unregistered', defaultMessage: 'The sender isn’t registered in this country' },
  'missing-field': { id: 'campaign.reason.missing-field', defaultMessage: 'A field is missing' },
  'too-long': { id: 'campaign.reason.too-long', defaultMessage: 'Message too long' },
});
