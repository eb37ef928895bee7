import { defineMessages } from 'react-intl';

export const durationReportMessages = defineMessages({
  title: { id: 'report.durationTitle', defaultMessage: 'Call duration' },
  chart: { id: 'report.durationChart', defaultMessage: 'Calls by duration' },
  duration: { id: 'report.duration', defaultMessage: 'Duration' },
  share: { id: 'report.durationShare', defaultMessage: 'Share' },
  file: { id: 'report.durationFile', defaultMessage: 'call-duration' },
});

/** One label per length of calls. */
export const durationLabels = defineMessages({
  '0-30': { id: 'report.duration.30', defaultMessage: 'Up to 30 s' },
  '31-60': { id: 'report.duration.60', defaultMessage: '31–60 s' },
  '61-120': { id: 'report.duration.120', defaultMessage: '1–2 min' },
  '121-180': { id: 'report.duration.180', defaultMessage: '2–3 min' },
  '181-300': { id: 'report.duration.300', defaultMessage: '3–5 min' },
  '301-600': { id: 'report.duration.600', defaultMessage: '5–10 min' },
  '601-': { id: 'report.duration.over', defaultMessage: 'Over 10 min' },
});
