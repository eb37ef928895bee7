import { defineMessages } from 'react-intl';

export const sourcesMessages = defineMessages({
  title: { id: 'sources.title', defaultMessage: 'Sources' },
  intro: {
    id: 'sources.intro',
    defaultMessage: 'Where callers find your numbers: a website, an ad, a leaflet. Each number has one.',
  },
  source: { id: 'sources.source', defaultMessage: 'Source' },
  spellings: { id: 'sources.spellings', defaultMessage: 'Also spelled' },
  account: { id: 'sources.account', defaultMessage: 'Account' },
  numbers: { id: 'sources.numbers', defaultMessage: 'Numbers' },
  calls: { id: 'sources.calls', defaultMessage: 'Calls' },
  actions: { id: 'sources.actions', defaultMessage: 'Actions' },
  rename: { id: 'sources.rename', defaultMessage: 'Rename' },
  merge: { id: 'sources.merge', defaultMessage: 'Merge' },
  name: { id: 'sources.name', defaultMessage: 'Name' },
  hint: {
    id: 'sources.hint',
    defaultMessage:
      'Numbers and past calls get this name. Call flows and saved views that name the source keep the old one. To merge, choose another source.',
  },
  search: { id: 'sources.search', defaultMessage: 'Search sources' },
  empty: { id: 'sources.empty', defaultMessage: 'No sources yet' },
  emptyBody: { id: 'sources.emptyBody', defaultMessage: 'Sources come with your numbers: rent one to add the first.' },
  nothing: { id: 'sources.nothing', defaultMessage: 'No sources match' },
  file: { id: 'sources.file', defaultMessage: 'sources' },
});

export const sourcesNamed = defineMessages<{
  renameOne: { source: string };
  respellOne: { source: string };
  merges: { source: string; other: string };
  done: { source: string; numbers: number; calls: number };
}>({
  renameOne: { id: 'sources.renameOne', defaultMessage: 'Rename {source}' },
  respellOne: { id: 'sources.respellOne', defaultMessage: 'Merge the spellings of {source}' },
  merges: {
    id: 'sources.merges',
    defaultMessage: '“{source}” and “{other}” become one source. You can’t separate them again.',
  },
  done: {
    id: 'sources.done',
    defaultMessage:
      '“{source}”: {numbers, plural, one {# number} other {# numbers}} and {calls, plural, one {# call} other {# calls}} changed.',
  },
});
