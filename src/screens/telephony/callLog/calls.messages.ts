import { defineMessages } from 'react-intl';

export const callsMessages = {
  ...defineMessages({
    import: { id: 'calls.import', defaultMessage: 'Import calls' },
    all: { id: 'calls.all', defaultMessage: 'All calls' },
    title: { id: 'calls.title', defaultMessage: 'Calls' },
    search: { id: 'calls.search', defaultMessage: 'Search caller, number or name' },
    ofFlow: { id: 'calls.ofFlow', defaultMessage: 'Only calls that began in one call flow are listed.' },
    ofStep: { id: 'calls.ofStep', defaultMessage: 'Calls on this path' },
    allWays: { id: 'calls.allWays', defaultMessage: 'Show all calls' },
    empty: { id: 'calls.empty', defaultMessage: 'No calls found' },
    emptyBody: {
      id: 'calls.emptyBody',
      defaultMessage:
        'Calls to your tracking numbers appear here as they come in. Try a longer range or fewer filters.',
    },
    clear: { id: 'calls.clear', defaultMessage: 'Clear search and filters' },
    file: { id: 'calls.file', defaultMessage: 'calls' },
    manageTags: { id: 'calls.manageTags', defaultMessage: 'Manage tags' },
    newer: { id: 'calls.newer', defaultMessage: 'There are new or changed calls.' },
    refresh: { id: 'calls.refresh', defaultMessage: 'Show them' },
  }),
};
