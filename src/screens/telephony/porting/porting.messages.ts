import { defineMessages } from 'react-intl';

export const portingMessages = defineMessages({
  list: { id: 'porting.list', defaultMessage: 'Number porting' },
  new: { id: 'porting.new', defaultMessage: 'New request' },
  title: { id: 'porting.title', defaultMessage: 'Porting request' },
  newTitle: { id: 'porting.newTitle', defaultMessage: 'New porting request' },
  back: { id: 'porting.back', defaultMessage: 'All requests' },
  search: { id: 'porting.search', defaultMessage: 'Search number, carrier or account' },
  empty: { id: 'porting.empty', defaultMessage: 'No porting requests' },
  emptyBody: {
    id: 'porting.emptyBody',
    defaultMessage: 'Bring numbers over from another carrier. Callers won’t notice a thing.',
  },
  file: { id: 'porting.file', defaultMessage: 'porting-requests' },
  none: { id: 'porting.none', defaultMessage: 'No requests match' },
  notFound: { id: 'porting.notFound', defaultMessage: 'Porting request not found.' },
  numbers: { id: 'porting.numbers', defaultMessage: 'Numbers' },
  account: { id: 'porting.account', defaultMessage: 'Account' },
  status: { id: 'porting.status', defaultMessage: 'Status' },
  request: { id: 'porting.request', defaultMessage: 'Created' },
  user: { id: 'porting.user', defaultMessage: 'Requested by' },
  what: { id: 'porting.what', defaultMessage: 'Porting details' },
  type: { id: 'porting.type', defaultMessage: 'Type' },
  geo: { id: 'porting.geo', defaultMessage: 'Landline' },
  mobile: { id: 'porting.mobile', defaultMessage: 'Mobile' },
  smart: { id: 'porting.smart', defaultMessage: 'National' },
  tollfree: { id: 'porting.tollfree', defaultMessage: 'Toll-free' },
  numbersHint: { id: 'porting.numbersHint', defaultMessage: 'One per line, with the country code: +61 3 7010 2020' },
  carrier: { id: 'porting.carrier', defaultMessage: 'Current carrier' },
  customer: { id: 'porting.customer', defaultMessage: 'Customer account number' },
  invoice: { id: 'porting.invoice', defaultMessage: 'Last invoice' },
  invoiceHint: { id: 'porting.invoiceHint', defaultMessage: 'Your current carrier’s last invoice, as a PDF.' },
  invoiceLater: { id: 'porting.invoiceLater', defaultMessage: 'Save the draft first, then add the invoice.' },
  download: { id: 'porting.download', defaultMessage: 'Download invoice' },
  who: { id: 'porting.who', defaultMessage: 'Authorized contact' },
  name: { id: 'porting.name', defaultMessage: 'Full name' },
  role: { id: 'porting.role', defaultMessage: 'Role title' },
  phone: { id: 'porting.phone', defaultMessage: 'Phone' },
  company: { id: 'porting.company', defaultMessage: 'Company' },
  tax: { id: 'porting.tax', defaultMessage: 'Tax number' },
  address: { id: 'porting.address', defaultMessage: 'Address' },
  unit: { id: 'porting.unit', defaultMessage: 'Unit' },
  number: { id: 'porting.number', defaultMessage: 'Street number' },
  street: { id: 'porting.street', defaultMessage: 'Street' },
  city: { id: 'porting.city', defaultMessage: 'City' },
  state: { id: 'porting.state', defaultMessage: 'State' },
  postcode: { id: 'porting.postcode', defaultMessage: 'Postcode' },
  country: { id: 'porting.country', defaultMessage: 'Country' },
  message: { id: 'porting.message', defaultMessage: 'Message' },
  course: { id: 'porting.course', defaultMessage: 'History' },
  note: { id: 'porting.note', defaultMessage: 'Note to the requester' },
  day: { id: 'porting.day', defaultMessage: 'Porting date' },
  save: { id: 'porting.save', defaultMessage: 'Save draft' },
  saved: { id: 'porting.saved', defaultMessage: 'Saved' },
  remove: { id: 'porting.remove', defaultMessage: 'Delete' },
  removeTitle: { id: 'porting.removeTitle', defaultMessage: 'Delete this request?' },
  removeBody: { id: 'porting.removeBody', defaultMessage: 'The request and its invoice will be permanently deleted.' },
  keep: { id: 'porting.keep', defaultMessage: 'Keep' },
  stale: {
    id: 'porting.stale',
    defaultMessage: 'Someone else has changed this request. Your edits are still here; load their version to continue.',
  },
  reload: { id: 'porting.reload', defaultMessage: 'Load their version' },
  leaveTitle: { id: 'porting.leaveTitle', defaultMessage: 'Leave without saving?' },
  leaveBody: { id: 'porting.leaveBody', defaultMessage: 'Changes since your last save will be lost.' },
  leave: { id: 'porting.leave', defaultMessage: 'Leave' },
  stay: { id: 'porting.stay', defaultMessage: 'Stay' },
});

