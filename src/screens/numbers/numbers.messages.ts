import { defineMessages } from 'react-intl';

export const numbersMessages = defineMessages({
  title: { id: 'numbers.title', defaultMessage: 'Numbers' },
  search: { id: 'numbers.search', defaultMessage: 'Search number or name' },
  name: { id: 'numbers.name', defaultMessage: 'Name' },
  did: { id: 'numbers.did', defaultMessage: 'Number' },
  source: { id: 'numbers.source', defaultMessage: 'Source' },
  action: { id: 'numbers.action', defaultMessage: 'Call flow' },
  hangup: { id: 'numbers.hangup', defaultMessage: 'Hangs up' },
  type: { id: 'numbers.type', defaultMessage: 'Type' },
  status: { id: 'numbers.status', defaultMessage: 'Status' },
  accountName: { id: 'numbers.accountName', defaultMessage: 'Account' },
  area: { id: 'numbers.area', defaultMessage: 'Area' },
  active: { id: 'numbers.active', defaultMessage: 'Active' },
  cancelled: { id: 'numbers.cancelled', defaultMessage: 'Cancelled' },
  geo: { id: 'numbers.geo', defaultMessage: 'Landline' },
  mobile: { id: 'numbers.mobile', defaultMessage: 'Mobile' },
  smart: { id: 'numbers.smart', defaultMessage: 'National' },
  tollfree: { id: 'numbers.tollfree', defaultMessage: 'Toll-free' },
  any: { id: 'numbers.any', defaultMessage: 'Any' },
  empty: { id: 'numbers.empty', defaultMessage: 'No numbers found' },
  emptyBody: {
    id: 'numbers.emptyBody',
    defaultMessage:
      'Tracking numbers tell which advertisement a call came from. Try another search or another account.',
  },
  new: { id: 'numbers.new', defaultMessage: 'New number' },
  shown: { id: 'numbers.shown', defaultMessage: 'Status' },
  network: { id: 'numbers.network', defaultMessage: 'Network' },
  allStatuses: { id: 'numbers.allStatuses', defaultMessage: 'Active and cancelled' },
  allNetworks: { id: 'numbers.allNetworks', defaultMessage: 'All networks' },
  file: { id: 'numbers.file', defaultMessage: 'numbers' },
});
