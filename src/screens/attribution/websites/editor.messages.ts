import { defineMessages } from 'react-intl';
import type { Replacement, SwapMedium, SwapSource } from '#values/website.ts';

export const editorWords = defineMessages({
  numbersTitle: { id: 'website.numbersTitle', defaultMessage: 'Numbers on your website' },
  numbersIntro: {
    id: 'website.numbersIntro',
    defaultMessage: 'The numbers on your pages. Each is swapped wherever it appears, and keeps the way it’s written.',
  },
  number: { id: 'website.number', defaultMessage: 'Number' },
  replacement: { id: 'website.replacement', defaultMessage: 'Appears in' },
  find: { id: 'website.find', defaultMessage: 'Image address contains' },
  image: { id: 'website.image', defaultMessage: 'New image' },
  selector: { id: 'website.selector', defaultMessage: 'CSS selector' },
  call: { id: 'website.call', defaultMessage: 'Function' },
  callHint: { id: 'website.callHint', defaultMessage: 'Your page’s own, such as site.phone.show. It gets the number.' },
  addNumber: { id: 'website.addNumber', defaultMessage: 'Add number' },
  rulesTitle: { id: 'website.rulesTitle', defaultMessage: 'Swap rules' },
  rulesIntro: {
    id: 'website.rulesIntro',
    defaultMessage:
      'The first rule that fits a visitor decides which number they see. If none fits, your own number stays.',
  },
  rulesNeedNumbers: {
    id: 'website.rulesNeedNumbers',
    defaultMessage: 'Rules swap the numbers above. Add the first one there.',
  },
  medium: { id: 'website.medium', defaultMessage: 'Medium' },
  source: { id: 'website.source', defaultMessage: 'Source' },
  landing: { id: 'website.landing', defaultMessage: 'Landing page starts with' },
  campaign: { id: 'website.campaign', defaultMessage: 'Campaign' },
  target: { id: 'website.target', defaultMessage: 'Instead of' },
  everyNumber: { id: 'website.everyNumber', defaultMessage: 'Every number' },
  show: { id: 'website.show', defaultMessage: 'Show' },
  chooseShown: { id: 'website.chooseShown', defaultMessage: 'Choose a pool or number' },
  searchShown: { id: 'website.searchShown', defaultMessage: 'Search pools and numbers' },
  nothingShown: { id: 'website.nothingShown', defaultMessage: 'Nothing found' },
  addRule: { id: 'website.addRule', defaultMessage: 'Add rule' },
  domainsTitle: { id: 'website.domainsTitle', defaultMessage: 'Other domains' },
  domainsIntro: {
    id: 'website.domainsIntro',
    defaultMessage: 'Domains of the same website. Going from one to another is no new visit.',
  },
  addDomain: { id: 'website.addDomain', defaultMessage: 'Add domain' },
  originsTitle: { id: 'website.originsTitle', defaultMessage: 'Your own sources' },
  originsIntro: {
    id: 'website.originsIntro',
    defaultMessage: 'Name the source of some visits yourself. These come before all other rules.',
  },
  referrer: { id: 'website.referrer', defaultMessage: 'Comes from' },
  path: { id: 'website.path', defaultMessage: 'Landing page starts with' },
  parameter: { id: 'website.parameter', defaultMessage: 'Address has the parameter' },
  value: { id: 'website.value', defaultMessage: 'With the value' },
  addOrigin: { id: 'website.addOrigin', defaultMessage: 'Add source' },
  sharesTitle: { id: 'website.sharesTitle', defaultMessage: 'Shared accounts' },
  shares: { id: 'website.shares', defaultMessage: 'Accounts' },
  sharesHint: {
    id: 'website.sharesHint',
    defaultMessage:
      'Their numbers can be in pools and rules too, and their calls say which visit they came from. They see this website but can’t change it.',
  },
  unshareTitle: { id: 'website.unshareTitle', defaultMessage: 'Stop sharing?' },
  unshare: { id: 'website.unshare', defaultMessage: 'Stop sharing' },
  memoryTitle: { id: 'website.memoryTitle', defaultMessage: 'Visits' },
  windowDays: { id: 'website.windowDays', defaultMessage: 'Remember a source (days)' },
  windowHint: {
    id: 'website.windowHint',
    defaultMessage: 'A direct visit within this time counts for the source before it.',
  },
  retentionDays: { id: 'website.retentionDays', defaultMessage: 'Delete visits after (days)' },
  retentionHint: { id: 'website.retentionHint', defaultMessage: 'Calls keep what they were attributed to.' },
  deleteTitle: { id: 'website.deleteTitle', defaultMessage: 'Delete website' },
  deleteIntro: {
    id: 'website.deleteIntro',
    defaultMessage:
      'Its numbers are no longer swapped, and its visits are deleted. Calls keep what they were attributed to.',
  },
  delete: { id: 'website.delete', defaultMessage: 'Delete website' },
  keep: { id: 'website.keep', defaultMessage: 'Keep it' },
  saved: { id: 'website.saved', defaultMessage: 'Website saved' },
  deleted: { id: 'website.deleted', defaultMessage: 'Website deleted' },
  stale: { id: 'website.stale', defaultMessage: 'Someone else has changed this website.' },
  reload: { id: 'website.reload', defaultMessage: 'Load their changes' },
  aliasTaken: { id: 'website.aliasTaken', defaultMessage: 'Another website already has one of these domains.' },
  leaveTitle: { id: 'website.leaveTitle', defaultMessage: 'Leave without saving?' },
  leaveBody: { id: 'website.leaveBody', defaultMessage: 'Your changes to this website will be lost.' },
  leave: { id: 'website.leave', defaultMessage: 'Leave' },
  stay: { id: 'website.stay', defaultMessage: 'Stay' },
});