export const portingStatusMessages = defineMessages({
  draft: { id: 'porting.status.draft', defaultMessage: 'Draft' },
  submitted: { id: 'porting.status.submitted', defaultMessage: 'Submitted' },
  inReview: { id: 'porting.status.inReview', defaultMessage: 'In review' },
  scheduled: { id: 'porting.status.scheduled', defaultMessage: 'Scheduled' },
  done: { id: 'porting.status.done', defaultMessage: 'Done' },
  rejected: { id: 'porting.status.rejected', defaultMessage: 'Rejected' },
});

export const portingActionMessages = defineMessages({
  submit: { id: 'porting.action.submit', defaultMessage: 'Submit' },
  withdraw: { id: 'porting.action.withdraw', defaultMessage: 'Withdraw' },
  revise: { id: 'porting.action.revise', defaultMessage: 'Revise' },
  review: { id: 'porting.action.review', defaultMessage: 'Begin review' },
  schedule: { id: 'porting.action.schedule', defaultMessage: 'Set date' },
  complete: { id: 'porting.action.complete', defaultMessage: 'Mark as done' },
  reject: { id: 'porting.action.reject', defaultMessage: 'Reject' },
});

export const portingMore = defineMessages<{
  more: { number: string; count: number };
  ownNumber: { number: string };
  notHeld: { numbers: string };
  bytes: { name: string; kilobytes: number };
}>({
  more: { id: 'porting.more', defaultMessage: '{number} and {count} more' },
  ownNumber: { id: 'porting.ownNumber', defaultMessage: 'Number is from same account: {number}' },
  notHeld: {
    id: 'porting.notHeld',
    defaultMessage:
      'Our carrier doesn’t have {numbers} yet, so nothing has changed: calls still go to the previous carrier. Try again when the port has gone through.',
  },
  bytes: { id: 'porting.bytes', defaultMessage: '{name}, {kilobytes, number} KB' },
});

export const portedMessages = defineMessages({
  title: { id: 'porting.ported', defaultMessage: 'The numbers here' },
  intro: {
    id: 'porting.portedIntro',
    defaultMessage:
      'Once the numbers have arrived at our carrier, “Mark as done” directs their calls to us and tells the customer.',
  },
  account: { id: 'porting.portedAccount', defaultMessage: 'Account of the numbers' },
  name: { id: 'porting.portedName', defaultMessage: 'Name' },
  source: { id: 'porting.portedSource', defaultMessage: 'Source' },
  sameSource: { id: 'porting.sameSource', defaultMessage: 'Use the first source for all' },
  allHere: { id: 'porting.allHere', defaultMessage: 'The account has all of these numbers already.' },
  reload: { id: 'porting.reloadPorted', defaultMessage: 'Load their version' },
});
