import { defineMessages } from 'react-intl';

export const historyWords = {
  ...defineMessages({
    visits: { id: 'call.history.visits', defaultMessage: 'Visits to your websites' },
    calls: { id: 'call.historyCalls', defaultMessage: 'Calls' },
    empty: { id: 'call.historyEmpty', defaultMessage: 'No calls from this number' },
    emptyBody: {
      id: 'call.historyEmptyBody',
      defaultMessage: 'Its calls may belong to an account you don’t have access to.',
    },
  }),
  ...defineMessages<{ title: { caller: string } }>({
    title: { id: 'call.historyTitle', defaultMessage: 'Calls from {caller}' },
  }),
};
