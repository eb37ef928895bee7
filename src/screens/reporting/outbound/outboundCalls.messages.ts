import { defineMessages } from 'react-intl';

export const outboundCallsMessages = defineMessages({
  title: { id: 'report.placedTitle', defaultMessage: 'Outbound calls' },
  all: { id: 'report.placedAll', defaultMessage: 'All outbound calls' },
  search: { id: 'report.placedSearch', defaultMessage: 'Search called or tracking number' },
  file: { id: 'report.placedFile', defaultMessage: 'outbound-calls' },
  overview: { id: 'report.placedOverview', defaultMessage: 'Overview' },
  target: { id: 'report.placedTarget', defaultMessage: 'Number called' },
  status: { id: 'report.placedStatus', defaultMessage: 'Status' },
  dateStart: { id: 'report.placedAt', defaultMessage: 'Time' },
  trackingName: { id: 'report.placedFrom', defaultMessage: 'Called from' },
  duration: { id: 'report.placedDuration', defaultMessage: 'Duration' },
  talkTime: { id: 'report.placedTalk', defaultMessage: 'Talk time' },
  accountName: { id: 'report.placedAccount', defaultMessage: 'Account' },
  empty: { id: 'report.placedEmpty', defaultMessage: 'No outbound calls found' },
  emptyBody: {
    id: 'report.placedEmptyBody',
    defaultMessage: 'Outbound calls come from the history you import. Try a longer range or fewer filters.',
  },
});
