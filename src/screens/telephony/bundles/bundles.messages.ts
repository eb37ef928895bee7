import { defineMessages } from 'react-intl';

export const bundlesMessages = defineMessages({
  title: { id: 'bundles.title', defaultMessage: 'Regulatory documents' },
  intro: {
    id: 'bundles.intro',
    defaultMessage:
      'Some countries ask who uses a number. Send the documents once, then rent as many numbers there as you like.',
  },
  new: { id: 'bundles.new', defaultMessage: 'Add documents' },
  back: { id: 'bundles.back', defaultMessage: 'All documents' },
  search: { id: 'bundles.search', defaultMessage: 'Search country or account' },
  file: { id: 'bundles.file', defaultMessage: 'regulatory-documents' },
  empty: { id: 'bundles.empty', defaultMessage: 'No documents yet' },
  emptyBody: {
    id: 'bundles.emptyBody',
    defaultMessage: 'Add them when a country wants proof of who you are before you can rent its numbers.',
  },
  nothing: { id: 'bundles.nothing', defaultMessage: 'No documents match' },
  notFound: { id: 'bundles.notFound', defaultMessage: 'Documents not found.' },
  place: { id: 'bundles.place', defaultMessage: 'Numbers' },
  holder: { id: 'bundles.holder', defaultMessage: 'Used by' },
  account: { id: 'bundles.account', defaultMessage: 'Account' },
  state: { id: 'bundles.state', defaultMessage: 'State' },
  validUntil: { id: 'bundles.validUntil', defaultMessage: 'Valid until' },
  country: { id: 'bundles.country', defaultMessage: 'Country' },
  network: { id: 'bundles.network', defaultMessage: 'Network' },
  where: { id: 'bundles.where', defaultMessage: 'Which numbers' },
  asked: { id: 'bundles.asked', defaultMessage: 'What you will need' },
  begin: { id: 'bundles.begin', defaultMessage: 'Continue' },
  notNeeded: {
    id: 'bundles.notNeeded',
    defaultMessage: 'Nothing to prove: you can rent these numbers right away.',
  },
  rent: { id: 'bundles.rent', defaultMessage: 'Rent a number' },
  taken: { id: 'bundles.taken', defaultMessage: 'The account has documents for these numbers already.' },
  open: { id: 'bundles.open', defaultMessage: 'Open them' },
  leaveTitle: { id: 'bundles.leaveTitle', defaultMessage: 'Leave without saving?' },
  leaveBody: { id: 'bundles.leaveBody', defaultMessage: 'What you entered since the last save will be lost.' },
  leave: { id: 'bundles.leave', defaultMessage: 'Leave' },
  stay: { id: 'bundles.stay', defaultMessage: 'Stay' },
});

export const networkWords = defineMessages({
  geo: { id: 'bundles.network.geo', defaultMessage: 'Landline' },
  mobile: { id: 'bundles.network.mobile', defaultMessage: 'Mobile' },
  smart: { id: 'bundles.network.smart', defaultMessage: 'National' },
  tollfree: { id: 'bundles.network.tollfree', defaultMessage: 'Toll-free' },
});

export const holderWords = defineMessages({
  business: { id: 'bundles.holder.business', defaultMessage: 'A business' },
  individual: { id: 'bundles.holder.individual', defaultMessage: 'A person' },
});

export const stateWords = defineMessages({
  draft: { id: 'bundles.state.draft', defaultMessage: 'Draft' },
  submitted: { id: 'bundles.state.submitted', defaultMessage: 'In review' },
  approved: { id: 'bundles.state.approved', defaultMessage: 'Approved' },
  refused: { id: 'bundles.state.refused', defaultMessage: 'Rejected' },
  expired: { id: 'bundles.state.expired', defaultMessage: 'Expired' },
});

/** What comes next in each state. */
export const nextWords = defineMessages({
  draft: {
    id: 'bundles.next.draft',
    defaultMessage: 'Submit when everything is filled in. The carrier checks it, which takes minutes or days.',
  },
  submitted: {
    id: 'bundles.next.submitted',
    defaultMessage: 'The carrier is checking. You can’t change anything until it has decided.',
  },
  approved: {
    id: 'bundles.next.approved',
    defaultMessage: 'You can rent these numbers. The carrier keeps your documents; we have deleted our copies.',
  },
  refused: {
    id: 'bundles.next.refused',
    defaultMessage: 'Correct what the carrier objected to, then submit again.',
  },
  expired: {
    id: 'bundles.next.expired',
    defaultMessage: 'Replace what has run out and submit again. Numbers that you have rented stay.',
  },
});

export const editorWords = defineMessages({
  details: { id: 'bundles.details', defaultMessage: 'Details' },
  address: { id: 'bundles.address', defaultMessage: 'Address' },
  documents: { id: 'bundles.documents', defaultMessage: 'Documents' },
  name: { id: 'bundles.name', defaultMessage: 'Business or person' },
  street: { id: 'bundles.street', defaultMessage: 'Street and number' },
  city: { id: 'bundles.city', defaultMessage: 'City' },
  region: { id: 'bundles.region', defaultMessage: 'State or province' },
  postcode: { id: 'bundles.postcode', defaultMessage: 'Postcode' },
  type: { id: 'bundles.type', defaultMessage: 'Kind of document' },
  chooseType: { id: 'bundles.chooseType', defaultMessage: 'Choose one' },
  document: { id: 'bundles.document', defaultMessage: 'File' },
  typeFirst: { id: 'bundles.typeFirst', defaultMessage: 'Choose the kind of document first.' },
  fieldsFirst: { id: 'bundles.fieldsFirst', defaultMessage: 'Fill in the fields above first.' },
  noFile: { id: 'bundles.noFile', defaultMessage: 'No file' },
  save: { id: 'bundles.save', defaultMessage: 'Save draft' },
  saved: { id: 'bundles.saved', defaultMessage: 'Saved' },
  submit: { id: 'bundles.submit', defaultMessage: 'Submit' },
  submitted: { id: 'bundles.submitted', defaultMessage: 'Submitted. The carrier is checking.' },
  objections: { id: 'bundles.objections', defaultMessage: 'The carrier says:' },
  remove: { id: 'bundles.remove', defaultMessage: 'Delete' },
  removeTitle: { id: 'bundles.removeTitle', defaultMessage: 'Delete these documents?' },
  removeBody: {
    id: 'bundles.removeBody',
    defaultMessage: 'Details, address and files will be permanently deleted. Numbers that you have rented stay.',
  },
  keep: { id: 'bundles.keep', defaultMessage: 'Keep' },
  stale: {
    id: 'bundles.stale',
    defaultMessage: 'Someone else has changed this. Your edits are still here; load their version to continue.',
  },
  reload: { id: 'bundles.reload', defaultMessage: 'Load their version' },
});

export const bundlesNamed = defineMessages<{
  place: { network: string; country: string };
  currentFile: { document: string; file: string };
}>({
  place: { id: 'bundles.placeOf', defaultMessage: '{network}, {country}' },
  currentFile: { id: 'bundles.currentFile', defaultMessage: '{document}: {file}' },
});
