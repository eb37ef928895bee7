import { defineMessages } from 'react-intl';

export const sourceReportMessages = defineMessages({
  title: { id: 'report.sourceTitle', defaultMessage: 'Call attribution' },
  sources: { id: 'report.sources', defaultMessage: 'Calls by source' },
  source: { id: 'report.source', defaultMessage: 'Source' },
  file: { id: 'report.sourceFile', defaultMessage: 'call-attribution' },
  rank: { id: 'report.rank', defaultMessage: 'Rank by' },
  all: { id: 'report.rank.all', defaultMessage: 'All sources' },
  noTags: { id: 'report.noTags', defaultMessage: 'No calls with a tag in this range' },
});

/** One name per kind of group, for the choice, the title and the first column. */
export const groupChoices = defineMessages({
  number: { id: 'report.rank.number', defaultMessage: 'Numbers' },
  source: { id: 'report.rank.source', defaultMessage: 'Top sources' },
  account: { id: 'report.rank.account', defaultMessage: 'Accounts' },
  area: { id: 'report.rank.area', defaultMessage: 'Areas' },
  tag: { id: 'report.rank.tag', defaultMessage: 'Tags' },
  landing: { id: 'report.rank.landing', defaultMessage: 'Landing pages' },
});

export const groupTitles = defineMessages({
  number: { id: 'report.top.number', defaultMessage: 'Top 10 numbers' },
  source: { id: 'report.top.source', defaultMessage: 'Top 10 sources' },
  account: { id: 'report.top.account', defaultMessage: 'Top 10 accounts' },
  area: { id: 'report.top.area', defaultMessage: 'Top 10 areas' },
  tag: { id: 'report.top.tag', defaultMessage: 'Top 10 tags' },
  landing: { id: 'report.top.landing', defaultMessage: 'Top 10 landing pages' },
});

export const groupNames = defineMessages({
  number: { id: 'report.group.number', defaultMessage: 'Number' },
  source: { id: 'report.group.source', defaultMessage: 'Source' },
  account: { id: 'report.group.account', defaultMessage: 'Account' },
  area: { id: 'report.group.area', defaultMessage: 'Area' },
  tag: { id: 'report.group.tag', defaultMessage: 'Tag' },
  landing: { id: 'report.group.landing', defaultMessage: 'Landing page' },
});

export const groupFiles = defineMessages({
  number: { id: 'report.groupFile.number', defaultMessage: 'top-10-numbers' },
  source: { id: 'report.groupFile.source', defaultMessage: 'top-10-sources' },
  account: { id: 'report.groupFile.account', defaultMessage: 'top-10-accounts' },
  area: { id: 'report.groupFile.area', defaultMessage: 'top-10-areas' },
  tag: { id: 'report.groupFile.tag', defaultMessage: 'top-10-tags' },
  landing: { id: 'report.groupFile.landing', defaultMessage: 'top-10-landing-pages' },
});

export const taggedMessages = defineMessages<{ once: { total: number } }>({
  once: {
    id: 'report.taggedOnce',
    defaultMessage:
      '{total, plural, one {# call} other {# calls}} in total, with or without tags. A call with several tags counts under each of them.',
  },
});
