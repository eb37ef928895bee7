import { defineMessages } from 'react-intl';

export const callsPages = {
  callHistory: defineMessages({
    title: { id: 'planned.callHistory', defaultMessage: 'Call history' },
    text: {
      id: 'planned.callHistoryText',
      defaultMessage: 'See every call, text and visit from one caller, in order.',
    },
  }),
  outboundCalls: defineMessages({
    title: { id: 'planned.outboundCalls', defaultMessage: 'Outbound calls' },
    text: {
      id: 'planned.outboundCallsText',
      defaultMessage: 'See the calls your team makes, with outcome and talk time.',
    },
  }),
  outboundOverview: defineMessages({
    title: { id: 'planned.outboundOverview', defaultMessage: 'Outbound overview' },
    text: {
      id: 'planned.outboundOverviewText',
      defaultMessage: 'See how many calls each person makes, how many are answered and how long they last.',
    },
  }),
  webReport: defineMessages({
    title: { id: 'planned.webReport', defaultMessage: 'Web attribution' },
    text: {
      id: 'planned.webReportText',
      defaultMessage: 'See which sources, campaigns, keywords and pages lead to calls.',
    },
  }),
  sourceReport: defineMessages({
    title: { id: 'planned.sourceReport', defaultMessage: 'Call attribution' },
    text: {
      id: 'planned.sourceReportText',
      defaultMessage: 'Rank tracking sources by calls, new callers and answer rate.',
    },
  }),
  durationReport: defineMessages({
    title: { id: 'planned.durationReport', defaultMessage: 'Call duration' },
    text: {
      id: 'planned.durationReportText',
      defaultMessage: 'See how long calls last, from under 30 seconds to over 10 minutes.',
    },
  }),
  missedReport: defineMessages({
    title: { id: 'planned.missedReport', defaultMessage: 'Missed calls' },
    text: {
      id: 'planned.missedReportText',
      defaultMessage: 'See when calls are missed or abandoned, by hour, weekday, day or month.',
    },
  }),
  insightReport: defineMessages({
    title: { id: 'planned.insightReport', defaultMessage: 'Insights' },
    text: {
      id: 'planned.insightReportText',
      defaultMessage: 'See what changed in your calls and why.',
    },
  }),
  ivrReport: defineMessages({
    title: { id: 'planned.ivrReport', defaultMessage: 'IVR' },
    text: {
      id: 'planned.ivrReportText',
      defaultMessage: 'See which menu keys callers press, as a tree with counts.',
    },
  }),
};
