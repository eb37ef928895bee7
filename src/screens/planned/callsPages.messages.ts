import { defineMessages } from 'react-intl';

export const callsPages = {
  callHistory: defineMessages({
    title: { id: 'planned.callHistory', defaultMessage: 'Call history' },
    text: {
      id: 'planned.callHistoryText',
      defaultMessage: 'Every call, text and visit of one caller, in order, will stand here.',
    },
  }),
  outboundCalls: defineMessages({
    title: { id: 'planned.outboundCalls', defaultMessage: 'Outbound calls' },
    text: {
      id: 'planned.outboundCallsText',
      defaultMessage: 'The log of the calls that your people make, with outcome and talk time, will stand here.',
    },
  }),
  outboundOverview: defineMessages({
    title: { id: 'planned.outboundOverview', defaultMessage: 'Outbound overview' },
    text: {
      id: 'planned.outboundOverviewText',
      defaultMessage: 'How many calls each person makes, how many are answered and how long they talk will stand here.',
    },
  }),
  webReport: defineMessages({
    title: { id: 'planned.webReport', defaultMessage: 'Web attribution' },
    text: {
      id: 'planned.webReportText',
      defaultMessage:
        'Sources, campaigns, keywords, landing pages and conversion pages that lead to calls will stand here.',
    },
  }),
  sourceReport: defineMessages({
    title: { id: 'planned.sourceReport', defaultMessage: 'Call attribution' },
    text: {
      id: 'planned.sourceReportText',
      defaultMessage: 'Tracking sources ranked by their calls, new callers and answered rate will stand here.',
    },
  }),
  durationReport: defineMessages({
    title: { id: 'planned.durationReport', defaultMessage: 'Call duration' },
    text: {
      id: 'planned.durationReportText',
      defaultMessage: 'How long calls last, from under 30 seconds to over 10 minutes, will stand here.',
    },
  }),
  missedReport: defineMessages({
    title: { id: 'planned.missedReport', defaultMessage: 'Missed calls' },
    text: {
      id: 'planned.missedReportText',
      defaultMessage: 'When calls are missed or given up, by hour, weekday, day or month, will stand here.',
    },
  }),
  insightReport: defineMessages({
    title: { id: 'planned.insightReport', defaultMessage: 'Insights' },
    text: {
      id: 'planned.insightReportText',
      defaultMessage: 'What changed in your calls and why, in sentences with figures, will stand here.',
    },
  }),
  ivrReport: defineMessages({
    title: { id: 'planned.ivrReport', defaultMessage: 'IVR' },
    text: {
      id: 'planned.ivrReportText',
      defaultMessage: 'The keys that callers press in menus, as a tree with counts, will stand here.',
    },
  }),
};
