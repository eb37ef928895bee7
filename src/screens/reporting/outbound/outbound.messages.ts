import { defineMessages } from 'react-intl';

export const outboundMessages = defineMessages({
  title: { id: 'report.outboundTitle', defaultMessage: 'Outbound overview' },
  totals: { id: 'report.outboundTotals', defaultMessage: 'Totals' },
  agents: { id: 'report.agents', defaultMessage: 'Top 10 users' },
  agent: { id: 'report.agent', defaultMessage: 'User' },
  everyone: { id: 'report.everyone', defaultMessage: 'Everyone' },
  unknown: { id: 'report.unknownUser', defaultMessage: 'A user you can’t see' },
  empty: { id: 'report.outboundEmpty', defaultMessage: 'No outbound calls in this range' },
  emptyBody: {
    id: 'report.outboundEmptyBody',
    defaultMessage: 'Outbound calls come from the history you import. Try a longer range or fewer filters.',
  },
  chart: { id: 'report.outboundChart', defaultMessage: 'Outbound calls by outcome' },
  file: { id: 'report.outboundFile', defaultMessage: 'outbound' },
  agentFile: { id: 'report.agentFile', defaultMessage: 'outbound-top-10' },
});