export const editorNamed = defineMessages<{
  imageHint: { placeholder: string };
  rule: { at: number };
  numberAt: { at: number };
  originAt: { at: number };
  deleteOne: { domain: string };
  unshareBody: { count: number };
  typeCount: { count: number };
  pool: { name: string };
  poolSize: { count: number };
  removeNamed: { name: string };
  moveUpNamed: { name: string };
  moveDownNamed: { name: string };
}>({
  imageHint: {
    id: 'website.imageHint',
    defaultMessage: 'A path or URL. {placeholder} stands for the digits.',
  },
  rule: { id: 'website.ruleAt', defaultMessage: 'Rule {at, number}' },
  numberAt: { id: 'website.numberAt', defaultMessage: 'Number {at, number}' },
  originAt: { id: 'website.originAt', defaultMessage: 'Source {at, number}' },
  unshareBody: {
    id: 'website.unshareBody',
    defaultMessage:
      '{count, plural, one {# account} other {# accounts}} will no longer use this website. Their numbers leave its pools and rules.',
  },
  typeCount: { id: 'website.typeCount', defaultMessage: 'Type {count, number}, the number of accounts, to confirm' },
  deleteOne: { id: 'website.deleteOne', defaultMessage: 'Delete {domain}?' },
  pool: { id: 'website.poolNamed', defaultMessage: 'Pool: {name}' },
  poolSize: { id: 'website.poolSize', defaultMessage: '{count, plural, one {# number} other {# numbers}}' },
  removeNamed: { id: 'website.removeNamed', defaultMessage: 'Remove {name}' },
  moveUpNamed: { id: 'website.moveUpNamed', defaultMessage: 'Move {name} up' },
  moveDownNamed: { id: 'website.moveDownNamed', defaultMessage: 'Move {name} down' },
});

export const replacementWords = defineMessages({
  text: { id: 'website.replacement.text', defaultMessage: 'Text and links' },
  image: { id: 'website.replacement.image', defaultMessage: 'An image' },
  custom: { id: 'website.replacement.custom', defaultMessage: 'An element' },
  js: { id: 'website.replacement.js', defaultMessage: 'Your own script' },
} satisfies Record<Replacement, object>);

export const mediumWords = defineMessages({
  any: { id: 'website.medium.any', defaultMessage: 'Any medium' },
  none: { id: 'website.medium.none', defaultMessage: 'None (direct)' },
  organic: { id: 'website.medium.organic', defaultMessage: 'Organic search' },
  paid: { id: 'website.medium.paid', defaultMessage: 'Ads' },
  referral: { id: 'website.medium.referral', defaultMessage: 'Other websites' },
  social: { id: 'website.medium.social', defaultMessage: 'Social media' },
} satisfies Record<SwapMedium, object>);

export const sourceWords = defineMessages({
  any: { id: 'website.source.any', defaultMessage: 'Any source' },
  google: { id: 'website.source.google', defaultMessage: 'Google' },
  bing: { id: 'website.source.bing', defaultMessage: 'Bing' },
  facebook: { id: 'website.source.facebook', defaultMessage: 'Facebook' },
} satisfies Record<SwapSource, object>);
