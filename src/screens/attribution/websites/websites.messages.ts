import { defineMessages } from 'react-intl';
import type { WebsiteStatus } from '#values/website.ts';

export const websitesMessages = defineMessages({
  title: { id: 'website.title', defaultMessage: 'Number insertion' },
  intro: {
    id: 'website.intro',
    defaultMessage: 'Websites that show each visitor one of your numbers, so that every call says where it came from.',
  },
  domain: { id: 'website.domain', defaultMessage: 'Domain' },
  status: { id: 'website.status', defaultMessage: 'Status' },
  account: { id: 'website.account', defaultMessage: 'Account' },
  numbers: { id: 'website.numbers', defaultMessage: 'Numbers' },
  poolNumbers: { id: 'website.poolNumbers', defaultMessage: 'In pools' },
  seenAt: { id: 'website.seenAt', defaultMessage: 'Last seen' },
  neverSeen: { id: 'website.neverSeen', defaultMessage: 'Never' },
  add: { id: 'website.add', defaultMessage: 'Add website' },
  search: { id: 'website.search', defaultMessage: 'Search websites' },
  empty: { id: 'website.empty', defaultMessage: 'No websites yet' },
  emptyBody: {
    id: 'website.emptyBody',
    defaultMessage: 'Add your website, choose which numbers to swap, and put one line of code on its pages.',
  },
  nothing: { id: 'website.nothing', defaultMessage: 'No websites match' },
  file: { id: 'website.file', defaultMessage: 'websites' },
  domainHint: {
    id: 'website.domainHint',
    defaultMessage: 'Such as example.com. Hosts below it, such as shop.example.com, belong to it.',
  },
  back: { id: 'website.back', defaultMessage: 'All websites' },
  notFound: { id: 'website.notFound', defaultMessage: 'Website not found' },
  tabs: { id: 'website.tabs', defaultMessage: 'Parts of the website' },
  waiting: {
    id: 'website.waiting',
    defaultMessage:
      'Another account has this domain. Its administrators have to approve yours before your numbers are shown.',
  },
  refused: {
    id: 'website.refused',
    defaultMessage: 'The administrators of the account that has this domain refused yours. No numbers are swapped.',
  },
  expired: {
    id: 'website.expired',
    defaultMessage:
      'Nobody answered your request for this domain in time. To ask again, delete this website and add it anew.',
  },
});

export const tabWords = defineMessages({
  numbers: { id: 'website.tab.numbers', defaultMessage: 'Numbers' },
  pools: { id: 'website.tab.pools', defaultMessage: 'Pools' },
  install: { id: 'website.tab.install', defaultMessage: 'Installation' },
  test: { id: 'website.tab.test', defaultMessage: 'Test' },
});

export const statusWords = defineMessages({
  active: { id: 'website.status.active', defaultMessage: 'Active' },
  waiting: { id: 'website.status.waiting', defaultMessage: 'Waiting for approval' },
  refused: { id: 'website.status.refused', defaultMessage: 'Refused' },
  expired: { id: 'website.status.expired', defaultMessage: 'Request expired' },
} satisfies Record<WebsiteStatus, object>);
