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
  file: { id: 'numbers.file', defaultMessage: 'numbers' },
});
