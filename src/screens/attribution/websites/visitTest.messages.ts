import { defineMessages } from 'react-intl';

export const visitTestWords = defineMessages({
  title: { id: 'website.test.title', defaultMessage: 'What a visitor would see' },
  intro: {
    id: 'website.test.intro',
    defaultMessage: 'Enter how a visitor gets to your website. Nothing is stored, and no number is used up.',
  },
  page: { id: 'website.test.page', defaultMessage: 'Page they open' },
  pageHint: {
    id: 'website.test.pageHint',
    defaultMessage: 'With its parameters, such as ?utm_source=newsletter or ?gclid=test.',
  },
  referrer: { id: 'website.test.referrer', defaultMessage: 'Page they come from' },
  consent: { id: 'website.test.consent', defaultMessage: 'Visitor gives consent' },
  show: { id: 'website.test.show', defaultMessage: 'Show' },
  source: { id: 'website.test.source', defaultMessage: 'Source / medium' },
  why: { id: 'website.test.why', defaultMessage: 'Why' },
  campaign: { id: 'website.test.campaign', defaultMessage: 'Campaign' },
  keyword: { id: 'website.test.keyword', defaultMessage: 'Keyword' },
  landing: { id: 'website.test.landing', defaultMessage: 'Landing page' },
  notOurs: { id: 'website.test.notOurs', defaultMessage: 'This page isn’t on the website or one of its domains.' },
  noNumbers: { id: 'website.test.noNumbers', defaultMessage: 'No number of this website is to be swapped yet.' },
});

export const visitTestNamed = defineMessages<{
  stays: { number: string };
  becomes: { number: string; shown: string; rule: number };
  inPool: { name: string };
}>({
  stays: { id: 'website.test.stays', defaultMessage: '{number} stays: no rule fits' },
  inPool: { id: 'website.test.inPool', defaultMessage: 'a number of the pool {name}' },
  becomes: { id: 'website.test.becomes', defaultMessage: '{number} becomes {shown}, by rule {rule, number}' },
});
